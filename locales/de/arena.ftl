### Die Arena: Bots gegeneinander, und was dabei herauskam.

help-arena = Lässt Bots bei gleicher Auslosung gegeneinander spielen: Siege, Wertung, Bericht.
usage-arena = Aufruf: { $command } --bots BOTS [OPTIONEN]
example-arena = Beispiel: { $command } --bots greedy --against uniform --seats 4 --games 200 --out arena
option-arena-bots = Namen der Bots; ohne --against spielen alle gegen alle.
option-against = Dieser Bot auf allen Plätzen bis auf einen; dort nacheinander jeder aus --bots.
option-arena-games = Zahl der Partien (Standard: 100).
option-arena-seats = Zahl der Plätze, 2 bis 5 (Standard: 4).
option-arena-seed = Startwert; dieselbe Zahl ergibt wieder dieselben Partien.
option-arena-out = Ordner für Aufzeichnungen, Tabelle (games.csv) und Bericht (report.html).
option-resume = Setzt die Partien in --out mit ihren Einstellungen fort.
option-jobs = Zahl gleichzeitiger Partien (Standard: eine je Prozessorkern).
option-scheduler = Spielt auf den Rechnern dieses Dask-Schedulers, etwa tcp://10.0.0.5:8786.
takes-option-arena-bots = BOTS
takes-option-against = BOT
takes-option-arena-games = N
takes-option-arena-seats = N
takes-option-arena-seed = N
takes-option-arena-out = ORDNER
takes-option-jobs = N
takes-option-scheduler = ADRESSE

## Fehler: je eine Zeile

error-bots-alike = --bots: jeder Bot darf nur einmal vorkommen, auch der von --against
error-bots-alone = --bots: es müssen mindestens 2 Bots sein, oder --against
error-arena-used = { $folder }: enthält schon eine Arena; setze sie mit --resume fort oder wähle einen anderen Ordner
error-arena-none = { $folder }: enthält keine Arena zum Fortsetzen
error-resume-was = { $folder }: begann mit { $option } { $then }; bleib dabei oder wähle einen anderen Ordner
error-resume-without = { $folder }: begann ohne { $option }; lass es weg oder wähle einen anderen Ordner
error-resume-program = { $folder }: startet das Programm { $bot }; um das zu erlauben, gib es mit { $option } an
error-resume-box = { $folder }: begann mit der Schachtel { $box }; gib ihre Datei mit --box an
error-game = Partie { $number } konnte nicht zu Ende gespielt werden: { $reason }
error-scheduler = --scheduler { $address }: lässt sich nicht verwenden: { $reason }

## Zahlen

arena-played =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $deals ->
        [one] { $deals } Auslosung
       *[other] { $deals } Auslosungen
    }
arena-written = Der Bericht steht in { $file }; alles andere liegt im selben Ordner.
arena-uneven = Noch haben nicht alle Bots gleich oft auf jedem Platz gespielt: Dafür muss die Zahl der Partien ein Vielfaches von { $round } sein.
arena-percent = { $n } %
arena-interval = { $low }–{ $high } %
arena-strength = Spielstärke (ausgeglichen wären { $even } der Siege je Platz)
arena-bot = Bot
arena-seats = Plätze
arena-share = Siege
arena-between = 95-%-Intervall
arena-rating = Wertung
arena-error = 95 %
arena-mean = Punkte im Mittel
arena-versus = So oft landet die Zeile vor der Spalte (gleiche Punkte zählen halb)
arena-points = Punkte, die der Bot in so viel Prozent der Partien höchstens erreichte
arena-part = { $n } %
arena-sources = Mittlere Punkte nach Herkunft
arena-source = Herkunft
arena-times = Millisekunden je Entscheidung, im Mittel
arena-decision = Entscheidung
arena-kind-place = erste Geschäfte
arena-kind-auction = Spalte wählen
arena-kind-bid = Bieten
arena-kind-pay = Zahlen
arena-kind-take = letzte Spalte
arena-kind-city = Stadtaktionen
arena-kind-land = Landaktionen
arena-kind-trade = Handelsaktionen
arena-kind-close = Geschäfte schließen
arena-kind-all = alle
arena-slowest = langsamste
arena-failures = Ausfälle
arena-decisions = Entscheidungen

## Der Bericht

arena-title = Arena: { $bots }
arena-about =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } mit { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätzen
    }, { $deals ->
        [one] { $deals } Auslosung
       *[other] { $deals } Auslosungen
    } mit getauschten Plätzen, Startwert { $seed }, Schachtel { $box } ({ $digest }).
arena-again = Um dieselben Partien noch einmal zu spielen:
arena-method =
    Bei Gleichstand wird der Sieg geteilt. Die Intervalle sind Wilson-Intervalle; weil Partien mit derselben Auslosung
    sich ähneln können, zählen nur so viele unabhängige Partien, wie die Auslosungen wert sind. Die Wertung
    nach Bradley und Terry, auf der Elo-Skala, richtet sich danach, wer vor wem landete; 0 ist der Durchschnitt
    dieser Bots, und 100 Punkte Abstand heißen, in 64 % der Partien vor dem anderen zu landen.
arena-plot-shares = Anteil an den Siegen je Platz in Prozent, mit 95-%-Intervallen; gestrichelt der ausgeglichene Anteil
arena-plot-ratings = Wertungen mit 95-%-Intervallen
arena-plot-spread = Wie oft welcher Bot wie viele Punkte erreichte; der Strich ist der Median
arena-plot-sources = Die Punkte jedes Bots, nach Herkunft aneinandergereiht; Verluste links von der 0
arena-plot-times = Ein Punkt je Bot; jeder Schritt der Skala ist das Zehnfache des vorigen
arena-plot-interval = { $value } ({ $low } bis { $high })
arena-plot-bin = { $bot }: { $low } bis { $high } Punkte, { $n }-mal
arena-plot-median = { $bot }: Median { $n }
arena-plot-source = { $bot }: { $source } { $n }
arena-plot-time = { $bot }: { $kind } { $ms } ms
