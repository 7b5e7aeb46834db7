### Die aktuelle Frage: was gefragt ist, was jede Antwort kostet und bringt.
###
### Fragen enden mit einem Fragezeichen und passen in eine Zeile. Auf Knöpfen steht ein Verb; was
### es bewirkt, folgt als Mengen aus terms.ftl. Warum etwas nicht geht, sagen Zahlen („du hast 3“).

## Rund um die Frage

q-your-turn = Du bist dran
q-step = Schritt { $step }: { $name }
q-setup = Spielaufbau
q-rules = Regeln
q-holdings = Was du hast
q-undo = Rückgängig
q-todo = Noch zu tun in diesem Zug
q-todo-done = erledigt:
q-todo-special = Sonderaktion
q-tile-city = Stadt
q-tile-land = Land
q-tile-trade = Handel
q-less = Weniger: { $what }
q-more = Mehr: { $what }
# Vor den Mengen, die ein Knopf bringt und kostet.
q-with-result = { $what }:
q-pass = Passen
q-pass-what = Passen: { $what }
q-pass-tile = Passen und auf das Plättchen verzichten: { $result }
q-pass-special = Passen und auf die Sonderaktion verzichten: { $result }
q-key-enter = Eingabe
q-ends-turn = beendet deinen Zug
q-reveals = dann Ziehung, kein Zurück
# Auf dem Knopf, der es tut: was endgültig verloren ist.
q-loses = kostet { $what }
q-sure = Damit endet dein Zug. Sicher?
q-sure-draw = Danach wird gezogen. Sicher?
q-sure-bid = Das lässt sich vielleicht nicht mehr zurücknehmen. Sicher?
q-sure-no = Noch nicht
q-quick = Oft gewählt
q-choose = Wählen
q-chosen = Gewählt
q-up-to = bis { $n }
q-of = von { $n }

## Was gefragt ist

q-place = Wo eröffnest du ein Geschäft?
q-place-lead =
    { $n ->
        [1] Dein erstes von zwei Geschäften: in einem beliebigen Bezirk, kostenlos. Hat dort sonst niemand eines, hast du die Mehrheit.
       *[other] Dein zweites von zwei Geschäften: in einem beliebigen Bezirk, kostenlos.
    }
q-auction = Welche Spalte lässt du versteigern?
q-auction-lead =
    { $seats ->
        [2] Du bestimmst eine der Spalten mit drei Plättchen und bietest zuerst.
       *[other] Du bestimmst die Spalte und bietest zuerst. Alle anderen ohne Spalte bieten je einmal oder passen.
    }
q-take = Welche Spalte nimmst du?
q-take-lead = Nur du hast noch keine Spalte: Deine kostet nichts, und du behältst deinen Reihenfolgemarker.
q-open = Dein Gebot auf Spalte { $column }?
q-open-lead = Du hast sie gewählt, also bietest du zuerst: *0 oder mehr*. Die anderen bieten je einmal höher oder passen.
q-bid = Bietest du auf Spalte { $column }?
q-bid-lead = { $who } hat sie gewählt; das höchste Gebot ist *{ $high }*. Du bietest einmal: *{ $least } oder mehr*, oder du passt.
q-pay = Womit zahlst du die { $n }?
q-pay-lead = Jedes Mittel zählt 1. Das ist nur ein Vorschlag; ändere ihn, wie du willst.
q-pay-lead-market =
    { $n ->
        [one] Für { $n } verdecktes Fell, in Münzen und Waren.
       *[other] Für { $n } verdeckte Felle, in Münzen und Waren.
    }
q-close =
    { $n ->
        [one] Welches Geschäft schließt du?
       *[other] Welche { $n } Geschäfte schließt du?
    }
q-close-lead =
    { $n ->
        [one] Dir fehlt das Getreide für { $n } Geschäft: Es muss schließen.
       *[other] Dir fehlt das Getreide für { $n } Geschäfte: Sie müssen schließen.
    }
q-close-cost =
    { $points ->
        [0] Du hast keine Punkte, die du verlieren könntest.
        [one] Das kostet *{ $points } Punkt*.
       *[other] Das kostet *{ $points } Punkte*.
    }
q-turn-special = Welche Sonderaktion?
q-turn-nothing = Auf das Plättchen verzichten?
q-verb-build = Wo baust du?
q-verb-elect = Wahlen abhalten?
q-verb-add = Welches Land nimmst du?
q-verb-clear = Dein Land roden?
q-verb-trade = Welche Felle kaufst du?
q-verb-ship =
    { $n ->
        [one] { $n } Fell verschiffen?
       *[other] { $n } Felle verschiffen?
    }
q-verb-wood = Wie viel Holz?
q-verb-corn = Wie viel Getreide?
q-verb-warehouse = Ein Lagerhaus bauen?
q-verb-houses = Wie viele Häuser?
q-verb-market = Wie viele verdeckte Felle?
q-verb-post = Deinen Posten verlegen?

## Was der große Knopf tut

q-do-place = Geschäft { $place } eröffnen
q-do-auction = Spalte { $column } versteigern
q-do-take = Spalte { $column } nehmen
q-do-bid = { $n } bieten
q-do-pay = { $n } zahlen
q-do-close =
    { $n ->
        [one] { $n } Geschäft schließen
       *[other] { $n } Geschäfte schließen
    }
q-do-build =
    { $n ->
        [one] { $n } Geschäft bauen
       *[other] { $n } Geschäfte bauen
    }
q-do-elect = Wahlen abhalten
q-do-add = Dieses Land nehmen
q-do-clear = Land roden
q-do-trade =
    { $n ->
        [one] { $n } Fell kaufen
       *[other] { $n } Felle kaufen
    }
q-do-ship = Schiff losschicken
q-do-buy-wood = { $n } Holz kaufen
q-do-sell-wood = { $n } Holz verkaufen
q-do-buy-corn = { $n } Getreide kaufen
q-do-sell-corn = { $n } Getreide verkaufen
q-do-warehouse = Lagerhaus bauen
q-do-houses =
    { $n ->
        [one] { $n } Haus bauen
       *[other] { $n } Häuser bauen
    }
q-do-market =
    { $n ->
        [one] { $n } verdecktes Fell kaufen
       *[other] { $n } verdeckte Felle kaufen
    }
q-do-post = Posten verlegen
# Solange etwas fehlt.
q-need-district = Wähle einen Bezirk
q-need-column = Wähle eine Spalte
q-need-pay = Noch { $n } zahlen
q-need-close =
    { $n ->
        [one] Wähle noch { $n } Geschäft
       *[other] Wähle noch { $n } Geschäfte
    }
q-need-build = Wähle einen Bezirk
q-need-land = Wähle eine Karte
q-need-trade = Wähle Felle
q-need-ship =
    { $n ->
        [one] Noch { $n } Fell laden
       *[other] Noch { $n } Felle laden
    }
q-need-houses = Wähle, wie viele
q-need-market = Wähle, wie viele
q-need-special = Wähle eine Aktion

## Auf dem Spielplan

q-press-district =
    { $word ->
        [1] { district-lumberyard }: hier ein Geschäft
        [2] { district-granary }: hier ein Geschäft
        [3] { district-docks }: hier ein Geschäft
        [4] { district-guild }: hier ein Geschäft
        [5] { district-market }: hier ein Geschäft
       *[6] { district-company }: hier ein Geschäft
    }
q-press-close =
    { $word ->
        [1] { district-lumberyard }: hier ein Geschäft schließen
        [2] { district-granary }: hier ein Geschäft schließen
        [3] { district-docks }: hier ein Geschäft schließen
        [4] { district-guild }: hier ein Geschäft schließen
        [5] { district-market }: hier ein Geschäft schließen
       *[6] { district-company }: hier ein Geschäft schließen
    }
q-press-column = Spalte { $word } wählen
q-press-land = Dieses Land wählen
q-press-ship = Dieses Schiff beladen
q-press-trader =
    { $word ->
        [top] Beim { trader-top } kaufen
        [mid] Beim { trader-mid } kaufen
       *[low] Beim { trader-low } kaufen
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

## Bezirke

q-place-1 = Sonderaktion: { special-lumberyard }
q-place-2 = Sonderaktion: { special-granary }
q-place-3 = Sonderaktion: { special-docks }
q-place-4 = Sonderaktion: { special-guild }
q-place-5 = Sonderaktion: { special-market }
q-place-6 = Sonderaktion: { special-company }
q-stand-none = keine Mehrheit
q-stand-tied = Gleichstand
q-stand-sole = deine Mehrheit
# Geschäfte machen den Unterschied: ab jetzt.
q-stand-change = → { $now }
q-leads =
    { $lead ->
        [tied] { $who } teilt sich die Mehrheit
       *[sole] { $who } hat die Mehrheit
    }
q-elect-lead =
    { $n ->
        [one] Punkt insgesamt, aus allen Bezirken, in denen du die Mehrheit hast oder teilst
       *[other] Punkte insgesamt, aus allen Bezirken, in denen du die Mehrheit hast oder teilst
    }
q-close-in = Geschäfte schließen: { $district }

## Das Ende der Spielrunde

q-out-elections = Wahlen jetzt
q-out-corn = Getreide übrig
q-out-goods = Schiffe bringen
q-out-coins = Einkommen
q-out-fed =
    { $upkeep ->
        [0] (kein Geschäft)
        [one] ({ $upkeep } geht an Geschäfte)
       *[other] ({ $upkeep } gehen an Geschäfte)
    }
# Geschäfte, die schließen werden.
q-out-closing = { $n } in Gefahr
q-out-lost = { $n } verloren

# Was eine Antwort aufs Spiel setzt.
q-risk-corn =
    { $n ->
        [one] kein Getreide für { $n } Geschäft
       *[other] kein Getreide für { $n } Geschäfte
    }
q-risk-goods =
    { $n ->
        [one] kein Platz für { $n } Ware
       *[other] kein Platz für { $n } Waren
    }

## Bieten

q-your-bid = Dein Gebot
q-quick-bids = Gebote zur Auswahl
q-bid-least = Mindestgebot
q-bid-sure = gewinnt sicher
q-bid-all = alles
q-left =
    { $coins ->
        [0] übrig von { $held }, wenn du gewinnst
        [one] übrig von { $held }, wenn du gewinnst; dazu { $coins } Münze
       *[other] übrig von { $held }, wenn du gewinnst; dazu { $coins } Münzen
    }
q-nobody-tops = Niemand kann { $n } überbieten.
q-one-tops = { $who } kann das noch überbieten (bis { $limit }).
q-some-top =
    { $n ->
        [one] { $n } Person kann das noch überbieten (bis { $limit }).
       *[other] { $n } Personen können das noch überbieten (bis { $limit }).
    }
q-rival-later = darf noch bieten
q-rival-limit = bis { $n }
q-rival-bid = hat geboten, kann nicht erhöhen
q-rival-passed = { $who } passt
q-rival-outbid = { $who } bietet { $n }
q-win-marker = Gewinnst du, tauschst du mit { $who } den Reihenfolgemarker: { $first } statt { $mine }.
q-outbid-marker = Wer dich überbietet, tauscht mit dir den Reihenfolgemarker; du hast die { $mine }.
q-pass-means = Passt du, kannst du noch auf die anderen Spalten bieten.
q-pass-two = Passt du, nimmst du kostenlos eine Spalte mit zwei Plättchen.
q-pass-last = Passt du, nimmst du kostenlos eine der übrigen Spalten.
q-keep-corn = Behalte { $corn } Getreide: Die Geschäfte brauchen { $upkeep }, die Ernte bringt { $harvest }.
q-lack-corn = Du brauchst { $corn } Getreide und hast { $have }: Die Geschäfte brauchen { $upkeep }, die Ernte bringt { $harvest }.
q-column = Spalte { $column }: { $what }
q-column-taken = { $who }
q-column-tiles = { $n } Plättchen
q-lets = Was du mit Spalte { $column } tun kannst
q-lets-tile =
    { $n ->
        [one] { $tile }:
       *[other] { $n } × { $tile }:
    }
q-lets-build =
    { $wood ->
        [0] kein Holz zum Bauen;
       *[other] bauen mit { $wood } Holz;
    }
q-lets-elect =
    { $points ->
        [0] Wahlen bringen jetzt nichts.
        [one] Wahlen bringen jetzt { $points } Punkt.
       *[other] Wahlen bringen jetzt { $points } Punkte.
    }
q-lets-add =
    { $points ->
        [one] Land als Karte { $place } hinzugewinnen, gerodet { $points } Punkt;
       *[other] Land als Karte { $place } hinzugewinnen, gerodet { $points } Punkte;
    }
# $gain ist, was das Roden bringt: „+3 Punkte, +4 Holz, 6 Getreide pro Runde“.
q-lets-clear =
    { $n ->
        [one] { $n } Karte roden: { $gain }.
       *[other] { $n } Karten roden: { $gain }.
    }
q-lets-clear-none = noch nichts zu roden.
q-lets-trade =
    { $goods ->
        [0] keine Waren zum Handeln, Reisekosten { $travel } Getreide;
        [one] handeln mit { $goods } Ware, Reisekosten { $travel } Getreide;
       *[other] handeln mit { $goods } Waren, Reisekosten { $travel } Getreide;
    }
q-lets-ship =
    { $furs ->
        [one] { $furs } Fell verschiffen.
       *[other] bis zu { $most } deiner { $furs } Felle verschiffen.
    }
q-lets-ship-later =
    { $furs ->
        [0] noch keine Felle: erst welche kaufen, dann bis zu { $most } verschiffen.
        [one] erst { $furs } Fell: mehr kaufen, dann bis zu { $most } verschiffen.
       *[other] erst { $furs } Felle: mehr kaufen, dann bis zu { $most } verschiffen.
    }
q-lets-ship-none =
    { $furs ->
        [0] noch keine Felle zum Verschiffen.
        [one] { $furs } Fell reicht noch für kein Schiff.
       *[other] { $furs } Felle reichen noch für kein Schiff.
    }

## Zahlen

q-keep = { $n } übrig
q-keep-coins = { $n } übrig, +{ $coins } aus der Spalte
q-pay-corn = ({ $n } für die Geschäfte behalten)
q-propose = Vorschlag
q-clear-mix = Leeren

## Land

q-add-lead =
    { $points ->
        [one] Es wird *Karte { $place }* deiner Reihe: Gerodet bringt es *{ $points } Punkt*.
       *[other] Es wird *Karte { $place }* deiner Reihe: Gerodet bringt es *{ $points } Punkte*.
    }
q-add-moves = Ein Langhaus der Lenape zieht flussaufwärts nach Dorf { $camp }.
q-add-leaves = Ein Langhaus der Lenape kommt aus dem Spiel.
q-add-stays = Das letzte Langhaus der Lenape bleibt stehen.
q-land =
    { $houses ->
        [one] { $houses } Haus, { $wood } Holz, { $corn } Getreide
       *[other] { $houses } Häuser, { $wood } Holz, { $corn } Getreide
    }
q-corn-every-round = { $n } Getreide pro Runde
q-corn-last-round = { $n } Getreide in dieser Runde
q-clear-lead =
    { $points ->
        [one] Punkt: { $n ->
            [one] { $n } Karte, Nummer { $place } deiner Reihe
           *[other] { $n } Karten, bis Nummer { $place } deiner Reihe
        }
       *[other] Punkte: { $n ->
            [one] { $n } Karte, Nummer { $place } deiner Reihe
           *[other] { $n } Karten, bis Nummer { $place } deiner Reihe
        }
    }
q-row = Dein Land
q-row-card =
    { $points ->
        [0] Karte { $place }: Häuser { $n } von { $houses }
        [one] Karte { $place }: Häuser { $n } von { $houses }, gerodet { $points } Punkt
       *[other] Karte { $place }: Häuser { $n } von { $houses }, gerodet { $points } Punkte
    }

## Felle

q-for-each = pro Fell
q-for-all =
    { $n ->
        [one] für dieses eine
       *[other] für alle { $n }
    }
q-trade-top =
    { $most ->
        [one] Wähle { $most }: 1 Ware, du hast { $goods }
       *[other] Wähle bis zu { $most }: je 1 Ware, du hast { $goods }
    }
q-as-many = { $n } nehmen
q-ships = Schiffe
q-furs =
    { $n ->
        [one] { $n } Fell
       *[other] { $n } Felle
    }
q-best = maximal { $n }
q-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
q-score-to = gesamt { $was } → { $now }
q-loaded = { $n } von { $of }
q-aboard = An Bord: { $n } von { $of }
q-ashore = An Land
q-load = { $what } laden
q-load-for =
    { $points ->
        [one] { $what } laden: { $points } Punkt
       *[other] { $what } laden: { $points } Punkte
    }
q-ship-score = Pro Fell: häufigste Sorte 3 Punkte, zweite 2, alle anderen 1.
q-unload = { $what } ausladen
q-unload-all = Alle ausladen
q-more-furs = noch { $n }
q-ship-gives =
    bringt jetzt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, dann pro Runde { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    }

## Die Möglichkeiten eines Plättchens

q-ways = Was das Plättchen kann
q-way-build = Geschäfte bauen
q-way-elect = Wahlen abhalten
q-way-add = Land hinzu{"\u00AD"}gewinnen
q-way-clear = Land roden
q-way-ship = Felle verschiffen
q-way-trade = Mit den Lenape handeln
q-row-build =
    { $n ->
        [one] { $n } Geschäft, 1 Holz
       *[other] bis zu { $n }, je 1 Holz
    }
q-row-add =
    { $points ->
        [one] Karte { $place }: gerodet { $points } Punkt
       *[other] Karte { $place }: gerodet { $points } Punkte
    }
q-row-trade = Reisekosten: { $n } Getreide
q-row-ship =
    { $n ->
        [one] { $n } passendes Schiff
       *[other] { $n } passende Schiffe
    }

## Sonderaktionen

q-special = Sonderaktion
q-special-one = eine pro Zug
q-free = frei
q-fee = Gebühr { $n }
q-fee-why =
    { $n ->
        [one] Gebühr { $n } Münze: Du hast { $place } nicht die Mehrheit.
       *[other] Gebühr { $n } Münzen: Du hast { $place } nicht die Mehrheit.
    }
q-free-sole = Keine Gebühr: Du hast { $place } die Mehrheit.
q-free-tied = Keine Gebühr: Du teilst dir { $place } die Mehrheit.
q-sp-1 = Holz: je 1 Münze
q-sp-2 = Getreide: je 1 Münze
q-sp-3 = 1 Holz: Platz für { $room }
q-sp-4 =
    { $n ->
        [one] { $n } Haus, 1 Holz
       *[other] bis zu { $n } Häuser
    }
q-sp-5 =
    { $n ->
        [one] { $n } Fell, verdeckt
       *[other] bis zu { $n }, verdeckt
    }
q-sp-6 = 1 Holz: flussaufwärts
q-deal = Kaufen oder verkaufen
q-buy = Kaufen
q-sell = Verkaufen
q-then-you-have = Dann hast du
q-warehouse-lead =
    { $then ->
        [one] Ware findet Platz statt bisher { $room }. Du hast { $goods }.
       *[other] Waren finden Platz statt bisher { $room }. Du hast { $goods }.
    }
q-post-lead = Getreide für die Reise: Der Posten zieht von Bereich { $area } nach Bereich { $next }.
q-how-many-houses = Wie viele Häuser
q-houses-full =
    { $points ->
        [one] Karte { $place } ist dann komplett bebaut: { $points } Punkt, wenn du sie rodest oder die Partie endet.
       *[other] Karte { $place } ist dann komplett bebaut: { $points } Punkte, wenn du sie rodest oder die Partie endet.
    }
q-houses-part = Damit wird noch keine weitere Karte komplett.
q-how-many-furs = Wie viele Felle
q-market-price = { $n } zu zahlen
q-market-lead = Zahle in Münzen und Waren, beliebig gemischt: Du hast zusammen { $held }.
q-reserve =
    { $n ->
        [one] Verdeckt im Vorrat: { $n } Fell
       *[other] Verdeckt im Vorrat: { $n } Felle
    }

## Warum nicht

q-no-have = du hast { $n }
q-no-after-fee = nach der Gebühr noch { $n }
q-no-corn = Reise: { $due } Getreide, du hast { $n }
q-no-sold-out = ausverkauft
q-no-goods = zu wenig Waren
q-no-wood = kein Holz
q-no-coins = keine Münzen
q-no-buildings = keine Gebäude übrig
q-no-majority = nirgends die Mehrheit
q-no-land = kein neues Land
q-no-full-card = keine Karte komplett bebaut
q-first-build = erst bauen
q-first-add = erst Land nehmen
q-first-clear = erst Land roden
q-first-trade = erst Felle kaufen
q-first-ship = erst Felle verschiffen
q-first-pass = erst auf ein Plättchen verzichten
q-first-wood = erst Holz kaufen
q-first-corn = erst Getreide kaufen
q-first-houses = erst Häuser bauen
q-first-market = erst Felle kaufen
q-first-post = erst Posten verlegen
q-no-ship =
    { $n ->
        [0] du hast keine Felle
        [one] kein Schiff für { $n } Fell
       *[other] kein Schiff für { $n } Felle
    }
q-no-wharf = Werft voll
q-no-space = kein Bauplatz
q-no-market = kostet { $due }, du hast { $n }
q-no-longhouse = kein Langhaus flussaufwärts
q-no-area = flussaufwärts alles voll

## Warten

q-wait-you = Du kannst dich inzwischen umsehen.
q-wait-for = { $who } ist dran
q-wait-bot = { $who } überlegt…
q-wait-away = { $who } ist gerade nicht da.
q-wait-chance = Es wird gezogen…
q-wait-place = eröffnet ein Geschäft
q-wait-auction = wählt eine Spalte für die Auktion
q-wait-bid = bietet auf Spalte { $column }
q-wait-5 = ist mit Stadtaktionen dran
q-wait-6 = ist mit Landaktionen dran
q-wait-7 = ist mit Handelsaktionen dran
q-wait-close = wählt, welche Geschäfte schließen
q-wait-next = Danach: { $list }

## Das Ende

q-over-win = { $who } gewinnt
q-over-tie = { $who } teilen sich den Sieg
q-over-you = Du gewinnst
q-over-see = Woher die Punkte kamen
