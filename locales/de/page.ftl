### Die Seiten rund um den Tisch, im Browser.

page-game = { -game }
# Der Titel des Browserfensters.
page-title = { $page } · { -game }
page-skip = Zum Inhalt springen
page-nav = Seiten
page-loading = Einen Moment …
page-home = Startseite
page-rules = Regeln
page-replays = Partien ansehen
page-about = Über
page-preferences = Einstellungen
page-language = Sprache
page-dark = Dunkle Farben
page-close = Schließen
page-back = Zurück
page-back-table = Zurück zu deinem Tisch
page-menu = Menü
page-points = Punkte

## Startseite

page-home-title = Ersteigere deinen Platz in einer Stadt von 1626
page-home-lead = Ein Brettspiel um Auktionen, Land und Felle für 2 bis 5 Spieler. Etwa eine Stunde. Ohne Konto.
page-play-now = Jetzt spielen
page-play-now-hint = Mit zwei Bots, in zwei Sekunden dran
page-or-join = oder mit einem Link dazukommen
page-paste = Link einfügen
page-paste-wrong = Das ist kein Link zu einem Platz oder Tisch. Er endet so: #/join/…
page-join = Mitspielen
page-my-games = Meine Partien
page-my-games-hint =
    { $n ->
        [0] Keine wartet auf dich.
        [one] Eine wartet auf dich.
       *[other] { $n } warten auf dich.
    }
page-my-games-none = Hier stehen die Partien, die du spielst.
page-lobby = Lobby
page-lobby-hint = Offene Tische, jetzt gerade.
page-lobby-none = Gerade ist kein Tisch offen. Eröffne einen und zeige ihn hier.
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
        [one] Wartet noch auf { $n }
       *[other] Wartet noch auf { $n }
    }
page-game-over = Zu Ende, { $ago }
page-game-round = Spielrunde { $round }, { $step }
page-game-since = { $where }; { $ago }
page-game-won = Gewonnen hat { $who }

## Ein neuer Tisch

page-new = Neuer Tisch
page-new-hint = Name, Link verschicken, los.
page-new-more = Mehr Auswahl
page-new-lead = Wer sitzt wo? Zu einem offenen Platz gehört ein Link, den du verschickst; zwei können sich auch diesen Bildschirm teilen.
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
page-seat-bot-named = Bot { $bot }
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
page-listed-hint = Alle hier dürfen sich auf einen offenen Platz setzen. Sonst führen nur deine Links dorthin.
page-box-own = Mit den Zahlen deiner eigenen Schachtel spielen
page-box-own-hint = Wer das gedruckte Spiel besitzt, kann die Zahlen auf Karten und Spielplan eintragen: nieuw box template legt die Datei zum Ausfüllen an.
page-box-file = Schachteldatei
page-box-chosen = An diesem Tisch gilt { $file }.
page-box-big = Diese Datei ist zu groß für eine Schachteldatei.

## Dazukommen

page-join-title = Ein Platz ist für dich frei
page-join-lead = Sag, wie du heißt, und setz dich. Der Platz bleibt in diesem Browser deiner.
page-join-sit = Platz nehmen
page-join-hint = Neu im Spiel?
page-rules-read = Lies die Regeln
page-device-title = Deine Plätze auf diesem Gerät
page-device-lead = Dieser Link wurde auf einem anderen deiner Geräte erstellt. Er gilt einmal und bringt deinen Namen, deine Einstellungen und deine Plätze hierher.
page-device-claim = Hier benutzen

## Bevor es beginnt

page-table-waits = Der Tisch wartet
page-table-waits-for =
    { $n ->
        [one] Ein Platz ist offen.
       *[other] { $n } Plätze sind offen.
    }
page-table-full = Alle sind da.
page-seat-free = Offener Platz, { $colour }
page-chair-bot = Bot { $bot }
page-chair-open = wartet auf einen Gast
page-chair-here = ist da
page-chair-away = ist weg
page-start = Partie beginnen
page-start-hint = Du kannst beginnen, bevor alle da sind: Auf die offenen Plätze setzen sich Bots.
page-start-wait = Es beginnt, wenn jeder Platz besetzt ist.
page-start-host = Es beginnt, wenn der Gastgeber startet.
page-links-fresh = Neue Links
page-links-hint = Jeder Link gilt einmal, für eine Person. Neue Links machen die alten ungültig.
page-link = Link zum Platz
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-watching =
    { $n ->
        [0] Niemand schaut zu
        [one] { $n } Person schaut zu
       *[other] { $n } Personen schauen zu
    }

## Einstellungen

page-preferences-lead = Sie gelten auf allen deinen Geräten.
page-theme = Farben
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-speed = Spielsteine bewegen sich
page-speed-0 = sofort
page-speed-120 = schnell
page-speed-250 = normal
page-speed-500 = langsam
page-speed-hint = In diesem Tempo wird dir auch erzählt, was in deiner Abwesenheit geschah.
page-pause = Ein Bot wartet vor seinem Zug
page-seconds = { $n } s
page-confirm = Nachfragen, bevor mein Zug endet
page-confirm-hint = Zugenden und Ziehungen lassen sich nicht frei zurücknehmen.
page-kept = Gemerkt.
page-device = Ein anderes Gerät
page-device-hint = Ein Link, der einmal gilt: Öffne ihn dort, und deine Plätze und Einstellungen sind auch dort.
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
page-connecting = Verbindung zum Tisch …
page-lost = Die Verbindung ist weg. Was du siehst, ist nicht mehr aktuell; nichts, was du getan hast, ist verloren.
page-lost-for = { $n } s
page-retry = Noch einmal versuchen
page-scores = Zur Wertung
page-see-board = Spielplan

## Verlauf, Chat, Rückblick

page-log = Verlauf
page-chat = Chat
page-log-chat = Verlauf und Chat
page-log-none = Noch ist nichts geschehen.
page-log-earlier = Frühere Zeilen zeigen
page-log-ahead = Spätere Zeilen zeigen
page-log-trial = Von hier an eine Probe: neu gezogen
page-log-record = Von hier an dieses Spiel
page-log-look = Den Spielplan zeigen, wie er danach war
page-log-more = Mehr
page-log-less = Weniger
page-chat-none = Noch hat niemand etwas gesagt.
page-chat-say = Sag etwas
page-chat-send = Senden
page-chat-unread =
    { $n ->
        [one] neue Zeile
       *[other] neue Zeilen
    }
page-past = Der Spielplan, wie er war: Zug { $n } von { $of }
page-past-line = Zug { $n } von { $of }
page-earlier = Eine Zeile früher
page-later = Eine Zeile später
page-now = Zurück zu jetzt
page-back-here = Bis hierher zurücknehmen
page-copy-here = Von hier aus ausprobieren
page-trial = Probe
page-trial-lead = Nur eine Probe.
page-trial-back = Zurück zum Spiel
page-vote-asked =
    { $n ->
        [one] { $who } möchte die letzte Zeile zurücknehmen. Einverstanden?
       *[other] { $who } möchte die letzten { $n } Zeilen zurücknehmen. Einverstanden?
    }
page-vote-waits = Zurücknehmen: Die Antwort fehlt noch von { $who }.
page-vote-yes = Einverstanden
page-vote-no = Nein

## Während du weg warst

page-away = Während du weg warst
page-away-at = { $n } von { $of }
page-away-told =
    { $n ->
        [one] Eines ist geschehen; im Verlauf steht es noch einmal.
       *[other] { $n } Dinge sind geschehen; im Verlauf stehen sie noch einmal.
    }
page-away-lines = Was geschah
page-away-you = Was das für dich heißt
page-away-nothing = Für dich hat sich nichts geändert.
page-away-got = Du hast { $amount } mehr.
page-away-gave = Du hast { $amount } weniger.
page-away-marker = Dein Reihenfolgemarker ist jetzt { $now }, vorher { $was }.
page-away-travel = Eine Reise zu den Lenape kostet dich jetzt { $now } Getreide, vorher { $was }.
page-away-lead-0 =
    { $others ->
        [0] Du hast { $place } nicht mehr die Mehrheit.
       *[other] Du hast { $place } nicht mehr die Mehrheit, sondern: { $who }.
    }
page-away-lead-1 = Du hast { $place } Gleichstand mit { $who }.
page-away-lead-2 = Du allein hast { $place } die Mehrheit.
page-away-go-on = Weiterspielen
page-pause-now = Pause
page-go-on = Weiter
page-skip-end = Zum Ende

## Seit deinem letzten Zug

page-since = Seit deinem letzten Zug
page-since-hide = Ausblenden
page-since-more = noch { $n }
page-since-drew = Du hast { $furs } gezogen
page-since-outbid = { $who } bekam Spalte { $column } für { $bid }; du hast { $mine } geboten
page-since-round = Ende von Spielrunde { $round }: { $list }

## Menü und seine Fenster

page-help = Hilfe
page-help-all = Alle Regeln
page-keys = Tastenkürzel
page-key-1 = Den großen Knopf der Frage drücken
page-key-2 = Passen
page-key-3 = Rückgängig
page-key-4 = Eine Zahl, einen Bezirk, eine Spalte oder eine Sonderaktion wählen
page-key-5 = Eins mehr, eins weniger
page-key-6 = Den Spielplan eine Zeile früher oder später ansehen
page-key-7 = Zurück zu jetzt, oder Offenes schließen
page-key-8 = Diese Hilfe zeigen
page-hand = Einen Bot einspringen lassen
page-hand-back = Platz von { $who } wieder übernehmen
page-hand-on = Ein Bot spielt für dich
page-hand-lead = Der Bot spielt auf deinem Platz, bis du wieder übernimmst; das kann sonst niemand.
page-hand-seat = Platz
page-hand-bot = Bot
page-hand-do = Einspringen lassen
page-record = Aufzeichnung herunterladen
page-report = Ein Problem melden
page-report-lead = Der Stand dieser Partie wird mitgeschickt; dein Text, und sonst nichts über dich.
page-report-what = Was ging schief?
page-report-send = Senden
page-report-done = Danke. Es ist notiert.

## Das Ende

page-final = Schlusswertung
page-final-again = Noch einmal zeigen
page-final-before = Nach sechs Spielrunden: { $standing }
page-final-none = { $source }: niemand
page-won =
    { $n ->
        [one]
            { $points ->
                [one] { $who } gewinnt mit { $points } Punkt
               *[other] { $who } gewinnt mit { $points } Punkten
            }
       *[other]
            { $points ->
                [one] { $who } teilen sich den Sieg mit { $points } Punkt
               *[other] { $who } teilen sich den Sieg mit { $points } Punkten
            }
    }
page-place =
    { $points ->
        [one] Dein Platz: { $place } von { $seats }, mit { $points } Punkt.
       *[other] Dein Platz: { $place } von { $seats }, mit { $points } Punkten.
    }
page-won-ahead =
    { $n ->
        [one] { $n } Punkt vor { $who }.
       *[other] { $n } Punkte vor { $who }.
    }
page-won-from = { $n } der { $of } kamen aus zwei Quellen: { $one } und { $two }.
page-won-since =
    { $round ->
        [0] Vorn von Anfang bis Ende.
        [1] Vorn von der ersten Spielrunde an.
       *[other]
            { $round ->
                [7] Die Schlusswertung gab den Ausschlag.
               *[other] Seit Spielrunde { $round } immer vorn.
            }
    }
page-rematch = Revanche
page-rematch-go = Zur Revanche
page-sources = Punkte nach Quellen
page-source = Quelle
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
page-chart-sources = Punkte nach Quellen
page-chart-lost = −{ $n } geschlossen
page-chart-times = Punkte nach jeder Spielrunde
page-chart-end = Ende
page-chart-who = { $who } { $n }
page-times = Punkte im Lauf der Partie
page-times-hint = Spielrunden 1 bis 6, dann die Schlusswertung.
page-times-from = Die Aufzeichnung dieser Partie beginnt in Spielrunde { $round }: Punkte von davor stehen als eine Summe da.
page-high-points = Züge mit den meisten Punkten
page-plus = +{ $n }
page-see-it = Ansehen
page-fair = Ehrlich gezogen: Die Startwerte aller Ziehungen liegen jetzt offen.
page-fair-check = Alle können es nachprüfen:

## Partien ansehen

page-replay = Partie ansehen
page-replay-of = Die Partie von { $who }
page-replay-begin = Vor der ersten Zeile.
page-pace = Tempo: ×{ $n }
page-replays-lead = Sieh dir jede Aufzeichnung dieses Spiels Zeile für Zeile an. Nichts davon wird hier gespeichert.
page-replays-mine = Meine beendeten Partien
page-record-file = Eine Aufzeichnung aus einer Datei
page-record-paste = oder ihr Text
page-record-read = Ansehen
page-record-big = Diese Datei ist zu groß für eine Aufzeichnung.
page-line = Zug
page-line-of = Zug { $n } von { $of }
page-first = Zum Anfang
page-last = Zum Ende

## Was schiefgehen kann

page-missing = Hier ist nichts
page-missing-lead = Die Adresse stimmt nicht, oder was dort war, gibt es nicht mehr.
page-fault = Das ging nicht ({ $code }).
page-fault-stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin.
page-fault-illegal-move = Das erlauben die Regeln jetzt nicht.
page-fault-not-your-turn = Du bist nicht mehr dran.
page-fault-not-your-seat = Das ist nicht dein Platz.
page-fault-bot-sits-in = Ein Bot ist für dich eingesprungen. Übernimm erst wieder deinen Platz.
page-fault-nothing-to-undo = Da gibt es nichts zurückzunehmen.
page-fault-no-such-vote = Diese Abstimmung ist vorbei.
page-fault-no-such-table = Diesen Tisch gibt es nicht.
page-fault-unreadable = Was von diesem Tisch gespeichert ist, ist beschädigt; er lässt sich nicht öffnen. Gib dem Betreiber des Servers Bescheid.
page-fault-no-such-line = Diese Zeile gibt es im Verlauf nicht.
page-fault-no-such-box = Die Schachteldatei dieser Partie fehlt.
page-fault-not-the-host = Das kann nur der Gastgeber.
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
page-fault-not-kept = Das ließ sich nicht speichern und ist deshalb nicht geschehen. Versuche es gleich noch einmal.
page-fault-empty = Da steht noch nichts.
page-fault-offline = Der Server antwortet nicht. Steht die Verbindung?

## Regeln

page-rules-lead = Sechs Spielrunden mit je elf Schritten. Die meisten Punkte gewinnen. Hier steht alles, was du zum Spielen brauchst; was jede Wahl kostet und bringt, zeigt das Feld neben dem Spielplan.
page-rules-contents = Abschnitte
page-rules-steps = Schritt { $steps }
page-rules-place = Position in der Reihe

page-rules-short = Das Wichtigste
page-rules-short-1 = Du bist Patron in einer wachsenden Handelsstadt. Nach sechs Spielrunden gewinnt, wer die meisten Punkte hat; es gibt sie für Wahlen in der Stadt, für gerodetes Land und für verschiffte Felle.
page-rules-short-2 = In jeder Spielrunde ersteigern alle eine Spalte mit Aktionsplättchen und zahlen mit allem, was sie besitzen. Die Plättchen bestimmen, was du tun darfst: Stadt, Land, Handel.
page-rules-short-3 = Eins nährt das andere: Holz baut, gerodetes Land bringt Getreide, Getreide hält Geschäfte offen und bezahlt Reisen, Waren kaufen Felle, und Schiffe bringen Münzen und neue Waren.
page-rules-short-4 = Für die erste Partie: Gib für eine Spalte nicht alles her, behalte ein Getreide für jedes Geschäft, und sei lieber auf zwei der drei Wege gut als auf keinem.

# Under the pictures of the rules.
page-picture-way-city = Holz baut Geschäfte; wo du die meisten hast, bringen Wahlen Punkte.
page-picture-way-land = Land und Häuser, dann roden: Punkte und Holz einmal, Getreide in jeder Spielrunde.
page-picture-way-trade = Waren kaufen Felle; ein volles Schiff bringt Punkte und Münzen, dann Waren in jeder Spielrunde.
page-picture-setup = Dreimal derselbe Spielstein: ein Geschäft in der Stadt, ein Haus auf dem Land, ein Lagerhaus, das einen Anlegeplatz öffnet.
page-picture-bidding = Gelb hat Spalte 1 gewählt und 5 geboten, Blau bietet 6, Orange muss noch antworten. Gewinnt Blau, so zahlt Blau 6 beliebige Mittel, bekommt ein Landplättchen, zwei Handelsplättchen und 1 Münze und tauscht mit Gelb den Reihenfolgemarker.
page-picture-city = Blau hält Wahlen ab. { district-lumberyard }: allein vorn, 3 Punkte. { district-granary }: Gleichstand mit Gelb, 2 Punkte. { district-docks }: kein Geschäft, keine Punkte.
page-picture-land = Eine Reihe von vier Karten. Zwei sind gerodet und bringen in jeder Spielrunde Getreide. Die dritte hat alle Häuser: Sie zu roden bringt ihr Holz und die 6 Punkte der Position 3. Der vierten fehlt ein Haus.
page-picture-river = In Dorf 1 wohnt niemand mehr. Vom Handelsposten gegenüber kostet die Reise nach Dorf 2 das Getreide auf dem Boot dazwischen.
page-picture-traders = Beim obersten Händler nimmst du beliebige Felle; die anderen verkaufen nur alles, was sie haben.
page-picture-ship = 3 für jeden Biber, 2 für den Luchs, 1 für jedes andere Fell: 3 + 3 + 2 + 1 + 1 = 10 Punkte.
page-picture-supply = Sechs Geschäfte, fünf Getreide: Fünf bleiben, eines schließt, und das kostet 2 Punkte.

page-rules-setup = Spielaufbau
page-rules-setup-1 = Alle beginnen mit 25 Gebäuden, 8 Münzen, 4 Waren, 3 Holz, 2 Getreide und 2 verdeckt gezogenen Fellen. Ein Gebäude ist gleich ein Lagerhaus: An seinem Anlegeplatz liegen deine 4 Waren.
page-rules-setup-2 = Ein Gebäude in der Stadt ist ein Geschäft, auf einer Landkarte ein Haus, auf der Werftkarte ein Lagerhaus.
page-rules-setup-3 = In Reihenfolge setzen alle kostenlos ein Geschäft in einen beliebigen Bezirk; dann, in derselben Reihenfolge, ein zweites.
page-rules-setup-4 = Die Langhäuser der Lenape stehen in Dorf 1, eure Handelsposten gegenüber; noch muss also niemand reisen. Alles liegt offen, außer der Reihenfolge der Kartenstapel und der verdeckten Felle.

page-rules-preparation = Vorbereitungsphase
page-rules-preparation-1 = Schritt 1: Übrige Land- und Schiffskarten kommen aus dem Spiel; je vier neue werden aufgedeckt. Während der Spielrunde wird nicht nachgefüllt.
page-rules-preparation-2 = Schritt 2: Die drei Lenape-Händler werden aufgefüllt: auf 4, 3 und 4 Felle. Felle, die noch dort liegen, bleiben.
page-rules-preparation-3 = Schritt 3: Die 12 Aktionsplättchen (4 Stadt, 4 Land, 4 Handel) werden zufällig auf die fünf Spalten der Geldkassette verteilt.

page-rules-bidding = Bietphase
page-rules-bidding-1 = Wer von allen ohne Spalte den niedrigsten Reihenfolgemarker hat, wählt eine Spalte und bietet zuerst, 0 oder mehr. Die anderen ohne Spalte folgen je einmal: höher bieten oder passen.
page-rules-bidding-2 = Ein Gebot ist eine Zahl von Mitteln: Münzen, Waren, Holz, Getreide und Felle zählen je 1. Niemand darf mehr bieten, als er hat.
page-rules-bidding-3 = Wer am meisten bietet, zahlt sofort, in beliebiger Mischung, und nimmt die Plättchen und dann die Münzen der Spalte.
page-rules-bidding-4 = Hat jemand anders die Spalte gewählt, tauschen beide ihre Reihenfolgemarker.
page-rules-bidding-5 = Wer gepasst hat, darf auf spätere Spalten bieten. Wer als Letzter keine Spalte hat, nimmt kostenlos eine beliebige übrige und behält den Reihenfolgemarker.
page-rules-bidding-6 = Zu zweit muss die Spalte in der Auktion drei Plättchen haben; wer sie nicht gewinnt, nimmt dann kostenlos eine mit zwei Plättchen.

page-rules-city = Stadt
page-rules-city-1 = Die Schritte 5, 6 und 7 laufen gleich ab. In Reihenfolge benutzen alle jedes Plättchen der jeweiligen Art und eine Sonderaktion, in beliebiger Folge. Wobei man passt, das bringt 1 Münze.
page-rules-city-2 = Ein Stadtplättchen kann zweierlei. Geschäfte bauen: 1 bis 3, für je 1 Holz, in beliebigen Bezirken.
page-rules-city-3 = Oder Wahlen abhalten: 3 Punkte für jeden Bezirk, in dem du die Mehrheit der Geschäfte hast, 2 Punkte bei Gleichstand für die Mehrheit. Sonst bekommt niemand Punkte.
page-rules-city-4 = Ohne ein eigenes Geschäft hast du in einem Bezirk nie Mehrheit oder Gleichstand.

page-rules-land = Land
page-rules-land-1 = Ein Landplättchen kann zweierlei. Land hinzugewinnen: Nimm eine ausliegende Karte an das rechte Ende deiner Reihe. Bis sie gerodet wird, ist sie ungerodet.
page-rules-land-2 = Dann verlässt ein Langhaus das am weitesten links liegende bewohnte Dorf: auf einen freien Platz im nächsten Dorf flussaufwärts, oder aus dem Spiel, wenn keiner frei ist. Das letzte im letzten Dorf bleibt.
page-rules-land-3 = Oder Land roden: Alle deine ungerodeten Karten, die komplett bebaut sind, werden auf einmal gerodet und bringen das aufgedruckte Holz.
page-rules-land-4 = Punkte gibt es für die Position der am weitesten rechts liegenden Karte, die mit dieser Aktion gerodet wurde, von links über alle Karten deiner Reihe gezählt.
page-rules-land-5 = Gerodete Karten bringen ihr Getreide in Schritt 8 jeder Spielrunde, schon in dieser.
page-rules-land-points = Punkte fürs Roden

page-rules-trade = Handel
page-rules-trade-1 = Ein Handelsplättchen kann zweierlei. Felle mit den Lenape handeln, mit einem Händler: Beim obersten wählst du 1 bis 4 Felle für je 1 Ware; der mittlere gibt alle 3 für 4 Waren; der unterste alle 4 für 3 Waren.
page-rules-trade-2 = Steht gegenüber deinem Handelsposten kein Langhaus, kostet die Reise das Getreide auf allen Booten bis zum nächsten bewohnten Dorf, einmal für die Aktion.
page-rules-trade-3 = Oder Felle verschiffen: Wähle ein Schiff und lade genau so viele Felle, wie es verlangt, beliebiger Sorten.
page-rules-trade-4 = Punkte: 3 für jedes Fell der Sorte, von der du am meisten lädst, 2 für jedes der zweiten, 1 für jedes aller anderen. Zwei Biber, ein Luchs, ein Otter und eine Bisamratte machen 6 + 2 + 1 + 1 = 10.
page-rules-trade-5 = Die Münzen des Schiffs bekommst du sofort, seine Waren in Schritt 10 jeder Spielrunde, schon in dieser.

page-rules-special = Sonderaktionen
page-rules-special-1 = Je eine in den Schritten 5, 6 und 7, mit oder ohne Plättchen; in einem beliebigen Bezirk, und niemand blockiert jemanden.
page-rules-special-2 = Sie kostet 1 Münze Gebühr, die zuerst gezahlt wird. Gratis ist sie, wenn du in diesem Moment im Bezirk die Mehrheit hast oder am Gleichstand beteiligt bist.
page-rules-special-3 = Eine Aktion, die nichts bewirken würde, steht nicht zur Wahl; passe, und du bekommst 1 Münze.
page-rules-special-lumberyard = Kaufe beliebig viel Holz für je 1 Münze, oder verkaufe beliebig viel für je 1 Münze.
page-rules-special-granary = Das Gleiche mit Getreide.
page-rules-special-docks = Baue für 1 Holz ein Lagerhaus, höchstens vier: Es öffnet einen Anlegeplatz für weitere Waren.
page-rules-special-guild = Baue 1 bis 3 Häuser für je 1 Holz, immer von links nach rechts auf deinem Land.
page-rules-special-market = Sage 1, 2 oder 3 Felle an, zahle 3, 6 oder 9 in beliebiger Mischung aus Münzen und Waren, dann ziehe sie verdeckt.
page-rules-special-company = Verlege für 1 Holz deinen Handelsposten in den nächsten Bereich flussaufwärts, in dem ein Platz frei ist, aber nie weiter als bis zum entferntesten bewohnten Dorf.

page-rules-supply = Einkommens- und Versorgungsphase
page-rules-supply-1 = Schritt 8: Du erhältst das Getreide deines gerodeten Landes.
page-rules-supply-2 = Schritt 9: Zahle 1 Getreide für jedes Geschäft. Was gezahlt werden kann, muss gezahlt werden.
page-rules-supply-3 = Für jedes Geschäft, für das du nicht zahlen kannst, schließt du eines deiner Wahl und verlierst 2 Punkte.
page-rules-supply-4 = Schritt 10: Du erhältst die Waren deiner Schiffe; was an deinen Anlegeplätzen keinen Platz findet, ist verloren.
page-rules-supply-5 = Schritt 11: Du erhältst 1 Münze für jeden Bezirk mit einem Geschäft von dir, und 1 weitere, wo du allein die Mehrheit hast.

page-rules-end = Spielende
page-rules-end-1 = Nach sechs Spielrunden gibt es letzte Wahlen für alle: 3 Punkte für jede Mehrheit, 2 für jeden Gleichstand.
page-rules-end-2 = Deine am weitesten rechts liegende komplett bebaute Landkarte bringt die Punkte ihrer Position, falls sie noch ungerodet ist.
page-rules-end-3 = Jedes übrige Fell ist 1 Punkt wert.
page-rules-end-4 = Münzen, Waren, Holz und Getreide zusammen: 1 Punkt für je 3.
page-rules-end-5 = Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.

page-rules-lenape = Die Lenape
page-rules-lenape-1 = Die Lenape lebten an diesem Fluss und seiner Mündung lange vor der Kolonie. Wenn im Spiel Langhäuser flussaufwärts ziehen, steht das für ein Volk, das seine Heimat an die sich ausbreitenden niederländischen Farmen verlor: durch Landverkäufe, die beide Seiten verschieden verstanden, durch Krankheiten und in den 1640er Jahren durch Krieg.
page-rules-lenape-2 = Die Regeln zeigen davon nur die steigenden Reisekosten. Es war kein freiwilliger Rückzug, und die Lenape-Nationen von heute leben meist weit von diesem Fluss entfernt.

## Über

page-about-lead = Eine inoffizielle Ausgabe eines vergriffenen Brettspiels, für alle, denen es fehlt.
page-about-game = Das Spiel
page-about-game-1 = { -game } ist ein Spiel von Jeffrey D. Allers, 2012 erschienen bei White Goblin Games.
page-about-game-2 = Dies ist ein Fanprojekt, von beiden weder gemacht noch gebilligt. Die Regeln sind mit eigenen Worten erzählt, und von den veröffentlichten Bildern ist nichts verwendet.
page-about-numbers = Die Zahlen auf Karten und Spielplan
page-about-numbers-1 = Wir haben Spielregeln in vier Sprachen gelesen, nicht die gedruckten Karten. Was die Regeln belegen, ist wie gedruckt: die Händler, die Werft, die Wertung.
page-about-numbers-2 = Die 24 Landkarten, die 24 Schiffe, Teile des Flusses und zwei Spalten der Geldkassette sind rekonstruiert: von uns im Rahmen dessen gewählt, was die Regeln sagen, und in vielen gespielten Partien geprüft. Es sind nicht die gedruckten Zahlen.
page-about-numbers-3 = Wer das gedruckte Spiel besitzt, kann mit dessen Zahlen spielen: Wähle eine Schachteldatei für deinen Tisch.
page-about-fair = Ehrliche Ziehungen
page-about-fair-1 = Bevor eine Partie beginnt, legt sich der Server auf einen geheimen Startwert fest; ist sie zu Ende, steht der Startwert in der Aufzeichnung. Damit können alle die ganze Partie noch einmal ziehen und sehen, dass nichts ausgesucht wurde:
page-about-lenape = Die Lenape
page-about-lenape-more = Mehr in den Regeln
page-about-credits = Mitwirkende
page-credit-icons = Symbole von Lorc und Delapouite, unter CC BY 3.0, teils neu gezeichnet:
page-credit-serif = EB Garamond von Georg Duffner und Octavio Pardo, unter der SIL Open Font Licence:
page-credit-sans = Source Sans 3 von Paul D. Hunt für Adobe, unter der SIL Open Font Licence:
page-credit-words = Texte mit Project Fluent, unter der Apache-Lizenz 2.0:
page-credit-page = Die Seite ist mit Svelte gemacht, unter der MIT-Lizenz:
page-about-licence = Das Programm steht unter der MIT-Lizenz.
