### Den Server starten.

help-serve = Startet einen Server für andere, eigenständig oder hinter einem Proxy.
usage-serve = Aufruf: { $command } [OPTIONEN]
example-serve = Beispiel: { $command } --host 0.0.0.0 --port 8626 --database tables.db
option-lan = Lässt andere im selben Netz mitspielen und zeigt die Adresse für sie.
option-host = Adresse, unter der der Server erreichbar ist (Standard: 127.0.0.1).
option-port = Port, auf dem der Server lauscht (Standard: 8626 oder ein freier).
option-database = Datei für die Tische (Standard: eine in deinem Datenordner).
option-prefix = Pfad, unter dem ein Proxy den Server anbietet, zum Beispiel /nieuw.
option-serve-bots = Bots, die zusätzlich zu den Stufen angeboten werden: mcts:2000,exec:./my-bot.
takes-option-host = ADRESSE
takes-option-port = NUMMER
takes-option-database = DATEI
takes-option-prefix = PFAD
takes-option-serve-bots = BOTS
serve-open = Öffne { $address } im Browser; Strg+C beendet.
serve-lan = Andere in diesem Netz können { $address } öffnen
error-port = --port: erwartet ist ein freier Port, nicht { $port }
error-bots-slow = --bots: erwartet sind höchstens { $most } s je Entscheidung, nicht { $bot }
error-database = { $file }: lässt sich nicht als Datenbank verwenden: { $reason }
serve-running = Es läuft schon ein Server: { $address }
error-server-without = unter { $address } läuft schon ein Server, aber ohne { $name }: beende ihn zuerst
serve-migrated = Die Datenbank ist jetzt auf dem neuesten Stand; die alte ist gesichert als { $file }
error-server-starting = { $file }: mit dieser Datei startet gerade ein anderer Server, der noch nicht antwortet; versuche es gleich noch einmal
error-server-running = { $file }: mit dieser Datei läuft schon ein Server unter { $address }; wähle eine andere Datei
error-database-foreign = { $file }: erwartet ist eine Datenbank von { -game }, nicht die eines anderen Programms
error-database-newer = { $file }: erwartet ist Schema-Version { $known } oder älter, nicht { $version }; die Datei stammt von einem neueren { -game }
