### Das Bild des Tisches: Fluss, Stadt, Händler, Land, Schiffe, Geldkassette, und was die Spieler haben.
### Vieles steht auf kleinen Schildern; kurze Wörter sind am besten. Die Wörter des Spiels: terms.ftl.

zone-board = Der Spielplan
zone-players = Die Spieler

## Fluss

zone-river = Der Hudson
zone-hudson = Hudson
zone-upstream = flussaufwärts
zone-camp = Dorf { $n }
# Wird nach dem Namen eines Dorfs vorgelesen.
zone-camp-holds =
    { $n ->
        [0] kein Langhaus, { $spaces ->
            [one] { $spaces } freier Platz
           *[other] { $spaces } freie Plätze
        }
        [one] { $n } Langhaus, Platz für { $spaces }
       *[other] { $n } Langhäuser, Platz für { $spaces }
    }
# Wird nach der Zahl auf einem Boot vorgelesen.
zone-boat = Getreide für das Boot von Dorf { $from } nach Dorf { $to }
zone-posts = Handels{"\u00AD"}posten
# Wird vor den Namen der Spieler vorgelesen, deren Posten dort stehen.
zone-area =
    { $n ->
        [0] Bereich { $area }: kein Handelsposten, Platz für { $spaces }
       *[other] Bereich { $area }: { $n } Handelsposten, Platz für { $spaces }
    }
# Der Weg von deinem Handelsposten zum nächsten Langhaus.
zone-travel =
    { $n ->
        [0] dein Posten liegt bei Dorf { $camp }: keine Reisekosten
       *[other] dein Weg zu Dorf { $camp }: { $n } Getreide
    }

## Stadt

zone-city = Stadt
# Schilder unter den Namen der Bezirke, je eine kurze Zeile.
zone-special-lumberyard = Holzhandel
zone-special-granary = Getreidehandel
zone-special-docks = Ein Lagerhaus
zone-special-guild = 1 bis 3 Häuser
zone-special-market = Verdeckte Felle
zone-special-company = Posten verlegen
# Vorgelesen: wessen Geschäfte, wie viele, und ob sie die Mehrheit sind.
zone-owner =
    { $lead ->
        [sole] { $who } { $n }, Mehrheit;
        [tied] { $who } { $n }, Gleichstand;
       *[no] { $who } { $n };
    }
zone-no-business = noch niemand
zone-free = gratis für dich
# Vor der Münze der Gebühr: „Gebühr 1“.
zone-fee = Gebühr { $n }
# Vor den Zeichen derer, die keine Gebühr zahlen.
zone-free-for = gratis für

## Händler, Land, Schiffe

zone-traders = Lenape-Händler
zone-reserve =
    { $n ->
        [one] { $n } Fell im Vorrat
       *[other] { $n } Felle im Vorrat
    }
# Vorgelesen: ein Händler und die Felle.
zone-trader-has = { $trader }: { $furs };
zone-sold-out = ausverkauft
# Wird nach der Zahl der Waren vorgelesen, die ein Händler verlangt.
zone-price-goods =
    { $n ->
        [one] Ware
       *[other] Waren
    }
# Nach dem Preis in Waren: für jedes einzelne Fell, oder für alle zusammen.
zone-price-each = für jedes
zone-price-all =
    { $n ->
        [0] ausverkauft
        [one] für dieses eine
       *[other] für alle { $n }
    }
zone-land = Neues Land
zone-ships = Schiffe
# Karten, die noch verdeckt im Stapel liegen.
zone-deck =
    { $n ->
        [0] Stapel leer
       *[other] noch { $n } im Stapel
    }
zone-land-card =
    { $houses ->
        [one] Land für { $houses } Haus: gerodet { $wood } Holz, danach { $corn } Getreide pro Runde
       *[other] Land für { $houses } Häuser: gerodet { $wood } Holz, danach { $corn } Getreide pro Runde
    }
zone-ship-card =
    Schiff für { $furs ->
        [one] { $furs } Fell
       *[other] { $furs } Felle
    }: sofort { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } pro Runde
# Der Platz einer Karte, die jemand genommen hat.
zone-taken = vergeben
zone-sailed = abgefahren
# Unter einem Schiff, das mehr Felle braucht, als du hast.
zone-ship-short =
    { $held ->
        [one] du hast { $held } Fell
       *[other] du hast { $held } Felle
    }

## Geldkassette

zone-cashbox = Geldkassette
zone-tile-city = Stadt
zone-tile-land = Land
zone-tile-trade = Handel
zone-tile-used = benutzt
zone-column =
    { $coins ->
        [0] Spalte { $n }, keine Münzen:
        [one] Spalte { $n }, { $coins } Münze:
       *[other] Spalte { $n }, { $coins } Münzen:
    }
# Vorgelesen: wem die Spalte gehört.
zone-column-of = vergeben an { $who };
zone-bids = Gebote für Spalte { $column }
zone-bid = { $who } bietet { $n }
zone-bid-pass = { $who } passt
zone-bid-now = { $who } muss bieten
zone-bid-later = { $who } bietet später

## Spieler

zone-marker = Reihenfolgemarker { $n }
zone-you = du
zone-away = weg
zone-sits-in = springt ein: { $bot }
# Nach der Zahl der Punkte.
zone-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
zone-state-to-act = am Zug
zone-state-to-bid = muss bieten
zone-state-bid = bietet { $n }
zone-state-passed = passt
zone-businesses =
    { $closing ->
        [0] { $n ->
            [one] { $n } Geschäft in der Stadt: { $n } Getreide fällig
           *[other] { $n } Geschäfte in der Stadt: { $n } Getreide fällig
        }
        [one] { $n ->
            [one] { $n } Geschäft in der Stadt, ohne Getreide
           *[other] { $n } Geschäfte in der Stadt, davon { $closing } ohne Getreide
        }
       *[other] { $n } Geschäfte in der Stadt, davon { $closing } ohne Getreide
    }
zone-no-furs = keine Felle
zone-wharf = Werft
zone-docks =
    { $open ->
        [one] { $open } Anlegeplatz offen, { $n ->
            [one] { $n } Ware
           *[other] { $n } Waren
        }, Platz für { $room }
       *[other] { $open } Anlegeplätze offen, { $n ->
            [one] { $n } Ware
           *[other] { $n } Waren
        }, Platz für { $room }
    }
zone-no-ship = noch kein Schiff
zone-fleet =
    { $ships ->
        [0] noch kein Schiff
        [one] { $ships } Schiff bringt { $n ->
            [one] { $n } Ware
           *[other] { $n } Waren
        } pro Runde{ $lost ->
            [0] {""}
           *[other] ; { $lost } ohne Platz
        }
       *[other] { $ships } Schiffe bringen { $n ->
            [one] { $n } Ware
           *[other] { $n } Waren
        } pro Runde{ $lost ->
            [0] {""}
           *[other] ; { $lost } ohne Platz
        }
    }
zone-row = Land
zone-no-land = noch kein Land
zone-land-cleared = Karte { $n }, gerodet: { $corn } Getreide pro Runde
zone-land-wild = Karte { $n }, ungerodet: { $houses } von { $places } Häusern, gerodet { $wood } Holz, danach { $corn } Getreide pro Runde
zone-stock =
    { $n ->
        [one] { $n } Gebäude übrig
       *[other] { $n } Gebäude übrig
    }
# Nach der Zahl der Gebäude im Vorrat; zwei kurze Zeilen.
zone-stock-left =
    { $n ->
        [one] Gebäude übrig
       *[other] Gebäude übrig
    }

## Das Ende der Spielrunde nach jetzigem Stand

zone-end = Ende der Spielrunde { $round }
zone-end-corn = { $corn } + { $harvest } − { $due } fällig
zone-end-fed = kein Geschäft in Gefahr
zone-end-closing =
    { $n ->
        [one] { $n } Geschäft ohne Getreide
       *[other] { $n } Geschäfte ohne Getreide
    }{ $points ->
        [0] { "" }
        [one] , −{ $points } Punkt
       *[other] , −{ $points } Punkte
    }
zone-end-goods = { $goods } + { $coming }, Platz { $room }
zone-end-lost = { $n } verloren
zone-end-coins = { $coins } + { $income }

## Schilder, mit ihren Trennstellen

zone-sign-lumberyard = Holz{"\u00AD"}fäller{"\u00AD"}bezirk
zone-sign-granary = Getreide{"\u00AD"}speicher{"\u00AD"}bezirk
zone-sign-docks = { district-docks }
zone-sign-guild = Schreiner{"\u00AD"}bezirk
zone-sign-market = Schwarz{"\u00AD"}markt
zone-sign-company = Handels{"\u00AD"}gesell{"\u00AD"}schaft

## Was die Zeichen bedeuten

zone-key = { $zone }: was die Zeichen bedeuten
zone-key-reconstructed = Rekonstruierte Werte: Einige dieser Zahlen haben wir gewählt, es sind nicht die gedruckten.
zone-key-numbers = Welche und warum
zone-key-longhouse = Ein Langhaus der Lenape: sein Dorf ist bewohnt. Eines zieht flussaufwärts, sobald jemand Land hinzugewinnt.
zone-key-space = Ein freier Platz für ein Langhaus.
zone-key-boat = Das Getreide, das der Weg zwischen zwei Dörfern kostet.
zone-key-post = Ein Handelsposten. Wer handelt, reist von dort zum nächsten bewohnten Dorf.
zone-key-business = Ein Geschäft: 1 Holz beim Bau, 1 Getreide am Ende jeder Runde.
zone-key-shield = Wer im Bezirk führt; mehrere Wappenschilde sind ein Gleichstand. Dort punkten Wahlen.
zone-key-fee = Die Gebühr der Sonderaktion. Wer allein oder mit anderen führt, zahlt keine.
zone-key-fur = Felle, unterschieden durch Form und Zeichnung.
zone-key-price = Der Preis in Waren: oben für jedes gewählte Fell, darunter für alle zusammen.
zone-key-gap = Verkauft; neue Felle kommen nächste Runde.
zone-key-places = Plätze für Häuser. Stehen alle, kann die Karte gerodet werden.
zone-key-wood = Das Holz, das du beim Roden bekommst.
zone-key-corn = Das Getreide, das sie von da an jede Runde bringt.
zone-key-load = So viele Felle nimmt es, genau.
zone-key-coins = Münzen, einmal, wenn es ablegt.
zone-key-goods = Waren, die es dir jede Runde bringt.
zone-key-city = Stadtplättchen: bis zu drei Geschäfte bauen oder Wahlen abhalten.
zone-key-land = Landplättchen: eine Landkarte hinzugewinnen oder Land roden.
zone-key-trade = Handelsplättchen: mit den Lenape handeln oder Felle verschiffen.
zone-key-bonus = Münzen, die zur Spalte gehören.
zone-key-used = Ein benutztes Plättchen.
zone-key-owner = Wem die Spalte gehört.
zone-key-marker = Reihenfolgemarker: wer zuerst handelt.
zone-key-due = Geschäfte in der Stadt, für jedes ist am Rundenende 1 Getreide fällig.
zone-key-docks = Anlegeplätze, durch Lagerhäuser geöffnet: Platz für Waren. Was keinen Platz hat, geht verloren.
zone-key-wild = Ungerodetes Land, mit dem Holz, das es geben wird.
zone-key-cleared = Gerodetes Land, mit dem Getreide, das es jede Runde bringt.
zone-key-stock = Gebäude, die noch nicht gebaut sind.
