### Avviare il server.

help-serve = Avvia un server per altri, anche dietro un proxy.
usage-serve = Uso: nieuw serve [OPZIONI]
example-serve = Esempio: nieuw serve --host 0.0.0.0 --port 8626 --database tables.db
option-lan = Fa partecipare altri in questa rete; mostra l’indirizzo per loro.
option-host = Indirizzo su cui ascoltare; se manca, 127.0.0.1.
option-port = Porta su cui ascoltare; se manca, 8626 o una libera.
option-database = File per i tavoli; se manca, uno nella tua cartella dei dati.
option-prefix = Percorso sotto cui un proxy lo offre, per esempio /nieuw.
option-serve-bots = Bot da offrire oltre ai livelli: mcts:2000,exec:./my-bot.
takes-option-host = INDIRIZZO
takes-option-port = NUMERO
takes-option-database = FILE
takes-option-prefix = PERCORSO
takes-option-serve-bots = BOT
serve-open = Apri { $address } in un browser; Ctrl-C per terminare.
serve-lan = Gli altri in questa rete aprono { $address }
error-port = --port: ci vuole una porta libera, non { $port }
error-bots-slow = --bots: al massimo { $most } secondi per decisione, non { $bot }
error-database = { $file }: non utilizzabile come database: { $reason }
