### Starting the server.

help-serve = Szerver indítása másoknak, önmagában vagy proxy mögött.
usage-serve = Használat: { $command } [KAPCSOLÓK]
example-serve = Példa: { $command } --host 0.0.0.0 --port 8626 --database tables.db
option-lan = Mások is csatlakozhatnak ezen a hálózaton; kiírja nekik a címet.
option-host = Ezen a címen figyel (alapértelmezés: 127.0.0.1).
option-port = Ezen a porton figyel (alapértelmezés: 8626 vagy bármelyik szabad).
option-database = Az asztalok fájlja (alapértelmezés: egy fájl az adatmappádban).
option-prefix = Az útvonal, amelyen a proxy eléri, például /nieuw.
option-serve-bots = A szinteken kívül kínált botok: mcts:2000,exec:./my-bot.
takes-option-host = CÍM
takes-option-port = SZÁM
takes-option-database = FÁJL
takes-option-prefix = ÚTVONAL
takes-option-serve-bots = BOTOK
serve-open = Nyisd meg böngészőben: { $address }; leállítás: Ctrl-C.
serve-lan = Mások ezen a hálózaton itt érik el: { $address }
error-port = --port: szabad port kell, ez nem az: { $port }
error-bots-slow = --bots: döntésenként legfeljebb { $most } s lehet, ez pedig több: { $bot }
error-database = { $file }: nem használható adatbázisként: { $reason }
serve-running = Már fut egy szerver: { $address }
error-server-without = már fut egy szerver ({ $address }), de nincs benne { $name }: előbb állítsd le
serve-migrated = Az adatbázis frissült; a régi megmaradt itt: { $file }
error-server-starting = { $file }: ezzel a fájllal épp most indul egy szerver, de még nem válaszol: próbáld újra kicsit később
error-server-running = { $file }: ezt a fájlt már használja egy szerver itt: { $address }; válassz másik fájlt
error-database-foreign = { $file }: az { -game } adatbázisa kell, ez pedig egy másik programé
error-database-newer = { $file }: a séma verziója legfeljebb { $known } lehet, ez pedig { $version }: egy újabb { -game } készítette
