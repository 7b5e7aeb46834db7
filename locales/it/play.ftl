### Il gioco nel terminale: il tabellone, le domande, le risposte.

## Cominciare e smettere

play-intro =
    { $usual ->
        [yes]
            { -game }: { $list }. Tu giochi con il blu.
            Altri giocatori: nieuw play --players "Anna,Bo,bot:{ $bot }". ? per l’aiuto, quit per uscire.
       *[no]
            { -game }: { $list }.
            Scrivi ? per l’aiuto, quit per uscire.
    }
play-resumed =
    { $over ->
        [yes] { -game }: { $list }, letto da { $file }.
       *[no]
            { -game }: { $list }, ripreso da { $file }.
            Da qui in poi si pesca con un nuovo seme. Scrivi ? per l’aiuto, quit per uscire.
    }
play-empty = Scrivi ciò che sta a sinistra di una risposta, o ? per l’aiuto.
play-error = { $message } (? per l’aiuto)
why-verb = { $found } non è una mossa. Ora si può: { $verbs }.
why-form = { $found } non si capisce. Si scrive così: { $example }.
why-due = Da pagare: { $due }; offerto: { $n }.
why-not-now = { $found } ora non è possibile. Ora si può: { $verbs }.
play-no-answer = La risposta { $found } non c’è; scrivi ciò che sta a sinistra di una risposta, o ? per l’aiuto.
play-bid-range = Puoi offrire da { $least } a { $most }; vedi le risposte qui sopra.
play-not-held = Non hai { $amount }.
play-which = Quale: { $list }?
play-which-more =
    { $more ->
        [one] Quale: { $list } o un’altra?
       *[other] Quale: { $list } o altre { $more }?
    }
prompt = {"> "}
undo-nothing = Non c’è nessuna tua decisione da annullare.
undo-done = Torniamo all’ultima decisione.
undo-new-seed = Torniamo all’ultima decisione. Nel frattempo si sono pescate carte, tessere o pellicce: da qui vale un nuovo seme.
save-where = Salvare dove? Scrivi save e il nome di un file, per esempio: save game.nar
save-done = Salvato come { $file }.
save-new-seed = Salvato come { $file }, con il seme usato finora; da qui in poi ne vale uno nuovo.
quit-over = Per rivederla: nieuw replay { $file }
quit-saved = Per continuare: nieuw play { $file }
quit-changed = Ciò che è successo dopo l’ultimo salvataggio va perso. Per continuare da lì: nieuw play { $file }
quit-unsaved = Questa partita non è stata salvata.

## Il tabellone

board-head = Round { $round } di { $rounds }, passo { $step }: { $name }. Ordine: { $order }
board-head-outside = { $name }. Ordine: { $order }
board-city = Città
# Corto: accanto stanno le imprese di cinque giocatori.
board-district =
    { $n ->
        [1] { $n } Legname
        [4] { $n } Carpentieri
        [6] { $n } Compagnia
       *[other] { $n } { $name }
    }
board-river = Campi
board-posts-label = Empori
board-posts = { $area } { $list }
board-trader-top = Alto
board-trader-mid = Centro
board-trader-low = Basso
board-trader = { $furs } ({ $price })
board-price-each =
    { $n ->
        [one] { $n } merce l’una
       *[other] { $n } merci l’una
    }
board-price-all =
    { $n ->
        [one] { $n } merce per tutte
       *[other] { $n } merci per tutte
    }
board-cash-box = Cassa
board-column =
    { $coins ->
        [0] { $column } { $tiles }
       *[other] { $column } { $tiles } +{ $coins }c
    }
board-column-taken = { $column } { $tiles } ({ $who })
board-land = Terreni
board-ships = Navi
board-land-card = L{ $card } { $houses }h { $wood }w { $corn }n
board-ship-card = S{ $card } { $furs }f { $coins }c { $goods }g
board-player = Chi
board-points = PV
board-coins = monete
board-goods = merci
board-wood = legno
board-corn = grant.
board-furs = pellicce
board-tiles = tessere
board-post = emporio
board-wharf = mag.
board-stock = edifici
board-post-travel = { $area }, { $corn }n
board-row = terreni { $land } navi { $ships }
board-row-cleared = [L{ $card }]
board-row-card = L{ $card } { $houses }/{ $of }
board-row-ship = S{ $card } +{ $goods }g
board-legend =
    c monete, g merci, w legno, n granturco, f pellicce, h case; B castoro, M visone, O lontra,
    R topo muschiato, X lince; tessere C Città, L Terra, T Commercio; * controllo, = parità;
    campi: padiglioni/spazi; terreni: case/spazi, [disboscato]

## Domande

ask-place = { $who }, dove apri un’impresa? (gratis, due volte ciascuno)
ask-auction = { $who }, quale colonna metti all’asta? La prima offerta è tua.
ask-bid =
    { $own ->
        [yes] { $who }, la tua prima offerta per la colonna { $column } ({ $tiles })? Dopo di te: { $rivals }.
       *[no] { $who }, la tua offerta per la colonna { $column } ({ $tiles })? Finora: { $bids }. Dopo di te: { $rivals }.
    }
ask-pay = { $who }, come paghi { $n }?
ask-take = { $who }, quale colonna prendi? È gratis.
ask-turn-city =
    { $last ->
        [yes] { $who }, azioni Città: ti resta una cosa da fare, poi il tuo turno finisce.
       *[no]
            { $special ->
                [yes] { $who }, azioni Città: tessere Città { $tiles }, e un’azione speciale.
               *[no] { $who }, azioni Città: tessere Città { $tiles }.
            }
    }
ask-turn-land-next =
    { $points ->
        [one] { $question } Nuovo terreno: carta { $place } della tua fila, { $points } punto se disboscata.
       *[other] { $question } Nuovo terreno: carta { $place } della tua fila, { $points } punti se disboscata.
    }
ask-turn-land =
    { $last ->
        [yes] { $who }, azioni Terra: ti resta una cosa da fare, poi il tuo turno finisce.
       *[no]
            { $special ->
                [yes] { $who }, azioni Terra: tessere Terra { $tiles }, e un’azione speciale.
               *[no] { $who }, azioni Terra: tessere Terra { $tiles }.
            }
    }
ask-turn-trade =
    { $last ->
        [yes] { $who }, azioni Commercio: ti resta una cosa da fare, poi il tuo turno finisce.
       *[no]
            { $special ->
                [yes] { $who }, azioni Commercio: tessere Commercio { $tiles }, e un’azione speciale.
               *[no] { $who }, azioni Commercio: tessere Commercio { $tiles }.
            }
    }
ask-close =
    { $n ->
        [one] { $who }, il granturco non basta: quale impresa chiudi?
       *[other] { $who }, il granturco non basta: quali { $n } imprese chiudi?
    }
bid-made = { $who } { $n }
bid-passed = { $who } passa
bid-rival = { $who } (fino a { $n })
bid-nobody = nessuno

## Risposte

row = { $what }: { $effects }
row-reveals = { $row } (poi si pesca)
choose-place = { $district } ({ $special })
choose-place-there = { $place }, presenti: { $owners }
choose-column = colonna { $column }: { $tiles }
choose-bid =
    { $swap ->
        [no] offri { $n }: te ne restano { $left }
       *[other] offri { $n }: te ne restano { $left }, e il segnalino Ordine di Turno { $swap } se vinci
    }
choose-bid-more = qualsiasi offerta, fino a tutto ciò che hai
choose-pass = nessuna offerta; potrai ancora offrire per le colonne seguenti
choose-pass-last = nessuna offerta; per ultimo prendi gratis una delle colonne rimaste
choose-pay = paga { $paid }; restano: { $left }
choose-pay-more = così: una combinazione qualsiasi, { $n } in tutto
choose-close =
    { $n ->
        [one] chiudi { $n } impresa { $places }; le elezioni varranno { $points }
       *[other]
            { $spread ->
                [yes] chiudi { $n } imprese, { $places }; le elezioni varranno { $points }
               *[no] chiudi { $n } imprese { $places }; le elezioni varranno { $points }
            }
    }
choose-close-more =
    { $n ->
        [one] così: un’altra, con il numero del suo distretto ({ $districts })
       *[other] così: { $n } qualsiasi, con i numeri dei loro distretti ({ $districts })
    }
choose-build =
    { $lead ->
        [sole] costruisci: { $district } (controllo, { $n })
        [tied] costruisci: { $district } (parità, { $n })
       *[no] costruisci: { $district } (poi { $n })
    }
choose-build-more = così: fino a { $most } in una volta
choose-elect = indici elezioni
choose-pass-tile = passa una tessera
choose-pass-special = passa l’azione speciale
choose-add = aggiungi L{ $n } { $card }
choose-clear = disbosca terreni
choose-trade = compra { $furs } dal { $trader }
choose-trade-more = così: altre pellicce in alto
choose-ship = spedisci { $furs } con S{ $card } (+{ $goods }g a round)
choose-ship-more = così: altre pellicce
choose-wood =
    { $deal ->
        [buy] compra legno, 1 moneta l’uno{ $fee ->
            [0] {""}
           *[other] , tassa { $fee } moneta
        }
       *[sell] vendi legno, 1 moneta l’uno{ $fee ->
            [0] {""}
           *[other] , tassa { $fee } moneta
        }
    }
choose-corn =
    { $deal ->
        [buy] compra granturco, 1 moneta l’uno{ $fee ->
            [0] {""}
           *[other] , tassa { $fee } moneta
        }
       *[sell] vendi granturco, 1 moneta l’uno{ $fee ->
            [0] {""}
           *[other] , tassa { $fee } moneta
        }
    }
choose-warehouse =
    { $room ->
        [one] magazzino (+{ $room } spazio)
       *[other] magazzino (+{ $room } spazi)
    }
choose-houses =
    { $n ->
        [one] costruisci { $n } casa
       *[other] costruisci { $n } case
    }
choose-market =
    { $n ->
        [one] { $n } pelliccia coperta, { $price } monete/merci
       *[other] { $n } pellicce coperte, { $price } monete/merci
    }
choose-post = emporio nella zona { $area } (viaggio { $travel }n)
label-up-to = ..{ $n }
label-pay = 3c 1w
label-close = 4 4
label-build = build 2 6 6
label-ship = ship S1 2B 1O
label-trade = trade top 2B

## Prima di rispondere

preview = { $text } porterebbe: { $effects }
forecast =
    Previsione { $who }: granturco { $corn } + { $harvest } raccolto - { $upkeep ->
        [one] { $upkeep } impresa
       *[other] { $upkeep } imprese
    } = { $left }{ $closing ->
        [0] {""}
        [one] , { $closing } chiude (-{ $points_lost } PV)
       *[other] , { $closing } chiudono (-{ $points_lost } PV)
    }; merci +{ $goods }{ $goods_lost ->
        [0] {""}
        [one] {" "}({ $goods_lost } persa)
       *[other] {" "}({ $goods_lost } perse)
    }; monete +{ $coins }; fine ora +{ $final_total } PV
how-board =
    Sul tabellone: merci/spazi sui moli; emporio: la sua zona, e il granturco di un viaggio dai Lenape;
    mag.: magazzini su 4; edifici: quelli rimasti; campi: in mezzo il granturco delle barche.
how-commands =
    Inoltre: ? e una risposta mostra che cosa farebbe; board, forecast (di tutti), log, undo,
    save FILE, quit. Ogni risposta si può anche scrivere come sta nelle registrazioni.
how-place = Scrivi il numero di un distretto: da 1 a 6.
how-auction = Scrivi il numero di una colonna. In due giocatori dev’essere una da tre tessere.
how-bid =
    Scrivi il numero che offri: monete, merci, legno, granturco e pellicce valgono 1 ciascuno. Con che
    cosa pagare lo scegli solo se vinci. Oppure scrivi pass. Chi vince prende il segnalino Ordine di
    Turno che sta sulla colonna.
how-pay =
    Scrivi il numero di una proposta, o le quantità: 3c 1w 2n 1B
    (c monete, g merci, w legno, n granturco, B castoro, M visone, O lontra, R topo muschiato, X lince).
how-take = Scrivi il numero di una colonna.
how-turn =
    Scrivi il numero di una risposta, o la risposta stessa:
    build 2 6 6 (distretti), elect, add L7, clear, trade top 2B 1M, trade mid, trade low,
    ship S5 2B 1O, pass tile; azioni speciali: wood +3, wood -2, corn +3, corn -2, warehouse,
    houses 2, market 2, post, pass special. Un’azione speciale costa 1 moneta, a meno che tu non
    controlli il distretto o sia in parità. Tutto ciò che passi ti rende 1 moneta.
how-close = Scrivi i distretti delle imprese che chiudi: 4 oppure 4 4. Ognuna costa 2 punti.

## La fine

end-source = Punti da
end-start = posizione precedente
end-total = totale
end-winner =
    { $n ->
        [one] { $who } vince con { $points } punti.
       *[other] { $who } condividono la vittoria con { $points } punti.
    }
end-what-now = La partita è finita. Scrivi save FILE per tenerla, oppure log, board, undo o quit.
