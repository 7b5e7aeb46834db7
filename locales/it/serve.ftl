### Avviare il server.

help-serve = Avvia un server per altri, da solo o dietro un proxy.
usage-serve = Uso: { $command } [OPZIONI]
example-serve = Esempio: { $command } --host 0.0.0.0 --port 8626 --database tables.db
option-lan = Apre il server agli altri su questa rete e mostra l’indirizzo per loro.
option-host = Indirizzo su cui ascoltare (predefinito: 127.0.0.1).
option-port = Porta su cui ascoltare (predefinito: 8626, o una libera).
option-database = File per i tavoli (predefinito: uno nella tua cartella dei dati).
option-prefix = Percorso usato dal proxy, per esempio /nieuw.
option-serve-bots = Bot da offrire oltre ai livelli: mcts:2000,exec:./my-bot.
takes-option-host = INDIRIZZO
takes-option-port = NUMERO
takes-option-database = FILE
takes-option-prefix = PERCORSO
takes-option-serve-bots = BOT
serve-open = Apri { $address } in un browser; Ctrl-C per terminare.
serve-lan = Gli altri su questa rete possono aprire { $address }
error-port = --port: ci vuole una porta libera, non { $port }
error-bots-slow = --bots: al massimo { $most } s per decisione, non { $bot }
error-database = { $file }: non si può usare come database: { $reason }
serve-running = C’è già un server in funzione: { $address }
error-server-without = c’è già un server in funzione su { $address }, ma senza { $name }: prima fermalo
serve-migrated = Il database è stato aggiornato; il vecchio è salvato in { $file }
error-server-starting = { $file }: un server si sta avviando con questo file e non risponde ancora: riprova tra un momento
error-server-running = { $file }: un server usa già questo file, all’indirizzo { $address }: scegline un altro
error-database-foreign = { $file }: ci vuole un database di { -game }, non quello di un altro programma
error-database-newer = { $file }: ci vuole la versione { $known } dello schema o una precedente, non la { $version }: viene da un { -game } più recente
