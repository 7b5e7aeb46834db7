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
zone-posts = Handelsposten
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
zone-special-lumberyard = Holz handeln
zone-special-granary = Getreide handeln
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
zone-ship-short = du hast { $held }

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
        [one] { $n } Geschäft ohne Getreide, −{ $points } Punkte
       *[other] { $n } Geschäfte ohne Getreide, −{ $points } Punkte
    }
zone-end-goods = { $goods } + { $coming }, Platz { $room }
zone-end-lost = { $n } verloren
zone-end-coins = { $coins } + { $income }
