### Starting the server.

help-serve = Run a server for others, on its own or behind a proxy.
usage-serve = Usage: { $command } [OPTIONS]
example-serve = Example: { $command } --host 0.0.0.0 --port 8626 --database tables.db
option-lan = Let others on this network join, and print the address for them.
option-host = Address to listen on (default 127.0.0.1).
option-port = Port to listen on (default 8626, or any free one).
option-database = File for the tables (default: one in your data folder).
option-prefix = Path under which a proxy serves the game, such as /nieuw.
option-serve-bots = Bots to offer besides the levels: mcts:2000,exec:./my-bot.
takes-option-host = ADDRESS
takes-option-port = NUMBER
takes-option-database = FILE
takes-option-prefix = PATH
takes-option-serve-bots = BOTS
serve-open = Open { $address } in a browser; press Ctrl-C to stop.
serve-lan = Others on this network can open { $address }
error-port = --port: expected a free port, got { $port }
error-bots-slow = --bots: expected at most { $most } s per decision, got { $bot }
error-database = { $file }: can’t be used as a database: { $reason }
serve-running = A server is already running: { $address }
error-server-without = a server is already running at { $address }, without { $name }: stop it first
serve-migrated = The database was brought up to date; the old one is saved as { $file }
error-server-starting = { $file }: a server is starting with this file and hasn’t answered yet: try again in a moment
error-server-running = { $file }: a server is already using this file, at { $address }: choose another file
error-database-foreign = { $file }: expected a database of { -game }, got one from another program
error-database-newer = { $file }: expected schema version { $known } or older, got { $version }: it comes from a newer { -game }
