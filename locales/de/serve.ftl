### Den Server starten.

help-serve = Startet einen Server für andere, auch hinter einem Proxy.
usage-serve = Aufruf: nieuw serve [OPTIONEN]
example-serve = Beispiel: nieuw serve --host 0.0.0.0 --port 8626 --database tables.db
option-lan = Lässt andere aus diesem Netz mitspielen; nennt die Adresse für sie.
option-host = Adresse, unter der er erreichbar ist; ohne Angabe 127.0.0.1.
option-port = Port, auf dem er lauscht; ohne Angabe 8626 oder ein freier.
option-database = Datei für die Tische; ohne Angabe eine in deinem Datenordner.
option-prefix = Pfad, unter dem ein Proxy ihn anbietet, zum Beispiel /nieuw.
option-serve-bots = Bots, die neben den Stufen angeboten werden: mcts:2000,exec:./my-bot.
takes-option-host = ADRESSE
takes-option-port = NUMMER
takes-option-database = DATEI
takes-option-prefix = PFAD
takes-option-serve-bots = BOTS
serve-open = Öffne { $address } in einem Browser; Strg-C beendet.
serve-lan = Andere in diesem Netz öffnen { $address }
error-port = --port: erwartet ist ein freier Port, nicht { $port }
error-bots-slow = --bots: erwartet sind höchstens { $most } Sekunden je Entscheidung, nicht { $bot }
error-database = { $file }: nicht als Datenbank zu gebrauchen: { $reason }
