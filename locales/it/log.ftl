### Che cosa è successo, in frasi.

log-round = Round { $round }
log-step =
    { $step ->
        [12] Fine del gioco: punteggio finale
       *[other] Passo { $step }: { $name }
    }
log-note = { $text }
log-new-dealer = Da qui in poi si pesca con un nuovo seed.
# Che cosa la mossa è costata e ha reso in più: «+3 monete, −1 legno».
with-changes = { $text }: { $changes }
# Chi, e quanto: «Blu 3 granturco».
share = { $who } { $amount }

## Mosse dei giocatori

log-verb-place = { $who } apre un’impresa { $place }
log-verb-auction = { $who } mette all’asta la colonna { $column }
log-verb-bid = { $who } offre { $n }
log-verb-pass = { $who } passa
log-verb-pay = { $who } paga { $paid }
log-verb-take = { $who } prende gratis la colonna { $column }
log-verb-build =
    { $n ->
        [one] { $who } costruisce { $n } impresa { $places }
       *[other]
            { $spread ->
                [yes] { $who } costruisce { $n } imprese, { $places }
               *[no] { $who } costruisce { $n } imprese { $places }
            }
    }
log-verb-elect = { $who } indice le elezioni
log-verb-add = { $who } aggiunge un terreno { $card }
log-verb-clear = { $who } disbosca i terreni completi
log-verb-trade = { $who } compra { $furs } dal { $trader }
log-verb-ship = { $who } spedisce { $furs } con una nave { $card }
log-verb-pass-tile = { $who } scarta una tessera
log-verb-wood =
    { $deal ->
        [buy] { $who } compra { $n } legno
       *[sell] { $who } vende { $n } legno
    }
log-verb-corn =
    { $deal ->
        [buy] { $who } compra { $n } granturco
       *[sell] { $who } vende { $n } granturco
    }
log-verb-warehouse = { $who } costruisce un magazzino
log-verb-houses =
    { $n ->
        [one] { $who } costruisce { $n } casa
       *[other] { $who } costruisce { $n } case
    }
log-verb-market =
    { $n ->
        [one] { $who } compra { $n } pelliccia coperta al { -market }
       *[other] { $who } compra { $n } pellicce coperte al { -market }
    }
log-verb-post = { $who } sposta l’emporio
log-verb-pass-special = { $who } rinuncia all’azione speciale
log-verb-close =
    { $n ->
        [one] { $who } chiude { $n } impresa { $places }
       *[other]
            { $spread ->
                [yes] { $who } chiude { $n } imprese, { $places }
               *[no] { $who } chiude { $n } imprese { $places }
            }
    }
log-won =
    { $bid ->
        [0] { $who } vince la colonna { $column } senza pagare
       *[other] { $who } vince la colonna { $column } con un’offerta di { $bid } e paga { $paid }
    }
log-won-bonus =
    { $bid ->
        [0] { $who } vince la colonna { $column } senza pagare e ne ricava { $bonus }
       *[other] { $who } vince la colonna { $column } con un’offerta di { $bid }, paga { $paid }, e ne ricava { $bonus }
    }

## Pescate

log-dealt-furs = { $who } pesca { $furs }
log-dealt-trader = Il { $trader } riceve { $furs }
log-dealt-land = Nuovi terreni: { $list }
log-dealt-ships = Nuove navi: { $list }
log-dealt-tiles = Cassa: { $list }
# Le tessere di una colonna: «colonna 1 (2 Città, 1 Terra)».
column-tiles = colonna { $column } ({ $tiles })

## Che cosa succede da sé

log-why-harvest = Raccolto: { $list }
log-why-upkeep = Granturco alle imprese: { $list }
log-why-cargo = Le navi portano: { $list }
log-why-income = I distretti rendono: { $list }
log-why-final-election = Elezioni finali: { $list }
log-why-final-land = Terreni completi ma non disboscati: { $list }
log-why-final-furs = Pellicce rimaste: { $list }
log-why-final-rest = Risorse rimaste, 1 punto ogni 3: { $list }
log-event-lost =
    { $n ->
        [one] { $who } non ha posto sui moli per { $amount }: va persa
       *[other] { $who } non ha posto sui moli per { $amount }: vanno perse
    }
log-event-longhouse = Un padiglione si sposta dal campo { $camp } al campo { $next }
log-event-longhouse-gone = Un padiglione del campo { $camp } lascia il tabellone
log-event-marker = { $who } ora ha il segnalino Ordine di Turno { $now } invece di { $was }
log-event-post = L’emporio di { $who } si sposta dalla zona { $area } alla zona { $next }
log-event-reshuffled =
    { $n ->
        [one] La pila degli scarti ({ $n } pelliccia) diventa la nuova riserva
       *[other] La pila degli scarti ({ $n } pellicce) diventa la nuova riserva
    }

## Che cosa si fa oltre alle mosse

# «what» è la frase della prima mossa annullata, «n» quante sono.
log-undo =
    { $n ->
        [one] { $who } annulla «{ $what }»
       *[other] { $who } annulla { $n } mosse, da «{ $what }» in poi
    }
log-undo-asked =
    { $n ->
        [one] { $who } chiede di annullare «{ $what }»
       *[other] { $who } chiede di annullare { $n } mosse, da «{ $what }» in poi
    }
log-undo-agreed =
    { $n ->
        [one] Tutti d’accordo: { $who } annulla «{ $what }»
       *[other] Tutti d’accordo: { $who } annulla { $n } mosse, da «{ $what }» in poi
    }
log-undo-yes = { $who } è d’accordo
log-undo-no = { $who } non è d’accordo: non si annulla niente
log-undo-moot = La partita è andata avanti: non si annulla niente
log-seat-bot = Un bot ({ $bot }) ora gioca al posto di { $who }
log-seat-back = { $who } è di nuovo in gioco
log-seat-relieved = { $who } non c’è: ora gioca un bot ({ $bot })
log-absent-asked = { $who } propone un bot al posto di { $whose }, che non c’è
log-absent-yes = { $who } accetta il bot
log-absent-no = { $who } non è d’accordo: nessun bot
log-absent-back = { $who } è di nuovo qui: il bot non serve
log-abandon-asked = { $who } propone di chiudere la partita
log-abandon-yes = { $who } accetta di chiudere la partita
log-abandon-no = { $who } non è d’accordo: la partita continua
log-abandon-moot = Qualcuno ha fatto una mossa: la partita continua
log-ended-resigned = { $who } si arrende: la partita finisce qui
log-ended-abandoned = Tutti d’accordo: la partita finisce qui
log-ended-put-away = Chi ha creato il tavolo l’ha chiuso
log-ended-expired = Nessuno gioca più da tempo: la partita finisce qui
