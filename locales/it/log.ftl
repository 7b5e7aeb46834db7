### Che cosa è successo, in frasi.

log-round = Round { $round }
log-step =
    { $step ->
        [12] Fine del gioco: punteggio finale
       *[other] Passo { $step }: { $name }
    }
log-note = { $text }
log-new-dealer = Da qui in poi si pesca con un nuovo seme.
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
log-verb-elect = { $who } indice elezioni
log-verb-add = { $who } aggiunge un terreno { $card }
log-verb-clear = { $who } disbosca terreni
log-verb-trade = { $who } compra { $furs } dal { $trader }
log-verb-ship = { $who } spedisce { $furs } con una nave { $card }
log-verb-pass-tile = { $who } passa una tessera
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
log-verb-pass-special = { $who } passa l’azione speciale
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
       *[other] { $who } vince la colonna { $column } con { $bid } e paga { $paid }
    }
log-won-bonus =
    { $bid ->
        [0] { $who } vince la colonna { $column } senza pagare e ne ricava { $bonus }
       *[other] { $who } vince la colonna { $column } con { $bid }, paga { $paid } e ne ricava { $bonus }
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
log-why-upkeep = Per le imprese pagano: { $list }
log-why-cargo = Le navi portano: { $list }
log-why-income = I distretti rendono: { $list }
log-why-final-election = Elezioni finali: { $list }
log-why-final-land = Terreni occupati ma non disboscati: { $list }
log-why-final-furs = Pellicce rimaste: { $list }
log-why-final-rest = Risorse rimaste, 1 punto ogni 3: { $list }
log-event-lost =
    { $n ->
        [one] { $amount } di { $who } non trova posto sui moli
       *[other] { $amount } di { $who } non trovano posto sui moli
    }
log-event-longhouse = Un padiglione si sposta dal campo { $camp } al campo { $next }
log-event-longhouse-gone = Un padiglione del campo { $camp } lascia il fiume
log-event-marker = { $who } ora ha il segnalino Ordine di Turno { $now } invece di { $was }
log-event-post = L’emporio di { $who } passa dalla zona { $area } alla zona { $next }
log-event-reshuffled =
    { $n ->
        [one] Lo scarto delle pellicce ({ $n } pelliccia) diventa la nuova riserva
       *[other] Lo scarto delle pellicce ({ $n } pellicce) diventa la nuova riserva
    }

## Che cosa si fa oltre alle mosse

# «what» è la frase della prima mossa annullata, «n» quante sono.
log-undo =
    { $n ->
        [one] { $who } annulla: «{ $what }»
       *[other] { $who } annulla { $n } mosse, da «{ $what }» in poi
    }
log-undo-asked =
    { $n ->
        [one] { $who } chiede di annullare: «{ $what }»
       *[other] { $who } chiede di annullare { $n } mosse, da «{ $what }» in poi
    }
log-undo-agreed =
    { $n ->
        [one] Tutti d’accordo, { $who } annulla: «{ $what }»
       *[other] Tutti d’accordo, { $who } annulla { $n } mosse, da «{ $what }» in poi
    }
log-undo-yes = { $who } è d’accordo
log-undo-no = { $who } non è d’accordo: non si annulla niente
log-undo-moot = La partita è andata avanti: non si annulla niente
log-seat-bot = Un bot ({ $bot }) gioca al posto di { $who }
log-seat-back = { $who } è di nuovo al suo posto
