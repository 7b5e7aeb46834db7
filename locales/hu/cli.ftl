### The command line: help, errors, and the commands that are no game.

## Help

help-group-commands = Parancsok
help-group-options = Kapcsolók
help-group-arguments = Argumentumok
help-help = Ez a súgó.
help-version = A verzió kiírása.
help-language = Minden parancsnál: --language { $list } (alapértelmezés: a rendszer nyelve, LANG).
help-nieuw = { -game }, a társasjáték: játszd, nézd újra, ellenőrizd a jegyzőkönyveit.
usage-nieuw = Használat: { $command } PARANCS
example-nieuw = Kezdd így: { $command }
help-play = Játék a böngészőben, vagy --text kapcsolóval a terminálban; emberek és botok vegyesen.
usage-play = Használat: { $command } [KAPCSOLÓK] [FÁJL]
example-play = Példa: { $command } --players "Anna,bot:greedy,Bo"
help-rules = A szabályok számozva: mind, egy fejezet vagy egyetlen szabály.
usage-rules = Használat: { $command } [SZÁM]
example-rules = Példa: { $command } 4.8
help-simulate = Sok játszma botok között; a jegyzőkönyveket elmenti.
usage-simulate = Használat: { $command } --out MAPPA [KAPCSOLÓK]
example-simulate = Példa: { $command } --seats 4 --games 100 --bots greedy,uniform --out games
help-replay = Mondatokban elmesél egy játszmát, és megmutatja a táblát.
usage-replay = Használat: { $command } FÁJL [KAPCSOLÓK]
example-replay = Példa: { $command } game.nar --to 40
help-verify = Ellenőrzi a jegyzőkönyvek lépéseit és eredményét, a húzásokat pedig a kezdőérték alapján.
usage-verify = Használat: { $command } FÁJL... [KAPCSOLÓK]
example-verify = Példa: { $command } games/*.nar
help-analyse = Egy bot értékeli a jegyzőkönyv minden döntését, és megmutatja a legnagyobb hibákat.
usage-analyse = Használat: { $command } FÁJL [KAPCSOLÓK]
example-analyse = Példa: { $command } game.nar --bot mcts:5000
help-bot = Egy másik program használhatja a botot a szabványos be- és kimeneten át; lásd: docs/bots.md.
usage-bot = Használat: { $command } BOT
example-bot = Példa: { $command } greedy
help-box = Dobozfájl ellenőrzése, megmutatása vagy létrehozása: a kártyák és a tábla számai.
usage-box = Használat: { $command } PARANCS
example-box = Példa: { $command } show
help-box-check = Egy dobozfájl összes hibájának felsorolása.
usage-box-check = Használat: { $command } FÁJL
example-box-check = Példa: { $command } my-box.toml
help-box-show = Egy doboz minden száma, és hogy honnan származik.
usage-box-show = Használat: { $command } [FÁJL]
example-box-show = Példa: { $command } my-box.toml
help-box-template = Üres dobozfájl, amelyet a saját példányod alapján kitölthetsz.
usage-box-template = Használat: { $command } [FÁJL]
example-box-template = Példa: { $command } my-box.toml
help-about = A verzió, a doboz, a források és a készítők.
usage-about = Használat: { $command } [KAPCSOLÓK]
example-about = Példa: { $command }
argument-record = Egy játszma jegyzőkönyve.
argument-records = Játszmák jegyzőkönyvei.
argument-bot = Egy bot, a keretével, ha van neki: mcts:2000.
argument-record-to-resume = A terminálban folytatandó játszma jegyzőkönyve.
argument-rule = Egy fejezet, például 4, vagy egy szabály, például 4.8 (alapértelmezés: mind).
argument-box = Egy dobozfájl vagy egy beépített doboz neve.
argument-box-or-builtin = Egy dobozfájl (alapértelmezés: a beépített doboz).
argument-box-new = Hová kerüljön (alapértelmezés: a képernyőre).
option-players = Az emberek neve, a botoknál bot:NÉV, összesen 2–5: "Anna,bot:greedy,Bo".
option-seats = A helyek száma, 2–5: az egyiken te, a többin botok.
option-play-bots = Te ezek ellen a botok ellen, a helyek sorrendjében: mcts:2000,value.
option-seed = A húzások kezdőértéke; ugyanaz a szám ugyanazt a játszmát adja.
option-play-seed = A --text kapcsolóval: a húzások kezdőértéke; ugyanaz a szám ugyanazt a játszmát adja.
option-box = Saját dobozfájl a beépített doboz helyett.
option-text = Játék a terminálban, nem a böngészőben.
option-out = A jegyzőkönyvek mappája.
option-games = A játszmák száma (alapértelmezés: 10).
option-simulate-seats = A helyek száma, 2–5 (alapértelmezés: 3).
option-bots = Botok a keretükkel, helyek szerint: mcts:2000,value; ha több a hely, ismétlődnek.
option-to = Megállás a fájl e sora után.
option-json = Kiírás JSON-ként, programoknak: line, view, ask és box.
option-analyse-bot = Az értékelő bot a keretével (alapértelmezés: mcts:5000).
option-analyse-json = Kiírás JSON-ként, programoknak.
option-analyse-out = Új fájl az eredménynek (alapértelmezés: a képernyőre).

## What an option or argument takes

takes-argument-rule = SZÁM
takes-argument-record = FÁJL
takes-argument-records = FÁJL
takes-argument-bot = BOT
takes-argument-record-to-resume = FÁJL
takes-argument-box = FÁJL
takes-argument-box-or-builtin = FÁJL
takes-argument-box-new = FÁJL
takes-option-players = NEVEK
takes-option-seats = N
takes-option-play-bots = BOTOK
takes-option-seed = N
takes-option-play-seed = N
takes-option-box = FÁJL
takes-option-out = MAPPA
takes-option-games = N
takes-option-simulate-seats = N
takes-option-bots = BOTOK
takes-option-to = SOR
takes-option-analyse-bot = BOT
takes-option-analyse-out = FÁJL

## Errors: one line each

error = nieuw: { $message }
error-interrupted = megszakítva
error-limit = ez túl nagy ennek a gépnek ({ $what })
error-command = nincs ilyen parancs: „{ $found }”; lásd: { $command }
error-command-or-file = nincs „{ $found }” nevű parancs vagy fájl; lásd: { $command }
error-language = --language: a lehetőségek: { $list }; ez nem az: „{ $found }”
error-terminal-only = { $option }: csak a terminálban játszott játékhoz való; add hozzá: --text
error-browser-only = { $option }: csak a böngészőben játszott játékhoz való; hagyd el a --text kapcsolót vagy a fájlt
error-no-page = ebben a telepítésben nincs böngészős oldal: add hozzá a --text kapcsolót, és játssz a terminálban
error-option = itt nincs ilyen kapcsoló: „{ $found }”; lásd: --help
error-missing = hiányzik: { $name }; lásd: --help
error-value = érték kell utána: { $name }; lásd: --help
error-repeated = kétszer is szerepel: { $name }
error-unused = ezzel nem tudok mit kezdeni: „{ $found }”; lásd: --help
error-number = { $option }: { $least } és { $most } közötti egész szám kell, ez pedig „{ $found }”
error-rule = fejezet ({ $chapters }), szabály (például 4.8) vagy all kell, ez pedig „{ $found }”
error-rule-in-chapter = { $first } és { $last } közötti szabály kell, ez pedig „{ $found }”
error-file = { $file }: nem olvasható: { $reason }
error-write = { $file }: nem írható: { $reason }
error-too-large = { $file }: legfeljebb { $bytes } bájt lehet, de ez nagyobb
error-not-text = { $file }: UTF-8 kódolású szöveg kell, de ez nem az
error-not-a-record = { $file }: már létezik, de nem ennek a játéknak a jegyzőkönyve; válassz más nevet
error-record = { $file }: { $message }
error-record-box = { $file }: ezt a játszmát ezzel a dobozzal játsszák: „{ $name }” ({ $digest }…); add meg a fájlját a --box kapcsolóval
error-line = { $file }: 1 és { $last } közötti sorszám kell, ez pedig { $line }
error-no-files = hiányzik: FÁJL; lásd: --help
error-players = --players: { $least }–{ $most } név kell, itt pedig { $found } van
error-players-seats = --players: { $seats } név kell, mert a --seats ennyi, itt pedig { $found } van
error-players-alike = --players: minden név csak egyszer szerepelhet
error-players-bots = --players és --bots: csak az egyiket add meg; a --players listájában egy bot így áll: bot:NÉV
error-no-thinker = --bot: olyan bot kell, amelyik megmutatja, mit gondol, például mcts:5000; ez pedig { $bot }
error-no-thoughts = { $bot } semmit sem mond erről a sorról: { $line }
error-name = --players: egy név 1–{ $most } nyomtatható karakterből állhat
error-bots-seats = --bots: legfeljebb { $most } bot lehet, itt pedig { $found } van
error-resume-options = FÁJL: a folytatott játszmának megmaradnak a játékosai, és új kezdőértéket kap; hagyd el: --players, --seats, --bots, --seed
error-folder-used = { $folder }: már van benne { $file }; válassz másik mappát

## Rules

rules-reading = Így értelmezzük: { $reading }
rules-others = További szabályok: írd be, hogy rules 7 (egy fejezet), rules 7.2 (egy szabály) vagy rules all. Ott az is kiderül, hogyan értelmezzük a *-gal jelölteket.
chapter-0 = Alapfogalmak
chapter-1 = { page-rules-setup }
chapter-2 = { page-rules-preparation } (1–3. lépés)
chapter-4 = { page-rules-bidding } (4. lépés)
chapter-5 = A köröd és a város (5. lépés)
chapter-6 = { page-rules-land } (6. lépés)
chapter-7 = { page-rules-trade } (7. lépés)
chapter-9 = { page-rules-special } (5–7. lépés)
chapter-10 = { page-rules-supply } (8–11. lépés)
chapter-12 = { page-rules-end }

## Simulate

simulate-bar = Játszmák
simulate-progress = { $games } játszmából { $done } kész
simulate-stopped = megszakítva; { $games } játszma elmentve itt: { $folder }
simulate-seat = hely
simulate-bot = bot
simulate-wins = győzelem
simulate-points = pontátlag
simulate-done = { $games } játszma itt: { $folder }, { $seconds } s

## Replay and verify

replay-seats = Helyek: { $list }
verify-ok = ok { $file }: { $lines } sor, { $end }, { $deals }
verify-result = eredmény { $points }
verify-running = nincs befejezve ({ $round }. forduló)
verify-deals-all =
    { $n ->
        [0] még nem volt osztás
        [1] az egyetlen osztás megfelel a kezdőértéknek
       *[other] { $n } osztás, mind megfelel a kezdőértéknek
    }
verify-deals-none = nincs kezdőérték, amellyel az osztás ellenőrizhető
verify-deals-some =
    { $checked ->
        [0] a kezdőérték még titkos
       *[other] { $checked } osztás megfelel a kezdőértéknek; további { $unknown } osztás kezdőértéke még titkos
    }

## Analyse

analyse-bar = Döntések
analyse-progress = { $decisions } döntésből { $done } kész
analyse-exists = már létezik
analyse-written = Ide került: { $file }
analyse-intro =
    { $decisions ->
        [0] { $list }. Nincs értékelhető döntés.
       *[other] { $list }. { $decisions } döntés, értékelte: { $bot }. A várható győzelmi arány százalékban, hely szerint.
    }
analyse-line = sor
analyse-round = forduló
analyse-seat = hely
analyse-played = lépés
analyse-best = javasolt
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
       *[other] A legnagyobb hibák ({ $n }):
    }
analyse-mistake = { $line }. sor, { $round }. forduló, { $who }: { $played }; jobb lett volna: { $best } ({ $after }% helyett { $before }%)

## About

about-version = { -game } { $version }, { $core }, Python { $python }
about-no-version = (nincs telepítve)
about-pure = tiszta Python-mag
about-compiled = lefordított mag
about-box = A kártyák és a tábla { $total } számából { $printed } számot szabálykönyv igazol, { $inferred } kikövetkeztetett, { $reported } egy játékostól való, { $reconstructed } pedig a mi rekonstrukciónk. Ez utóbbiak nem a nyomtatott számok: azok nincsenek meg nekünk. Ha neked megvan a nyomtatott játék, a számaival is játszhatsz: { $command }
about-box-own = Ez nem a beépített doboz; hogy a számai honnan valók, azt a fájlja mondja meg. A kártyák és a tábla { $total } számából { $proven } számot a szabálykönyvek minden példányra igazolnak; további { $entered } nyomtatottként van beírva, { $inferred } kikövetkeztetett, { $reported } egy játékostól való, { $reconstructed } pedig rekonstruált.
about-readings = Ahol a szabálykönyvek eltérnek egymástól, vagy nem mondanak semmit, nekünk kellett döntenünk. Mit írnak, hogyan játsszuk mi, és miért:
about-credits = A játék szerzője Jeffrey D. Allers, kiadója a White Goblin Games (2012). Ez egy nem hivatalos rajongói projekt: sem a szerző, sem a kiadó nem vett részt benne, és nem is hagyta jóvá.
about-licence = A program MIT-licenc alatt érhető el.
