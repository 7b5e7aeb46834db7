### Die Seiten rund um den Tisch, im Browser.

page-game = { -game }
# Der Titel des Browserfensters.
page-title = { $page } · { -game }
page-skip = Zum Inhalt springen
page-nav = Seiten
page-loading = Einen Moment…
page-home = Startseite
page-rules = Regeln
page-replays = Partien ansehen
page-about = Über das Projekt
page-preferences = Einstellungen
page-language = Sprache
page-dark = Dunkle Farben
page-close = Schließen
page-back = Zurück
page-back-table = Zurück zu deinem Tisch
page-menu = Menü
page-points = Punkte

## Startseite

page-home-title = Neu-Amsterdam, 1626: Ersteigere deinen Platz
page-home-lead = Ein Brettspiel um Auktionen, Land und Felle für 2 bis 5 Personen. Etwa eine Stunde. Ohne Konto.
page-play-now = Jetzt spielen
page-play-now-hint = Mit zwei Bots; in zwei Sekunden geht es los
page-or-join = oder per Link mitspielen
page-paste = Link einfügen
page-paste-wrong = Das ist kein Link zu einem Platz oder Tisch. Solche Links enden so: #/join/…
page-join = Mitspielen
page-my-games = Meine Partien
page-my-games-hint =
    { $n ->
        [0] Keine Partie wartet auf dich.
        [one] Eine Partie wartet auf dich.
       *[other] { $n } Partien warten auf dich.
    }
page-my-games-none = Hier erscheinen deine Partien.
page-more-games = Weitere Partien
# Von einer Liste, die nur die ersten zeigt.
page-all-games = Alle { $n } zeigen
page-lobby = Lobby
page-lobby-hint = Tische, die gerade allen offenstehen.
page-lobby-none = Gerade steht kein Tisch allen offen. Eröffne einen und zeige ihn in der Lobby.
page-sit = Hinsetzen
page-watch = Zuschauen
page-your-turn = Du bist dran
# Auf einem Gerät, an dem mehrere sitzen.
page-turn-of = { $who }, du bist dran
page-table-empty = Ein leerer Tisch
page-name-bot = { $who } (Bot)
page-game-open =
    { $n ->
        [0] Voll, noch nicht begonnen
        [one] Noch { $n } Platz frei
       *[other] Noch { $n } Plätze frei
    }
page-game-over = Beendet { $ago }
page-game-round = Spielrunde { $round }, { $step }
page-game-won = Sieg für { $who }

## Ein neuer Tisch

page-new = Neuer Tisch
page-new-hint = Name eingeben, Link verschicken, losspielen.
page-new-more = Weitere Optionen
page-new-lead = Wer sitzt wo? Zu einem offenen Platz gehört ein Link, den du verschickst; ihr könnt euch auch diesen Bildschirm teilen.
page-your-name = Dein Name
page-seats = Plätze
page-you = Du
page-make = Tisch eröffnen
page-make-start = Tisch eröffnen und beginnen
page-seat = Platz { $n }
page-seat-who = Wer auf Platz { $n } sitzt
page-seat-colour = Farbe von Platz { $n }
page-seat-name = Name auf Platz { $n }
page-seat-bot = Bot auf Platz { $n }
page-seat-bot-named = Bot: { $bot }
page-seat-bot-level = Bot: { $bot }, Stärke { $n } von { $of }
page-seat-open = Per Link
page-seat-here = Hier, an diesem Bildschirm
page-seat-open-hint = Den Link gibt es auf der nächsten Seite.
page-kind-me = Ich
page-kind-here = Jemand an diesem Bildschirm
page-kind-open = Offen, per Link
page-kind-bot = Bot
page-start-who = Wer anfängt
page-start-random = Ausgelost
page-start-seat = Platz { $n }, { $colour }
page-listed = In der Lobby zeigen
page-listed-hint = Alle auf diesem Server dürfen sich dann auf einen offenen Platz setzen. Sonst führen nur deine Links dorthin.
page-box-own = Mit den Zahlen deines eigenen Exemplars spielen
page-box-own-hint = Wenn du das gedruckte Spiel besitzt, kannst du die Zahlen auf seinen Karten und seinem Spielplan eintragen. Die Datei zum Ausfüllen erstellt der Befehl „nieuw box template“ (oder „./play box template“).
page-box-file = Schachteldatei
page-box-chosen = An diesem Tisch gelten die Zahlen aus { $file }.
page-box-big = Diese Datei ist zu groß für eine Schachteldatei.

## Dazukommen

page-join-title = Ein Platz ist für dich reserviert
page-join-lead = Gib deinen Namen ein und setz dich. In diesem Browser bleibt es dein Platz.
page-join-by = { $who } lädt dich zu einer Partie ein
page-join-seat = Dein Platz: { $colour }
page-join-game-1 = Zwei bis fünf Patrone im Neu-Amsterdam von 1626: Ersteigere dir, was du tun darfst.
page-join-game-2 = Baue in der Stadt, rode Land am Hudson, handle mit Fellen und verschiffe sie in die Heimat.
page-join-game-3 = Wer nach sechs Runden die meisten Punkte hat, gewinnt. Etwa eine Stunde, ohne Konto.
page-join-table = Am Tisch
page-join-sit = Platz nehmen
page-join-hint = Neu im Spiel?
page-rules-read = Lies die Regeln
page-device-title = Deine Plätze auf diesem Gerät
page-device-lead = Dieser Link wurde auf einem deiner anderen Geräte erstellt. Er gilt einmal und holt deinen Namen, deine Einstellungen und deine Plätze hierher; auf dem anderen Gerät kannst du dann nur noch zuschauen.
page-device-claim = Hier übernehmen

## Bevor es beginnt

page-table-waits = Warten auf den Start
page-table-waits-for =
    { $n ->
        [one] Ein Platz ist offen.
       *[other] { $n } Plätze sind offen.
    }
page-table-full = Alle sind da.
page-seat-free = Offener Platz, { $colour }
page-chair-bot = Bot: { $bot }
page-chair-open = wartet auf einen Gast
page-start = Partie beginnen
page-start-hint = Du kannst beginnen, bevor alle da sind: Die offenen Plätze übernehmen Bots.
page-start-wait = Es geht los, sobald alle Plätze besetzt sind.
page-start-host = Wer den Tisch eröffnet hat, startet die Partie.
page-links-fresh = Neue Links
page-links-hint = Jeder Link gilt einmal, für eine Person. Neue Links machen die alten ungültig.
page-link = Link zum Platz
page-copy = Kopieren
page-copied = Kopiert
page-copy-by-hand = Der Link ist markiert: Kopiere ihn von Hand.
page-qr = QR-Code für diesen Link: { $link }
page-qr-show = QR-Code zeigen
page-invite = Jemanden einladen
page-invite-seat = Scannen und Platz nehmen: { $colour }.
page-invite-table = Scannen und an diesen Tisch kommen.
page-invite-watch = Link zum Tisch, nur zum Zuschauen
page-next = Wie es weitergeht
page-next-host = Schick jedem Gast einen Link oder lass den Code mit dem Handy scannen.
page-next-guest = Die anderen nehmen noch Platz. Du musst nichts tun.
page-next-begin = Sind alle Plätze besetzt, beginnt die Partie bei allen von selbst.
page-next-rules = Die Regeln in zehn Minuten
page-share = Teilen
page-watching =
    { $n ->
        [0] Niemand schaut zu
        [one] { $n } Person schaut zu
       *[other] { $n } Personen schauen zu
    }

## Einstellungen

page-preferences-lead = Sie bleiben dir erhalten, wenn du das Gerät wechselst.
page-theme = Farben
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-speed = Tempo der Animationen
page-speed-0 = sofort
page-speed-120 = schnell
page-speed-250 = normal
page-speed-500 = langsam
page-speed-hint = In diesem Tempo siehst du auch, was passiert ist, während du weg warst.
page-pause = Pause vor dem Zug eines Bots
page-seconds = { $n } s
page-confirm = Nachfragen, bevor mein Zug endet
page-confirm-hint = Hat danach jemand anders entschieden oder wurde etwas gezogen, kannst du das nur noch zurücknehmen, wenn die anderen einverstanden sind.
page-projection = Zeigen, wer vorn liegt
page-projection-hint = Neben den Punkten: wie viele es wären, wenn jetzt Schluss wäre.
page-reviews = Nach jeder Runde einen Rückblick zeigen
page-reviews-hint = Was die Spalten gekostet haben und was alle bekommen haben. Du findest ihn immer auch im Verlauf.
page-sound = Ton
page-sound-at-table = Töne am Tisch
page-sound-hint = Eine Glocke, wenn du dran bist, ein Klopfen für ein Gebot, ein Hammer für den Zuschlag. Auch ohne Ton entgeht dir nichts.
page-volume = Lautstärke
page-percent = { $n } %
page-kept = Gespeichert.
page-device = Ein anderes Gerät
page-device-hint = Ein Link, der einmal gilt: Öffne ihn auf dem anderen Gerät, und deine Plätze und Einstellungen ziehen dorthin um.
page-device-make = Link erstellen

## Der Tisch

page-table-of = Tisch von { $who }
page-your-turn-title = Du bist dran: { $table }
page-question = Die Frage
page-round = Runde
page-round-n = Spielrunde { $round }
page-round-of = Spielrunde { $round } von { $rounds }
page-steps = Schritte der Spielrunde
page-step-n =
    { $step ->
        [12] { page-final }
       *[other] Schritt { $step } · { $name }
    }
page-step-prepare = Vorbereitung
page-step-bidding = Bieten
page-step-city = Stadt
page-step-land = Land
page-step-trade = Handel
page-step-supply = Versorgung
page-order = Reihenfolge und Punkte
page-tabs = Teile des Tisches
page-tab-turn = Du bist dran
page-tab-now = Jetzt
page-tab-board = Plan
page-tab-players = Spieler
page-tab-log = Verlauf
page-connecting = Verbindung zum Tisch…
page-lost = Die Verbindung ist weg. Was du siehst, ist vielleicht nicht mehr aktuell; deine Züge sind gespeichert.
page-lost-for = { $n } s
page-retry = Noch einmal versuchen
page-scores = Zur Wertung
page-see-board = Spielplan

## Verlauf, Chat, Rückblick

page-log = Verlauf
page-chat = Chat
page-log-chat = Verlauf und Chat
page-log-none = Noch ist nichts passiert.
page-log-earlier = Frühere Einträge zeigen
page-log-ahead = Spätere Einträge zeigen
page-log-trial = Ab hier: Probe mit neuen Ziehungen
page-log-record = Ab hier: diese Partie
page-log-look = Den Spielplan zeigen, wie er danach war
page-log-more = Mehr
page-log-less = Weniger
page-review = Rückblick auf Spielrunde { $round }
page-review-open = Runden­rückblick
page-review-earlier = Die Runde davor
page-review-later = Die Runde danach
page-review-column = Spalte { $column } für { $n }
page-review-free = Spalte { $column }, kostenlos
page-review-source = { $source } { $points }
page-review-supply = Rundenende: { $list }
page-chat-none = Noch hat niemand etwas geschrieben.
page-chat-say = Schreib etwas
page-chat-send = Senden
page-chat-unread =
    { $n ->
        [one] neue Nachricht
       *[other] neue Nachrichten
    }
page-watchers = Publikum
page-watchers-hint = Das lesen nur das Publikum und Mitspielende, die es möchten.
page-watchers-off = Hier unterhält sich das Publikum, vielleicht auch über deine Partie: Du liest es nur, wenn du willst.
page-watchers-on = Mitlesen
page-watchers-stop = Nicht mehr mitlesen
page-past = Der Spielplan, wie er war: Zug { $n } von { $of }
page-past-line = Zug { $n } von { $of }
page-earlier = Einen Zug früher
page-later = Einen Zug später
page-now = Zum aktuellen Stand
page-back-here = Bis hierher zurücknehmen
page-back-last = Meine letzte Wahl zurücknehmen
page-copy-here = Ab hier ausprobieren
page-trial = Probe
page-trial-lead = Nur zur Probe.
page-trial-back = Zurück zur Partie
page-vote-asked =
    { $n ->
        [one] { $who } möchte den letzten Zug zurücknehmen. Einverstanden?
       *[other] { $who } möchte die letzten { $n } Züge zurücknehmen. Einverstanden?
    }
page-vote-waits = Zum Zurücknehmen fehlt noch die Antwort von { $who }.
page-vote-yes = Einverstanden
page-vote-no = Nein

## Während du weg warst

page-away = Während du weg warst
page-away-at = { $n } von { $of }
page-away-told =
    { $n ->
        [one] Es gab ein Ereignis; du findest es auch im Verlauf.
       *[other] Es gab { $n } Ereignisse; du findest sie auch im Verlauf.
    }
page-away-lines = Was passiert ist
page-away-you = Was das für dich heißt
page-away-nothing = Für dich hat sich nichts geändert.
page-away-got = Du hast { $amount } mehr.
page-away-gave = Du hast { $amount } weniger.
page-away-marker = Du hast jetzt Reihenfolgemarker { $now } statt { $was }.
page-away-travel = Eine Reise zu den Lenape kostet dich jetzt { $now } Getreide, vorher { $was }.
page-away-lead-0 =
    { $others ->
        [0] Du hast { $place } nicht mehr die Mehrheit.
        [one] Du hast { $place } nicht mehr die Mehrheit; jetzt hat sie { $who }.
       *[other] Du hast { $place } nicht mehr die Mehrheit; jetzt teilen sie sich { $who }.
    }
page-away-lead-1 = Du teilst dir { $place } jetzt die Mehrheit mit { $who }.
page-away-lead-2 = Du hast { $place } jetzt allein die Mehrheit.
page-away-go-on = Weiterspielen
page-pause-now = Pause
page-go-on = Weiter
page-skip-end = Zum Ende

## Seit deinem letzten Zug

page-since = Seit deinem letzten Zug
page-since-hide = Ausblenden
page-since-more = noch { $n }
page-since-drew = Du hast { $furs } gezogen
page-since-outbid = { $who } hat Spalte { $column } für { $bid } ersteigert; du hattest { $mine } geboten
page-since-round = Ende von Spielrunde { $round }: { $list }
page-since-rival = { $who }: { $list }
page-round-ends = Spielrunde { $round } endet
page-round-begins = Spielrunde { $round } beginnt
page-round-deal = Neue Karten, Felle und Plättchen
page-round-skip = Überspringen
page-round-skips = Zum Überspringen tippen oder eine Taste drücken

## Menü und seine Fenster

page-help = Hilfe
page-help-all = Alle Regeln
page-keys = Tastenkürzel
page-key-1 = Den großen Knopf der Frage drücken
page-key-2 = Passen
page-key-3 = Rückgängig
page-key-4 = Eine Zahl, einen Bezirk, eine Spalte oder eine Sonderaktion wählen
page-key-5 = Eins mehr, eins weniger
page-key-6 = Den Spielplan einen Zug früher oder später ansehen
page-key-7 = Zurück zum aktuellen Stand oder schließen, was offen ist
page-key-8 = Diese Hilfe zeigen
page-key-9 = Von einem kleinen i oder der Reihenfolge aus: ein Zeichen nach dem anderen und was es bedeutet
page-hand = Einen Bot einspringen lassen
page-hand-back = Platz von { $who } wieder übernehmen
page-hand-on = Ein Bot spielt für dich
page-hand-lead = Der Bot spielt für dich, bis du deinen Platz wieder übernimmst. Das kannst nur du.
page-hand-seat = Platz
page-hand-bot = Bot
page-hand-do = Einspringen lassen
page-absent-minutes =
    { $n ->
        [one] { $who } ist seit { $n } Minute nicht da, und alle warten.
       *[other] { $who } ist seit { $n } Minuten nicht da, und alle warten.
    }
page-absent-hours =
    { $n ->
        [one] { $who } ist seit { $n } Stunde nicht da, und alle warten.
       *[other] { $who } ist seit { $n } Stunden nicht da, und alle warten.
    }
page-absent-days =
    { $n ->
        [one] { $who } ist seit { $n } Tag nicht da, und alle warten.
       *[other] { $who } ist seit { $n } Tagen nicht da, und alle warten.
    }
page-absent-until = Ist { $who } { $time } nicht da, dürfen die anderen einen Bot einspringen lassen.
page-absent-do = Einen Bot für { $who } einspringen lassen
page-absent-hint = { $who } kann den Platz jederzeit wieder übernehmen.
page-vote-absent = { $whose } ist nicht da. { $who } möchte einen Bot einspringen lassen. Einverstanden?
page-vote-absent-waits = Für den Bot auf dem Platz von { $whose } fehlt noch die Antwort von { $who }.
page-vote-agreed = Einverstanden: { $who }.
page-vote-absent-left = Nicht mehr da: { $who }.
page-vote-absent-again = Trotzdem weitermachen
page-patience = Wenn jemand nicht da ist
page-patience-hint = Ist die Person, die dran ist, so lange nicht da, dürfen die anderen gemeinsam einen Bot für sie einspringen lassen, bis sie wieder da ist.
page-patience-after = Nach { $time } darf ein Bot einspringen
page-end-resign = Aufgeben
page-end-abandon = Partie beenden
page-end-resign-lead = Die Partie endet hier, und niemand gewinnt. Du kannst sie weiterhin ansehen und von jedem Zug aus etwas ausprobieren.
page-end-abandon-lead = Sind alle anderen einverstanden, endet die Partie hier, und niemand gewinnt.
page-end-abandon-do = Die anderen fragen
page-vote-abandon = { $who } möchte die Partie hier beenden, ohne dass jemand gewinnt. Einverstanden?
page-vote-abandon-waits = Zum Beenden der Partie fehlt noch die Antwort von { $who }.
page-ended-lead = Niemand hat gewonnen. Die Punkte bis hierher:
page-game-ended = Vorzeitig beendet { $ago }
page-remove = Aus meinen Partien entfernen
page-put-away = Diesen Tisch schließen
page-put-away-lead = Damit verfallen auch seine Plätze und Links.
page-old = Diese Seite ist veraltet: Der Server hat eine neuere Version.
page-old-do = Neu laden
page-record = Aufzeichnung herunterladen
page-report = Ein Problem melden
page-report-lead = Zusammen mit deinem Text wird die Aufzeichnung dieser Partie gesendet, samt den Namen aller am Tisch.
page-report-what = Was ist schiefgegangen?
page-report-send = Senden
page-report-done = Danke, deine Meldung ist angekommen.

## Das Ende

page-final = Schlusswertung
page-final-again = Noch einmal zeigen
page-final-before = Nach sechs Spielrunden: { $standing }
page-final-none = { $source }: nichts
page-won =
    { $n ->
        [one]
            { $points ->
                [one] { $who } gewinnt mit { $points } Punkt
               *[other] { $who } gewinnt mit { $points } Punkten
            }
       *[other]
            { $points ->
                [one] { $who } teilen sich den Sieg mit je { $points } Punkt
               *[other] { $who } teilen sich den Sieg mit je { $points } Punkten
            }
    }
page-place =
    { $points ->
        [one] Du landest mit { $points } Punkt auf Platz { $place } von { $seats }.
       *[other] Du landest mit { $points } Punkten auf Platz { $place } von { $seats }.
    }
page-won-ahead =
    { $n ->
        [one] { $n } Punkt vor { $who }.
       *[other] { $n } Punkte vor { $who }.
    }
page-won-from =
    { $n ->
        [one] { $n } der { $of } Punkte kam durch { $one } und { $two }.
       *[other] { $n } der { $of } Punkte kamen durch { $one } und { $two }.
    }
page-won-since =
    { $round ->
        [0] Vorn von Anfang bis Ende.
        [1] Seit der ersten Spielrunde vorn.
       *[other]
            { $round ->
                [7] Die Schlusswertung gab den Ausschlag.
               *[other] Seit Spielrunde { $round } immer vorn.
            }
    }
page-rematch = Revanche
page-rematch-go = Zur Revanche
page-sources = Punkte nach Herkunft
page-source = Herkunft
page-source-start = vor dieser Aufzeichnung
page-source-ship = Schiffe
page-source-clear = gerodetes Land
page-source-election = Wahlen
page-source-final-election = letzte Wahlen
page-source-final-land = komplett bebautes Land
page-source-final-furs = übrige Felle
page-source-final-rest = übrige Mittel, 1 für je 3
page-source-close = geschlossene Geschäfte
page-source-total = Gesamt
page-after-rounds = Nach sechs Spielrunden
page-chart-sources = Punkte nach Herkunft
page-chart-lost = −{ $n } geschlossen
page-chart-times = Punkte nach jeder Spielrunde
page-chart-end = Ende
page-chart-who = { $who } { $n }
page-times = Punkte im Lauf der Partie
page-times-hint = Spielrunden 1 bis 6, dann die Schlusswertung.
page-times-from = Die Aufzeichnung dieser Partie beginnt in Spielrunde { $round }: Frühere Punkte erscheinen als eine Summe.
page-skyline = Die Stadt am Ende der Partie
page-skyline-save = Bild speichern
page-skyline-share = Bild teilen
page-skyline-hint = Ein Haus für jedes Geschäft; je mehr Punkte, desto höher die Häuser.
page-high-points = Züge mit den meisten Punkten
page-stood-in = Entscheidungen, die ein Bot ({ $bots }) für { $who } getroffen hat: { $n } von { $of }.
page-plus = +{ $n }
page-see-it = Ansehen
page-fair = Ehrlich gezogen: Die Startwerte aller Ziehungen liegen jetzt offen.
page-fair-check = So lässt es sich nachprüfen:

## Partien ansehen

page-replay = Partie ansehen
page-replay-of = Die Partie von { $who }
page-replay-begin = Vor dem ersten Zug.
page-pace = Tempo: ×{ $n }
page-replays-lead = Sieh dir jede aufgezeichnete Partie Zug für Zug an. Nichts davon wird hier gespeichert.
page-replays-mine = Meine beendeten Partien
page-record-file = Eine Aufzeichnung aus einer Datei
page-record-paste = oder ihren Text einfügen
page-record-read = Ansehen
page-record-big = Diese Datei ist zu groß für eine Aufzeichnung.
page-line = Zug
page-line-of = Zug { $n } von { $of }
page-first = Zum Anfang
page-last = Zum Ende

## Was schiefgehen kann

page-missing = Hier ist nichts
page-missing-lead = Die Adresse stimmt nicht, oder was dort war, gibt es nicht mehr.
page-fault = Das hat nicht geklappt ({ $code }).
page-fault-stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin.
page-fault-illegal-move = Das erlauben die Regeln jetzt nicht.
page-fault-not-your-turn = Du bist nicht dran.
page-fault-not-your-seat = Das ist nicht dein Platz.
page-fault-bot-sits-in = Gerade spielt ein Bot für dich. Übernimm erst wieder deinen Platz.
page-fault-nothing-to-undo = Da gibt es nichts zurückzunehmen.
page-fault-no-such-vote = Diese Abstimmung ist vorbei.
page-fault-vote-open = Darüber wird schon abgestimmt.
page-fault-not-absent = Die Person ist da oder noch nicht lange genug weg.
page-fault-ended = Diese Partie ist beendet.
page-fault-begun = Diese Partie hat schon begonnen.
page-fault-not-ended = Nur eine beendete Partie lässt sich aus der Liste entfernen.
page-fault-old-page = Diese Seite ist veraltet. Lade sie neu.
page-fault-no-such-table = Diesen Tisch gibt es nicht.
page-fault-unreadable = Die gespeicherten Daten dieses Tisches sind beschädigt; er lässt sich nicht öffnen. Sag der Person Bescheid, die den Server betreibt.
page-fault-no-such-line = Diesen Eintrag gibt es im Verlauf nicht.
page-fault-no-such-box = Die Schachteldatei dieser Partie fehlt.
page-fault-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
page-fault-not-over = Die Revanche kann beginnen, wenn diese Partie zu Ende ist.
page-fault-seat-taken = Auf diesem Platz sitzt schon jemand, oder der Link wurde schon benutzt. Bitte um einen neuen.
page-fault-link-used = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.
page-fault-bad-name = Ein Name hat 1 bis 60 Zeichen.
page-fault-bad-seats = Ein Tisch hat 2 bis 5 Plätze.
page-fault-bad-start = Den Platz, der anfangen soll, gibt es nicht.
page-fault-bad-colour = Jeder Platz braucht eine eigene Farbe.
page-fault-unknown-bot = Diesen Bot gibt es nicht.
page-fault-bad-box = Das ist keine gültige Schachteldatei: { $detail }
page-fault-bad-record = Das ist keine gültige Aufzeichnung: { $detail }
page-fault-bad-request = Der Server hat die Seite nicht verstanden ({ $detail }). Lade sie neu.
page-fault-wrong-origin = Diese Seite gehört nicht zu diesem Server.
page-fault-too-long = Das ist zu lang.
page-fault-too-often = Zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
page-fault-not-kept = Das ließ sich nicht speichern, also hat sich nichts geändert. Versuche es gleich noch einmal.
page-fault-empty = Die Nachricht ist leer.
page-fault-offline = Der Server antwortet nicht. Bist du online?

## Regeln

page-rules-lead = Sechs Spielrunden mit je elf Schritten; wer dann die meisten Punkte hat, gewinnt. Hier steht alles, was du zum Spielen brauchst; was jede Wahl kostet und bringt, zeigt das Feld neben dem Spielplan.
page-rules-contents = Abschnitte
page-rules-steps =
    { $n ->
        [one] Schritt { $steps }
       *[other] Schritte { $steps }
    }
page-rules-place = Position in der Reihe
page-rules-search = Regeln durchsuchen
page-rules-matches =
    { $n ->
        [0] Nichts gefunden. Versuche es mit einem kürzeren Wort.
       *[other] Treffer: { $n }
    }
page-rules-numbered = Alle Regeln dieses Abschnitts
page-rules-reading = unsere Auslegung
page-rules-readings = Unsere Auslegung
page-rules-readings-1 = Die gedruckten englischen Regeln gehören nicht zu unseren Quellen. Diese Ausgabe folgt der deutschen, der russischen und der ungarischen Anleitung und einer italienischen Kurzfassung. Wo sie sich unterscheiden oder nichts sagen, mussten wir entscheiden; hier steht, was sie sagen, wie wir spielen und warum.

page-rules-short = Das Wichtigste
page-rules-short-1 = Du bist Patron in einer wachsenden Handelsstadt. Nach sechs Spielrunden gewinnt, wer die meisten Punkte hat; es gibt sie für Wahlen in der Stadt, für gerodetes Land und für verschiffte Felle.
page-rules-short-2 = In jeder Spielrunde ersteigern alle je eine Spalte mit Aktionsplättchen und zahlen mit beliebigen Mitteln; nur wer zuletzt noch keine hat, bekommt eine kostenlos. Die Plättchen bestimmen, was du tun darfst: Stadt, Land, Handel.
page-rules-short-3 = Eins greift ins andere: Mit Holz baust du, gerodetes Land bringt Getreide, mit Getreide versorgst du deine Geschäfte und bezahlst Reisen, mit Waren kaufst du Felle, und Schiffe bringen Münzen und neue Waren.
page-rules-short-4 = Für die erste Partie: Gib für eine Spalte nicht alles her, behalte ein Getreide für jedes Geschäft, und setz lieber auf zwei der drei Wege, als alle drei nur halb zu gehen.

# Unter den Bildern der Regeln.
page-picture-way-city = Mit Holz baust du Geschäfte; wo du die meisten hast, bringen Wahlen Punkte.
page-picture-way-land = Land hinzugewinnen, Häuser bauen, dann roden: Punkte und Holz einmal, Getreide in jeder Spielrunde.
page-picture-way-trade = Mit Waren kaufst du Felle; ein volles Schiff bringt Punkte und Münzen, dann Waren in jeder Spielrunde.
page-picture-setup = Dreimal derselbe Spielstein: ein Geschäft in der Stadt, ein Haus auf dem Land, ein Lagerhaus, das einen Anlegeplatz öffnet.
page-picture-bidding = Gelb hat Spalte 1 gewählt und 5 geboten, Blau bietet 6, und Orange darf noch bieten. Gewinnt Blau, so zahlt Blau 6 beliebige Mittel, bekommt ein Landplättchen, zwei Handelsplättchen und 1 Münze und tauscht mit Gelb den Reihenfolgemarker.
page-picture-city = Blau hält Wahlen ab. { district-lumberyard }: die Mehrheit, 3 Punkte. { district-granary }: Gleichstand mit Gelb, 2 Punkte. { district-docks }: kein Geschäft, keine Punkte.
page-picture-land = Eine Reihe von vier Karten. Zwei sind gerodet und bringen in jeder Spielrunde Getreide. Die dritte ist komplett bebaut: Gerodet bringt sie ihr Holz und die 6 Punkte für Position 3. Der vierten fehlt ein Haus.
page-picture-river = In Dorf 1 wohnt niemand mehr. Vom Handelsposten gegenüber kostet die Reise zu Dorf 2 das Getreide auf dem Boot dazwischen.
page-picture-traders = Beim obersten Händler wählst du beliebige Felle; die anderen verkaufen ihre nur alle zusammen.
page-picture-ship = 3 für jeden Biber, 2 für den Luchs, 1 für jedes andere Fell: 3 + 3 + 2 + 1 + 1 = 10 Punkte.
page-picture-supply = Sechs Geschäfte, 5 Getreide: Fünf bleiben offen, eines schließt, und das kostet 2 Punkte.

page-rules-setup = Spielaufbau
page-rules-setup-1 = Du beginnst mit 25 Gebäuden, 8 Münzen, 4 Waren, 3 Holz, 2 Getreide und 2 zufällig gezogenen Fellen. Ein Gebäude steht von Anfang an als Lagerhaus auf der Werftkarte; auf seinem Anlegeplatz liegen deine 4 Waren.
page-rules-setup-2 = Ein Gebäude heißt in der Stadt Geschäft, auf einer Landkarte Haus und auf der Werftkarte Lagerhaus.
page-rules-setup-3 = Der Reihe nach setzen alle kostenlos ein Geschäft in einen beliebigen Bezirk; dann, in derselben Reihenfolge, ein zweites.
page-rules-setup-4 = Die Langhäuser der Lenape stehen in Dorf 1, eure Handelsposten gegenüber; noch muss also niemand reisen. Alles ist offen, nur die Reihenfolge der Kartenstapel und der verdeckten Felle nicht.

page-rules-preparation = Vorbereitungsphase
page-rules-preparation-1 = Schritt 1: Übrige Land- und Schiffskarten kommen aus dem Spiel; je vier neue werden aufgedeckt. Während der Spielrunde wird nicht nachgefüllt.
page-rules-preparation-2 = Schritt 2: Die drei Lenape-Händler werden aufgefüllt: auf 4, 3 und 4 Felle. Felle, die noch dort liegen, bleiben.
page-rules-preparation-3 = Schritt 3: Die 12 Aktionsplättchen (4 Stadt, 4 Land, 4 Handel) werden zufällig auf die fünf Spalten der Geldkassette verteilt.

page-rules-bidding = Bietphase
page-rules-bidding-1 = Wer von allen ohne Spalte den niedrigsten Reihenfolgemarker hat, wählt eine Spalte und bietet zuerst, 0 oder mehr. Die anderen ohne Spalte folgen nach ihrem Reihenfolgemarker je einmal: höher bieten oder passen.
page-rules-bidding-2 = Ein Gebot ist eine Anzahl von Mitteln: Münzen, Waren, Holz, Getreide und Felle zählen je 1. Du darfst nicht mehr bieten, als du hast.
page-rules-bidding-3 = Wer am meisten bietet, zahlt sofort, beliebig gemischt, und nimmt die Plättchen und dann die Münzen der Spalte.
page-rules-bidding-4 = Wer eine Spalte ersteigert, die jemand anders gewählt hat, tauscht mit dieser Person den Reihenfolgemarker.
page-rules-bidding-5 = Wer gepasst hat, darf auf spätere Spalten wieder bieten. Wer zuletzt noch keine Spalte hat, nimmt kostenlos eine beliebige übrige und behält den Reihenfolgemarker.
page-rules-bidding-6 = Zu zweit muss eine Spalte mit drei Plättchen versteigert werden; wer sie nicht bekommt, nimmt dann kostenlos eine mit zwei Plättchen.

page-rules-city = Stadt
page-rules-city-1 = Die Schritte 5, 6 und 7 laufen gleich ab. Wer an der Reihe ist, nutzt alle eigenen Plättchen dieses Schritts und eine Sonderaktion, in beliebiger Reihenfolge. Jeder Verzicht (Passen), ob auf ein Plättchen oder auf die Sonderaktion, bringt 1 Münze.
page-rules-city-2 = Mit einem Stadtplättchen hast du die Wahl. Geschäfte bauen: 1 bis 3, für je 1 Holz, in beliebigen Bezirken.
page-rules-city-3 = Oder Wahlen abhalten: 3 Punkte für jeden Bezirk, in dem du die Mehrheit der Geschäfte hast, 2 Punkte bei Gleichstand für die Mehrheit. Sonst bekommt niemand Punkte.
page-rules-city-4 = Ohne eigenes Geschäft hast du in einem Bezirk nie die Mehrheit, auch keine geteilte.

page-rules-land = Land
page-rules-land-1 = Mit einem Landplättchen hast du die Wahl. Land hinzugewinnen: Lege eine ausliegende Karte rechts an deine Reihe an. Sie ist noch ungerodet und bringt kein Getreide.
page-rules-land-2 = Dann verlässt ein Langhaus das bewohnte Dorf, das am weitesten links liegt: Es zieht auf einen freien Platz im nächsten Dorf flussaufwärts; ist dort keiner frei, kommt es aus dem Spiel. Das letzte im letzten Dorf bleibt.
page-rules-land-3 = Oder Land roden: Alle deine ungerodeten Karten, die komplett bebaut sind, werden auf einmal gerodet; jede bringt das aufgedruckte Holz.
page-rules-land-4 = Punkte gibt es für die am weitesten rechts liegende Karte, die du mit dieser Aktion rodest: nach ihrer Position, von links über alle Karten deiner Reihe gezählt.
page-rules-land-5 = Gerodete Karten bringen ihr Getreide in Schritt 8 jeder Spielrunde, auch schon in dieser.
page-rules-land-points = Punkte fürs Roden

page-rules-trade = Handel
page-rules-trade-1 = Mit einem Handelsplättchen hast du die Wahl. Felle mit den Lenape handeln, bei einem der Händler: Beim obersten wählst du 1 bis 4 Felle für je 1 Ware; der mittlere gibt alle 3 für 4 Waren; der unterste alle 4 für 3 Waren.
page-rules-trade-2 = Steht gegenüber deinem Handelsposten kein Langhaus, kostet die Reise das Getreide auf allen Booten bis zum nächsten bewohnten Dorf, einmal pro Aktion.
page-rules-trade-3 = Oder Felle verschiffen: Wähle ein Schiff und lade genau so viele Felle beliebiger Sorten, wie es verlangt.
page-rules-trade-4 = Punkte: 3 für jedes Fell der Sorte, von der du am meisten lädst, 2 für jedes der zweithäufigsten, 1 für jedes weitere. Zwei Biber, ein Luchs, ein Otter und eine Bisamratte machen 6 + 2 + 1 + 1 = 10.
page-rules-trade-5 = Die Münzen des Schiffs bekommst du sofort, seine Waren in Schritt 10 jeder Spielrunde, auch schon in dieser.

page-rules-special = Sonderaktionen
page-rules-special-1 = Je eine in den Schritten 5, 6 und 7, mit oder ohne Plättchen, in einem beliebigen Bezirk; mehrere dürfen dieselbe wählen.
page-rules-special-2 = Sie kostet 1 Münze Gebühr, die du zuerst zahlst. Die Gebühr entfällt, wenn du in diesem Moment im Bezirk die Mehrheit hast oder teilst.
page-rules-special-3 = Eine Aktion, die nichts bewirken würde, steht nicht zur Wahl; verzichte dann auf das Plättchen oder die Sonderaktion: Das bringt 1 Münze.
page-rules-special-lumberyard = Kaufe beliebig viel Holz für je 1 Münze, oder verkaufe beliebig viel für je 1 Münze.
page-rules-special-granary = Das Gleiche mit Getreide.
page-rules-special-docks = Baue für 1 Holz ein Lagerhaus (insgesamt höchstens vier): Es öffnet einen Anlegeplatz für weitere Waren.
page-rules-special-guild = Baue 1 bis 3 Häuser für je 1 Holz, immer von links nach rechts auf deinem Land.
page-rules-special-market = Sage 1, 2 oder 3 Felle an, zahle 3, 6 oder 9 in Münzen und Waren, beliebig gemischt, und ziehe sie dann verdeckt.
page-rules-special-company = Verlege für 1 Holz deinen Handelsposten in den nächsten Bereich flussaufwärts, in dem ein Platz frei ist, aber nie weiter als bis zum entferntesten bewohnten Dorf.

page-rules-supply = Einkommens- und Versorgungsphase
page-rules-supply-1 = Schritt 8: Du erhältst das Getreide deines gerodeten Landes.
page-rules-supply-2 = Schritt 9: Zahle 1 Getreide für jedes Geschäft. Du musst für so viele zahlen, wie du kannst.
page-rules-supply-3 = Für jedes Geschäft, für das du nicht zahlen kannst, schließt du eines deiner Wahl und verlierst 2 Punkte. Unter 0 fallen die Punkte nie.
page-rules-supply-4 = Schritt 10: Du erhältst die Waren deiner Schiffe; was auf deinen Anlegeplätzen keinen Platz findet, geht verloren.
page-rules-supply-5 = Schritt 11: Du erhältst 1 Münze für jeden Bezirk, in dem du ein Geschäft hast, und 1 weitere, wo du allein die Mehrheit hast.

page-rules-end = Spielende
page-rules-end-1 = Nach sechs Spielrunden gibt es letzte Wahlen für alle: 3 Punkte für jede Mehrheit, 2 für jede geteilte.
page-rules-end-2 = Deine am weitesten rechts liegende komplett bebaute Landkarte bringt die Punkte ihrer Position, falls sie noch ungerodet ist.
page-rules-end-3 = Jedes übrige Fell ist 1 Punkt wert.
page-rules-end-4 = Münzen, Waren, Holz und Getreide zusammen: 1 Punkt für je 3.
page-rules-end-5 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

page-rules-lenape = Die Lenape
page-rules-lenape-1 = Die Lenape lebten schon lange vor der Kolonie an diesem Fluss und an seiner Mündung. Wenn im Spiel Langhäuser flussaufwärts ziehen, steht das für ein Volk, das seine Heimat an die sich ausbreitenden niederländischen Farmen verlor: durch Landverkäufe, die beide Seiten verschieden verstanden, durch Krankheiten und in den 1640er Jahren durch Krieg.
page-rules-lenape-2 = Die Regeln zeigen davon nur die steigenden Reisekosten. Es war kein freiwilliger Rückzug, und die Lenape-Nationen von heute leben meist weit von diesem Fluss entfernt.

## Über

page-about-lead = Eine inoffizielle Ausgabe eines vergriffenen Brettspiels, für alle, denen es fehlt.
page-about-game = Das Spiel
page-about-game-1 = { -game } ist ein Spiel von Jeffrey D. Allers, 2012 erschienen bei White Goblin Games.
page-about-game-2 = Dies ist ein Fanprojekt; beide haben es weder gemacht noch gebilligt. Die Regeln sind mit eigenen Worten erklärt, und keines der veröffentlichten Bilder wird verwendet.
page-about-numbers = Die Zahlen auf Karten und Spielplan
page-about-numbers-1 = Wir haben Spielanleitungen in vier Sprachen gelesen, nicht die gedruckten Karten und den Spielplan. Was die Anleitungen belegen, ist wie gedruckt: die Händler, die ersten drei Anlegeplätze, die Münzen der Spalten 1 und 3, die Punkte für Land und einzelne Werte auf den Karten. Erschlossen, also wahrscheinlich, aber nicht belegt, sind der vierte Anlegeplatz, dass Spalte 2 keine Münzen bringt, und wie sich die Plätze in Dorf 1 und Bereich 1 aufteilen.
page-about-numbers-2 = Die übrigen Zahlen auf den 24 Landkarten und den 24 Schiffen, die Münzen der Spalten 4 und 5 und der größte Teil des Flusses sind rekonstruiert; vom Fluss sind nur Dorf 1, Bereich 1 und zwei Boote mit je 1 Getreide bekannt. Ein Schiff stammt aus einem Spielbericht. Die rekonstruierten Zahlen haben wir im Rahmen dessen gewählt, was die Anleitungen sagen, und in vielen Partien erprobt. Es sind nicht die gedruckten.
page-about-numbers-3 = Wenn du das gedruckte Spiel besitzt, kannst du mit seinen Zahlen spielen: Wähle eine Schachteldatei für deinen Tisch.
page-about-fair = Ehrliche Ziehungen
page-about-fair-1 = Bevor eine Partie beginnt, legt sich der Server auf einen geheimen Startwert fest; ist sie zu Ende, steht er in der Aufzeichnung. Damit kannst du alle Ziehungen wiederholen und nachprüfen, dass nichts manipuliert wurde:
page-about-lenape = Die Lenape
page-about-lenape-more = Mehr in den Regeln
page-about-credits = Mitwirkende
page-credit-icons = Symbole von Lorc und Delapouite, unter CC BY 3.0, teils neu gezeichnet:
page-credit-serif = EB Garamond von Georg Duffner und Octavio Pardo, unter der SIL Open Font License:
page-credit-sans = Source Sans 3 von Paul D. Hunt für Adobe, unter der SIL Open Font License:
page-credit-words = Übersetzungen mit Project Fluent, unter der Apache-Lizenz 2.0:
page-credit-page = Die Seite ist mit Svelte gemacht, unter der MIT-Lizenz:
page-about-licence = Das Programm steht unter der MIT-Lizenz.
