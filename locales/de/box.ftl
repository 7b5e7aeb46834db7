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
