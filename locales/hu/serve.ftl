### Starting the server.

help-serve = Kiszolgáló indítása másoknak, akár proxy mögött is.
usage-serve = Használat: nieuw serve [OPTIONS]
example-serve = Példa: nieuw serve --host 0.0.0.0 --port 8626 --database tables.db
option-lan = Mások is beülhetnek ezen a hálózaton; kiírja nekik a címet.
option-host = Ezen a címen figyel; ha nem adod meg, 127.0.0.1.
option-port = Ezen a porton figyel; ha nem adod meg, 8626 vagy bármelyik szabad.
option-database = Az asztalok fájlja; ha nem adod meg, az adatmappádban készül.
option-prefix = Az útvonal, amely alatt a proxy kiszolgálja, például /nieuw.
option-serve-bots = A szintek mellett kínált botok: mcts:2000,exec:./my-bot.
takes-option-host = ADDRESS
takes-option-port = NUMBER
takes-option-database = FILE
takes-option-prefix = PATH
takes-option-serve-bots = BOTS
serve-open = Nyisd meg böngészőben: { $address }; kilépés: Ctrl-C.
serve-lan = A többiek ezen a hálózaton ezt nyissák meg: { $address }
error-port = --port: szabad port kell, nem pedig { $port }
error-bots-slow = --bots: döntésenként legfeljebb { $most } másodperc lehet, nem pedig { $bot }
error-database = { $file }: nem használható adatbázisként: { $reason }
