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
        [one] { $n } Langhaus, Platz für insgesamt { $spaces }
       *[other] { $n } Langhäuser, Platz für insgesamt { $spaces }
    }
# Wird nach der Zahl auf einem Boot vorgelesen.
zone-boat = Getreide für das Boot von Dorf { $from } nach Dorf { $to }
zone-posts = Handels{"\u00AD"}posten
# Wird vor den Namen der Spieler vorgelesen, deren Posten dort stehen.
zone-area =
    { $n ->
        [0] Bereich { $area }: kein Handelsposten, Platz für { $spaces }
       *[other] Bereich { $area }: { $n } Handelsposten, Platz für insgesamt { $spaces }
    }
# Der Weg von deinem Handelsposten zum nächsten Langhaus.
zone-travel =
    { $n ->
        [0] dein Posten steht bei Dorf { $camp }: keine Reisekosten
       *[other] deine Reise zu Dorf { $camp }: { $n } Getreide
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
zone-free = frei für dich
# Vor der Münze der Gebühr: „Gebühr 1“.
zone-fee = Gebühr { $n }
# Vor den Zeichen derer, die keine Gebühr zahlen.
zone-free-for = frei für

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
zone-price-each = pro Fell
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
zone-bids = Gebote auf Spalte { $column }
zone-bid-leads = { $who } bietet { $n }, das höchste Gebot
zone-bid-outbid = { $who } bietet { $n }, überboten
zone-bid-pass = { $who } passt
zone-bid-now = { $who } bietet jetzt
zone-bid-later = { $who } darf noch bieten
# Der Hammer fällt.
zone-gavel = Zuschlag!
zone-sold =
    { $bid ->
        [0] { $who } bekommt Spalte { $column } kostenlos
       *[other] { $who } bekommt Spalte { $column } für { $bid }
    }

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
zone-projection =
    { $lead ->
        [sole] Wäre jetzt Schluss: { $total } insgesamt (Wahlen +{ $election }, Land +{ $land }, Felle +{ $furs }, übrige Mittel +{ $rest }). Das wäre der Sieg.
        [tied] Wäre jetzt Schluss: { $total } insgesamt (Wahlen +{ $election }, Land +{ $land }, Felle +{ $furs }, übrige Mittel +{ $rest }). Das wäre ein geteilter Sieg.
       *[no] Wäre jetzt Schluss: { $total } insgesamt (Wahlen +{ $election }, Land +{ $land }, Felle +{ $furs }, übrige Mittel +{ $rest }).
    }
zone-state-to-act = ist dran
zone-state-to-bid = bietet jetzt
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
zone-businesses-alone =
    { $n ->
        [one] { $n } Geschäft in der Stadt
       *[other] { $n } Geschäfte in der Stadt
    }
zone-no-furs = keine Felle
zone-wharf = Werft
zone-docks =
    { $open ->
        [one] { $open } Anlegeplatz offen: { $n ->
            [one] { $n } Ware
           *[other] { $n } Waren
        }, Platz für insgesamt { $room }
       *[other] { $open } Anlegeplätze offen: { $n ->
            [one] { $n } Ware
           *[other] { $n } Waren
        }, Platz für insgesamt { $room }
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
           *[other] ; kein Platz für { $lost }
        }
       *[other] { $ships } Schiffe bringen { $n ->
            [one] { $n } Ware
           *[other] { $n } Waren
        } pro Runde{ $lost ->
            [0] {""}
           *[other] ; kein Platz für { $lost }
        }
    }
zone-row = Land
zone-no-land = noch kein Land
zone-land-cleared = Karte { $n }, gerodet: { $corn } Getreide pro Runde
zone-land-wild = Karte { $n }, ungerodet: Häuser { $houses } von { $places }, gerodet { $wood } Holz, danach { $corn } Getreide pro Runde
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

zone-end = Ende von Spielrunde { $round }
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
zone-end-goods = { $goods } + { $coming }, Platz für { $room }
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
zone-key-reconstructed = Rekonstruierte Werte: Einige dieser Zahlen stammen von uns, nicht aus dem gedruckten Spiel.
zone-key-numbers = Welche und warum
zone-key-longhouse = Ein Langhaus der Lenape: Sein Dorf ist bewohnt. Gewinnt jemand Land hinzu, zieht eines flussaufwärts oder kommt aus dem Spiel.
zone-key-space = Ein freier Platz für ein Langhaus.
zone-key-boat = Das Getreide, das dich die Reise zwischen diesen Dörfern kostet.
zone-key-post = Ein Handelsposten. Zum Handeln geht die Reise von hier zum nächsten bewohnten Dorf.
zone-key-business = Ein Geschäft: 1 Holz beim Bau, dann 1 Getreide am Ende jeder Runde.
zone-key-shield = Wer im Bezirk die Mehrheit hat; mehrere Wappen heißen Gleichstand. Beides bringt bei Wahlen Punkte.
zone-key-fee = Die Gebühr für die Sonderaktion. Sie entfällt, wenn du die Mehrheit hast oder teilst.
zone-key-fur = Felle: Jede Sorte hat ihre eigene Form und Zeichnung.
zone-key-price = Der Preis in Waren: beim obersten Händler für jedes gewählte Fell, bei den anderen für alle ihre Felle zusammen.
zone-key-gap = Verkauft; neue Felle kommen nächste Runde.
zone-key-places = Plätze für Häuser. Sind alle bebaut, kann die Karte gerodet werden.
zone-key-wood = Das Holz, das du beim Roden bekommst.
zone-key-corn = Das Getreide, das sie von da an jede Runde bringt.
zone-key-load = Genau so viele Felle lädt es.
zone-key-coins = Münzen, die du einmal bekommst, wenn es ablegt.
zone-key-goods = Waren, die es dir jede Runde bringt.
zone-key-city = Stadtplättchen: bis zu drei Geschäfte bauen oder Wahlen abhalten.
zone-key-land = Landplättchen: eine Landkarte hinzugewinnen oder Land roden.
zone-key-trade = Handelsplättchen: mit den Lenape handeln oder Felle verschiffen.
zone-key-bonus = Münzen, die zur Spalte gehören.
zone-key-used = Ein benutztes Plättchen.
zone-key-owner = Wem die Spalte gehört.
zone-key-marker = Reihenfolgemarker: Die niedrigste Zahl ist zuerst dran.
zone-key-due = Geschäfte in der Stadt; jedes braucht am Rundenende 1 Getreide.
zone-key-docks = Anlegeplätze, durch Lagerhäuser geöffnet: Platz für Waren. Was nicht mehr passt, geht verloren.
zone-key-wild = Ungerodetes Land mit dem Holz, das es beim Roden bringt.
zone-key-cleared = Gerodetes Land mit dem Getreide, das es jede Runde bringt.
zone-key-stock = Gebäude, die noch nicht gebaut sind.

## Was beim Zeigen auf ein Zeichen gesagt wird, wo seine Bedeutung oben nicht genügt

# Hinter den Tasten ↑ ↓.
zone-tip-keys = ein Zeichen nach dem anderen
zone-tip-end = Was das Rundenende beim jetzigen Stand bringt und kostet.
zone-tip-coin = Mit Münzen zahlst du Gebühren und kaufst in der Stadt Holz, Getreide oder Felle.
zone-tip-goods = Mit Waren kaufst du Felle. Behalten kannst du, was auf die Anlegeplätze passt.
zone-tip-wood = Mit Holz baust du Geschäfte, Häuser und Lagerhäuser.
zone-tip-corn = Mit Getreide versorgst du Geschäfte und bezahlst Reisen.
zone-tip-fur = Felle kommen auf Schiffe: Je mehr von einer Sorte, desto mehr Punkte.
