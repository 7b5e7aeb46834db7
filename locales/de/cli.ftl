### Die Befehlszeile: Hilfe, Fehler und die Befehle, die kein Spiel sind.

## Hilfe

help-group-commands = Befehle
help-group-options = Optionen
help-group-arguments = Argumente
help-help = Zeigt diese Hilfe.
help-version = Zeigt die Version.
help-language = Jeder Befehl kennt --language { $list } (Standard: die Sprache des Systems, aus LANG).
help-nieuw = { -game }, das Brettspiel: spielen, ansehen, Aufzeichnungen prüfen.
usage-nieuw = Aufruf: { $command } BEFEHL
example-nieuw = Fang an mit: { $command }
help-play = Startet eine Partie im Browser, mit --text im Terminal; Menschen und Bots gemischt.
usage-play = Aufruf: { $command } [OPTIONEN] [DATEI]
example-play = Beispiel: { $command } --players "Anna,bot:greedy,Bo"
help-rules = Zeigt die Regeln mit ihren Nummern: alle, ein Kapitel oder eine einzelne.
usage-rules = Aufruf: { $command } [NUMMER]
example-rules = Beispiel: { $command } 4.8
help-simulate = Lässt Bots viele Partien spielen und zeichnet sie auf.
usage-simulate = Aufruf: { $command } --out ORDNER [OPTIONEN]
example-simulate = Beispiel: { $command } --seats 4 --games 100 --bots greedy,uniform --out games
help-replay = Erzählt eine aufgezeichnete Partie in Sätzen nach und zeigt den Spielplan.
usage-replay = Aufruf: { $command } DATEI [OPTIONEN]
example-replay = Beispiel: { $command } game.nar --to 40
help-verify = Prüft Aufzeichnungen: jeden Zug, das Ergebnis und ob die Ziehungen zum Startwert passen.
usage-verify = Aufruf: { $command } DATEI... [OPTIONEN]
example-verify = Beispiel: { $command } games/*.nar
help-analyse = Lässt einen Bot jede Entscheidung einer Partie beurteilen und zeigt die größten Fehler.
usage-analyse = Aufruf: { $command } DATEI [OPTIONEN]
example-analyse = Beispiel: { $command } game.nar --bot mcts:5000
help-bot = Stellt einen Bot für andere Programme bereit, über Standardein- und -ausgabe; siehe docs/bots.md.
usage-bot = Aufruf: { $command } BOT
example-bot = Beispiel: { $command } greedy
help-box = Prüft, zeigt oder erstellt eine Schachteldatei: die Zahlen auf Karten und Spielplan.
usage-box = Aufruf: { $command } BEFEHL
example-box = Beispiel: { $command } show
help-box-check = Nennt alles, was an einer Schachteldatei nicht stimmt.
usage-box-check = Aufruf: { $command } DATEI
example-box-check = Beispiel: { $command } my-box.toml
help-box-show = Zeigt jede Zahl einer Schachtel und woher sie kommt.
usage-box-show = Aufruf: { $command } [DATEI]
example-box-show = Beispiel: { $command } my-box.toml
help-box-template = Legt eine leere Schachteldatei an, die du anhand deines eigenen Spiels ausfüllst.
usage-box-template = Aufruf: { $command } [DATEI]
example-box-template = Beispiel: { $command } my-box.toml
help-about = Zeigt Version, Schachtel, Quellen und Mitwirkende.
usage-about = Aufruf: { $command } [OPTIONEN]
example-about = Beispiel: { $command }
argument-record = Die Aufzeichnung einer Partie.
argument-records = Aufzeichnungen von Partien.
argument-bot = Ein Bot, falls nötig mit seinem Budget: mcts:2000.
argument-record-to-resume = Die Aufzeichnung einer Partie, die im Terminal weitergespielt wird.
argument-rule = Ein Kapitel, etwa 4, oder eine Regel, etwa 4.8 (Standard: alle).
argument-box = Eine Schachteldatei oder der Name einer eingebauten Schachtel.
argument-box-or-builtin = Eine Schachteldatei (Standard: die eingebaute Schachtel).
argument-box-new = Wohin sie geschrieben wird (Standard: auf den Bildschirm).
option-players = Namen von Menschen, bot:NAME für Bots, zusammen 2 bis 5: "Anna,bot:greedy,Bo".
option-seats = Zahl der Plätze, 2 bis 5: einer für dich, die übrigen für Bots.
option-play-bots = Du gegen diese Bots, in der Reihenfolge der Plätze: mcts:2000,value.
option-seed = Startwert; dieselbe Zahl ergibt wieder dieselben Ziehungen.
option-play-seed = Mit --text: Startwert; dieselbe Zahl ergibt wieder dieselben Ziehungen.
option-box = Eine eigene Schachteldatei statt der eingebauten Schachtel.
option-text = Spielt im Terminal statt im Browser.
option-out = Ordner für die Aufzeichnungen.
option-games = Zahl der Partien (Standard: 10).
option-simulate-seats = Zahl der Plätze, 2 bis 5 (Standard: 3).
option-bots = Bots mit Budget, in der Reihenfolge der Plätze: mcts:2000,value; bei mehr Plätzen wieder von vorn.
option-to = Hält nach dieser Zeile der Datei an.
option-json = Gibt stattdessen JSON für Programme aus: line, view, ask und box.
option-analyse-bot = Der Bot, der urteilt, mit seinem Budget (Standard: mcts:5000).
option-analyse-json = Gibt stattdessen JSON für Programme aus.
option-analyse-out = Neue Datei für die Ausgabe (Standard: auf den Bildschirm).

## Was eine Option oder ein Argument bekommt

takes-argument-rule = NUMMER
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
takes-option-play-seed = N
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
error-limit = die Eingabe ist zu groß für diesen Rechner ({ $what })
error-command = unbekannter Befehl „{ $found }“: siehe { $command }
error-command-or-file = es gibt weder einen Befehl noch eine Datei „{ $found }“: siehe { $command }
error-language = --language: erwartet { $list }, nicht „{ $found }“
error-terminal-only = { $option } gibt es nur beim Spiel im Terminal: nimm --text dazu
error-browser-only = { $option } gibt es nur beim Spiel im Browser: lass --text oder die Datei weg
error-no-page = diese Installation hat keine Seite für den Browser: nimm --text dazu und spiele im Terminal
error-option = die Option „{ $found }“ gibt es hier nicht: siehe --help
error-missing = { $name } fehlt: siehe --help
error-value = { $name } braucht einen Wert: siehe --help
error-repeated = { $name } ist doppelt angegeben
error-unused = mit „{ $found }“ ist hier nichts anzufangen: siehe --help
error-number = { $option }: erwartet ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $found }“
error-rule = erwartet ist ein Kapitel ({ $chapters }), eine Regel wie 4.8 oder all, nicht „{ $found }“
error-rule-in-chapter = erwartet ist eine Regel von { $first } bis { $last }, nicht „{ $found }“
error-file = { $file }: lässt sich nicht lesen: { $reason }
error-write = { $file }: lässt sich nicht schreiben: { $reason }
error-too-large = { $file }: größer als die erlaubten { $bytes } Bytes
error-not-text = { $file }: ist kein Text in UTF-8
error-not-a-record = { $file }: gibt es schon, ist aber keine Aufzeichnung dieses Spiels; wähle einen anderen Namen
error-record = { $file }: { $message }
error-record-box = { $file }: diese Partie gehört zur Schachtel „{ $name }“ ({ $digest }…): gib deren Datei mit --box an
error-line = { $file }: erwartet ist eine Zeile von 1 bis { $last }, nicht { $line }
error-no-files = DATEI fehlt: siehe --help
error-players = --players: erwartet sind { $least } bis { $most } Namen, nicht { $found }
error-players-seats =
    { $seats ->
        [one] --players: erwartet ist { $seats } Name, passend zu --seats, nicht { $found }
       *[other] --players: erwartet sind { $seats } Namen, passend zu --seats, nicht { $found }
    }
error-players-alike = --players: jeder Name darf nur einmal vorkommen
error-players-bots = --players und --bots: gib nur eins von beiden an; in --players steht bot:NAME für einen Bot
error-no-thinker = --bot: erwartet ist ein Bot, der zeigt, was er denkt, etwa mcts:5000, nicht { $bot }
error-no-thoughts = { $bot } hat zu Zeile { $line } nichts zu sagen
error-name = --players: erwartet sind Namen aus 1 bis { $most } druckbaren Zeichen
error-bots-seats = --bots: erwartet sind höchstens { $most }, nicht { $found }
error-resume-options = DATEI: eine fortgesetzte Partie behält ihre Spieler und bekommt einen neuen Startwert; lass --players, --seats, --bots und --seed weg
error-folder-used = { $folder }: enthält schon { $file }; wähle einen anderen Ordner

## Regeln

rules-reading = Unsere Auslegung: { $reading }
rules-others = Weitere Regeln: Tippe rules 7 (ein Kapitel), rules 7.2 (eine Regel) oder rules all. Dort steht auch, wie wir Regeln mit * auslegen.
chapter-0 = Grundbegriffe
chapter-1 = { page-rules-setup }
chapter-2 = { page-rules-preparation } (Schritte 1–3)
chapter-4 = { page-rules-bidding } (Schritt 4)
chapter-5 = Dein Zug und die Stadt (Schritt 5)
chapter-6 = { page-rules-land } (Schritt 6)
chapter-7 = { page-rules-trade } (Schritt 7)
chapter-9 = { page-rules-special } (Schritte 5–7)
chapter-10 = { page-rules-supply } (Schritte 8–11)
chapter-12 = { page-rules-end }

## Simulieren

simulate-bar = Partien
simulate-progress =
    { $games ->
        [one] { $done } von { $games } Partie
       *[other] { $done } von { $games } Partien
    }
simulate-stopped =
    { $games ->
        [one] abgebrochen; { $games } Partie ist in { $folder } gespeichert
       *[other] abgebrochen; { $games } Partien sind in { $folder } gespeichert
    }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-points = Punkte im Mittel
simulate-done =
    { $games ->
        [one] { $games } Partie in { $folder }, { $seconds } s
       *[other] { $games } Partien in { $folder }, { $seconds } s
    }

## Ansehen und prüfen

replay-seats = Plätze: { $list }
verify-ok = ok { $file }: { $lines } Zeilen, { $end }, { $deals }
verify-result = Ergebnis { $points }
verify-running = nicht beendet (Spielrunde { $round })
verify-deals-all =
    { $n ->
        [0] noch nichts gezogen
        [one] die eine Ziehung passt zum Startwert
       *[other] alle { $n } Ziehungen passen zum Startwert
    }
verify-deals-none = kein Startwert, um die Ziehungen zu prüfen
verify-deals-some =
    { $checked ->
        [0] Startwert noch nicht aufgedeckt
        [one] { $checked } Ziehung passt zum Startwert; für { $unknown } weitere ist er noch nicht aufgedeckt
       *[other] { $checked } Ziehungen passen zum Startwert; für { $unknown } weitere ist er noch nicht aufgedeckt
    }

## Analyse

analyse-bar = Entscheidungen
analyse-progress =
    { $decisions ->
        [one] { $done } von { $decisions } Entscheidung
       *[other] { $done } von { $decisions } Entscheidungen
    }
analyse-exists = die Datei gibt es schon
analyse-written = Gespeichert in { $file }
analyse-intro =
    { $decisions ->
        [0] { $list }. Es gibt keine Entscheidungen zu beurteilen.
        [one] { $list }. { $decisions } Entscheidung, beurteilt von { $bot }. Siegchancen in Prozent, nach Plätzen.
       *[other] { $list }. { $decisions } Entscheidungen, beurteilt von { $bot }. Siegchancen in Prozent, nach Plätzen.
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
        [0] Der Bot sieht keine Fehler.
        [one] Der größte Fehler:
       *[other] Die { $n } größten Fehler:
    }
analyse-mistake = Zeile { $line }, Runde { $round }: { $who } spielte { $played }; besser: { $best } ({ $before } % statt { $after } %)

## Über das Programm

about-version = { -game } { $version }, { $core }, Python { $python }
about-no-version = (nicht installiert)
about-pure = Kern in reinem Python
about-compiled = kompilierter Kern
about-box = Von den { $total } Zahlen auf Karten und Spielplan sind { $printed } durch Anleitungen belegt, { $inferred } erschlossen, { $reported } einem Spielbericht entnommen und { $reconstructed } von uns rekonstruiert. Die rekonstruierten sind nicht die gedruckten, denn die haben wir nicht. Wenn du das gedruckte Spiel besitzt, kannst du mit seinen Zahlen spielen: { $command }
about-box-own = Das ist nicht die eingebaute Schachtel; woher ihre Zahlen stammen, sagt ihre Datei. Von den { $total } Zahlen auf Karten und Spielplan belegen die Anleitungen { $proven } für jedes Exemplar; { $entered } weitere sind als gedruckt eingetragen, { $inferred } erschlossen, { $reported } einem Spielbericht entnommen und { $reconstructed } rekonstruiert.
about-readings =
    Wo sich die Spielanleitungen unterscheiden oder nichts sagen, mussten wir entscheiden. Was sie sagen,
    wie wir spielen und warum:
about-credits = Das Spiel ist von Jeffrey D. Allers und erschien 2012 bei White Goblin Games. Dies ist ein inoffizielles Fanprojekt; beide haben es weder gemacht noch gebilligt.
about-licence = Das Programm steht unter der MIT-Lizenz.
