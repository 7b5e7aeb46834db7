### Was passiert ist, in Sätzen.

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
log-verb-auction = { $who } lässt Spalte { $column } versteigern
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
log-verb-pass-tile = { $who } verzichtet auf ein Plättchen
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
log-verb-pass-special = { $who } verzichtet auf die Sonderaktion
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
        [0] { $who } ersteigert Spalte { $column } kostenlos
       *[other] { $who } ersteigert Spalte { $column } für { $bid } ({ $paid })
    }
log-won-bonus =
    { $bid ->
        [0] { $who } ersteigert Spalte { $column } kostenlos und bekommt dazu { $bonus }
       *[other] { $who } ersteigert Spalte { $column } für { $bid } ({ $paid }) und bekommt dazu { $bonus }
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
log-why-upkeep = Für Geschäfte gezahlt: { $list }
log-why-cargo = Die Schiffe bringen: { $list }
log-why-income = Die Bezirke bringen: { $list }
log-why-final-election = Letzte Wahlen: { $list }
log-why-final-land = Komplett bebautes, noch ungerodetes Land: { $list }
log-why-final-furs = Übrige Felle: { $list }
log-why-final-rest = Übrige Mittel, je 3 bringen 1 Punkt: { $list }
log-event-lost = { $who } verliert { $amount }: Auf den Anlegeplätzen ist kein Platz mehr
log-event-longhouse = Ein Langhaus zieht von Dorf { $camp } nach Dorf { $next }
log-event-longhouse-gone = Ein Langhaus aus Dorf { $camp } kommt aus dem Spiel
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
log-undo-no = { $who } ist nicht einverstanden: Es wird nichts zurückgenommen
log-undo-moot = Die Partie ging weiter: Es wird nichts zurückgenommen
log-seat-bot = Ein Bot ({ $bot }) springt für { $who } ein
log-seat-back = { $who } ist zurück und spielt wieder selbst
log-seat-relieved = { $who } ist nicht da: Ein Bot ({ $bot }) springt ein
log-absent-asked = { $whose } ist nicht da: { $who } möchte einen Bot einspringen lassen
log-absent-yes = { $who } ist mit dem Bot einverstanden
log-absent-no = { $who } ist nicht einverstanden: Es springt kein Bot ein
log-absent-back = { $who } ist wieder da: Ein Bot ist nicht mehr nötig
log-abandon-asked = { $who } möchte die Partie beenden
log-abandon-yes = { $who } ist einverstanden, die Partie zu beenden
log-abandon-no = { $who } ist nicht einverstanden: Die Partie geht weiter
log-abandon-moot = Jemand hat einen Zug gemacht: Die Partie geht weiter
log-ended-resigned = { $who } gibt auf: Die Partie endet hier
log-ended-abandoned = Alle sind einverstanden: Die Partie endet hier
log-ended-put-away = Die Person, die den Tisch eröffnet hat, hat ihn geschlossen
log-ended-expired = Lange hat niemand mehr gespielt: Die Partie endet hier
