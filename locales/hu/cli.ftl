### The command line: help, errors, and the commands that are no game.

## Help

help-group-commands = Parancsok
help-group-options = Kapcsolók
help-group-arguments = Argumentumok
help-help = Ez a súgó.
help-version = A verzió kiírása.
help-nieuw = { -game }, a társasjáték: játszd, nézd újra, ellenőrizd a jegyzőkönyveit.
usage-nieuw = Használat: nieuw COMMAND
example-nieuw = Kezdd így: nieuw play
help-play = Játék a böngészőben, --text esetén a terminálban; emberek és botok vegyesen.
usage-play = Használat: nieuw play [OPTIONS] [FILE]
example-play = Példa: nieuw play --players "Anna,bot:greedy,Bo"
help-simulate = A botok sok játszmát játszanak, és készül róluk jegyzőkönyv.
usage-simulate = Használat: nieuw simulate --out DIR [OPTIONS]
example-simulate = Példa: nieuw simulate --seats 4 --games 100 --bots greedy,uniform --out games
help-replay = Elmondja egy játszma jegyzőkönyvét, és megmutatja a táblát.
usage-replay = Használat: nieuw replay FILE [OPTIONS]
example-replay = Példa: nieuw replay game.nar --to 40
help-verify = Jegyzőkönyvek ellenőrzése: a lépések, az eredmény, és a húzások a kezdőértékhez.
usage-verify = Használat: nieuw verify FILE... [OPTIONS]
example-verify = Példa: nieuw verify games/*.nar
help-analyse = Egy bot értékeli a jegyzőkönyv minden döntését, és megmutatja a legnagyobb hibákat.
usage-analyse = Használat: nieuw analyse FILE [OPTIONS]
example-analyse = Példa: nieuw analyse game.nar --bot mcts:5000
help-bot = Egy másik program kérdezheti a botot a szabványos be- és kimeneten; lásd docs/bots.md.
usage-bot = Használat: nieuw bot BOT
example-bot = Példa: nieuw bot greedy
help-box = Dobozfájl ellenőrzése, megmutatása vagy elkezdése: a kártyák és a tábla számai.
usage-box = Használat: nieuw box COMMAND
example-box = Példa: nieuw box show
help-box-check = Egy dobozfájl minden hibájának felsorolása.
usage-box-check = Használat: nieuw box check FILE
example-box-check = Példa: nieuw box check my-box.toml
help-box-show = Egy doboz minden száma, és hogy honnan származik.
usage-box-show = Használat: nieuw box show [FILE]
example-box-show = Példa: nieuw box show my-box.toml
help-box-template = Dobozfájl, amelyet a saját példányod alapján kitölthetsz.
usage-box-template = Használat: nieuw box template [FILE]
example-box-template = Példa: nieuw box template my-box.toml
help-about = A verzió, a doboz, a források és a készítők.
usage-about = Használat: nieuw about [OPTIONS]
example-about = Példa: nieuw about
argument-record = Egy jegyzőkönyv.
argument-records = Jegyzőkönyvek.
argument-bot = Egy bot a keretével: mcts:2000.
argument-record-to-resume = A folytatandó játszma jegyzőkönyve.
argument-box = Egy dobozfájl.
argument-box-or-builtin = Egy dobozfájl; nélküle a beépített doboz.
argument-box-new = Hová írjuk; nélküle a képernyőre.
option-players = Az emberek neve, a botoknál bot:NAME, összesen 2–5: "Anna,bot:greedy,Bo".
option-seats = A helyek száma, 2–5: te, és a többi helyen botok.
option-play-bots = Te ezek ellen a botok ellen, a helyek sorrendjében: mcts:2000,value.
option-seed = Egy szám: ugyanaz a szám ugyanazt a játszmát osztja ki.
option-box = Saját dobozfájl a beépített doboz helyett.
option-text = Játék a terminálban, nem a böngészőben.
option-out = A jegyzőkönyvek mappája.
option-games = A játszmák száma; ha nem adod meg, 10.
option-simulate-seats = A helyek száma, 2–5; ha nem adod meg, 3.
option-bots = Botok a keretükkel, a helyek sorrendjében: mcts:2000,value; ha kevesebb, mint a hely, ismétlődnek.
option-to = Megállás a fájlnak ezután a sora után.
option-json = A line, view, ask és box kiírása JSON-ként.
option-analyse-bot = Az értékelő bot a keretével; ha nem adod meg, mcts:5000.
option-analyse-json = Kiírás JSON-ként, programoknak.
option-analyse-out = Új fájl az eredménynek; ha nem adod meg, a képernyőre kerül.

## What an option or argument takes

takes-argument-record = FILE
takes-argument-records = FILE
takes-argument-bot = BOT
takes-argument-record-to-resume = FILE
takes-argument-box = FILE
takes-argument-box-or-builtin = FILE
takes-argument-box-new = FILE
takes-option-players = NAMES
takes-option-seats = N
takes-option-play-bots = BOTS
takes-option-seed = N
takes-option-box = FILE
takes-option-out = DIR
takes-option-games = N
takes-option-simulate-seats = N
takes-option-bots = BOTS
takes-option-to = LINE
takes-option-analyse-bot = BOT
takes-option-analyse-out = FILE

## Errors: one line each

error = nieuw: { $message }
error-interrupted = megszakítva
error-limit = ez túl sok ennek a gépnek ({ $what })
error-command = nincs ilyen parancs: „{ $found }”; lásd: nieuw --help
error-option = itt nincs ilyen kapcsoló: „{ $found }”; lásd: --help
error-missing = hiányzik: { $name }; lásd: --help
error-value = { $name } után kell egy érték; lásd: --help
error-repeated = kétszer is szerepel: { $name }
error-unused = ezzel nincs mit kezdeni: „{ $found }”; lásd: --help
error-number = { $option }: { $least } és { $most } közötti egész szám kell, nem pedig „{ $found }”
error-file = { $file }: nem olvasható: { $reason }
error-write = { $file }: nem írható: { $reason }
error-too-large = { $file }: legfeljebb { $bytes } bájt lehetne, de több
error-not-text = { $file }: UTF-8 szövegnek kellene lennie, de valami más
error-not-a-record = { $file }: már létezik, és nem ennek a játéknak a jegyzőkönyve; válassz más nevet
error-record = { $file }: { $message }
error-line = { $file }: 1 és { $last } közötti sor kell, nem pedig { $line }
error-no-files = hiányzik: FILE; lásd: --help
error-players = --players: { $least }–{ $most } név kell, de { $found } van
error-players-seats = --players: { $seats } név kell, ahogy a --seats mondja, de { $found } van
error-players-alike = --players: minden név csak egyszer szerepelhet
error-players-bots = --players és --bots: csak az egyiket add meg; emberek közt a bot neve bot:NAME a --players listájában
error-no-thinker = --bot: olyan bot kell, amelyik elmondja, mit gondol, például mcts:5000, nem pedig { $bot }
error-no-thoughts = { $bot } semmit sem mond erről a sorról: { $line }
error-name = --players: a nevek hossza 1–{ $most } nyomtatható karakter
error-bots-seats = --bots: legfeljebb { $most } kell, de { $found } van
error-resume-options = FILE: a folytatott játszmának megmaradnak a játékosai, és új a kezdőértéke; hagyd el: --players, --seats, --bots, --seed
error-folder-used = { $folder }: már van benne { $file }; válassz másik mappát

## Simulate

simulate-bar = Játszmák
simulate-progress = { $games } játszmából { $done } kész
simulate-stopped = megszakítva; { $games } játszma van itt: { $folder }
simulate-seat = hely
simulate-bot = bot
simulate-wins = győzelem
simulate-points = átlagos pont
simulate-done = { $games } játszma itt: { $folder }, { $seconds } másodperc

## Replay and verify

replay-seats = Helyek: { $list }
verify-ok = ok { $file }: { $lines } sor, { $end }, { $deals }
verify-result = eredmény { $points }
verify-running = nincs befejezve ({ $round }. forduló)
verify-deals-all =
    { $n ->
        [0] még nem volt osztás
        [1] { $n } osztás a kezdőértékből
       *[other] mind a { $n } osztás a kezdőértékből
    }
verify-deals-none = nincs osztó
verify-deals-some =
    { $checked ->
        [0] a kezdőérték még titkos
       *[other] { $checked } osztás a kezdőértékből, további { $unknown } kezdőértéke még titkos
    }

## Analyse

analyse-bar = Döntések
analyse-progress = { $done } / { $decisions } döntés
analyse-exists = már létezik
analyse-written = Ide került: { $file }
analyse-intro =
    { $decisions ->
        [0] { $list }. Nincs értékelhető döntés.
       *[other] { $list }. { $decisions } döntés, értékelte: { $bot }. A győzelem esélye százalékban, helyenként.
    }
analyse-line = sor
analyse-round = forduló
analyse-seat = hely
analyse-played = lépés
analyse-best = jobb
analyse-before = előtte
analyse-after = utána
analyse-loss = veszteség
analyse-decisions = döntések
analyse-agreed = egyezik
analyse-mean-loss = átlagos veszteség
analyse-mistakes =
    { $n ->
        [0] A bot nem lát hibát.
        [1] A legnagyobb hiba:
       *[other] A { $n } legnagyobb hiba:
    }
analyse-mistake = { $line }. sor, { $round }. forduló: { $who } lépése { $played }; jobb: { $best } ({ $after } % helyett { $before } %)

## About

about-version = { -game } { $version }, { $core }, Python { $python }
about-no-version = (nincs telepítve)
about-pure = tiszta Python mag
about-compiled = lefordított mag
about-box =
    A kártyák és a tábla { $total } számából { $printed } szabálykönyvvel igazolt, { $inferred } kikövetkeztetett, { $reported } egy
    játékostól való, { $reconstructed } pedig a mi rekonstrukciónk: ezek nem a nyomtatott számok, azok nincsenek meg
    nekünk. Akinek megvan a nyomtatott játék, annak számaival is játszhat: nieuw box template
about-credits =
    A játék szerzője Jeffrey D. Allers, kiadója a White Goblin Games (2012). Ez egy nem hivatalos
    rajongói projekt: egyikük sem készítette, és egyikük sem hagyta jóvá.
about-licence = A program az MIT licenc alatt áll.
