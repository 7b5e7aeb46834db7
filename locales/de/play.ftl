### Das Spiel im Terminal: der Spielplan, die Fragen, die Antworten.

## Anfangen und aufhören

play-intro =
    { $usual ->
        [yes]
            { -game }: { $list }. Du spielst Blau.
            Andere Mitspieler: nieuw play --players "Anna,Bo,bot:{ $bot }". ? zeigt Hilfe, quit beendet.
       *[no]
            { -game }: { $list }.
            Tippe ? für Hilfe, quit zum Beenden.
    }
play-resumed =
    { $over ->
        [yes] { -game }: { $list }, aus { $file } gelesen.
       *[no]
            { -game }: { $list }, fortgesetzt aus { $file }.
            Ab hier wird mit einem neuen Startwert gezogen. Tippe ? für Hilfe, quit zum Beenden.
    }
play-empty = Tippe, was links vor einer Antwort steht, oder ? für Hilfe.
play-error = { $message } (? zeigt Hilfe)
why-verb = { $found } ist kein Zug. Gefragt ist jetzt: { $verbs }.
why-form = { $found } ist nicht zu lesen. So schreibt man es: { $example }.
why-due = { $due } zu zahlen, { $n } angeboten.
why-not-now = { $found } geht jetzt nicht. Gefragt ist jetzt: { $verbs }.
play-no-answer = Eine Antwort { $found } gibt es nicht; tippe, was links vor einer Antwort steht, oder ? für Hilfe.
play-bid-range = Du darfst von { $least } bis { $most } bieten; siehe die Antworten oben.
play-not-held = So viel hast du nicht: { $amount }.
play-which = Welche Antwort: { $list }?
play-which-more = Welche Antwort: { $list } oder { $more } weitere?
prompt = {"> "}
undo-nothing = Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.
undo-done = Zurück zur letzten Entscheidung.
undo-new-seed = Zurück zur letzten Entscheidung. Seither wurden Karten, Plättchen oder Felle gezogen, darum gilt ab hier ein neuer Startwert.
save-where = Wohin speichern? Tippe save und einen Dateinamen, zum Beispiel: save game.nar
save-done = Gespeichert als { $file }.
save-new-seed = Gespeichert als { $file }, mit dem bisherigen Startwert; ab hier gilt ein neuer.
quit-over = Noch einmal ansehen: nieuw replay { $file }
quit-saved = Weiterspielen: nieuw play { $file }
quit-changed = Was seit dem letzten Speichern geschah, geht verloren. Von dort weiterspielen: nieuw play { $file }
quit-unsaved = Diese Partie wurde nicht gespeichert.

## Der Spielplan

board-head = Spielrunde { $round } von { $rounds }, Schritt { $step }: { $name }. Reihenfolge: { $order }
board-head-outside = { $name }. Reihenfolge: { $order }
board-city = Stadt
board-district = { $n } { $name }
board-river = Dörfer
board-posts-label = Posten
board-posts = { $area } { $list }
board-trader-top = Oben
board-trader-mid = Mitte
board-trader-low = Unten
board-trader = { $furs } ({ $price })
board-price-each =
    { $n ->
        [one] je { $n } Ware
       *[other] je { $n } Waren
    }
board-price-all =
    { $n ->
        [one] { $n } Ware für alle
       *[other] { $n } Waren für alle
    }
board-cash-box = Geldkassette
board-column =
    { $coins ->
        [0] { $column } { $tiles }
       *[other] { $column } { $tiles } +{ $coins }c
    }
board-column-taken = { $column } { $tiles } ({ $who })
board-land = Land
board-ships = Schiffe
board-land-card = L{ $card } { $houses }h { $wood }w { $corn }n
board-ship-card = S{ $card } { $furs }f { $coins }c { $goods }g
board-player = Spieler
board-points = SP
board-coins = Münzen
board-goods = Waren
board-wood = Holz
board-corn = Getreide
board-furs = Felle
board-tiles = Plättchen
board-post = Posten
board-wharf = Werft
board-stock = Gebäude
board-post-travel = { $area }, { $corn }n
board-row = Land { $land } Schiffe { $ships }
board-row-cleared = [L{ $card }]
board-row-card = L{ $card } { $houses }/{ $of }
board-row-ship = S{ $card } +{ $goods }g
board-legend =
    c Münzen, g Waren, w Holz, n Getreide, f Felle, h Häuser; B Biber, M Nerz, O Otter,
    R Bisamratte, X Luchs; Plättchen C Stadt, L Land, T Handel; * Mehrheit, = Gleichstand;
    Dörfer: Langhäuser/Plätze; Land: Häuser/Plätze, [gerodet]

## Fragen

ask-place = { $who }, wo eröffnest du ein Geschäft? (kostenlos, jeder zweimal)
ask-auction = { $who }, welche Spalte bringst du zur Auktion? Du gibst das erste Gebot ab.
ask-bid =
    { $own ->
        [yes] { $who }, dein erstes Gebot für Spalte { $column } ({ $tiles })? Nach dir: { $rivals }.
       *[no] { $who }, dein Gebot für Spalte { $column } ({ $tiles })? Bisher: { $bids }. Nach dir: { $rivals }.
    }
ask-pay = { $who }, womit zahlst du die { $n }?
ask-take = { $who }, welche Spalte nimmst du? Sie ist kostenlos.
ask-turn-city =
    { $last ->
        [yes] { $who }, Stadtaktionen: noch eine Sache, dann endet dein Zug.
       *[no]
            { $special ->
                [yes] { $who }, Stadtaktionen: Stadtplättchen { $tiles }, und eine Sonderaktion.
               *[no] { $who }, Stadtaktionen: Stadtplättchen { $tiles }.
            }
    }
ask-turn-land-next =
    { $points ->
        [one] { $question } Neues Land: Karte { $place } deiner Reihe, gerodet { $points } Punkt.
       *[other] { $question } Neues Land: Karte { $place } deiner Reihe, gerodet { $points } Punkte.
    }
ask-turn-land =
    { $last ->
        [yes] { $who }, Landaktionen: noch eine Sache, dann endet dein Zug.
       *[no]
            { $special ->
                [yes] { $who }, Landaktionen: Landplättchen { $tiles }, und eine Sonderaktion.
               *[no] { $who }, Landaktionen: Landplättchen { $tiles }.
            }
    }
ask-turn-trade =
    { $last ->
        [yes] { $who }, Handelsaktionen: noch eine Sache, dann endet dein Zug.
       *[no]
            { $special ->
                [yes] { $who }, Handelsaktionen: Handelsplättchen { $tiles }, und eine Sonderaktion.
               *[no] { $who }, Handelsaktionen: Handelsplättchen { $tiles }.
            }
    }
ask-close =
    { $n ->
        [one] { $who }, zu wenig Getreide: welches Geschäft schließt du?
       *[other] { $who }, zu wenig Getreide: welche { $n } Geschäfte schließt du?
    }
bid-made = { $who } { $n }
bid-passed = { $who } passt
bid-rival = { $who } (bis { $n })
bid-nobody = niemand

## Antworten

row = { $what }: { $effects }
row-reveals = { $row } (danach wird gezogen)
choose-place = { $district } ({ $special })
choose-place-there = { $place }, dort: { $owners }
choose-column = Spalte { $column }: { $tiles }
choose-bid =
    { $swap ->
        [no] { $n } bieten: lässt dir { $left }
       *[other] { $n } bieten: lässt dir { $left }, und Reihenfolgemarker { $swap }, wenn du gewinnst
    }
choose-bid-more = jedes Gebot bis zu allem, was du hast
choose-pass = kein Gebot; auf spätere Spalten kannst du noch bieten
choose-pass-last = kein Gebot; als Letzter nimmst du kostenlos eine der übrigen Spalten
choose-pay = { $paid } zahlen; übrig: { $left }
choose-pay-more = so etwa: jede Mischung von insgesamt { $n }
choose-close =
    { $n ->
        [one] { $n } Geschäft { $places } schließen; Wahlen sind dann { $points } wert
       *[other]
            { $spread ->
                [yes] { $n } Geschäfte schließen, { $places }; Wahlen sind dann { $points } wert
               *[no] { $n } Geschäfte { $places } schließen; Wahlen sind dann { $points } wert
            }
    }
choose-close-more =
    { $n ->
        [one] so etwa: ein anderes, mit der Nummer seines Bezirks ({ $districts })
       *[other] so etwa: beliebige { $n }, mit den Nummern ihrer Bezirke ({ $districts })
    }
choose-build =
    { $lead ->
        [sole] bauen: { $district } (Mehrheit, { $n })
        [tied] bauen: { $district } (Gleichstand, { $n })
       *[no] bauen: { $district } (dann { $n })
    }
choose-build-more = so etwa: bis zu { $most } auf einmal
choose-elect = Wahlen abhalten
choose-pass-tile = bei einem Plättchen passen
choose-pass-special = bei der Sonderaktion passen
choose-add = L{ $n } { $card } hinzugewinnen
choose-clear = Land roden
choose-trade = { $furs } beim { $trader } kaufen
choose-trade-more = so etwa: andere Felle von oben
choose-ship = { $furs } mit S{ $card } verschiffen (+{ $goods }g pro Runde)
choose-ship-more = so etwa: andere Felle
choose-wood =
    { $deal ->
        [buy] Holz kaufen, je 1 Münze{ $fee ->
            [0] {""}
           *[other] , Gebühr { $fee } Münze
        }
       *[sell] Holz verkaufen, je 1 Münze{ $fee ->
            [0] {""}
           *[other] , Gebühr { $fee } Münze
        }
    }
choose-corn =
    { $deal ->
        [buy] Getreide kaufen, je 1 Münze{ $fee ->
            [0] {""}
           *[other] , Gebühr { $fee } Münze
        }
       *[sell] Getreide verkaufen, je 1 Münze{ $fee ->
            [0] {""}
           *[other] , Gebühr { $fee } Münze
        }
    }
choose-warehouse =
    { $room ->
        [one] Lagerhaus bauen (+{ $room } Lagerplatz)
       *[other] Lagerhaus bauen (+{ $room } Lagerplätze)
    }
choose-houses =
    { $n ->
        [one] { $n } Haus bauen
       *[other] { $n } Häuser bauen
    }
choose-market =
    { $n ->
        [one] { $n } verdecktes Fell, { $price } Münzen/Waren
       *[other] { $n } verdeckte Felle, { $price } Münzen/Waren
    }
choose-post = Handelsposten nach Bereich { $area } (Reisekosten { $travel }n)
label-up-to = ..{ $n }
label-pay = 3c 1w
label-close = 4 4
label-build = build 2 6 6
label-ship = ship S1 2B 1O
label-trade = trade top 2B

## Vor der Antwort

preview = { $text } brächte: { $effects }
forecast =
    Vorschau { $who }: Getreide { $corn } + { $harvest } Ernte - { $upkeep ->
        [one] { $upkeep } Geschäft
       *[other] { $upkeep } Geschäfte
    } = { $left }{ $closing ->
        [0] {""}
        [one] , { $closing } schließt (-{ $points_lost } SP)
       *[other] , { $closing } schließen (-{ $points_lost } SP)
    }; Waren +{ $goods }{ $goods_lost ->
        [0] {""}
       *[other] {" "}({ $goods_lost } verloren)
    }; Münzen +{ $coins }; Schluss jetzt: +{ $final_total } SP
how-board =
    Auf dem Plan: Waren/Lagerplätze; Posten: sein Bereich, und das Getreide für die Reise zu den Lenape;
    Werft: Lagerhäuser von 4; Gebäude: noch im Vorrat; Dörfer: dazwischen das Getreide der Boote.
how-commands =
    Außerdem: ? und eine Antwort zeigt, was sie bewirken würde; board, forecast (für alle), log, undo,
    save DATEI, quit. Jede Antwort geht auch so, wie sie in Aufzeichnungen steht.
how-place = Tippe die Nummer eines Bezirks: 1 bis 6.
how-auction = Tippe die Nummer einer Spalte. Zu zweit muss es eine mit drei Plättchen sein.
how-bid =
    Tippe die Zahl, die du bietest: Münzen, Waren, Holz, Getreide und Felle zählen je 1. Womit du
    zahlst, entscheidest du erst, wenn du gewinnst. Oder tippe pass. Wer die Spalte ersteigert,
    bekommt auch den Reihenfolgemarker, der auf ihr liegt.
how-pay =
    Tippe die Nummer eines Vorschlags, oder Mengen: 3c 1w 2n 1B
    (c Münzen, g Waren, w Holz, n Getreide, B Biber, M Nerz, O Otter, R Bisamratte, X Luchs).
how-take = Tippe die Nummer einer Spalte.
how-turn =
    Tippe die Nummer einer Antwort, oder die Antwort selbst:
    build 2 6 6 (Bezirke), elect, add L7, clear, trade top 2B 1M, trade mid, trade low,
    ship S5 2B 1O, pass tile; Sonderaktionen: wood +3, wood -2, corn +3, corn -2, warehouse,
    houses 2, market 2, post, pass special. Eine Sonderaktion kostet 1 Münze, außer du hast im
    Bezirk die Mehrheit oder Gleichstand. Wobei du passt, das bringt dir 1 Münze.
how-close = Tippe die Bezirke der Geschäfte, die du schließt: 4 oder 4 4. Jedes kostet 2 Punkte.

## Das Ende

end-source = Punkte aus
end-start = Stand davor
end-total = gesamt
end-winner =
    { $n ->
        [one] { $who } gewinnt mit { $points } Punkten.
       *[other] { $who } teilen sich den Sieg mit { $points } Punkten.
    }
end-what-now = Die Partie ist zu Ende. save DATEI speichert sie; außerdem log, board, undo oder quit.
