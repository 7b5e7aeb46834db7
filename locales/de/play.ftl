### Das Spiel im Terminal: der Spielplan, die Fragen, die Antworten.

## Anfangen und aufhören

play-intro =
    { $usual ->
        [yes]
            { -game }: { $list }. Du spielst Blau.
            Andere Besetzung: { $command }. ? zeigt Hilfe, quit beendet.
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
play-error = { $message } (? zeigt Hilfe)
why-verb = { $found } ist kein Zug. Jetzt möglich: { $verbs }.
why-form = { $found } ist nicht zu verstehen. So schreibt man es: { $example }.
why-due = Du musst { $due } zahlen, das hier ergibt aber { $n }.
why-deal-both = { $found } geht jetzt nicht. Zum Kaufen tippe { $buy } (bis { $buy_most }), zum Verkaufen { $sell } (bis { $sell_most }).
why-deal-buy = { $found } geht jetzt nicht. Zum Kaufen tippe { $buy } (bis { $buy_most }). Verkaufen kannst du jetzt nicht.
why-deal-sell = { $found } geht jetzt nicht. Zum Verkaufen tippe { $sell } (bis { $sell_most }). Kaufen kannst du jetzt nicht.
why-closing =
    { $n ->
        [one] Du musst { $due } schließen, das ist aber nur { $n } Geschäft. Tippe für jedes einen Bezirk: { $example }.
       *[other] Du musst { $due } schließen, das sind aber { $n } Geschäfte. Tippe für jedes einen Bezirk: { $example }.
    }
why-closed = { $found } geht jetzt nicht: { $why }.
why-at-most = { $found } geht nicht: jetzt höchstens { $most }.
why-districts = { $found }: Die Bezirke haben die Nummern 1 bis 6.
why-not-now = { $found } geht jetzt nicht; siehe die Antworten oben. Mögliche Züge beginnen jetzt mit: { $verbs }.
play-no-answer = Die Antwort { $found } gibt es nicht; tippe, was links vor einer Antwort steht, oder ? für Hilfe.
play-bid-range = Du darfst von { $least } bis { $most } bieten; siehe die Antworten oben.
play-not-held = So viel hast du nicht: { $amount }.
play-which = Welche davon: { $list }?
play-which-more = Welche davon: { $list } ({ $more } weitere)?
prompt = {"> "}
undo-nothing = Du hast keine Entscheidung zurückzunehmen.
undo-done = Zurück zu deiner letzten Entscheidung.
undo-new-seed = Zurück zu deiner letzten Entscheidung. Seither wurde gezogen, darum gilt ab hier ein neuer Startwert.
save-where = Wohin speichern? Tippe save und einen Dateinamen, zum Beispiel: save game.nar
save-done = Gespeichert als { $file }.
save-new-seed = Gespeichert als { $file }, mit dem bisherigen Startwert; ab hier gilt ein neuer.
quit-over = Noch einmal ansehen: { $command }
quit-saved = Die Partie ist gespeichert. Weiterspielen: { $command }
quit-unsaved = Diese Partie wurde nicht gespeichert: { $reason }
quit-nothing = Es wurde noch nichts gespielt, also auch nichts gespeichert.
keep-failed = Diese Partie lässt sich beim Spielen nicht speichern: { $reason }
last-game =
    { $round ->
        [0] Deine letzte Partie ist nicht zu Ende: { $list }, Spielaufbau, gespielt am { $when }.
       *[other] Deine letzte Partie ist nicht zu Ende: { $list }, Spielrunde { $round }, gespielt am { $when }.
    }
last-game-continue = weiterspielen
last-game-new = neue Partie beginnen

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
board-land = Land
board-ships = Schiffe
board-player = Spieler
board-points = Punkte
# Die Punkte, wenn jetzt Schluss wäre.
board-final = am Ende
board-coins = Münzen
board-goods = Waren
board-wood = Holz
board-corn = Getreide
board-furs = Felle
board-purse = Vorrat
board-tiles = Plättchen
board-post = Posten
board-wharf = Werft
board-stock = Gebäude
board-row = Land { $land } Schiffe { $ships }
board-legend = c Münzen, g Waren, w Holz, n Getreide, f Felle, h Häuser; B Biber, M Nerz, O Otter, R Bisamratte, X Luchs; Plättchen C Stadt, L Land, T Handel; ^ Mehrheit, = Gleichstand; Dörfer: Langhäuser/Plätze, dazwischen das Getreide auf den Booten; Land: Häuser/Plätze, [gerodet]; Waren/Lagerplätze
marks = Zahlen mit * haben wir rekonstruiert, die mit ~ erschlossen ({ $tick } hat ein Spieler berichtet): Sie sind nicht vom gedruckten Spiel abgelesen. Die Quellen zeigt { $command }.
card-marked = { $card }{ $mark }

## Fragen

ask-place = { $who }, wo eröffnest du ein Geschäft? (kostenlos, zwei pro Person)
ask-auction = { $who }, welche Spalte lässt du versteigern? Du gibst das erste Gebot ab.
ask-bid =
    { $own ->
        [yes] { $who }, dein erstes Gebot auf Spalte { $column } ({ $tiles })? Nach dir: { $rivals }.
       *[no] { $who }, dein Gebot auf Spalte { $column } ({ $tiles })? Bisher: { $bids }. Nach dir: { $rivals }.
    }
ask-pay = { $who }, womit zahlst du die { $n }?
ask-take = { $who }, welche Spalte nimmst du? Sie ist kostenlos.
ask-turn-city =
    { $last ->
        [yes] { $who }, Stadtaktionen: noch eine Aktion, dann endet dein Zug.
       *[no]
            { $special ->
                [yes] { $who }, Stadtaktionen: { $tiles } Stadtplättchen und eine Sonderaktion.
               *[no] { $who }, Stadtaktionen: { $tiles } Stadtplättchen.
            }
    }
ask-turn-land-next =
    { $points ->
        [one] { $question } Neues Land wird Karte { $place } deiner Reihe: gerodet { $points } Punkt.
       *[other] { $question } Neues Land wird Karte { $place } deiner Reihe: gerodet { $points } Punkte.
    }
ask-turn-land =
    { $last ->
        [yes] { $who }, Landaktionen: noch eine Aktion, dann endet dein Zug.
       *[no]
            { $special ->
                [yes] { $who }, Landaktionen: { $tiles } Landplättchen und eine Sonderaktion.
               *[no] { $who }, Landaktionen: { $tiles } Landplättchen.
            }
    }
ask-turn-trade =
    { $last ->
        [yes] { $who }, Handelsaktionen: noch eine Aktion, dann endet dein Zug.
       *[no]
            { $special ->
                [yes] { $who }, Handelsaktionen: { $tiles } Handelsplättchen und eine Sonderaktion.
               *[no] { $who }, Handelsaktionen: { $tiles } Handelsplättchen.
            }
    }
ask-close =
    { $n ->
        [one] { $who }, du hast zu wenig Getreide: Welches Geschäft schließt du?
       *[other] { $who }, du hast zu wenig Getreide: Welche { $n } Geschäfte schließt du?
    }
bid-made = { $who } { $n }
bid-passed = { $who } passt
bid-rival = { $who } (bis { $n })
bid-nobody = niemand

## Antworten

row = { $what }: { $effects }
row-reveals = { $row } (danach wird gezogen)
row-loses = { $row } (kostet { $loss })
row-closed = jetzt nicht ({ $why })
closed-first = { $why }; { $then }
choose-place = { $district } ({ $special })
choose-place-there = { $place }; dort bisher: { $owners }
choose-column = Spalte { $column }: { $tiles }
choose-bid =
    { $swap ->
        [0] { $n } bieten: Gewinnst du, bleiben dir { $left }
       *[other] { $n } bieten: Gewinnst du, bleiben dir { $left }, und du bekommst Reihenfolgemarker { $swap }
    }
choose-bid-more = jedes andere Gebot bis zu allem, was du hast
choose-pass = kein Gebot; auf spätere Spalten kannst du noch bieten
choose-pass-last = kein Gebot; dann nimmst du kostenlos eine der übrigen Spalten
choose-pass-two = kein Gebot; dann nimmst du kostenlos eine Spalte mit zwei Plättchen
choose-pay = { $paid } zahlen; übrig: { $left }
choose-pay-more =
    { $market ->
        [yes] etwa so: Münzen und Waren, insgesamt { $n }
       *[no] etwa so: beliebig gemischt, insgesamt { $n }
    }
choose-close =
    { $n ->
        [one] { $n } Geschäft { $places } schließen; Wahlen bringen dann { $points }
       *[other]
            { $spread ->
                [yes] { $n } Geschäfte schließen, { $places }; Wahlen bringen dann { $points }
               *[no] { $n } Geschäfte { $places } schließen; Wahlen bringen dann { $points }
            }
    }
choose-close-more =
    { $n ->
        [one] etwa so: ein anderes, mit der Nummer seines Bezirks ({ $districts })
       *[other] etwa so: beliebige { $n }, mit den Nummern ihrer Bezirke ({ $districts })
    }
choose-build =
    { $most ->
        [one] Ein Geschäft für 1 Holz bauen:
       *[other] Ein Geschäft für 1 Holz bauen, oder bis zu { $most } auf einmal (etwa so: build 2 6 6):
    }
choose-build-in =
    { $lead ->
        [sole] { $district } (Mehrheit, { $n })
        [tied] { $district } (Gleichstand, { $n })
       *[no] { $district } (Rückstand, { $n })
    }
choose-elect = Wahlen abhalten
choose-pass-tile = auf ein Plättchen verzichten
choose-pass-special = auf die Sonderaktion verzichten
choose-add = L{ $n } { $card } hinzugewinnen
choose-clear = Land roden
choose-trade = { $furs } beim { $trader } kaufen
choose-trade-more = etwa so: andere Felle vom Händler oben
choose-ship = { $furs } mit S{ $card } verschiffen (+{ $goods }g{ $mark } pro Runde)
choose-ship-more = etwa so: andere Felle
choose-wood =
    { $deal ->
        [buy] Holz kaufen, je 1 Münze{ $fee ->
            [0] {""}
            [one] , Gebühr { $fee } Münze
           *[other] , Gebühr { $fee } Münzen
        }
        [sell] Holz verkaufen, je 1 Münze{ $fee ->
            [0] {""}
            [one] , Gebühr { $fee } Münze
           *[other] , Gebühr { $fee } Münzen
        }
       *[both] Holz kaufen oder verkaufen, je 1 Münze{ $fee ->
            [0] {""}
            [one] , Gebühr { $fee } Münze
           *[other] , Gebühr { $fee } Münzen
        }
    }
choose-corn =
    { $deal ->
        [buy] Getreide kaufen, je 1 Münze{ $fee ->
            [0] {""}
            [one] , Gebühr { $fee } Münze
           *[other] , Gebühr { $fee } Münzen
        }
        [sell] Getreide verkaufen, je 1 Münze{ $fee ->
            [0] {""}
            [one] , Gebühr { $fee } Münze
           *[other] , Gebühr { $fee } Münzen
        }
       *[both] Getreide kaufen oder verkaufen, je 1 Münze{ $fee ->
            [0] {""}
            [one] , Gebühr { $fee } Münze
           *[other] , Gebühr { $fee } Münzen
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
choose-houses-each = Häuser bauen, je 1 Holz{ $fee ->
        [0] {""}
        [one] , Gebühr { $fee } Münze
       *[other] , Gebühr { $fee } Münzen
    }
choose-market =
    { $n ->
        [one] { $n } verdecktes Fell kaufen
       *[other] { $n } verdeckte Felle kaufen
    }
choose-market-each = verdeckte Felle kaufen, je 3 Münzen oder Waren{ $fee ->
        [0] {""}
        [one] , Gebühr { $fee } Münze
       *[other] , Gebühr { $fee } Münzen
    }
choose-post = Handelsposten nach Bereich { $area } verlegen (Reisekosten { $travel }n)
label-up-to = ..{ $n }
label-close = 4 4

## Vor der Antwort

preview = { $text } bewirkt: { $effects }
forecast =
    Vorschau { $who }: Getreide { $corn } + { $harvest } Ernte − { $upkeep ->
        [one] { $upkeep } Geschäft
       *[other] { $upkeep } Geschäfte
    } = { $corn_left }{ $closing ->
        [0] {""}
        [one] , { $closing } schließt
       *[other] , { $closing } schließen
    }{ $points_lost ->
        [0] {""}
        [one] {" "}(−{ $points_lost } Punkt)
       *[other] {" "}(−{ $points_lost } Punkte)
    }; Waren +{ $goods }{ $goods_lost ->
        [0] {""}
       *[other] {" "}({ $goods_lost } verloren)
    }; Münzen +{ $coins }; wäre jetzt Schluss: +{ $final_total ->
        [one] { $final_total } Punkt
       *[other] { $final_total } Punkte
    }
how-board = Auf dem Plan steht „{ board-final }“ für die Punkte, wenn jetzt Schluss wäre; Waren: Waren/Lagerplätze; Posten: sein Bereich und das Getreide für die Reise zu den Lenape; Werft: Lagerhäuser (von 4); Gebäude: noch im Vorrat. legend erklärt Buchstaben und Zeichen.
how-commands = Tippe ? und eine Antwort, um zu sehen, was sie bewirken würde, oder drücke nur die Eingabetaste, um die Frage noch einmal zu sehen. Weitere Befehle: board, legend, forecast (für alle), rules, log, undo, save DATEI, quit. Jede Antwort kannst du auch so tippen, wie sie in Aufzeichnungen steht.
how-place = Tippe die Nummer eines Bezirks: 1 bis 6.
how-auction =
    { $pair ->
        [yes] Tippe die Nummer einer Spalte. Zu zweit muss es eine mit drei Plättchen sein.
       *[no] Tippe die Nummer einer Spalte.
    }
how-bid =
    { $passes ->
        [yes] Tippe die Zahl, die du bietest: Münzen, Waren, Holz, Getreide und Felle zählen je 1. Womit du zahlst, entscheidest du erst, wenn du gewinnst. Ersteigerst du eine Spalte, die jemand anders gewählt hat, tauscht ihr die Reihenfolgemarker. Oder tippe pass.
       *[no] Tippe die Zahl, die du bietest: Münzen, Waren, Holz, Getreide und Felle zählen je 1. Womit du zahlst, entscheidest du erst, wenn du gewinnst. Ersteigerst du eine Spalte, die jemand anders gewählt hat, tauscht ihr die Reihenfolgemarker.
    }
how-pay =
    Tippe die Nummer eines Vorschlags oder Mengen: 3c 1w 2n 1B
    (c Münzen, g Waren, w Holz, n Getreide, B Biber, M Nerz, O Otter, R Bisamratte, X Luchs).
how-take = Tippe die Nummer einer Spalte.
how-turn = Tippe die Nummer einer Antwort oder die Antwort selbst. Jetzt möglich: { $list }.
how-special = Eine Sonderaktion kostet 1 Münze, außer du hast im Bezirk die Mehrheit, allein oder geteilt. Jeder Verzicht (pass), ob auf ein Plättchen oder auf die Sonderaktion, bringt 1 Münze.
how-close = Tippe die Bezirke der Geschäfte, die du schließt, etwa 4, oder 4 4 für zwei in Bezirk 4. Jedes kostet dich 2 Punkte; unter 0 fällst du nie.

## Das Ende

end-source = Punkte aus
end-start = vor dieser Aufzeichnung
end-total = gesamt
end-winner =
    { $n ->
        [one]
            { $points ->
                [one] { $who } gewinnt mit { $points } Punkt.
               *[other] { $who } gewinnt mit { $points } Punkten.
            }
       *[other]
            { $points ->
                [one] { $who } teilen sich den Sieg mit je { $points } Punkt.
               *[other] { $who } teilen sich den Sieg mit je { $points } Punkten.
            }
    }
end-what-now = Die Partie ist zu Ende. save DATEI legt eine Kopie an; außerdem log, board, undo oder quit.
