### Il gioco nel terminale: il tabellone, le domande, le risposte.

## Cominciare e smettere

play-intro =
    { $usual ->
        [yes]
            { -game }: { $list }. Tu giochi con il blu.
            Con altri giocatori: { $command }. ? per l’aiuto, quit per uscire.
       *[no]
            { -game }: { $list }.
            Scrivi ? per l’aiuto, quit per uscire.
    }
play-resumed =
    { $over ->
        [yes] { -game }: { $list }, partita letta da { $file }.
       *[no]
            { -game }: { $list }, partita ripresa da { $file }.
            Da qui in poi si pesca con un nuovo seed. Scrivi ? per l’aiuto, quit per uscire.
    }
play-error = { $message } (? per l’aiuto)
why-verb = { $found } non è una mossa. Mosse possibili ora: { $verbs }.
why-form = { $found } non si capisce. Si scrive così: { $example }.
why-due = Da pagare: { $due }; hai indicato: { $n }.
why-deal-both = { $found } ora non è possibile. Per comprare scrivi { $buy } (fino a { $buy_most }), per vendere { $sell } (fino a { $sell_most }).
why-deal-buy = { $found } ora non è possibile. Per comprare scrivi { $buy } (fino a { $buy_most }). Ora non puoi vendere.
why-deal-sell = { $found } ora non è possibile. Per vendere scrivi { $sell } (fino a { $sell_most }). Ora non puoi comprare.
why-closing =
    { $n ->
        [one] Devi chiuderne { $due }, ma questa è { $n } impresa. Scrivi un distretto per ognuna: { $example }.
       *[other] Devi chiuderne { $due }, ma queste sono { $n } imprese. Scrivi un distretto per ognuna: { $example }.
    }
why-closed = { $found } ora non è possibile: { $why }.
why-at-most = { $found } non è possibile: ora al massimo { $most }.
why-districts = { $found }: i distretti vanno da 1 a 6.
why-not-now = { $found } ora non è possibile; vedi le risposte qui sopra. Le mosse ora cominciano con: { $verbs }.
play-no-answer = La risposta { $found } non c’è; scrivi ciò che vedi a sinistra di una risposta, o ? per l’aiuto.
play-bid-range = Puoi offrire da { $least } a { $most }; vedi le risposte qui sopra.
play-not-held = Non hai { $amount }.
play-which = Quale di queste: { $list }?
play-which-more =
    { $more ->
        [one] Quale di queste: { $list } (e un’altra)?
       *[other] Quale di queste: { $list } (e altre { $more })?
    }
prompt = {"> "}
undo-nothing = Non c’è nessuna tua decisione da annullare.
undo-done = Torniamo alla tua ultima decisione.
undo-new-seed = Torniamo alla tua ultima decisione. Nel frattempo si è pescato qualcosa: da qui in poi si pesca con un nuovo seed.
save-where = Dove salvare? Scrivi save e il nome di un file, per esempio: save game.nar
save-done = Salvato come { $file }.
save-new-seed = Salvato come { $file }, con il seed usato finora; da qui in poi si pesca con un nuovo seed.
quit-over = Per rivederla: { $command }
quit-saved = La partita è salvata. Per continuare: { $command }
quit-unsaved = Questa partita non è stata salvata: { $reason }
quit-nothing = Non hai ancora giocato nulla, quindi non c’è nulla da salvare.
keep-failed = Non si riesce a salvare la partita mentre giochi: { $reason }
last-game =
    { $round ->
        [0] La tua ultima partita non è finita: { $list }, preparazione, { $when }.
       *[other] La tua ultima partita non è finita: { $list }, round { $round }, { $when }.
    }
last-game-continue = continuala
last-game-new = comincia una nuova partita

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
board-land = Terreni
board-ships = Navi
board-player = Chi
board-points = punti
# I punti se la partita finisse ora.
board-final = finali
board-coins = monete
board-goods = merci
board-wood = legno
board-corn = grant.
board-furs = pellicce
board-purse = risorse
board-tiles = tessere
board-post = emporio
board-wharf = mag.
board-stock = edifici
board-row = terreni { $land } navi { $ships }
board-legend = c monete, g merci, w legno, n granturco, f pellicce, h case; B castoro, M visone, O lontra, R topo muschiato, X lince; tessere C Città, L Terra, T Commercio; ^ controllo, = parità; campi: padiglioni/spazi, in mezzo il granturco delle barche; terreni: case/spazi, [disboscato]; merci/spazi sui moli
marks = I numeri con * li abbiamo ricostruiti, quelli con ~ dedotti ({ $tick } riferiti da un giocatore): non vengono dal gioco stampato. Le fonti: { $command }
card-marked = { $card }{ $mark }

## Domande

ask-place = { $who }, dove apri un’impresa? (gratis, due a testa)
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
                [yes] { $who }, azioni Città: { $tiles ->
                    [one] { $tiles } tessera
                   *[other] { $tiles } tessere
                } e un’azione speciale.
               *[no] { $who }, azioni Città: { $tiles ->
                    [one] { $tiles } tessera
                   *[other] { $tiles } tessere
                }.
            }
    }
ask-turn-land-next =
    { $points ->
        [one] { $question } Il nuovo terreno diventa la carta { $place } della tua fila: { $points } punto se disboscata.
       *[other] { $question } Il nuovo terreno diventa la carta { $place } della tua fila: { $points } punti se disboscata.
    }
ask-turn-land =
    { $last ->
        [yes] { $who }, azioni Terra: ti resta una cosa da fare, poi il tuo turno finisce.
       *[no]
            { $special ->
                [yes] { $who }, azioni Terra: { $tiles ->
                    [one] { $tiles } tessera
                   *[other] { $tiles } tessere
                } e un’azione speciale.
               *[no] { $who }, azioni Terra: { $tiles ->
                    [one] { $tiles } tessera
                   *[other] { $tiles } tessere
                }.
            }
    }
ask-turn-trade =
    { $last ->
        [yes] { $who }, azioni Commercio: ti resta una cosa da fare, poi il tuo turno finisce.
       *[no]
            { $special ->
                [yes] { $who }, azioni Commercio: { $tiles ->
                    [one] { $tiles } tessera
                   *[other] { $tiles } tessere
                } e un’azione speciale.
               *[no] { $who }, azioni Commercio: { $tiles ->
                    [one] { $tiles } tessera
                   *[other] { $tiles } tessere
                }.
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
row-loses = { $row } (perdi { $loss })
row-closed = ora no ({ $why })
closed-first = { $why }; { $then }
choose-place = { $district } ({ $special })
choose-place-there = { $place }; già presenti: { $owners }
choose-column = colonna { $column }: { $tiles }
choose-bid =
    { $left ->
        [one]
            { $swap ->
                [0] offri { $n }: se vinci, te ne resta { $left }
               *[other] offri { $n }: se vinci, te ne resta { $left } e prendi il segnalino Ordine di Turno { $swap }
            }
       *[other]
            { $swap ->
                [0] offri { $n }: se vinci, te ne restano { $left }
               *[other] offri { $n }: se vinci, te ne restano { $left } e prendi il segnalino Ordine di Turno { $swap }
            }
    }
choose-bid-more = qualsiasi offerta, fino a tutto ciò che hai
choose-pass = nessuna offerta; potrai ancora offrire per le colonne seguenti
choose-pass-last = nessuna offerta; alla fine prendi gratis una delle colonne rimaste
choose-pass-two = nessuna offerta; poi prendi gratis una colonna da due tessere
choose-pay = paga { $paid }; restano: { $left }
choose-pay-more =
    { $market ->
        [yes] così: monete e merci che facciano { $n }
       *[no] così: una combinazione qualsiasi che faccia { $n }
    }
choose-close =
    { $n ->
        [one] chiudi { $n } impresa { $places }; poi le elezioni rendono { $points }
       *[other]
            { $spread ->
                [yes] chiudi { $n } imprese, { $places }; poi le elezioni rendono { $points }
               *[no] chiudi { $n } imprese { $places }; poi le elezioni rendono { $points }
            }
    }
choose-close-more =
    { $n ->
        [one] così: un’altra impresa, con il numero del suo distretto ({ $districts })
       *[other] così: { $n } qualsiasi, con i numeri dei loro distretti ({ $districts })
    }
choose-build =
    { $most ->
        [one] Costruisci un’impresa per 1 legno:
       *[other] Costruisci un’impresa per 1 legno, o fino a { $most } in una volta (così: build 2 6 6):
    }
choose-build-in =
    { $lead ->
        [sole] { $district } (poi { $n }: controllo)
        [tied] { $district } (poi { $n }: parità)
       *[no] { $district } (poi { $n }: in svantaggio)
    }
choose-elect = indici le elezioni
choose-pass-tile = scarta una tessera
choose-pass-special = rinuncia all’azione speciale
choose-add = aggiungi L{ $n } { $card }
choose-clear = disbosca i terreni completi
choose-trade = compra { $furs } dal { $trader }
choose-trade-more = così: altre pellicce dal mercante in alto
choose-ship = spedisci { $furs } con S{ $card } (+{ $goods }g{ $mark } a ogni round)
choose-ship-more = così: altre pellicce
choose-wood =
    { $deal ->
        [buy] compra legno, 1 moneta l’uno{ $fee ->
            [0] {""}
            [one] , tassa { $fee } moneta
           *[other] , tassa { $fee } monete
        }
        [sell] vendi legno, 1 moneta l’uno{ $fee ->
            [0] {""}
            [one] , tassa { $fee } moneta
           *[other] , tassa { $fee } monete
        }
       *[both] compra o vendi legno, 1 moneta l’uno{ $fee ->
            [0] {""}
            [one] , tassa { $fee } moneta
           *[other] , tassa { $fee } monete
        }
    }
choose-corn =
    { $deal ->
        [buy] compra granturco, 1 moneta l’uno{ $fee ->
            [0] {""}
            [one] , tassa { $fee } moneta
           *[other] , tassa { $fee } monete
        }
        [sell] vendi granturco, 1 moneta l’uno{ $fee ->
            [0] {""}
            [one] , tassa { $fee } moneta
           *[other] , tassa { $fee } monete
        }
       *[both] compra o vendi granturco, 1 moneta l’uno{ $fee ->
            [0] {""}
            [one] , tassa { $fee } moneta
           *[other] , tassa { $fee } monete
        }
    }
choose-warehouse =
    { $room ->
        [one] costruisci un magazzino (+{ $room } spazio)
       *[other] costruisci un magazzino (+{ $room } spazi)
    }
choose-houses =
    { $n ->
        [one] costruisci { $n } casa
       *[other] costruisci { $n } case
    }
choose-houses-each = costruisci case, 1 legno l’una{ $fee ->
        [0] {""}
        [one] , tassa { $fee } moneta
       *[other] , tassa { $fee } monete
    }
choose-market =
    { $n ->
        [one] compra { $n } pelliccia coperta
       *[other] compra { $n } pellicce coperte
    }
choose-market-each = compra pellicce coperte, 3 monete o merci l’una{ $fee ->
        [0] {""}
        [one] , tassa { $fee } moneta
       *[other] , tassa { $fee } monete
    }
choose-post = sposta l’emporio nella zona { $area } (viaggio { $travel }n)
label-up-to = ..{ $n }
label-close = 4 4

## Prima di rispondere

preview = Effetto di «{ $text }»: { $effects }
forecast =
    Previsione per { $who }: granturco { $corn } + { $harvest } raccolto − { $upkeep } alle imprese = { $corn_left }{ $closing ->
        [0] {""}
        [one] , { $closing } impresa chiude
       *[other] , { $closing } imprese chiudono
    }{ $points_lost ->
        [0] {""}
        [one] {" "}(−{ $points_lost } punto)
       *[other] {" "}(−{ $points_lost } punti)
    }; merci +{ $goods }{ $goods_lost ->
        [0] {""}
        [one] {" "}({ $goods_lost } persa)
       *[other] {" "}({ $goods_lost } perse)
    }; monete +{ $coins }; se finisse ora: +{ $final_total ->
        [one] { $final_total } punto
       *[other] { $final_total } punti
    }
how-board = Sul tabellone «{ board-final }» indica i punti se la partita finisse ora; merci: merci/spazi sui moli; emporio: la sua zona, e il granturco per andare dai Lenape; mag.: magazzini su 4; edifici: quelli rimasti. legend spiega lettere e segni.
how-commands = Scrivi ? e una risposta per vedere che cosa farebbe, o premi solo Invio per rivedere la domanda. Altri comandi: board, legend, forecast (di tutti), rules, log, undo, save FILE, quit. Ogni risposta si può anche scrivere come nelle registrazioni.
how-place = Scrivi il numero di un distretto: da 1 a 6.
how-auction =
    { $pair ->
        [yes] Scrivi il numero di una colonna. In due dev’essere una colonna da tre tessere.
       *[no] Scrivi il numero di una colonna.
    }
how-bid =
    { $passes ->
        [yes] Scrivi il numero che offri: monete, merci, legno, granturco e pellicce valgono 1 ciascuno. Come pagare lo scegli solo se vinci. Se vinci una colonna scelta da altri, scambi il segnalino Ordine di Turno con chi l’ha scelta. Oppure scrivi pass.
       *[no] Scrivi il numero che offri: monete, merci, legno, granturco e pellicce valgono 1 ciascuno. Come pagare lo scegli solo se vinci. Se vinci una colonna scelta da altri, scambi il segnalino Ordine di Turno con chi l’ha scelta.
    }
how-pay =
    Scrivi il numero di una proposta, o le quantità: 3c 1w 2n 1B
    (c monete, g merci, w legno, n granturco, B castoro, M visone, O lontra, R topo muschiato, X lince).
how-take = Scrivi il numero di una colonna.
how-turn = Scrivi il numero di una risposta, o la risposta stessa. Ora sono possibili: { $list }.
how-special = Un’azione speciale costa 1 moneta, a meno che tu non controlli il distretto o sia in parità. Ogni tessera che scarti ti rende 1 moneta, e così l’azione speciale se ci rinunci.
how-close = Scrivi i distretti delle imprese da chiudere: per esempio 4, oppure 4 4 per due nel distretto 4. Ognuna ti costa 2 punti, ma non scendi mai sotto 0.

## La fine

end-source = Punti da
end-start = prima di questa registrazione
end-total = totale
end-winner =
    { $n ->
        [one]
            { $points ->
                [one] { $who } vince con { $points } punto.
               *[other] { $who } vince con { $points } punti.
            }
       *[other]
            { $points ->
                [one] { $who } vincono a pari merito con { $points } punto.
               *[other] { $who } vincono a pari merito con { $points } punti.
            }
    }
end-what-now = La partita è finita. Scrivi save FILE per tenerne una copia, oppure log, board, undo o quit.
