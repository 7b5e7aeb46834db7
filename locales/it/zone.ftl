### L’immagine del tavolo: fiume, città, mercanti, terreni, navi, cassa, e che cosa hanno i giocatori.
### Molto sta su piccoli cartelli: meglio parole corte. Le parole del gioco sono in terms.ftl.

zone-board = Il tabellone
zone-players = I giocatori

## Fiume

zone-river = L’Hudson
zone-hudson = Hudson
zone-upstream = a monte
zone-camp = Campo { $n }
# Letto ad alta voce dopo il nome di un campo.
zone-camp-holds =
    { $n ->
        [0] nessun padiglione, { $spaces ->
            [one] { $spaces } spazio libero
           *[other] { $spaces } spazi liberi
        }
        [one] { $n } padiglione, posto per { $spaces } in tutto
       *[other] { $n } padiglioni, posto per { $spaces } in tutto
    }
# Letto dopo il numero su una barca.
zone-boat = granturco per la barca dal campo { $from } al campo { $to }
zone-posts = Empori
# Letto prima dei nomi dei giocatori che vi hanno un emporio.
zone-area =
    { $n ->
        [0] Zona { $area }: nessun emporio, posto per { $spaces }
        [one] Zona { $area }: { $n } emporio, posto per { $spaces } in tutto
       *[other] Zona { $area }: { $n } empori, posto per { $spaces } in tutto
    }
# La strada dal tuo emporio al padiglione più vicino.
zone-travel =
    { $n ->
        [0] il tuo emporio è al campo { $camp }: nessun viaggio
       *[other] il tuo viaggio al campo { $camp }: { $n } granturco
    }

## Città

zone-city = Città
# Cartelli sotto i nomi dei distretti, una riga corta ciascuno.
zone-special-lumberyard = Compra/vendi legno
zone-special-granary = Compra/vendi granturco
zone-special-docks = Un magazzino
zone-special-guild = Da 1 a 3 case
zone-special-market = Pellicce coperte
zone-special-company = Sposta l’emporio
# Letto: di chi sono le imprese, quante, e se hanno il controllo.
zone-owner =
    { $lead ->
        [sole] { $who } { $n }, controllo;
        [tied] { $who } { $n }, parità;
       *[no] { $who } { $n };
    }
zone-no-business = ancora nessuno
zone-free = gratis per te
# Prima della moneta della tassa: «tassa 1».
zone-fee = tassa { $n }
# Prima dei segni di chi non paga la tassa.
zone-free-for = gratis per

## Mercanti, terreni, navi

zone-traders = Mercanti Lenape
zone-reserve = { $n } in riserva
# Letto: un mercante e le pellicce.
zone-trader-has = { $trader }: { $furs };
zone-sold-out = tutto esaurito
# Letto dopo il numero di merci che un mercante chiede.
zone-price-goods =
    { $n ->
        [one] merce
       *[other] merci
    }
# Dopo il prezzo in merci: per ogni pelliccia, o per tutte insieme.
zone-price-each = l’una
zone-price-all =
    { $n ->
        [0] esaurito
        [one] per questa
       *[other] per tutte
    }
zone-land = Nuovi terreni
zone-ships = Navi
# Carte ancora coperte nel mazzo.
zone-deck =
    { $n ->
        [0] mazzo finito
       *[other] { $n } nel mazzo
    }
zone-land-card =
    { $houses ->
        [one] Terreno per { $houses } casa: { $wood } legno se disboscato, poi { $corn } granturco a ogni round
       *[other] Terreno per { $houses } case: { $wood } legno se disboscato, poi { $corn } granturco a ogni round
    }
zone-ship-card =
    Nave per { $furs ->
        [one] { $furs } pelliccia
       *[other] { $furs } pellicce
    }: subito { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }, { $goods ->
        [one] { $goods } merce
       *[other] { $goods } merci
    } a ogni round
# Il posto di una carta che qualcuno ha preso.
zone-taken = presa
zone-sailed = salpata
# Sotto una nave che chiede più pellicce di quante ne hai.
zone-ship-short =
    { $held ->
        [one] hai { $held } pelliccia
       *[other] hai { $held } pellicce
    }

## Cassa

zone-cashbox = Cassa
zone-tile-city = Città
zone-tile-land = Terra
zone-tile-trade = Com{"\u00AD"}mercio
zone-tile-used = usata
zone-column =
    { $coins ->
        [0] Colonna { $n }, nessuna moneta:
        [one] Colonna { $n }, { $coins } moneta:
       *[other] Colonna { $n }, { $coins } monete:
    }
# Letto: di chi è la colonna.
zone-column-of = presa da { $who };
zone-bids = Offerte per la colonna { $column }
zone-bid-leads = { $who } offre { $n }, l’offerta più alta
zone-bid-outbid = { $who } offre { $n }, offerta superata
zone-bid-pass = { $who } passa
zone-bid-now = { $who } offre ora
zone-bid-later = { $who } deve ancora offrire
# Cade il martelletto.
zone-gavel = Aggiudicata!
zone-sold =
    { $bid ->
        [0] { $who } ottiene la colonna { $column } senza pagare
       *[other] { $who } ottiene la colonna { $column } per { $bid }
    }

## Giocatori

zone-marker = Segnalino Ordine di Turno { $n }
zone-you = tu
zone-away = assente
zone-sits-in = gioca: { $bot }
# Dopo il numero dei punti.
zone-points =
    { $n ->
        [one] punto
       *[other] punti
    }
zone-projection =
    { $lead ->
        [sole] Se la partita finisse ora: { $total } in tutto (elezioni +{ $election }, terreni +{ $land }, pellicce +{ $furs }, resto +{ $rest }). Sarebbe la vittoria.
        [tied] Se la partita finisse ora: { $total } in tutto (elezioni +{ $election }, terreni +{ $land }, pellicce +{ $furs }, resto +{ $rest }). Sarebbe una vittoria a pari merito.
       *[no] Se la partita finisse ora: { $total } in tutto (elezioni +{ $election }, terreni +{ $land }, pellicce +{ $furs }, resto +{ $rest }).
    }
zone-state-to-act = di turno
zone-state-to-bid = deve offrire
zone-state-bid = offre { $n }
zone-state-passed = passa
zone-businesses =
    { $closing ->
        [0] { $n ->
            [one] { $n } impresa in città: { $n } granturco da pagare
           *[other] { $n } imprese in città: { $n } granturco da pagare
        }
        [one] { $n ->
            [one] { $n } impresa in città, senza granturco
           *[other] { $n } imprese in città, di cui { $closing } senza granturco
        }
       *[other] { $n } imprese in città, di cui { $closing } senza granturco
    }
zone-businesses-alone =
    { $n ->
        [one] { $n } impresa in città
       *[other] { $n } imprese in città
    }
zone-no-furs = niente pellicce
zone-wharf = Moli
zone-docks =
    { $open ->
        [one] { $open } molo attivo: { $n ->
            [one] { $n } merce
           *[other] { $n } merci
        }, posto per { $room } in tutto
       *[other] { $open } moli attivi: { $n ->
            [one] { $n } merce
           *[other] { $n } merci
        }, posto per { $room } in tutto
    }
zone-no-ship = ancora nessuna nave
zone-fleet =
    { $ships ->
        [0] ancora nessuna nave
        [one] { $ships } nave porta { $n ->
            [one] { $n } merce
           *[other] { $n } merci
        } a ogni round{ $lost ->
            [0] {""}
           *[other] ; niente posto per { $lost }
        }
       *[other] { $ships } navi portano { $n ->
            [one] { $n } merce
           *[other] { $n } merci
        } a ogni round{ $lost ->
            [0] {""}
           *[other] ; niente posto per { $lost }
        }
    }
zone-row = Terreni
zone-no-land = ancora nessun terreno
zone-land-cleared = Carta { $n }, disboscata: { $corn } granturco a ogni round
zone-land-wild = Carta { $n }, non disboscata: case { $houses } su { $places }, { $wood } legno se disboscata, poi { $corn } granturco a ogni round
zone-stock =
    { $n ->
        [one] { $n } edificio rimasto
       *[other] { $n } edifici rimasti
    }
# Dopo il numero degli edifici rimasti; due righe corte.
zone-stock-left =
    { $n ->
        [one] edificio rimasto
       *[other] edifici rimasti
    }

## La fine del round, per come stanno le cose

zone-end = Fine del round { $round }
zone-end-corn = { $corn } + { $harvest } − { $due } alle imprese
zone-end-fed = nessuna impresa a rischio
zone-end-closing =
    { $n ->
        [one] { $n } impresa senza granturco
       *[other] { $n } imprese senza granturco
    }{ $points ->
        [0] { "" }
        [one] , −{ $points } punto
       *[other] , −{ $points } punti
    }
zone-end-goods = { $goods } + { $coming }, posto per { $room }
zone-end-lost =
    { $n ->
        [one] { $n } persa
       *[other] { $n } perse
    }
zone-end-coins = { $coins } + { $income }

## Insegne, con i punti in cui si possono dividere

zone-sign-lumberyard = { district-lumberyard }
zone-sign-granary = { district-granary }
zone-sign-docks = { district-docks }
zone-sign-guild = Gilda dei carpen{"\u00AD"}tieri
zone-sign-market = { district-market }
zone-sign-company = Compa{"\u00AD"}gnia commer{"\u00AD"}ciale

## Che cosa significano i segni

zone-key = { $zone }: che cosa significano i simboli
zone-key-reconstructed = Valori ricostruiti: alcuni di questi numeri li abbiamo scelti noi, non sono quelli stampati.
zone-key-numbers = Quali e perché
zone-key-longhouse = Un padiglione dei Lenape: il suo campo è abitato. Ogni volta che qualcuno aggiunge un terreno, uno si sposta a monte o lascia il tabellone.
zone-key-space = Uno spazio libero per un padiglione.
zone-key-boat = Il granturco che paghi per viaggiare tra questi due campi.
zone-key-post = Un emporio. Per commerciare, chi lo possiede viaggia da qui al campo abitato più vicino.
zone-key-business = Un’impresa: 1 legno per costruirla, poi 1 granturco alla fine di ogni round.
zone-key-shield = Chi ha il controllo del distretto; più scudi indicano una parità. Controllo e parità danno punti alle elezioni.
zone-key-fee = La tassa dell’azione speciale. Non la paghi se hai il controllo o sei in parità.
zone-key-fur = Pellicce: ogni tipo ha forma e disegno propri.
zone-key-price = Il prezzo in merci: dal mercante in alto per ogni pelliccia scelta, dagli altri per tutte le loro pellicce insieme.
zone-key-gap = Venduta; le nuove pellicce arrivano al prossimo round.
zone-key-places = Spazi per le case. Quando ci sono tutte, la carta si può disboscare.
zone-key-wood = Il legno che ricevi quando la disboschi.
zone-key-corn = Il granturco che poi rende a ogni round.
zone-key-load = Il numero esatto di pellicce che imbarca.
zone-key-coins = Monete che ricevi una volta, quando salpa.
zone-key-goods = Merci che ti porta a ogni round.
zone-key-city = Tessera Città: costruire fino a tre imprese o indire elezioni.
zone-key-land = Tessera Terra: aggiungere una carta Terreno o disboscare terreni.
zone-key-trade = Tessera Commercio: commerciare con i Lenape o spedire pellicce.
zone-key-bonus = Monete che si ricevono con la colonna.
zone-key-used = Una tessera usata.
zone-key-owner = Chi ha preso la colonna.
zone-key-marker = Segnalino Ordine di Turno: il numero più basso agisce per primo.
zone-key-due = Imprese in città: per ognuna serve 1 granturco alla fine del round.
zone-key-docks = Moli, attivati dai magazzini: spazio per le merci. Quelle senza spazio vanno perse.
zone-key-wild = Terreno non disboscato, con il legno che darà.
zone-key-cleared = Terreno disboscato, con il granturco che rende a ogni round.
zone-key-stock = Edifici non ancora costruiti.

## Ciò che si dice di un simbolo indicandolo, dove il significato sopra non basta

# Dopo i tasti ↑ ↓.
zone-tip-keys = un simbolo dopo l’altro
zone-tip-end = Che cosa porterà e costerà la fine del round, se tutto resta così.
zone-tip-coin = Con le monete paghi le tasse e compri in città legno, granturco o pellicce.
zone-tip-goods = Con le merci compri pellicce. Ne puoi tenere quante ne stanno sui moli.
zone-tip-wood = Con il legno costruisci imprese, case e magazzini.
zone-tip-corn = Il granturco tiene aperte le imprese e paga i viaggi.
zone-tip-fur = Le pellicce vanno sulle navi: più sono dello stesso tipo, più punti danno.
