### Schachteldateien.

box-ok =
    { $n ->
        [one] ok { $file }: { $name }, { $n } Zahl, { $digest }
       *[other] ok { $file }: { $name }, { $n } Zahlen, { $digest }
    }
box-template = { $file } ist angelegt. Fülle die Datei aus, dann prüfe sie: { $command }
box-name = Schachtel { $name }, { $digest }
box-legend =
    Hinter jeder Zahl: nichts = gedruckt ({ $printed }), ~ = erschlossen ({ $inferred }),
    ' = aus einem Spielbericht ({ $reported }), * = von uns rekonstruiert ({ $reconstructed }).
box-land = Landkarten (1 bis 12 blau, 13 bis 24 rot)
box-land-houses = Häuser
box-land-wood = Holz
box-land-corn = Getreide
box-ship = Schiffskarten (1 bis 12 blau, 13 bis 24 rot)
box-ship-furs = Felle
box-ship-coins = Münzen
box-ship-goods = Waren
box-column = Spalten der Geldkassette
box-column-tiles = Plättchen
box-column-coins = Münzen
box-trader = Händler
box-trader-furs = Felle
box-trader-price = Preis in Waren
box-camp = Dörfer: Plätze für Langhäuser
box-camp-spaces-1 = 2 Spieler
box-camp-spaces-2 = 3 Spieler
box-camp-spaces-3 = 4 Spieler
box-camp-spaces-4 = 5 Spieler
box-area = Bereiche: Plätze für Handelsposten
box-area-black = schwarz
box-area-white = weiß
box-wharf-docks = Lagerplätze je Anlegeplatz: { $numbers }
box-river-boats = Getreide auf den Booten: { $numbers }
box-land-points = Punkte fürs Roden nach Position: { $numbers }

## Was an einer Schachteldatei nicht stimmt

box-problem-in = { $file }: { $problem }
box-problem-more =
    { $n ->
        [one] { $problem } (und { $n } weiteres Problem)
       *[other] { $problem } (und { $n } weitere Probleme)
    }
box-problem-neither = es gibt weder eine Datei noch eine eingebaute Schachtel mit diesem Namen (eingebaut: { $boxes })
box-problem-not-builtin = es gibt keine eingebaute Schachtel mit diesem Namen (eingebaut: { $boxes })
box-problem-large = zu groß: eine Schachteldatei hat höchstens { $bytes } Bytes
box-problem-long = zu groß: eine Schachteldatei hat höchstens { $letters } Zeichen, und { $line } pro Zeile
box-problem-json = erwartet ist JSON, { $got }
box-problem-json-object = erwartet ist ein JSON-Objekt, { $got }
box-problem-name = { $key }: erwartet sind bis zu 40 Kleinbuchstaben, Ziffern und Bindestriche, { $got }
box-problem-own-name = { $key }: { $got }; gib deiner Schachtel einen eigenen Namen
box-problem-table = { $key }: erwartet ist eine Tabelle, { $got }
box-problem-key = { $key }: diesen Schlüssel gibt es hier nicht, nur { $keys }
box-problem-only-land = { $key }: es gibt nur { $last } Landkarten
box-problem-only-ship = { $key }: es gibt nur { $last } Schiffskarten
box-problem-only-column = { $key }: es gibt nur { $last } Spalten
box-problem-only-camp = { $key }: Dörfer sind ab 1 ohne Lücken nummeriert, und es gibt höchstens { $last }
box-problem-only-area = { $key }: Bereiche sind ab 1 ohne Lücken nummeriert, und es gibt höchstens { $last }
box-problem-list = { $key }: erwartet ist eine Liste mit { $length } ganzen Zahlen, { $got }
box-problem-list-range = { $key }: erwartet ist eine Liste mit { $low } bis { $high } ganzen Zahlen, { $got }
box-problem-one-number = { $key }: erwartet ist eine einzelne ganze Zahl, { $got }
box-problem-number = { $key }: erwartet ist eine ganze Zahl von { $low } bis { $high }, { $got }
box-problem-source = { $key }: erwartet ist „printed: WO“, „inferred“, „reported“ oder „reconstructed“, { $got }
box-problem-sources = { $key }: erwartet ist eine Liste mit { $length } Quellen, eine für jede Zahl, { $got }
box-problem-proven = { $key }: in jedem Exemplar des Spiels steht hier { $value }, { $got }
box-problem-at-least = { $key }: erwartet ist mindestens { $low }, { $got }
box-problem-coins = { $key }: mindestens eine Spalte muss ohne Münzen sein
box-problem-cards =
    { $least ->
        [one] { $key }: erwartet ist mindestens { $least } Karte mit { $values }, { $got }
       *[other] { $key }: erwartet sind mindestens { $least } Karten mit { $values }, { $got }
    }
box-problem-areas = { $key }: erwartet sind { $length } Bereiche, einer gegenüber jedem Dorf, { $got }
box-problem-boats = { $key }: erwartet sind { $length } Boote, eins von jedem Dorf zum nächsten, { $got }
box-problem-boats-of-one = { $key }: erwartet sind mindestens { $length } Boote mit 1 Getreide, { $got }
box-problem-spaces = { $key }: bei mehr Spielern darf es nicht weniger Plätze geben ({ $got })
box-problem-alike = { $key }: das ist dieselbe Karte wie { $other }
box-problem-worse = { $key }: { $other } ist in jeder Hinsicht mindestens so gut, niemand würde diese Karte nehmen ({ $got })

# Was stattdessen kam: bei der Datei ein ganzer Satz, bei einem Schlüssel das Ende von einem.

box-got-folder = das ist ein Ordner, keine Datei
box-got-device = das ist keine gewöhnliche Datei
box-got-unreadable = lässt sich nicht lesen: { $reason }
box-got-byte = ist kein Text in UTF-8: Byte { $byte } an Position { $position }
box-got-mistake = kein gültiges TOML: Fehler in Zeile { $line }, Spalte { $column }
box-got-mistake-at-end = kein gültiges TOML: Fehler am Ende der Datei
box-got-long-number = darin steht eine Zahl mit Tausenden von Ziffern
box-got-deep-lists = darin stecken zu viele Listen ineinander
box-got-builtin-name = „{ $name }“ heißt die eingebaute Schachtel, und die hat andere Zahlen
box-got-nothing = hier steht aber nichts
box-got-unfilled = hier ist aber noch nichts eingetragen
box-got-value = nicht { $value }
box-got-huge-number = keine Zahl mit mehr als neun Ziffern
box-got-text = nicht „{ $text }“
box-got-list =
    { $n ->
        [0] keine leere Liste
        [one] keine Liste mit { $n } Eintrag
       *[other] keine Liste mit { $n } Einträgen
    }
box-got-table = keine Tabelle
box-got-date = kein Datum und keine Uhrzeit
box-got-spaces = { $list }
box-got-card = { $values }
box-got-other = hier steht aber etwas anderes
box-value = { $key } = { $value }
