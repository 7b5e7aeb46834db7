### Die Befehlszeile: Hilfe, Fehler und die Befehle, die kein Spiel sind.

## Hilfe

help-group-commands = Befehle
help-group-options = Optionen
help-group-arguments = Argumente
help-help = Zeigt diese Hilfe.
help-version = Zeigt die Version.
help-nieuw = { -game }, das Brettspiel: spielen, ansehen, Aufzeichnungen prüfen.
usage-nieuw = Aufruf: nieuw BEFEHL
example-nieuw = Fang an mit: nieuw play
help-play = Im Browser spielen, mit --text im Terminal; Menschen und Bots gemischt.
usage-play = Aufruf: nieuw play [OPTIONEN] [DATEI]
example-play = Beispiel: nieuw play --players "Anna,bot:greedy,Bo"
help-simulate = Lässt Bots viele Partien spielen und zeichnet sie auf.
usage-simulate = Aufruf: nieuw simulate --out ORDNER [OPTIONEN]
example-simulate = Beispiel: nieuw simulate --seats 4 --games 100 --bots greedy,uniform --out games
help-replay = Erzählt eine Aufzeichnung in Sätzen und zeigt den Spielplan.
usage-replay = Aufruf: nieuw replay DATEI [OPTIONEN]
example-replay = Beispiel: nieuw replay game.nar --to 40
help-verify = Prüft Aufzeichnungen: jeden Zug, das Ergebnis und ob die Ziehungen zum Startwert passen.
usage-verify = Aufruf: nieuw verify DATEI... [OPTIONEN]
example-verify = Beispiel: nieuw verify games/*.nar
help-analyse = Lässt einen Bot jede Entscheidung einer Aufzeichnung beurteilen und zeigt die größten Fehler.
usage-analyse = Aufruf: nieuw analyse DATEI [OPTIONEN]
example-analyse = Beispiel: nieuw analyse game.nar --bot mcts:5000
help-bot = Lässt ein anderes Programm einen Bot befragen, über Standardein- und -ausgabe; siehe docs/bots.md.
usage-bot = Aufruf: nieuw bot BOT
example-bot = Beispiel: nieuw bot greedy
help-box = Prüft, zeigt oder beginnt eine Schachteldatei: die Zahlen auf Karten und Spielplan.
usage-box = Aufruf: nieuw box BEFEHL
example-box = Beispiel: nieuw box show
help-box-check = Nennt alles, was an einer Schachteldatei nicht stimmt.
usage-box-check = Aufruf: nieuw box check DATEI
example-box-check = Beispiel: nieuw box check my-box.toml
help-box-show = Zeigt jede Zahl einer Schachtel und woher sie kommt.
usage-box-show = Aufruf: nieuw box show [DATEI]
example-box-show = Beispiel: nieuw box show my-box.toml
help-box-template = Legt eine Schachteldatei an, die du mit deinem eigenen Exemplar des Spiels ausfüllst.
usage-box-template = Aufruf: nieuw box template [DATEI]
example-box-template = Beispiel: nieuw box template my-box.toml
help-about = Zeigt Version, Schachtel, Quellen und Mitwirkende.
usage-about = Aufruf: nieuw about [OPTIONEN]
example-about = Beispiel: nieuw about
argument-record = Eine Aufzeichnung.
argument-records = Aufzeichnungen.
argument-bot = Ein Bot mit seinem Budget: mcts:2000.
argument-record-to-resume = Eine Aufzeichnung, die weitergespielt wird.
argument-box = Eine Schachteldatei.
argument-box-or-builtin = Eine Schachteldatei; ohne sie die eingebaute Schachtel.
argument-box-new = Wohin sie geschrieben wird; ohne Angabe auf den Bildschirm.
option-players = Namen von Menschen und bot:NAME für Bots, 2 bis 5: "Anna,bot:greedy,Bo".
option-seats = Zahl der Plätze, 2 bis 5: du, und Bots auf allen anderen.
option-play-bots = Du gegen diese Bots, nach Plätzen: mcts:2000,value.
option-seed = Eine Zahl: dieselbe Zahl zieht wieder dieselbe Partie.
option-box = Eine eigene Schachteldatei, wo nicht die eingebaute Schachtel gemeint ist.
option-text = Im Terminal statt im Browser spielen.
option-out = Der Ordner für die Aufzeichnungen.
option-games = Zahl der Partien; ohne Angabe 10.
option-simulate-seats = Zahl der Plätze, 2 bis 5; ohne Angabe 3.
option-bots = Bots mit ihren Budgets, nach Plätzen: mcts:2000,value; sind es weniger als Plätze, von vorn.
option-to = Nach dieser Zeile der Datei anhalten.
option-json = Stattdessen line, view, ask und box als JSON ausgeben.
option-analyse-bot = Der Bot, der urteilt, mit seinem Budget; ohne Angabe mcts:5000.
option-analyse-json = Stattdessen JSON für Programme ausgeben.
option-analyse-out = Eine neue Datei dafür; ohne Angabe auf den Bildschirm.

## Was eine Option oder ein Argument bekommt

takes-argument-record = DATEI
takes-argument-records = DATEI
takes-argument-bot = BOT
takes-argument-record-to-resume = DATEI
takes-argument-box = DATEI
takes-argument-box-or-builtin = DATEI
takes-argument-box-new = DATEI
takes-option-players = NAMEN
takes-option-seats = N
takes-option-play-bots = BOTS
takes-option-seed = N
takes-option-box = DATEI
takes-option-out = ORDNER
takes-option-games = N
takes-option-simulate-seats = N
takes-option-bots = BOTS
takes-option-to = ZEILE
takes-option-analyse-bot = BOT
takes-option-analyse-out = DATEI

## Fehler: jeder eine Zeile

error = nieuw: { $message }
error-interrupted = abgebrochen
error-limit = die Eingabe ist zu viel für diesen Rechner ({ $what })
error-command = kein Befehl „{ $found }“: siehe nieuw --help
error-option = keine Option „{ $found }“ an dieser Stelle: siehe --help
error-missing = { $name } fehlt: siehe --help
error-value = { $name } braucht einen Wert: siehe --help
error-repeated = { $name } ist doppelt angegeben
error-unused = mit „{ $found }“ ist nichts anzufangen: siehe --help
error-number = { $option }: erwartet ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $found }“
error-file = { $file }: nicht lesbar: { $reason }
error-write = { $file }: nicht zu schreiben: { $reason }
error-too-large = { $file }: erwartet sind höchstens { $bytes } Bytes, es sind mehr
error-not-text = { $file }: erwartet ist Text in UTF-8, es ist etwas anderes
error-not-a-record = { $file }: gibt es schon und ist keine Aufzeichnung dieses Spiels; nimm einen anderen Namen
error-record = { $file }: { $message }
error-line = { $file }: erwartet ist eine Zeile von 1 bis { $last }, nicht { $line }
error-no-files = DATEI fehlt: siehe --help
error-players = --players: erwartet sind { $least } bis { $most } Namen, nicht { $found }
error-players-seats = --players: erwartet sind { $seats } Namen, wie --seats sagt, nicht { $found }
error-players-alike = --players: jeder Name darf nur einmal vorkommen
error-players-bots = --players und --bots: gib eins von beiden an; Bots unter Menschen sind bot:NAME in --players
error-no-thinker = --bot: erwartet ist ein Bot, der sagt, was er denkt, etwa mcts:5000, nicht { $bot }
error-no-thoughts = { $bot } hat zu Zeile { $line } nichts zu sagen
error-name = --players: erwartet sind Namen aus 1 bis { $most } druckbaren Zeichen
error-bots-seats = --bots: erwartet sind höchstens { $most }, nicht { $found }
error-resume-options = DATEI: eine fortgesetzte Partie behält ihre Spieler und zieht mit neuem Startwert; lass --players, --seats, --bots und --seed weg
error-folder-used = { $folder }: enthält schon { $file }; nimm einen anderen Ordner

## Simulieren

simulate-bar = Partien
simulate-progress = { $done } von { $games } Partien
simulate-stopped =
    { $games ->
        [one] abgebrochen; { $games } Partie liegt in { $folder }
       *[other] abgebrochen; { $games } Partien liegen in { $folder }
    }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-points = Punkte im Mittel
simulate-done =
    { $games ->
        [one] { $games } Partie in { $folder }, { $seconds } Sekunden
       *[other] { $games } Partien in { $folder }, { $seconds } Sekunden
    }

## Ansehen und prüfen

replay-seats = Plätze: { $list }
verify-ok = ok { $file }: { $lines } Zeilen, { $end }, { $deals }
verify-result = Ergebnis { $points }
verify-running = nicht beendet (Spielrunde { $round })
verify-deals-all =
    { $n ->
        [0] noch nichts gezogen
        [one] { $n } Ziehung, passt zum Startwert
       *[other] alle { $n } Ziehungen passen zum Startwert
    }
verify-deals-none = Ziehungen ohne Startwert
verify-deals-some =
    { $checked ->
        [0] Startwert noch nicht aufgedeckt
        [one] { $checked } Ziehung passt zum Startwert, für { $unknown } ist er noch nicht aufgedeckt
       *[other] { $checked } Ziehungen passen zum Startwert, für { $unknown } ist er noch nicht aufgedeckt
    }

## Analyse

analyse-bar = Entscheidungen
analyse-progress = { $done } von { $decisions } Entscheidungen
analyse-exists = es gibt sie schon
analyse-written = Geschrieben nach { $file }
analyse-intro =
    { $decisions ->
        [0] { $list }. Es gibt keine Entscheidung zu beurteilen.
        [one] { $list }. { $decisions } Entscheidung, beurteilt von { $bot }. Anteile am Sieg in Prozent, nach Plätzen.
       *[other] { $list }. { $decisions } Entscheidungen, beurteilt von { $bot }. Anteile am Sieg in Prozent, nach Plätzen.
    }
analyse-line = Zeile
analyse-round = Runde
analyse-seat = Platz
analyse-played = gespielt
analyse-best = besser
analyse-before = vorher
analyse-after = nachher
analyse-loss = Verlust
analyse-decisions = Entscheidungen
analyse-agreed = einig
analyse-mean-loss = mittlerer Verlust
analyse-mistakes =
    { $n ->
        [0] Kein Fehler, den der Bot sieht.
        [one] Der größte Fehler:
       *[other] Die { $n } größten Fehler:
    }
analyse-mistake = Zeile { $line }, Runde { $round }: { $who } spielte { $played }; besser ist { $best } ({ $before } % statt { $after } %)

## Über das Programm

about-version = { -game } { $version }, { $core }, Python { $python }
about-no-version = (nicht installiert)
about-pure = Kern in reinem Python
about-compiled = kompilierter Kern
about-box =
    Von den { $total } Zahlen auf Karten und Spielplan sind { $printed } durch Spielregeln belegt, { $inferred } erschlossen,
    { $reported } von einem Spieler berichtet und { $reconstructed } von uns rekonstruiert: das sind nicht die gedruckten,
    denn die haben wir nicht. Wer das Spiel besitzt, kann mit dessen Zahlen spielen: nieuw box template
about-credits =
    Das Spiel ist von Jeffrey D. Allers und erschien 2012 bei White Goblin Games. Dies ist ein
    inoffizielles Fanprojekt, von beiden weder gemacht noch gebilligt.
about-licence = Das Programm steht unter der MIT-Lizenz.
