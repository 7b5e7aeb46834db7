### Was geschehen ist, in Sätzen.

log-round = Spielrunde { $round }
log-step =
    { $step ->
        [12] Spielende: Schlusswertung
       *[other] Schritt { $step }: { $name }
    }
log-note = { $text }
log-new-dealer = Ab hier wird mit einem neuen Startwert gezogen.
# Was der Zug sonst gekostet und gebracht hat: „+3 Münzen, −1 Holz“.
with-changes = { $text }: { $changes }
# Wer, und wie viel: „Blau 3 Getreide“.
share = { $who } { $amount }

## Züge der Spieler

log-verb-place = { $who } eröffnet ein Geschäft { $place }
log-verb-auction = { $who } bringt Spalte { $column } zur Auktion
log-verb-bid = { $who } bietet { $n }
log-verb-pass = { $who } passt
log-verb-pay = { $who } zahlt { $paid }
log-verb-take = { $who } nimmt Spalte { $column } kostenlos
log-verb-build =
    { $n ->
        [one] { $who } baut { $n } Geschäft { $places }
       *[other]
            { $spread ->
                [yes] { $who } baut { $n } Geschäfte, { $places }
               *[no] { $who } baut { $n } Geschäfte { $places }
            }
    }
log-verb-elect = { $who } hält Wahlen ab
log-verb-add = { $who } gewinnt Land { $card } hinzu
log-verb-clear = { $who } rodet Land
log-verb-trade = { $who } kauft { $furs } beim { $trader }
log-verb-ship = { $who } verschifft { $furs } mit einem Schiff { $card }
log-verb-pass-tile = { $who } passt bei einem Plättchen
log-verb-wood =
    { $deal ->
        [buy] { $who } kauft { $n } Holz
       *[sell] { $who } verkauft { $n } Holz
    }
log-verb-corn =
    { $deal ->
        [buy] { $who } kauft { $n } Getreide
       *[sell] { $who } verkauft { $n } Getreide
    }
log-verb-warehouse = { $who } baut ein Lagerhaus
log-verb-houses =
    { $n ->
        [one] { $who } baut { $n } Haus
       *[other] { $who } baut { $n } Häuser
    }
log-verb-market =
    { $n ->
        [one] { $who } kauft { $n } verdecktes Fell auf dem { -market }
       *[other] { $who } kauft { $n } verdeckte Felle auf dem { -market }
    }
log-verb-post = { $who } verlegt den Handelsposten
log-verb-pass-special = { $who } passt bei der Sonderaktion
log-verb-close =
    { $n ->
        [one] { $who } schließt { $n } Geschäft { $places }
       *[other]
            { $spread ->
                [yes] { $who } schließt { $n } Geschäfte, { $places }
               *[no] { $who } schließt { $n } Geschäfte { $places }
            }
    }
log-won =
    { $bid ->
        [0] { $who } ersteigert Spalte { $column } umsonst
       *[other] { $who } ersteigert Spalte { $column } für { $bid } und zahlt { $paid }
    }
log-won-bonus =
    { $bid ->
        [0] { $who } ersteigert Spalte { $column } umsonst und bekommt daraus { $bonus }
       *[other] { $who } ersteigert Spalte { $column } für { $bid }, zahlt { $paid } und bekommt daraus { $bonus }
    }

## Gezogenes

log-dealt-furs = { $who } zieht { $furs }
log-dealt-trader = Der { $trader } bekommt { $furs }
log-dealt-land = Neues Land: { $list }
log-dealt-ships = Neue Schiffe: { $list }
log-dealt-tiles = Geldkassette: { $list }
# Die Plättchen einer Spalte: „Spalte 1 (2 Stadt, 1 Land)“.
column-tiles = Spalte { $column } ({ $tiles })

## Was von selbst geschieht

log-why-harvest = Ernte: { $list }
log-why-upkeep = Für ihre Geschäfte zahlen: { $list }
log-why-cargo = Die Schiffe bringen: { $list }
log-why-income = Die Bezirke bringen: { $list }
log-why-final-election = Letzte Wahlen: { $list }
log-why-final-land = Komplett bebautes, ungerodetes Land: { $list }
log-why-final-furs = Übrige Felle: { $list }
log-why-final-rest = Übrige Mittel, je 3 bringen 1 Punkt: { $list }
log-event-lost =
    { $n ->
        [one] { $amount } von { $who } findet keinen Platz an den Anlegeplätzen
       *[other] { $amount } von { $who } finden keinen Platz an den Anlegeplätzen
    }
log-event-longhouse = Ein Langhaus zieht von Dorf { $camp } nach Dorf { $next }
log-event-longhouse-gone = Ein Langhaus aus Dorf { $camp } verlässt den Fluss
log-event-marker = { $who } hat jetzt Reihenfolgemarker { $now } statt { $was }
log-event-post = Der Handelsposten von { $who } zieht von Bereich { $area } nach Bereich { $next }
log-event-reshuffled =
    { $n ->
        [one] Der Fellablagestapel ({ $n } Fell) wird zum neuen Vorrat
       *[other] Der Fellablagestapel ({ $n } Felle) wird zum neuen Vorrat
    }

## Was außer den Zügen geschieht

# „what“ ist der Satz des ersten Zuges, der zurückgenommen wird, „n“ ihre Zahl.
log-undo =
    { $n ->
        [one] { $who } nimmt zurück: „{ $what }“
       *[other] { $who } nimmt { $n } Züge zurück, ab „{ $what }“
    }
log-undo-asked =
    { $n ->
        [one] { $who } möchte zurücknehmen: „{ $what }“
       *[other] { $who } möchte { $n } Züge zurücknehmen, ab „{ $what }“
    }
log-undo-agreed =
    { $n ->
        [one] Alle sind einverstanden, und { $who } nimmt zurück: „{ $what }“
       *[other] Alle sind einverstanden, und { $who } nimmt { $n } Züge zurück, ab „{ $what }“
    }
log-undo-yes = { $who } ist einverstanden
log-undo-no = { $who } ist nicht einverstanden: Nichts wird zurückgenommen
log-undo-moot = Das Spiel ging weiter: Nichts wird zurückgenommen
log-seat-bot = Ein Bot ({ $bot }) springt für { $who } ein
log-seat-back = { $who } ist zurück und spielt wieder selbst
