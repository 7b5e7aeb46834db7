### Alle Regeln mit ihren Nummern aus docs/rules.md, und wie wir die Spielanleitungen auslegen.

rule-0-1 = Du hast in einem Bezirk die Mehrheit, wenn du dort die meisten Geschäfte hast: allein, wenn niemand sonst so viele hat; geteilt, wenn jemand anders gleich viele hat (Gleichstand). Ohne eigenes Geschäft hast du nie die Mehrheit, auch dann nicht, wenn dort niemand eines hat.
rule-0-2 = Die Reihenfolge richtet sich nach den Reihenfolgemarkern, der niedrigste zuerst. Du behältst deinen von Spielrunde zu Spielrunde, bis eine Auktion das ändert.
rule-0-3 = Alles ist offen, nur die Reihenfolge der Kartenstapel und der verdeckten Felle nicht.
rule-0-4 = Die Punkte fallen nie unter 0; nach oben gibt es keine Grenze.

rule-1-1 = Alle beginnen mit 25 Gebäuden, 8 Münzen, 4 Waren, 3 Holz und 2 Getreide.
rule-1-2 = Ein Gebäude kommt auf den ersten Lagerhausplatz deiner Werftkarte; deine 4 Waren liegen auf dem zugehörigen Anlegeplatz.
rule-1-3 = Zu Beginn stehen Langhäuser auf allen benutzbaren Plätzen von Dorf 1. In jedem Dorf benutzt ihr zu zweit die unmarkierten Plätze, zu dritt dazu die mit 3+ markierten, zu viert dazu noch die mit 4+ markierten und zu fünft alle.
rule-1-4 = Die 50 Felle werden verdeckt gemischt. Alle ziehen je 2; mit 11 weiteren werden die Händler aufgefüllt: 4 beim obersten, 3 beim mittleren, 4 beim untersten.
rule-1-5 = Die Handelsposten beginnen in Bereich 1. In jedem Bereich benutzt ihr zu zweit nur die schwarzen Plätze, zu dritt nur die weißen, zu viert und zu fünft alle.
rule-1-6 = Im Stapel der Landkarten liegen 12 gemischte blaue Karten (1620er) auf 12 gemischten roten (1630er). Der Stapel der Schiffskarten entsteht genauso; blaue Karten kommen also immer zuerst.
rule-1-7 = Wer beginnt, hat Reihenfolgemarker 1; die anderen folgen im Uhrzeigersinn. Im gedruckten Spiel beginnt die jüngste Person; hier wird ausgelost, oder es entscheidet, wer den Tisch eröffnet hat.
rule-1-8 = Der Reihe nach setzen alle ein Geschäft in einen beliebigen Bezirk und dann, in derselben Reihenfolge, ein zweites. Beide sind kostenlos. In einem Bezirk haben beliebig viele Geschäfte Platz.

rule-2-1 = Schritt 1: Noch ausliegende Land- und Schiffskarten kommen aus dem Spiel; je vier neue werden aufgedeckt. Während einer Spielrunde wird nie nachgefüllt.
rule-2-2 = Schritt 2: Alle leeren Fellplätze der Händler werden aus dem Vorrat aufgefüllt, zuerst oben, dann in der Mitte, dann unten; Felle, die noch dort liegen, bleiben. Die Felle werden einzeln gezogen. Erst wenn eines gebraucht wird und der Vorrat leer ist, wird der Fellablagestapel gemischt und zum neuen Vorrat. Sind beide leer, bleiben Plätze leer.
rule-2-3 = Schritt 3: Alle 12 Aktionsplättchen werden gemischt und auf die fünf Spalten der Geldkassette verteilt.

rule-4-1 = Wer von allen ohne Spalte zu diesem Zeitpunkt den niedrigsten Reihenfolgemarker hat, wählt eine beliebige übrige Spalte und bietet zuerst, 0 oder mehr.
rule-4-2 = Die anderen ohne Spalte folgen nach ihrem Reihenfolgemarker je einmal: mehr bieten als das höchste Gebot oder passen.
rule-4-3 = Ein Gebot ist eine Anzahl von Mitteln. Münzen, Waren, Holz, Getreide und Felle zählen je 1. Du darfst nicht mehr bieten, als du gerade hast; die Münzen der Spalte selbst und das Holz auf deinem ungerodeten Land zählen nicht mit.
rule-4-4 = Wer am meisten bietet, gewinnt und zahlt sofort, beliebig gemischt; womit, wird erst jetzt entschieden. Felle kommen offen auf den Fellablagestapel.
rule-4-5 = Wer gewinnt, nimmt die Plättchen der Spalte und dann ihre Münzen.
rule-4-6 = Wer eine Spalte ersteigert, die jemand anders gewählt hat, tauscht mit dieser Person den Reihenfolgemarker.
rule-4-7 = Wer gepasst hat, darf bei späteren Auktionen wieder bieten. Wer gewonnen hat, bietet in dieser Bietphase nicht mehr mit.
rule-4-8 = Wer zuletzt noch keine Spalte hat, nimmt kostenlos eine beliebige übrige, samt ihren Münzen, und behält den Reihenfolgemarker.
rule-4-9 = Zu zweit muss eine Spalte mit drei Plättchen versteigert werden. Wer sie nicht bekommt, nimmt dann kostenlos eine mit zwei Plättchen, samt ihren Münzen.
rule-4-10 = Plättchen in Spalten, die niemand genommen hat, werden in dieser Spielrunde nicht benutzt.

rule-5-1 = Zuerst sind alle der Reihe nach mit dem Stadtschritt dran, dann alle mit dem Landschritt, dann alle mit dem Handelsschritt.
rule-5-2 = In deinem Zug nutzt du alle deine Plättchen dieses Schritts, jedes für eine seiner beiden Aktionen, und eine Sonderaktion, in beliebiger Reihenfolge. Die Sonderaktion hast du in jedem Schritt, auch ohne Plättchen. Jede Aktion wird abgeschlossen, bevor die nächste beginnt, und kein Plättchen wird für später aufgehoben.
rule-5-3 = Jeder Verzicht, ob auf ein Plättchen oder auf die Sonderaktion, bringt 1 Münze, auch wenn du gar nichts damit hättest anfangen können.
rule-5-4 = Eine Aktion, die nichts bewirken würde, steht nicht zur Wahl: Verzichte stattdessen und nimm die Münze.
rule-5-5 = Geschäfte bauen: 1 bis 3 Gebäude in beliebigen Bezirken, für je 1 Holz.
rule-5-6 = Wahlen abhalten: 3 Punkte für jeden Bezirk, in dem du allein die Mehrheit hast, 2 Punkte für jeden, in dem du sie teilst. Sonst bekommt niemand Punkte.

rule-6-1 = Land hinzugewinnen: Nimm eine ausliegende Karte und lege sie rechts an deine Reihe an; ein Holz aus dem Vorrat zeigt an, dass sie ungerodet ist. Dieses Holz gehört dir nie: Du kannst es weder ausgeben noch bieten, und Punkte bringt es auch nicht.
rule-6-2 = Sofort danach zieht ein Langhaus aus dem bewohnten Dorf, das am weitesten links liegt, auf einen freien benutzbaren Platz im nächsten Dorf flussaufwärts, nie weiter. Gibt es dort keinen, kommt es aus dem Spiel.
rule-6-3 = Das letzte Langhaus im letzten Dorf bleibt für immer. Stehen im letzten Dorf mehrere, kommen sie eines nach dem anderen aus dem Spiel, bis nur noch eines übrig ist.
rule-6-4 = Land roden: Alle deine ungerodeten Karten, die komplett bebaut sind, werden auf einmal gerodet; jede bringt das aufgedruckte Holz. Punkte gibt es für die Position der am weitesten rechts liegenden Karte, die du mit dieser Aktion rodest, von links über deine ganze Reihe gezählt: 1, 3, 6, 10, 15, 21, 28, 36. Auch die neunte und jede weitere Karte bringt 36. Gerodete Karten bringen Getreide ab Schritt 8 dieser Spielrunde.
rule-6-5 = Mit zwei Landplättchen kannst du roden, mit der Sonderaktion Häuser bauen und noch einmal roden. Punkte gibt es beide Male.

rule-7-1 = Felle mit den Lenape handeln, bei einem der Händler: Beim obersten wählst du 1 bis 4 Felle für je 1 Ware; der mittlere gibt alle 3 für 4 Waren, der unterste alle 4 für 3 Waren. Ein ausverkaufter Händler bleibt bis zur nächsten Spielrunde leer. Konnte der mittlere oder der unterste nicht ganz aufgefüllt werden, gibt er alle Felle, die er hat, zum aufgedruckten Preis.
rule-7-2 = Steht gegenüber deinem Handelsposten kein Langhaus, musst du reisen: Zahle das Getreide auf allen Booten bis zum nächsten bewohnten Dorf flussaufwärts, einmal pro Aktion. Kannst du das nicht, kannst du auch nicht handeln. Das Verschiffen und der Schwarzmarkt erfordern keine Reise.
rule-7-3 = Felle verschiffen: Wähle ein ausliegendes Schiff und lade genau so viele Felle beliebiger Sorten, wie es verlangt. Du bekommst 3 Punkte für jedes Fell der Sorte, von der du am meisten lädst, 2 für jedes der zweithäufigsten, 1 für jedes weitere. Die Münzen des Schiffs bekommst du sofort, seine Waren in jeder Spielrunde, zum ersten Mal in Schritt 10 dieser Spielrunde.

rule-9-1 = Eine Sonderaktion kostet 1 Münze Gebühr, zusätzlich zu ihren eigenen Kosten. Du zahlst die Gebühr zuerst, aus den Münzen, die du hast: Was die Aktion einbringt, kannst du dafür nicht verwenden. Die Gebühr entfällt, wenn du in diesem Moment im Bezirk die Mehrheit hast oder teilst; du kannst also erst bauen und dann die Sonderaktion ohne Gebühr nutzen.
rule-9-2 = Wähle in jedem Schritt einen beliebigen Bezirk, im nächsten Schritt auch noch einmal denselben. Niemand blockiert die anderen.
rule-9-3 = Holzfällerbezirk: Kaufe beliebig viel Holz oder verkaufe beliebig viel, für je 1 Münze; nicht beides in einer Aktion.
rule-9-4 = Getreidespeicherbezirk: Das Gleiche mit Getreide.
rule-9-5 = Hafen: Baue für 1 Holz ein Lagerhaus auf dem am weitesten links liegenden freien Platz deiner Werftkarte, insgesamt höchstens vier. Es öffnet seinen Anlegeplatz. Nur eines pro Aktion.
rule-9-6 = Schreinerbezirk: Baue 1 bis 3 Häuser für je 1 Holz, immer von links nach rechts auf deinem Land.
rule-9-7 = Schwarzmarkt: Sage 1, 2 oder 3 Felle an, zahle 3, 6 oder 9 in Münzen und Waren, beliebig gemischt, und ziehe sie dann verdeckt aus dem Vorrat. Du kannst nicht mehr Felle kaufen, als noch da sind.
rule-9-8 = Handelsgesellschaft: Verlege für 1 Holz deinen Handelsposten in den nächsten Bereich flussaufwärts, in dem ein benutzbarer Platz frei ist; volle Bereiche überspringst du. Er kommt nie weiter als bis zum entferntesten bewohnten Dorf und kann darum blockiert sein.
rule-9-9 = Um etwas zu bauen, brauchst du ein Gebäude aus deinem Vorrat von 25. Geschlossene Geschäfte kommen dorthin zurück, Häuser und Lagerhäuser nie.

rule-10-8 = Schritt 8: Du erhältst das Getreide, das auf deinem gerodeten Land aufgedruckt ist.
rule-10-9 = Schritt 9: Du zahlst 1 Getreide für jedes Geschäft. Du musst für so viele zahlen, wie du kannst, und darfst kein Getreide zurückhalten. Dann schließen der Reihe nach alle, die zu wenig hatten, für jedes Geschäft, für das sie nicht zahlen konnten, eines ihrer Wahl und verlieren je 2 Punkte. Geschlossene Geschäfte bringen in Schritt 11 nichts ein.
rule-10-10 = Schritt 10: Du erhältst die Waren, die auf deinen Schiffen aufgedruckt sind. Waren, die auf deinen offenen Anlegeplätzen keinen Platz finden, gehen verloren.
rule-10-11 = Schritt 11: Du erhältst 1 Münze für jeden Bezirk, in dem du ein Geschäft hast, und 1 weitere für jeden, in dem du allein die Mehrheit hast.

rule-12-1 = Letzte Wahlen: Alle bekommen 3 Punkte für jeden Bezirk, in dem sie allein die Mehrheit haben, und 2 für jede geteilte Mehrheit.
rule-12-2 = Deine am weitesten rechts liegende komplett bebaute Landkarte bringt die Punkte ihrer Position, falls sie noch ungerodet ist. Ist sie gerodet, bringt sie nichts.
rule-12-3 = Jedes übrige Fell ist 1 Punkt wert. Waren, Getreide, Holz und Münzen werden zusammengezählt: 1 Punkt für je 3.
rule-12-4 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.

## Unsere Auslegung: was die Spielanleitungen sagen, wie wir spielen, und warum.

reading-0-1 = Keine Anleitung sagt, wer die Mehrheit in einem Bezirk hat, in dem niemand ein Geschäft hat. Wir spielen: niemand. Sonst brächte eine leere Stadt Punkte, und für ihre Sonderaktionen fiele keine Gebühr an.
reading-0-3 = Die Anleitungen sagen, dass Felle offen liegen, und zu allem anderen nichts. Bei uns ist alles offen: Es liegt ja ohnehin auf dem Tisch.
reading-1-8 = In den Anleitungen setzen alle zwei Geschäfte; ob sie Holz kosten, steht dort nicht. Bei uns sind sie kostenlos, wie der übrige Spielaufbau. Ihr setzt zweimal in derselben Reihenfolge, wie es in den Anleitungen steht, beim zweiten Mal also nicht umgekehrt.
reading-2-2 = Die ungarische Anleitung mischt die abgelegten Felle, sobald der Vorrat nicht mehr reicht; die deutsche und die russische erst, wenn keines mehr da ist. Wir folgen diesen beiden; die letzten Felle eines Vorrats kommen also noch vor dem Mischen ins Spiel. Das macht etwa bei jedem zweiten Mischen einen Unterschied. Was gilt, wenn beide Stapel leer sind, und welcher Händler zuerst aufgefüllt wird, sagt keine; unsere Reihenfolge ist die auf dem Spielplan.
reading-5-2 = Plättchen und Sonderaktion nutzt du in beliebiger Reihenfolge. In den Anleitungen steht sogar „jederzeit während seines Spielzuges“, und das könnte auch mitten in einer anderen Aktion heißen. Wir spielen: Eine Aktion wird abgeschlossen, bevor die nächste beginnt, wie in allen Beispielen.
reading-5-3 = Wer eine Aktion nicht will, bekommt für den Verzicht 1 Münze; was gilt, wenn jemand sie gar nicht ausführen kann, sagt keine Anleitung. Bei uns gibt es die Münze in beiden Fällen: Niemand soll beweisen müssen, dass es gegangen wäre.
reading-5-4 = Keine Anleitung sagt, ob man eine Aktion wählen darf, die nichts bewirkt. Wir bieten sie nicht an: Der Verzicht läuft auf dasselbe hinaus und bringt eine Münze.
reading-6-1 = Keine Anleitung sagt ausdrücklich, wessen Holz das ungerodete Land kennzeichnet. Aber in allen kommt es aus dem Vorrat und geht dorthin zurück, und die deutsche und die ungarische trennen es von dem Holz, das du bekommst. Darum zählt es nie als deines.
reading-6-2 = Nach der ungarischen Regel zieht das Langhaus in das nächste unbewohnte Dorf; die Beispiele dazu verlangen aber, wie die deutschen und die russischen Regeln, einen freien Platz im nächsten Dorf, und so spielen wir. In den Materiallisten ziehen Langhäuser weiter, wenn Land gerodet wird; die Regeln selbst lassen eines weiterziehen, wenn jemand Land hinzugewinnt.
reading-6-3 = Die Anleitungen sagen, dass ein einzelnes Langhaus im letzten Dorf bleibt, aber nichts zu mehreren dort. Bei uns kommen sie eines nach dem anderen aus dem Spiel, wie alle anderen auch.
reading-6-4 = Die italienische Kurzfassung rodet eine Karte, und das ungarische Beispiel wertet, was in dieser Spielrunde gerodet wurde. Alle vollständigen Anleitungen sagen: alle komplett bebauten Karten, gewertet für diese Aktion. Die Tabelle endet mit der achten Karte; bei uns bringen auch spätere 36, denn entlang der Reihe werden die Punkte nie weniger.
reading-7-1 = Keine Anleitung sagt, was der mittlere oder der unterste Händler verlangt, wenn er nicht ganz aufgefüllt werden konnte, weil die Felle ausgingen. Bei uns bleibt es beim aufgedruckten Preis für alle, die er hat.
reading-7-3 = Nur die italienische Kurzfassung sagt, dass die erste Sorte die ist, von der du am meisten lädst; die anderen sprechen bloß von einer ersten, einer zweiten und weiteren Sorten und zählen zwei Biber zuerst. Nach der Anzahl zu ordnen ist für dich am besten, also verliert dadurch niemand. Die italienische Kurzfassung nennt drei Sorten; auch die vierte und die fünfte bringen 1 Punkt pro Fell, wie in den anderen Anleitungen.
reading-9-1 = Die Gebühr kommt zu den anderen Kosten hinzu; wann sie gezahlt wird, sagt keine Anleitung. Wir nehmen sie zuerst, aus den Münzen, die du hast, wie an einem echten Tisch.
reading-9-5 = Die ungarische Anleitung erlaubt ein Lagerhaus pro Spielrunde, die deutsche und die russische eines pro Zug. Wir spielen eines pro Zug, also bis zu drei pro Spielrunde. In welcher Reihenfolge die Lagerhäuser gebaut werden, sagt keine; wir beginnen links, wie beim Spielaufbau.
reading-9-7 = Keine Anleitung sagt, was gilt, wenn zu wenige Felle zum Ziehen übrig sind. Wir mischen den Fellablagestapel wie in Schritt 2, und du kannst nicht mehr kaufen, als noch da sind.
reading-9-8 = In der deutschen Anleitung zieht ein Handelsposten auf den nächsten freien Platz, in der russischen und der ungarischen in den nächsten Bereich mit einem freien Platz. Wir folgen diesen beiden.
reading-1-3 = Die italienische Kurzfassung nennt die Langhausplätze für zwei Personen weiß. Die anderen sprechen von unmarkierten, und wir auch.
reading-1-5 = Beim Spielaufbau erwähnt die deutsche Anleitung die schwarzen Plätze für zwei Personen nicht, bei der Handelsgesellschaft dann schon. Wir benutzen sie von Anfang an, wie die anderen.
reading-4-1 = Die meisten Anleitungen zählen so viele Auktionen wie Personen, die italienische Kurzfassung eine weniger. Es ist dasselbe: Die letzte Spalte ist kostenlos.
reading-4-7 = Im russischen Beispiel darf, wer gewonnen hat, „in der nächsten Runde“ nicht mehr bieten. Die Regel selbst und alle anderen Anleitungen meinen diese Spielrunde.
reading-4-8 = Die ungarische Regel gibt der letzten Person „die übrige“ Spalte, doch im Beispiel darf sie wählen. Zu dritt oder zu viert sind dann noch mindestens zwei Spalten übrig; darum lassen wir sie wählen.
reading-12-1 = In ihrem Beispiel zu den letzten Wahlen nennt die ungarische Anleitung für den Schwarzmarkt 1 Punkt. Die Summen gehen nur mit 3 auf; wir halten es für einen Druckfehler.
reading-0 = Die ungarische Anleitung nennt den Schreinerbezirk eine Mühle. In beiden russischen Exemplaren steht einmal Iltis statt Nerz, und in einem davon Fabrik statt Handelsposten. Das sind Übersetzungsfehler; bei uns heißt jedes Ding immer gleich.
