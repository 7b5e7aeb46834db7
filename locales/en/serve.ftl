### Starting the server.

help-serve = Run a server for others, also behind a proxy.
usage-serve = Usage: nieuw serve [OPTIONS]
example-serve = Example: nieuw serve --host 0.0.0.0 --port 8626 --database tables.db
option-lan = Let others on this network join; prints the address for them.
option-host = Address to listen on; 127.0.0.1 unless given.
option-port = Port to listen on; 8626, or any free one, unless given.
option-database = File for the tables; one in your data folder unless given.
option-prefix = Path under which a proxy serves it, such as /nieuw.
option-serve-bots = Bots to offer beside the levels: mcts:2000,exec:./my-bot.
takes-option-host = ADDRESS
takes-option-port = NUMBER
takes-option-database = FILE
takes-option-prefix = PATH
takes-option-serve-bots = BOTS
serve-open = Open { $address } in a browser; Ctrl-C ends.
serve-lan = Others on this network open { $address }
error-port = --port: expected a free port, got { $port }
error-bots-slow = --bots: expected at most { $most } seconds a decision, got { $bot }
error-database = { $file }: can't be used as a database: { $reason }
