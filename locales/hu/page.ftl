### The pages around the table, in the browser.

page-game = { -game }
# The title of the browser's window.
page-title = { $page } · { -game }
page-skip = Ugrás a tartalomhoz
page-nav = Oldalak
page-loading = Egy pillanat …
page-home = Kezdőlap
page-rules = Szabályok
page-replays = Visszajátszás
page-about = A projektről
page-preferences = Beállítások
page-language = Nyelv
page-dark = Sötét téma
page-close = Bezárás
page-back = Vissza
page-back-table = Vissza az asztalodhoz
page-menu = Menü
page-points = Pontok

## Front page

page-home-title = Licitálj a helyedért egy 1626-os városban
page-home-lead = Társasjáték aukciókról, földről és prémekről 2–5 játékosnak. Nagyjából egy óra. Nem kell regisztrálni.
page-play-now = Játék most
page-play-now-hint = Te és két bot, két másodperc múlva az első lépés
page-or-join = vagy ülj be linkkel
page-paste = Illessz be egy linket
page-paste-wrong = Ez nem helyre vagy asztalhoz szóló link. Így végződik: #/join/…
page-join = Beülök
page-my-games = Játszmáim
page-my-games-hint =
    { $n ->
        [0] Egyik sem vár rád.
        [1] Egy vár rád.
       *[other] { $n } vár rád.
    }
page-my-games-none = Itt lesznek a játszmák, amelyekben játszol.
page-lobby = Előtér
page-lobby-hint = Nyitott asztalok, most élőben.
page-lobby-none = Most nincs nyitott asztal. Nyiss egyet, és tedd ki ide.
page-sit = Leülök
page-watch = Nézem
page-your-turn = Te jössz
# On a device where several sit.
page-turn-of = { $who }, te jössz
page-table-empty = Üres asztal
page-name-bot = { $who } (bot)
page-game-open =
    { $n ->
        [0] Megtelt, még nem indult el
       *[other] Még { $n } játékosra vár
    }
page-game-over = Vége, { $ago }
page-game-round = { $round }. forduló, { $step }
page-game-since = { $where }; { $ago }
page-game-won = Győztes: { $who }

## A new table

page-new = Új asztal
page-new-hint = Név, link, és indulhat a játék.
page-new-more = Bővebben
page-new-lead = Ki hol ül. A nyitott helyhez link jár, amelyet elküldhetsz egy barátodnak; ketten is játszhattok ennél a képernyőnél.
page-your-name = A neved
page-seats = Helyek
page-you = Te
page-make = Asztal megnyitása
page-make-start = Asztal megnyitása és kezdés
page-seat = { $n }. hely
page-seat-who = Ki ül itt: { $n }. hely
page-seat-colour = Szín: { $n }. hely
page-seat-name = Név: { $n }. hely
page-seat-bot = Bot: { $n }. hely
page-seat-bot-named = { $bot } bot
page-seat-open = Linkkel
page-seat-here = Itt, ennél a képernyőnél
page-seat-open-hint = A link a következő oldalon lesz.
page-kind-me = Én
page-kind-here = Valaki ennél a képernyőnél
page-kind-open = Nyitott, linkkel
page-kind-bot = Bot
page-start-who = Ki kezd
page-start-random = Sorsolással
page-start-seat = { $n }. hely, { $colour }
page-listed = Megjelenik az előtérben
page-listed-hint = A nyitott helyekre bárki leülhet. Különben csak a linkjeid vezetnek ide.
page-box-own = Játék a saját dobozod számaival
page-box-own-hint = Akinek megvan a nyomtatott játék, beírhatja a kártyái és a táblája számait: a kitöltendő fájlt ez készíti el: nieuw box template.
page-box-file = Dobozfájl
page-box-chosen = Ez az asztal ezzel játszik: { $file }.
page-box-big = Ez a fájl túl nagy dobozfájlnak.

## Joining

page-join-title = Egy hely vár rád
page-join-lead = Add meg a neved, és ülj le. A hely ebben a böngészőben a tiéd marad.
page-join-sit = Leülök ide
page-join-hint = Most játszol először?
page-rules-read = Olvasd el a szabályokat
page-device-title = A helyeid ezen az eszközön
page-device-lead = Ez a link egy másik eszközödön készült. Egyszer működik, és áthozza a neved, a beállításaid és a helyeid.
page-device-claim = Áthozom ide

## Before it begins

page-table-waits = Az asztal vár
page-table-waits-for =
    { $n ->
        [1] Egy hely még szabad.
       *[other] { $n } hely még szabad.
    }
page-table-full = Mindenki itt van.
page-seat-free = Szabad hely, { $colour }
page-chair-bot = { $bot } bot
page-chair-open = vendégre vár
page-chair-here = itt van
page-chair-away = nincs itt
page-start = Játék indítása
page-start-hint = Nem kell mindenkit megvárnod: a szabad helyekre botok ülnek.
page-start-wait = Akkor kezdődik, ha minden hely foglalt.
page-start-host = Akkor kezdődik, ha a házigazda elindítja.
page-links-fresh = Új linkek
page-links-hint = Minden link egyszer, egy embernek működik. Az új linkek érvénytelenítik a régieket.
page-link = Link a helyhez
page-copy = Másolás
page-copied = Másolva
page-share = Megosztás
page-watching =
    { $n ->
        [0] Nincs néző
       *[other] { $n } néző
    }

## Preferences

page-preferences-lead = Minden eszközödre követnek.
page-theme = Téma
page-theme-auto = Mint az eszközön
page-theme-light = Világos
page-theme-dark = Sötét
page-speed = A bábuk mozgása
page-speed-0 = azonnali
page-speed-120 = gyors
page-speed-250 = normál
page-speed-500 = lassú
page-speed-hint = Ilyen gyorsan meséljük el azt is, mi történt, amíg nem voltál itt.
page-pause = A bot vár a lépése előtt
page-seconds = { $n } mp
page-confirm = Kérdezzen rá, mielőtt véget ér a köröm
page-confirm-hint = A kör vége és a húzások nem vonhatók vissza szabadon.
page-kept = Elmentve.
page-device = Másik eszköz
page-device-hint = Egyszer használható link: nyisd meg ott, és a helyeid meg a beállításaid is ott lesznek.
page-device-make = Link készítése

## The table

page-table-of = Az asztalnál: { $who }
page-your-turn-title = Te jössz: { $table }
page-question = A kérdés
page-round = Forduló
page-round-n = { $round }. forduló
page-round-of = Forduló: { $round }/{ $rounds }
page-steps = A forduló lépései
page-step-n =
    { $step ->
        [12] { page-final }
       *[other] { $step }. lépés · { $name }
    }
page-step-prepare = Előkészítés
page-step-bidding = Licitálás
page-step-city = Város
page-step-land = Föld
page-step-trade = Kereskedés
page-step-supply = Bevétel
page-order = Körsorrend és pontok
page-tabs = Az asztal részei
page-tab-turn = Te jössz
page-tab-now = Most
page-tab-board = Tábla
page-tab-players = Játékosok
page-tab-log = Napló
page-connecting = Csatlakozás az asztalhoz …
page-lost = Megszakadt a kapcsolat. Amit látsz, már régi; de semmi sem veszett el abból, amit léptél.
page-lost-for = { $n } mp
page-retry = Újra
page-scores = A pontok
page-see-board = Tábla

## Log, chat, looking back

page-log = Napló
page-chat = Csevegés
page-log-chat = Napló és csevegés
page-log-none = Még nem történt semmi.
page-log-earlier = Korábbi sorok
page-log-ahead = Későbbi sorok
page-log-trial = Innentől próba: más húzásokkal
page-log-record = Innentől ez a játszma
page-log-look = A tábla, ahogy ezután állt
page-log-more = Több
page-log-less = Kevesebb
page-chat-none = Még senki sem írt semmit.
page-chat-say = Írj valamit
page-chat-send = Küldés
page-chat-unread = új sor
page-past = A tábla korábban: { $n }. mozzanat, összesen { $of }
page-past-line = { $n }. mozzanat / { $of }
page-earlier = Egy sorral korábban
page-later = Egy sorral később
page-now = Vissza a jelenbe
page-back-here = Visszavonás idáig
page-copy-here = Próba innen
page-trial = Próba
page-trial-lead = Ez csak próba.
page-trial-back = Vissza a játszmához
page-vote-asked =
    { $n ->
        [1] { $who } szeretné visszavonni az utolsó sort. Beleegyezel?
       *[other] { $who } szeretné visszavonni az utolsó { $n } sort. Beleegyezel?
    }
page-vote-waits = A visszavonás válaszra vár: { $who }.
page-vote-yes = Igen
page-vote-no = Nem

## While you were away

page-away = Amíg nem voltál itt
page-away-at = { $n } / { $of }
page-away-told =
    { $n ->
        [1] Egy dolog történt; a napló újra elmeséli.
       *[other] { $n } dolog történt; a napló újra elmeséli.
    }
page-away-lines = Mi történt
page-away-you = Ami téged érint
page-away-nothing = Nálad semmi sem változott.
page-away-got = Ennyivel több lett: { $amount }.
page-away-gave = Ennyivel kevesebb lett: { $amount }.
page-away-marker = A körsorrend-jelződ most { $now }, eddig { $was } volt.
page-away-travel = Az utazási díjad a delavárokhoz most { $now } kukorica, eddig { $was } volt.
page-away-lead-0 =
    { $others ->
        [0] Már nincs többséged { $place }.
       *[other] Már nincs többséged { $place }, most ott vezet: { $who }.
    }
page-away-lead-1 = Holtversenyben állsz az élen { $place }, vele: { $who }.
page-away-lead-2 = Egyedül tiéd a többség { $place }.
page-away-go-on = Tovább a játékhoz
page-pause-now = Szünet
page-go-on = Tovább
page-skip-end = A végére

## Since your last turn

page-since = A legutóbbi lépésed óta
page-since-hide = Elrejtés
page-since-more = még { $n }
page-since-drew = Ezt húztad: { $furs }
page-since-outbid = { $column }. oszlop: { $who } vitte { $bid } licittel, a tiéd { $mine } volt
page-since-round = { $round }. forduló vége: { $list }

## Menu and its windows

page-help = Súgó
page-help-all = Az összes szabály
page-keys = Billentyűk
page-key-1 = A kérdés fő gombjának megnyomása
page-key-2 = Passz
page-key-3 = Visszavonás
page-key-4 = Szám, kerület, oszlop vagy különleges akció választása
page-key-5 = Eggyel több, eggyel kevesebb
page-key-6 = A tábla egy sorral korábban vagy később
page-key-7 = Vissza a jelenbe, vagy a nyitott ablak bezárása
page-key-8 = Ez a súgó
page-hand = Üljön be helyettem egy bot
page-hand-back = A hely visszavétele: { $who }
page-hand-on = Egy bot játszik helyetted
page-hand-lead = A bot addig játszik helyetted, amíg vissza nem veszed a helyed; más nem veheti vissza.
page-hand-seat = Hely
page-hand-bot = Bot
page-hand-do = Játsszon
page-record = A jegyzőkönyv letöltése
page-report = Hibajelentés
page-report-lead = Elküldjük vele a játszma állását; rólad csak a szöveged, semmi mást.
page-report-what = Mi a baj?
page-report-send = Küldés
page-report-done = Köszönjük. Feljegyeztük.

## The end

page-final = Végső értékelés
page-final-again = Mutasd újra
page-final-before = Hat forduló után: { $standing }
page-final-none = { $source }: senkinek sincs
page-won =
    { $n ->
        [1] { $who } nyert { $points } ponttal
       *[other] Holtversenyben nyertek { $points } ponttal: { $who }
    }
page-place = Helyezésed: { $place }. hely { $seats } játékos közül, { $points } ponttal.
page-won-ahead = Előny: { $n } pont, a második { $who }.
page-won-from = Összesen { $of } pontból { $n } két forrásból jött: { $one } és { $two }.
page-won-since =
    { $round ->
        [0] Végig az élen.
        [1] Az első fordulótól az élen.
       *[other]
            { $round ->
                [7] A végső értékelés döntött.
                [5] Végleg az élen az 5. forduló óta.
               *[other] Végleg az élen a { $round }. forduló óta.
            }
    }
page-rematch = Visszavágó
page-rematch-go = A visszavágóhoz
page-sources = Pontok források szerint
page-source = Forrás
page-source-start = a jegyzőkönyv előtt
page-source-ship = hajók
page-source-clear = megtisztított föld
page-source-election = választások
page-source-final-election = utolsó választás
page-source-final-land = beépített föld
page-source-final-furs = megmaradt prémek
page-source-final-rest = megmaradt erőforrások, minden 3 után 1
page-source-close = bezárt üzletek
page-source-total = Összesen
page-after-rounds = Hat forduló után
page-chart-sources = Pontok források szerint
page-chart-lost = −{ $n } bezárásért
page-chart-times = Pontok fordulónként
page-chart-end = Vége
page-chart-who = { $who } { $n }
page-times = Pontok az idő során
page-times-hint = 1–6. forduló, majd a végső értékelés.
page-times-from = A játék jegyzőkönyve ettől a fordulótól szól: { $round }. A korábbi pontok egy összegben állnak.
page-high-points = A legtöbb pontot érő lépések
page-plus = +{ $n }
page-see-it = Megnézem
page-fair = Tisztességes osztás: minden húzás kezdőértéke nyilvános.
page-fair-check = Bárki ellenőrizheti:

## Replays

page-replay = Visszajátszás
page-replay-of = Visszajátszás, az asztalnál: { $who }
page-replay-begin = Az első sor előtt.
page-pace = Sebesség: ×{ $n }
page-replays-lead = Nézd meg ennek a játéknak bármelyik jegyzőkönyvét, sorról sorra. Itt semmit sem őrzünk meg belőle.
page-replays-mine = Befejezett játszmáim
page-record-file = Jegyzőkönyv fájlból
page-record-paste = vagy a szövege
page-record-read = Megnézem
page-record-big = Ez a fájl túl nagy jegyzőkönyvnek.
page-line = Mozzanat
page-line-of = { $n }. mozzanat, összesen { $of }
page-first = Az elejére
page-last = A végére

## Things that go wrong

page-missing = Itt nincs semmi
page-missing-lead = A cím hibás, vagy már nincs meg, amihez vezetett.
page-fault = Ez nem sikerült ({ $code }).
page-fault-stale = Az asztal közben továbbment. Nézd meg újra.
page-fault-illegal-move = A szabályok ezt most nem engedik.
page-fault-not-your-turn = Már nem te jössz.
page-fault-not-your-seat = Ez nem a te helyed.
page-fault-bot-sits-in = Egy bot ül a helyeden. Előbb vedd vissza a helyed.
page-fault-nothing-to-undo = Ott nincs mit visszavonni.
page-fault-no-such-vote = Ez a szavazás véget ért.
page-fault-no-such-table = Nincs ilyen asztal.
page-fault-unreadable = Az asztal tárolt adatai megsérültek, ezért nem nyitható meg. Szólj a kiszolgáló üzemeltetőjének.
page-fault-no-such-line = Nincs ilyen sor a naplóban.
page-fault-no-such-box = Hiányzik ennek a játszmának a dobozfájlja.
page-fault-not-the-host = Ezt csak a házigazda teheti meg.
page-fault-not-over = A visszavágó akkor kezdődhet, ha ez a játszma véget ért.
page-fault-seat-taken = Ezt a helyet már elfoglalták, vagy a linket már használták. Kérj újat.
page-fault-link-used = Ezt a linket már használták, vagy túl régi. Kérj újat.
page-fault-bad-name = A név 1–60 betűből áll.
page-fault-bad-seats = Egy asztalnál 2–5 hely van.
page-fault-bad-start = A kezdő hely nem létezik.
page-fault-bad-colour = Minden helynek saját szín kell.
page-fault-unknown-bot = Nincs ilyen bot.
page-fault-bad-box = Ez nem érvényes dobozfájl: { $detail }
page-fault-bad-record = Ez nem érvényes jegyzőkönyv: { $detail }
page-fault-bad-request = A kiszolgáló nem értette az oldalt ({ $detail }). Töltsd be újra.
page-fault-wrong-origin = Ez az oldal nem a kiszolgálóé.
page-fault-too-long = Ez túl hosszú.
page-fault-too-often = Túl sok egyszerre. Várj egy kicsit, és próbáld újra.
page-fault-not-kept = Ezt nem sikerült elmenteni, ezért nem történt meg. Próbáld újra egy kicsit később.
page-fault-empty = Nincs mit elküldeni.
page-fault-offline = A kiszolgáló nem válaszol. Van kapcsolat?

## Rules

page-rules-lead = Hat forduló, fordulónként tizenegy lépés. A legtöbb pont nyer. Itt minden megvan, ami a játékhoz kell; a tábla melletti panel minden választás árát és hasznát megmutatja.
page-rules-contents = Fejezetek
page-rules-steps = lépés: { $steps }
page-rules-place = Hely a sorban

page-rules-short = Dióhéjban
page-rules-short-1 = Patrónus vagy egy növekvő kereskedővárosban. Hat forduló után az nyer, akinek a legtöbb pontja van; pontot a városi választások, a megtisztított föld és az elszállított prémek hoznak.
page-rules-short-2 = Minden fordulóban mindenki megszerez az aukción egy oszlopnyi akciólapkát, és bármivel fizethet, amije van. A lapkák döntik el, mit tehetsz: város, föld, kereskedés.
page-rules-short-3 = Egyik a másikat táplálja: a fából épül minden, a megtisztított föld kukoricát hoz, a kukorica nyitva tartja az üzleteket és fizeti az utazást, az áruért prém jár, a hajók pedig érmét és új árut hoznak.
page-rules-short-4 = Az első játékhoz: ne add oda mindenedet egy oszlopért, tarts meg üzletenként egy kukoricát, és inkább két úton légy jó a három közül, mint egyiken se.

# Under the pictures of the rules.
page-picture-way-city = Fából üzletek épülnek; ahol neked van a legtöbb, ott a választás pontot hoz.
page-picture-way-land = Föld és házak, azután megtisztítás: pont és fa egyszer, kukorica minden fordulóban.
page-picture-way-trade = Áruért prém; a megrakott hajó pontot és érmét hoz, azután minden fordulóban árut.
page-picture-setup = Ugyanaz a bábu háromféleképp: üzlet a városban, ház a földön, raktár, amely dokkot nyit.
page-picture-bidding = Sárga az 1. oszlopot választotta, és 5-öt licitált, Kék 6-ot licitál, Narancs még nem válaszolt. Ha Kék nyer, 6 tetszőleges erőforrást fizet, kap egy földlapkát, két kereskedéslapkát és 1 érmét, és körsorrend-jelzőt cserél Sárgával.
page-picture-city = Kék választást tart. { district-lumberyard }: egyedül az élen, 3 pont. { district-granary }: holtverseny Sárgával, 2 pont. { district-docks }: nincs üzlete, nincs pont.
page-picture-land = Négy kártyából álló sor. Kettő meg van tisztítva, és minden fordulóban kukoricát hoz. A harmadikon minden ház áll: a megtisztítása a fáját és a 3. hely 6 pontját hozza. A negyedikről hiányzik egy ház.
page-picture-river = Az 1. táborban már nem lakik senki. A vele szemközti kereskedőállomásról a 2. táborba vezető út a köztük álló hajó kukoricájába kerül.
page-picture-traders = A felső kereskedőtől bármelyik prémet elveheted; a többiek csak mindent egyszerre adnak el.
page-picture-ship = 3 minden hódért, 2 a hiúzért, 1 a többiért: 3 + 3 + 2 + 1 + 1 = 10 pont.
page-picture-supply = Hat üzlet, öt kukorica: öt megmarad, egy bezár, és ez 2 pontba kerül.

page-rules-setup = Előkészületek
page-rules-setup-1 = Mindenki 25 épülettel, 8 érmével, 4 áruval, 3 fával, 2 kukoricával és 2 látatlanban húzott prémmel kezd. Egy épület mindjárt raktár lesz: a dokkján áll a 4 árud.
page-rules-setup-2 = Az épület a városban üzlet, a földkártyán ház, a rakparton raktár.
page-rules-setup-3 = A körsorrend szerint mindenki ingyen nyit egy üzletet bármelyik kerületben; azután ugyanebben a sorrendben egy másodikat.
page-rules-setup-4 = A delavárok hosszúházai az 1. táborban állnak, a kereskedőállomásaitok szemben velük, így még senkinek sem kell utaznia. A paklik sorrendjén és a lefordított prémeken kívül minden nyílt.

page-rules-preparation = Előkészítés-fázis
page-rules-preparation-1 = 1. lépés: a megmaradt föld- és hajókártyák kikerülnek a játékból, és mindkettőből négy új kerül ki. A forduló alatt nem töltjük fel őket.
page-rules-preparation-2 = 2. lépés: feltöltjük a három prémkereskedőt: 4, 3 és 4 prémre. Ami ott maradt, az marad.
page-rules-preparation-3 = 3. lépés: a 12 akciólapka (4 város, 4 föld, 4 kereskedés) véletlenszerűen a pénzdoboz öt oszlopába kerül.

page-rules-bidding = Licitálásfázis
page-rules-bidding-1 = Akiknek még nincs oszlopuk, azok közül a legkisebb körsorrend-jelző gazdája választ egy oszlopot, és elsőként licitál: 0-t vagy többet. A többi oszlop nélküli játékos egyszer-egyszer többet licitál vagy passzol.
page-rules-bidding-2 = A licit erőforrások száma: minden érme, áru, fa, kukorica és prém 1-et ér. Senki sem licitálhat többet, mint amennyije van.
page-rules-bidding-3 = A legmagasabb licit gazdája azonnal fizet, tetszőleges összetételben, és elveszi az oszlop lapkáit, majd az érméit.
page-rules-bidding-4 = Ha a nyertes nem maga választotta az oszlopot, körsorrend-jelzőt cserél azzal, aki választotta.
page-rules-bidding-5 = Aki passzolt, a későbbi oszlopokra még licitálhat. Akinek utoljára nincs oszlopa, ingyen elvesz egyet a megmaradtak közül, és megtartja a jelzőjét.
page-rules-bidding-6 = Két játékosnál háromlapkás oszlop kerül aukcióra; a másik játékos azután ingyen elvesz egy kétlapkásat.

page-rules-city = Város
page-rules-city-1 = Az 5., a 6. és a 7. lépés egyformán zajlik. A körsorrend szerint mindenki elkölti a lépés összes lapkáját, és végrehajt egy különleges akciót, tetszőleges sorrendben. Minden, amit elpasszolsz, 1 érmét hoz.
page-rules-city-2 = Egy városlapka két dolog egyikére jó. Üzletek építése: 1–3 üzlet, egyenként 1 fáért, bármelyik kerületekben.
page-rules-city-3 = Vagy választások tartása: 3 pont minden kerületért, ahol egyedül tiéd a legtöbb üzlet, és 2 pont, ahol holtversenyben állsz az élen. Más nem kap pontot.
page-rules-city-4 = Ahol nincs üzleted, ott sosem lehet többséged.

page-rules-land = Föld
page-rules-land-1 = Egy földlapka két dolog egyikére jó. Földvásárlás: végy el egy kitett kártyát, és tedd a sorod jobb végére. Amíg meg nem tisztítod, nem terem.
page-rules-land-2 = Ezután egy hosszúház elhagyja a bal szélső lakott tábort: a folyón felfelé következő tábor szabad helyére kerül, vagy ha ott nincs hely, le a tábláról. Az utolsó tábor utolsó hosszúháza marad.
page-rules-land-3 = Vagy föld megtisztítása: minden még nem megtisztított, házakkal teli kártyádat egyszerre megtisztítod, és megkapod a rajtuk jelzett fát.
page-rules-land-4 = Pontot az ezzel az akcióval megtisztított jobb szélső kártya helyéért kapsz; a helyeket balról számoljuk, a sorod összes kártyáján át.
page-rules-land-5 = A megtisztított kártyák minden forduló 8. lépésében kukoricát hoznak, már ebben a fordulóban is.
page-rules-land-points = Pontok a föld megtisztításáért

page-rules-trade = Kereskedés
page-rules-trade-1 = Egy kereskedéslapka két dolog egyikére jó. Prémkereskedés a delavárokkal, egyetlen kereskedőnél: a felsőnél 1–4 prémet választasz, darabját 1 áruért; a középső mind a 3-at 4 áruért adja, az alsó mind a 4-et 3 áruért.
page-rules-trade-2 = Ha a kereskedőállomásoddal szemben nincs hosszúház, utazási díjat fizetsz: annyi kukoricát, amennyi a legközelebbi lakott táborig az összes hajón áll, akciónként egyszer.
page-rules-trade-3 = Vagy prémszállítás: válassz egy hajót, és rakj rá pontosan annyi prémet, amennyit kér, bármilyen fajtákból.
page-rules-trade-4 = Pontok: 3 minden prémért abból a fajtából, amelyikből a legtöbb van, 2 a második fajtáért, 1 az összes többiért. Két hód, egy hiúz, egy vidra és egy pézsmapocok: 6 + 2 + 1 + 1 = 10.
page-rules-trade-5 = A hajó érméit azonnal megkapod, az áruit pedig minden forduló 10. lépésében, már ebben a fordulóban is.

page-rules-special = Különleges akciók
page-rules-special-1 = Egy-egy az 5., a 6. és a 7. lépésben, lapkával vagy lapka nélkül; bármelyik kerületben, és senki sem akadályoz senkit.
page-rules-special-2 = Díja 1 érme, előre fizetve. Ingyenes, ha abban a pillanatban többséged van a kerületben, akár holtversenyben.
page-rules-special-3 = Olyan akció, amely semmit sem tenne, nem választható; passzold el 1 érméért.
page-rules-special-lumberyard = Vegyél vagy adj el bármennyi fát, darabját 1 érméért.
page-rules-special-granary = Ugyanez kukoricával.
page-rules-special-docks = 1 fáért építs egy raktárat, összesen legfeljebb négyet: megnyit egy dokkot, és több áru fér el.
page-rules-special-guild = Építs 1–3 házat, egyenként 1 fáért, szigorúan balról jobbra a földjeiden.
page-rules-special-market = Mondd meg, hogy 1, 2 vagy 3 prém, fizess 3-at, 6-ot vagy 9-et érmében és áruban, tetszőleges összetételben, azután húzd meg őket látatlanban.
page-rules-special-company = 1 fáért tedd át a kereskedőállomásod a folyón felfelé a legközelebbi zónába, ahol van szabad hely, de sosem a jobb szélső lakott táboron túlra.

page-rules-supply = Fenntartás- és bevételfázis
page-rules-supply-1 = 8. lépés: megkapod a megtisztított földjeid kukoricáját.
page-rules-supply-2 = 9. lépés: minden üzletért 1 kukoricát fizetsz. Amit ki tudsz fizetni, azt ki is kell fizetned.
page-rules-supply-3 = Minden üzletért, amelyet nem tudsz kifizetni, bezársz egyet választásod szerint, és 2 pontot veszítesz.
page-rules-supply-4 = 10. lépés: megkapod a hajóid áruit; ami nem fér el a dokkjaidon, elvész.
page-rules-supply-5 = 11. lépés: 1 érmét kapsz minden kerületért, ahol van üzleted, és még 1-et, ahol egyedül tiéd a többség.

page-rules-end = A játék vége
page-rules-end-1 = Hat forduló után mindenkinek utolsó választás jár: 3 pont minden egyedüli többségért, 2 minden holtversenyért.
page-rules-end-2 = A jobb szélső, házakkal beépített földkártyád a helyéért járó pontot adja, ha nincs megtisztítva.
page-rules-end-3 = Minden megmaradt prém 1 pontot ér.
page-rules-end-4 = Érme, áru, fa és kukorica együtt: minden 3 után 1 pont.
page-rules-end-5 = A legtöbb pont nyer; egyenlő pontszámnál közös a győzelem.

page-rules-lenape = A delavárok
page-rules-lenape-1 = A delavárok (saját nevükön lenapék) jóval a gyarmat előtt éltek ennél a folyónál és kikötőjénél. Amikor a játékban a hosszúházak följebb költöznek a folyón, az egy nép hazájának elvesztését jelzi a terjeszkedő holland farmok miatt: földeladások, amelyeket a két fél másképp értett, betegségek, az 1640-es években pedig háború.
page-rules-lenape-2 = A szabályok ebből csak az utazás növekvő árát mutatják. Nem önkéntes visszavonulás volt, és a mai lenape nemzetek többnyire messze élnek attól a folyótól.

## About

page-about-lead = Egy már nem kapható társasjáték nem hivatalos kiadása azoknak, akiknek hiányzik.
page-about-game = A játék
page-about-game-1 = { -game } (Nieuw Amsterdam): Jeffrey D. Allers játéka, a White Goblin Games adta ki 2012-ben.
page-about-game-2 = Ez egy rajongói projekt: egyikük sem készítette, és egyikük sem hagyta jóvá. A szabályokat a saját szavainkkal mondjuk el, és a kiadott grafikából semmit sem használunk.
page-about-numbers = A kártyák és a tábla számai
page-about-numbers-1 = Négy nyelven olvastuk a szabályokat, nem a nyomtatott kártyákat. Amit a szabályok bizonyítanak, az a nyomtatott szerint való: a kereskedők, a rakpart, a pontszámítás.
page-about-numbers-2 = A 24 földkártya, a 24 hajó, a folyó részei és a pénzdoboz két oszlopa rekonstrukció: mi választottuk a szabályok keretei között, és sok játszmával ellenőriztük. Nem a nyomtatott számok.
page-about-numbers-3 = Akinek megvan a nyomtatott játék, annak számaival is játszhat: válassz dobozfájlt az asztalodhoz.
page-about-fair = Tisztességes húzások
page-about-fair-1 = A játszma kezdete előtt a kiszolgáló lefektet egy titkos kezdőértéket; amikor vége, ez az érték a jegyzőkönyvben áll. Ezzel bárki újra kioszthatja az egész játszmát, és láthatja, hogy semmit sem válogattak:
page-about-lenape = A delavárok
page-about-lenape-more = Bővebben a szabályoknál
page-about-credits = Készítők
page-credit-icons = Ikonok: Lorc és Delapouite, CC BY 3.0, részben újrarajzolva:
page-credit-serif = EB Garamond: Georg Duffner és Octavio Pardo, SIL Open Font licenc:
page-credit-sans = Source Sans 3: Paul D. Hunt az Adobe számára, SIL Open Font licenc:
page-credit-words = Szövegek: Project Fluent, Apache 2.0 licenc:
page-credit-page = Az oldal Svelte-tel készült, MIT licenc:
page-about-licence = A program az MIT licenc alatt áll.
