### Die Wörter des Spiels. Alle anderen Dateien benutzen sie, damit jedes Ding überall gleich heißt.
###
### Mengen wie „3 Münzen“ stehen im Nominativ oder Akkusativ, nie im Dativ; Namen der Spieler
### bekommen kein Genitiv-s („von Anna“).

-game = Nieuw Amsterdam
-lumberyard = Holzfällerbezirk
-granary = Getreidespeicherbezirk
-docks = Hafen
-guild = Schreinerbezirk
-market = Schwarzmarkt
-company = Handelsgesellschaft

## Farben der Plätze

colour-blue = Blau
colour-yellow = Gelb
colour-orange = Orange
colour-red = Rot
colour-green = Grün

## Bezirke: der Name, und wo etwas steht

district-lumberyard = { -lumberyard }
district-granary = { -granary }
district-docks = { -docks }
district-guild = { -guild }
district-market = { -market }
district-company = { -company }
in-lumberyard = im { -lumberyard }
in-granary = im { -granary }
in-docks = im { -docks }
in-guild = im { -guild }
in-market = auf dem { -market }
in-company = bei der { -company }
# Was die Sonderaktion eines Bezirks tut.
special-lumberyard = Holz kaufen oder verkaufen
special-granary = Getreide kaufen oder verkaufen
special-docks = ein Lagerhaus bauen
special-guild = Häuser auf deinem Land bauen
special-market = verdeckte Felle kaufen
special-company = deinen Handelsposten verlegen

## Mengen

amount-coin =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
amount-goods =
    { $n ->
        [one] { $n } Ware
       *[other] { $n } Waren
    }
amount-coins-or-goods =
    { $n ->
        [one] { $n } Münze oder Ware
       *[other] { $n } Münzen oder Waren
    }
amount-wood = { $n } Holz
amount-corn = { $n } Getreide
amount-beaver = { $n } Biber
amount-mink =
    { $n ->
        [one] { $n } Nerz
       *[other] { $n } Nerze
    }
amount-otter = { $n } Otter
amount-muskrat =
    { $n ->
        [one] { $n } Bisamratte
       *[other] { $n } Bisamratten
    }
amount-lynx =
    { $n ->
        [one] { $n } Luchs
       *[other] { $n } Luchse
    }
fur-beaver = Biber
fur-mink = Nerz
fur-otter = Otter
fur-muskrat = Bisam{"\u00AD"}ratte
fur-lynx = Luchs
amount-businesses =
    { $n ->
        [one] { $n } Geschäft
       *[other] { $n } Geschäfte
    }
amount-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
nothing = nichts
# Dinge in einer Reihe: „Anna, Bo“. Nur so stehen Änderungen mit Vorzeichen und was man tippt.
list-more = { $list }, { $item }
# Das letzte einer Liste, nach einem oder mehreren: „Anna, Bo und Cem“.
list-last = { $list } und { $item }
# Geschäfte in einem von mehreren Bezirken: „2 im Hafen“.
count-in = { $n } { $place }
# Wessen, und wie viele: „Blau 2“.
count-of = { $who } { $n }
change-gain = +{ $amount }
change-loss = −{ $amount }
change-why = { $change } ({ $why })

## Aktionsplättchen

tiles-city = { $n } Stadt
tiles-land = { $n } Land
tiles-trade = { $n } Handel

## Karten und Händler

card-land =
    ({ $houses ->
        [one] { $houses } Haus
       *[other] { $houses } Häuser
    }, { $wood } Holz, { $corn } Getreide)
card-ship =
    ({ $furs ->
        [one] { $furs } Fell
       *[other] { $furs } Felle
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    })
# Nach „der“, „beim“ und allein: in jedem Fall gleich.
trader-top = Händler oben
trader-mid = Händler in der Mitte
trader-low = Händler unten

## Schritte einer Spielrunde

step-0 = Spielaufbau
step-1 = neues Land und neue Schiffe
step-2 = Felle für die Händler
step-3 = Aktionsplättchen
step-4 = Bietphase
step-5 = Stadtaktionen
step-6 = Landaktionen
step-7 = Handelsaktionen
step-8 = Ernte
step-9 = Getreide für Geschäfte
step-10 = Waren von den Schiffen
step-11 = Münzen aus den Bezirken
step-12 = Spielende

## Gründe, warum Punkte oder Mittel kommen und gehen

why-setup = Spielaufbau
why-bid = Gebot
why-column = Spalte
why-pass-tile = Verzicht auf das Plättchen
why-pass-special = Verzicht auf die Sonderaktion
why-build = Geschäfte
why-election = Wahlen
why-clear = Land roden
why-trade = Handel
why-travel = Reisekosten
why-ship = Felle verschiffen
why-fee = Gebühr
why-wood = { -lumberyard }
why-corn = { -granary }
why-warehouse = Lagerhaus
why-houses = Häuser
why-market = { -market }
why-post = Handelsposten
why-harvest = Ernte
why-upkeep = Getreide für Geschäfte
why-close = Geschäfte geschlossen
why-cargo = Waren von Schiffen
why-income = Münzen aus Bezirken
why-final-election = letzte Wahlen
why-final-land = bebautes Land
why-final-furs = übrige Felle
why-final-rest = übrige Mittel

## Spieler

# Ein Name, den man verwechseln könnte, mit der Farbe des Platzes.
who-both = { $name } ({ $colour })
seat-person = { $who }
seat-bot = { $who } (Bot { $bot })

## Bots

bot-deckhand = Matrose
bot-farmer = Bauer
bot-merchant = Kaufmann
bot-patroon = Patron
bot-director-general = Generaldirektor
bot-greedy = Gierig
bot-uniform = Zufall
bot-about-deckhand = Frisch vom Schiff: denkt nur einen Zug voraus, verschätzt sich und traut sich kaum zu bieten.
bot-about-farmer = Solide, aber kurzsichtig: lässt sich vieles entgehen und zahlt gern zu viel für das, was gerade am besten aussieht.
bot-about-merchant = Plant den ganzen eigenen Zug und kennt den Wert der Dinge, aber nicht deine Pläne.
bot-about-patroon = Denkt voraus und rechnet mit den Gegenzügen der anderen.
bot-about-director-general = Nimmt sich einen Moment und spielt Tausende von Fortsetzungen durch. Der stärkste der fünf.
