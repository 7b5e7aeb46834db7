### La domanda del momento: che cosa si chiede, quanto costa e rende ogni risposta.
###
### Le domande finiscono con il punto interrogativo e stanno in una riga. Sui pulsanti c’è un verbo;
### l’effetto segue come quantità di terms.ftl. Il perché di un no è un numero («ne hai 3»).

## Intorno alla domanda

q-your-turn = Tocca a te
q-step = Passo { $step }: { $name }
q-setup = Allestimento
q-rules = Regole
q-holdings = Le tue risorse
q-undo = Annulla
q-todo = Resta da fare in questo turno
q-todo-done = fatto:
q-todo-special = Speciale
q-tile-city = Città
q-tile-land = Terra
q-tile-trade = Commercio
q-less = Meno: { $what }
q-more = Più: { $what }
# Prima delle quantità che un pulsante dà e toglie.
q-with-result = { $what }:
q-pass = Passa
q-pass-what = Passa: { $what }
q-pass-tile = Passa e scarta la tessera: { $result }
q-pass-special = Passa e rinuncia all’azione speciale: { $result }
q-key-enter = Invio
q-ends-turn = chiude il tuo turno
q-reveals = si pesca, non si annulla
# Sul pulsante che lo fa: ciò che si perde per sempre.
q-loses = perdi { $what }
q-sure = Così finisce il tuo turno. Confermi?
q-sure-draw = Poi si pesca. Confermi?
q-sure-bid = Forse non potrai più annullare. Confermi?
q-sure-no = Non ancora
q-quick = Scelte frequenti
q-choose = Scegli
q-chosen = Scelto
q-up-to = fino a { $n }
q-of = su { $n }

## Che cosa si chiede

q-place = Dove apri un’impresa?
q-place-lead =
    { $n ->
        [1] La prima di due, in un distretto a scelta, senza pagare legno. Se lì nessun altro ne ha altrettante, il controllo è tuo.
       *[other] La seconda di due, in un distretto a scelta, senza pagare legno.
    }
q-auction = Quale colonna metti all’asta?
q-auction-lead =
    { $seats ->
        [2] Scegli una colonna da tre tessere e fai la prima offerta.
       *[other] Scegli una colonna e fai la prima offerta. Gli altri senza colonna offrono o passano, una volta ciascuno.
    }
q-take = Quale colonna prendi?
q-take-lead = Solo tu non hai ancora una colonna: è gratis, e tieni il tuo segnalino Ordine di Turno.
q-open = Quanto offri per la colonna { $column }?
q-open-lead = L’hai scelta tu, quindi apri l’asta: *0 o più*. Gli altri offrono di più o passano, una volta ciascuno.
q-bid = Offri per la colonna { $column }?
q-bid-lead = L’ha scelta { $who }; l’offerta più alta è *{ $high }*. Offri una volta sola: *{ $least } o più*, oppure passa.
q-pay = Come paghi { $n }?
q-pay-lead = Ogni risorsa vale 1. Questa è solo una proposta: cambiala come vuoi.
q-pay-lead-market =
    { $n ->
        [one] Per { $n } pelliccia coperta, in monete e merci.
       *[other] Per { $n } pellicce coperte, in monete e merci.
    }
q-close =
    { $n ->
        [one] Quale impresa chiudi?
       *[other] Quali { $n } imprese chiudi?
    }
q-close-lead =
    { $n ->
        [one] Manca il granturco per { $n } impresa: devi chiuderla.
       *[other] Manca il granturco per { $n } imprese: devi chiuderle.
    }
q-close-cost =
    { $points ->
        [0] Non hai punti da perdere.
        [one] Costa *{ $points } punto*.
       *[other] Costa *{ $points } punti*.
    }
q-turn-special = Quale azione speciale?
q-turn-nothing = Scartare la tessera?
q-verb-build = Dove costruisci?
q-verb-elect = Indire le elezioni?
q-verb-add = Quale terreno aggiungi?
q-verb-clear = Disboscare i tuoi terreni?
q-verb-trade = Quali pellicce compri?
q-verb-ship =
    { $n ->
        [one] Spedire { $n } pelliccia?
       *[other] Spedire { $n } pellicce?
    }
q-verb-wood = Quanto legno?
q-verb-corn = Quanto granturco?
q-verb-warehouse = Costruire un magazzino?
q-verb-houses = Quante case?
q-verb-market = Quante pellicce coperte?
q-verb-post = Spostare il tuo emporio?

## Che cosa fa il pulsante principale

q-do-place = Apri un’impresa { $place }
q-do-auction = Metti all’asta la colonna { $column }
q-do-take = Prendi la colonna { $column }
q-do-bid = Offri { $n }
q-do-pay = Paga { $n }
q-do-close =
    { $n ->
        [one] Chiudi { $n } impresa
       *[other] Chiudi { $n } imprese
    }
q-do-build =
    { $n ->
        [one] Costruisci { $n } impresa
       *[other] Costruisci { $n } imprese
    }
q-do-elect = Indici le elezioni
q-do-add = Aggiungi questo terreno
q-do-clear = Disbosca i terreni
q-do-trade =
    { $n ->
        [one] Compra { $n } pelliccia
       *[other] Compra { $n } pellicce
    }
q-do-ship = Fai salpare la nave
q-do-buy-wood = Compra { $n } legno
q-do-sell-wood = Vendi { $n } legno
q-do-buy-corn = Compra { $n } granturco
q-do-sell-corn = Vendi { $n } granturco
q-do-warehouse = Costruiscilo
q-do-houses =
    { $n ->
        [one] Costruisci { $n } casa
       *[other] Costruisci { $n } case
    }
q-do-market =
    { $n ->
        [one] Compra { $n } pelliccia coperta
       *[other] Compra { $n } pellicce coperte
    }
q-do-post = Sposta l’emporio
# Finché manca qualcosa.
q-need-district = Scegli un distretto
q-need-column = Scegli una colonna
q-need-pay = Paga ancora { $n }
q-need-close =
    { $n ->
        [one] Scegli ancora { $n } impresa
       *[other] Scegli ancora { $n } imprese
    }
q-need-build = Scegli un distretto
q-need-land = Scegli una carta
q-need-trade = Scegli le pellicce
q-need-ship =
    { $n ->
        [one] Carica ancora { $n } pelliccia
       *[other] Carica ancora { $n } pellicce
    }
q-need-houses = Scegli quante
q-need-market = Scegli quante
q-need-special = Scegli un’azione

## Sul tabellone

q-press-district =
    { $word ->
        [1] { district-lumberyard }: un’impresa qui
        [2] { district-granary }: un’impresa qui
        [3] { district-docks }: un’impresa qui
        [4] { district-guild }: un’impresa qui
        [5] { district-market }: un’impresa qui
       *[6] { district-company }: un’impresa qui
    }
q-press-close =
    { $word ->
        [1] { district-lumberyard }: chiudi un’impresa qui
        [2] { district-granary }: chiudi un’impresa qui
        [3] { district-docks }: chiudi un’impresa qui
        [4] { district-guild }: chiudi un’impresa qui
        [5] { district-market }: chiudi un’impresa qui
       *[6] { district-company }: chiudi un’impresa qui
    }
q-press-column = Scegli la colonna { $word }
q-press-land = Scegli questo terreno
q-press-ship = Carica questa nave
q-press-trader =
    { $word ->
        [top] Compra dal { trader-top }
        [mid] Compra dal { trader-mid }
       *[low] Compra dal { trader-low }
    }
q-press-special =
    { $word ->
        [1] { district-lumberyard }: { special-lumberyard }
        [2] { district-granary }: { special-granary }
        [3] { district-docks }: { special-docks }
        [4] { district-guild }: { special-guild }
        [5] { district-market }: { special-market }
       *[6] { district-company }: { special-company }
    }

## Distretti

q-place-1 = speciale: { special-lumberyard }
q-place-2 = speciale: { special-granary }
q-place-3 = speciale: { special-docks }
q-place-4 = speciale: { special-guild }
q-place-5 = speciale: { special-market }
q-place-6 = speciale: { special-company }
q-stand-none = non lo controlli
q-stand-tied = in parità
q-stand-sole = lo controlli
# Le imprese fanno la differenza: da ora in poi.
q-stand-change = → { $now }
q-leads =
    { $lead ->
        [tied] { $who } è in parità
       *[sole] { $who } ha il controllo
    }
q-elect-lead =
    { $n ->
        [one] punto in tutto, per i distretti che controlli o in cui sei in parità
       *[other] punti in tutto, per i distretti che controlli o in cui sei in parità
    }
q-close-in = Imprese da chiudere: { $district }

## La fine del round

q-out-elections = Elezioni
q-out-corn = Granturco
q-out-goods = Merci dalle navi
q-out-coins = Rendita
q-out-fed = ({ $upkeep } alle imprese)
# Imprese che chiuderanno.
q-out-closing = { $n } a rischio
q-out-lost =
    { $n ->
        [one] { $n } persa
       *[other] { $n } perse
    }

# Che cosa una risposta mette a rischio.
q-risk-corn =
    { $n ->
        [one] niente granturco per { $n } impresa
       *[other] niente granturco per { $n } imprese
    }
q-risk-goods =
    { $n ->
        [one] niente posto per { $n } merce
       *[other] niente posto per { $n } merci
    }

## Asta

q-your-bid = La tua offerta
q-quick-bids = Offerte tra cui scegliere
q-bid-least = minimo
q-bid-sure = vince di sicuro
q-bid-all = tutto
q-left =
    { $coins ->
        [0] ancora in mano su { $held } se vinci
        [one] ancora in mano su { $held } se vinci, +{ $coins } moneta
       *[other] ancora in mano su { $held } se vinci, +{ $coins } monete
    }
q-nobody-tops = Nessuno può superare { $n }.
q-one-tops = { $who } può ancora superarla, fino a { $limit }.
q-some-top =
    { $n ->
        [one] { $n } giocatore può ancora superarla, fino a { $limit }.
       *[other] { $n } giocatori possono ancora superarla, fino a { $limit }.
    }
q-rival-later = deve ancora offrire
q-rival-limit = fino a { $n }
q-rival-bid = ha offerto, non può rilanciare
q-rival-passed = { $who } passa
q-rival-outbid = { $who } offre { $n }
q-win-marker = Se vinci, prendi il segnalino Ordine di Turno { $first } e { $who } riceve il tuo { $mine }.
q-outbid-marker = Chi ti supera prende il tuo segnalino Ordine di Turno { $mine } e ti dà il suo.
q-pass-means = Se passi, puoi ancora offrire per le altre colonne.
q-pass-two = Se passi, poi prendi gratis una colonna da due tessere.
q-pass-last = Se passi, poi prendi gratis una delle colonne rimaste.
q-keep-corn = Tieni { $corn } granturco: le imprese ne chiedono { $upkeep }, il raccolto ne dà { $harvest }.
q-lack-corn =
    { $corn ->
        [one] Hai { $have } granturco, ne serve { $corn }: le imprese ne chiedono { $upkeep }, il raccolto ne dà { $harvest }.
       *[other] Hai { $have } granturco, ne servono { $corn }: le imprese ne chiedono { $upkeep }, il raccolto ne dà { $harvest }.
    }
q-column = Colonna { $column }: { $what }
q-column-taken = { $who }
q-column-tiles =
    { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }
q-lets = Che cosa permette la colonna { $column }
q-lets-tile =
    { $n ->
        [one] { $tile }:
       *[other] { $n } × { $tile }:
    }
q-lets-build =
    { $wood ->
        [0] niente legno per costruire;
       *[other] costruire, con { $wood } legno;
    }
q-lets-elect =
    { $points ->
        [0] le elezioni ora non rendono nulla.
        [one] le elezioni ora rendono { $points } punto.
       *[other] le elezioni ora rendono { $points } punti.
    }
q-lets-add =
    { $points ->
        [one] aggiungere un terreno, carta { $place } della tua fila: { $points } punto se disboscata;
       *[other] aggiungere un terreno, carta { $place } della tua fila: { $points } punti se disboscata;
    }
# $gain è ciò che rende disboscare: «+3 punti, +4 legno, 6 granturco a ogni round».
q-lets-clear =
    { $n ->
        [one] disboscare { $n } carta: { $gain }.
       *[other] disboscare { $n } carte: { $gain }.
    }
q-lets-clear-none = ancora niente da disboscare.
q-lets-trade =
    { $goods ->
        [0] niente merci per commerciare, costo viaggio { $travel } granturco;
        [one] commerciare con { $goods } merce, costo viaggio { $travel } granturco;
       *[other] commerciare con { $goods } merci, costo viaggio { $travel } granturco;
    }
q-lets-ship =
    { $furs ->
        [one] spedire { $furs } pelliccia.
       *[other] spedire fino a { $most } delle tue { $furs } pellicce.
    }
q-lets-ship-later =
    { $furs ->
        [0] ancora niente pellicce: prima comprane, poi puoi spedirne fino a { $most }.
        [one] { $furs } pelliccia: prima comprane altre, poi puoi spedirne fino a { $most }.
       *[other] { $furs } pellicce: prima comprane altre, poi puoi spedirne fino a { $most }.
    }
q-lets-ship-none =
    { $furs ->
        [0] ancora niente pellicce da spedire.
        [one] { $furs } pelliccia non basta ancora per nessuna nave.
       *[other] { $furs } pellicce non bastano ancora per nessuna nave.
    }

## Pagare

q-keep =
    { $n ->
        [one] ne resta { $n }
       *[other] ne restano { $n }
    }
q-keep-coins =
    { $n ->
        [one] ne resta { $n }, +{ $coins } dalla colonna
       *[other] ne restano { $n }, +{ $coins } dalla colonna
    }
q-pay-corn = (tienine { $n } per le imprese)
q-propose = Proponi
q-clear-mix = Azzera

## Terreni

q-add-lead =
    { $points ->
        [one] Diventa la *carta { $place }* della tua fila: disboscata vale *{ $points } punto*.
       *[other] Diventa la *carta { $place }* della tua fila: disboscata vale *{ $points } punti*.
    }
q-add-moves = Un padiglione dei Lenape si sposta a monte, nel campo { $camp }.
q-add-leaves = Un padiglione dei Lenape lascia il tabellone.
q-add-stays = L’ultimo padiglione dei Lenape resta dov’è.
q-land =
    { $houses ->
        [one] { $houses } casa, { $wood } legno, { $corn } granturco
       *[other] { $houses } case, { $wood } legno, { $corn } granturco
    }
q-corn-every-round = { $n } granturco a ogni round
q-corn-last-round = { $n } granturco in questo round
q-clear-lead =
    { $points ->
        [one] punto: { $n ->
            [one] { $n } carta, la numero { $place } della tua fila
           *[other] { $n } carte, fino alla numero { $place } della tua fila
        }
       *[other] punti: { $n ->
            [one] { $n } carta, la numero { $place } della tua fila
           *[other] { $n } carte, fino alla numero { $place } della tua fila
        }
    }
q-row = I tuoi terreni
q-row-card =
    { $points ->
        [0] Carta { $place }: case { $n } su { $houses }
        [one] Carta { $place }: case { $n } su { $houses }, { $points } punto se disboscata
       *[other] Carta { $place }: case { $n } su { $houses }, { $points } punti se disboscata
    }

## Pellicce

q-for-each = l’una
q-for-all = per tutte
q-trade-top =
    { $most ->
        [one] Scegline { $most }: 1 merce l’una, hai { $goods ->
            [one] { $goods } merce
           *[other] { $goods } merci
        }
       *[other] Scegline fino a { $most }: 1 merce l’una, hai { $goods ->
            [one] { $goods } merce
           *[other] { $goods } merci
        }
    }
q-as-many = Prendine { $n }
q-ships = Navi
q-furs =
    { $n ->
        [one] { $n } pelliccia
       *[other] { $n } pellicce
    }
q-best = al massimo { $n }
q-points =
    { $n ->
        [one] punto
       *[other] punti
    }
q-score-to = totale { $was } → { $now }
q-loaded = { $n } su { $of }
q-aboard = A bordo: { $n } su { $of }
q-ashore = A terra
q-load = Carica: { $what }
q-load-for =
    { $points ->
        [one] Carica: { $what }, { $points } punto
       *[other] Carica: { $what }, { $points } punti
    }
q-ship-score = Tipo più numeroso: 3 punti a pelliccia; secondo: 2; altri: 1.
q-unload = Scarica: { $what }
q-unload-all = Scarica tutto
q-more-furs = ancora { $n }
q-ship-gives =
    rende subito { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }, poi { $goods ->
        [one] { $goods } merce
       *[other] { $goods } merci
    } a ogni round

## Gli usi di una tessera

q-ways = Come usare la tessera
q-way-build = Costruire imprese
q-way-elect = Indire elezioni
q-way-add = Aggiungere terreni
q-way-clear = Disboscare terreni
q-way-ship = Spedire pellicce
q-way-trade = Commerciare con i Lenape
q-row-build =
    { $n ->
        [one] { $n } impresa, 1 legno
       *[other] fino a { $n }, 1 legno l’una
    }
q-row-add =
    { $points ->
        [one] carta { $place }: { $points } punto se disboscata
       *[other] carta { $place }: { $points } punti se disboscata
    }
q-row-trade = viaggio: { $n } granturco
q-row-ship =
    { $n ->
        [one] puoi riempire { $n } nave
       *[other] puoi riempire { $n } navi
    }

## Azioni speciali

q-special = Azione speciale
q-special-one = una a turno
q-free = gratis
q-fee = tassa { $n }
q-fee-why =
    { $n ->
        [one] Tassa di { $n } moneta: { $place } non hai il controllo.
       *[other] Tassa di { $n } monete: { $place } non hai il controllo.
    }
q-free-sole = Niente tassa: { $place } hai il controllo.
q-free-tied = Niente tassa: { $place } sei in parità.
q-sp-1 = legno a 1 moneta
q-sp-2 = granturco a 1 moneta
q-sp-3 = 1 legno: posto per { $room }
q-sp-4 =
    { $n ->
        [one] { $n } casa, 1 legno
       *[other] fino a { $n } case
    }
q-sp-5 =
    { $n ->
        [one] { $n } pelliccia, coperta
       *[other] fino a { $n }, coperte
    }
q-sp-6 = 1 legno: a monte
q-deal = Compra o vendi
q-buy = Compra
q-sell = Vendi
q-then-you-have = Poi hai
q-warehouse-lead =
    { $then ->
        [one] merce trova posto, invece di { $room }. Ne hai { $goods }.
       *[other] merci trovano posto, invece di { $room }. Ne hai { $goods }.
    }
q-post-lead = granturco per il viaggio: l’emporio va dalla zona { $area } alla zona { $next }.
q-how-many-houses = Quante case
q-houses-full =
    { $points ->
        [one] Così la carta { $place } è completa: { $points } punto quando la disboschi o a fine partita.
       *[other] Così la carta { $place } è completa: { $points } punti quando la disboschi o a fine partita.
    }
q-houses-part = Così non completi ancora una carta.
q-how-many-furs = Quante pellicce
q-market-price = paga { $n }
q-market-lead = Si paga in monete e merci, a piacere: in tutto ne hai { $held }.
q-reserve =
    { $n ->
        [one] Coperte nella riserva: { $n } pelliccia
       *[other] Coperte nella riserva: { $n } pellicce
    }

## Perché no

q-no-have = ne hai { $n }
q-no-after-fee = { $n } dopo la tassa
q-no-corn = viaggio: { $due } granturco, ne hai { $n }
q-no-sold-out = esaurito
q-no-goods = troppo poche merci
q-no-wood = niente legno
q-no-coins = niente monete
q-no-buildings = edifici finiti
q-no-majority = né controllo né parità
q-no-land = nessun nuovo terreno
q-no-full-card = nessuna carta completa di case
q-first-build = prima costruisci imprese
q-first-add = prima aggiungi un terreno
q-first-clear = prima disbosca i terreni
q-first-trade = prima compra pellicce
q-first-ship = prima spedisci pellicce
q-first-pass = prima scarta una tessera
q-first-wood = prima compra legno
q-first-corn = prima compra granturco
q-first-houses = prima costruisci case
q-first-market = prima compra pellicce
q-first-post = prima sposta l’emporio
q-no-ship =
    { $n ->
        [0] non hai pellicce
        [one] nessuna nave per { $n } pelliccia
       *[other] nessuna nave per { $n } pellicce
    }
q-no-wharf = banchina piena
q-no-space = nessuno spazio per case
q-no-market =
    { $due ->
        [one] ne serve { $due }, ne hai { $n }
       *[other] ne servono { $due }, ne hai { $n }
    }
q-no-longhouse = nessun padiglione a monte
q-no-area = a monte è tutto pieno

## In attesa

q-wait-you = Intanto puoi guardarti intorno.
q-wait-for = Turno di { $who }
q-wait-bot = { $who } pensa…
q-wait-away = { $who } ora non c’è.
q-wait-chance = Si pesca…
q-wait-place = apre un’impresa
q-wait-auction = sceglie una colonna da mettere all’asta
q-wait-bid = offre per la colonna { $column }
q-wait-5 = fa le azioni Città
q-wait-6 = fa le azioni Terra
q-wait-7 = fa le azioni Commercio
q-wait-close = sceglie le imprese da chiudere
q-wait-next = Poi: { $list }

## La fine

q-over-win = { $who } vince
q-over-tie = { $who } vincono a pari merito
q-over-you = Hai vinto
q-over-see = Guarda da dove vengono i punti
