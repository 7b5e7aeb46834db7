### The arena: bots against each other, and the figures.

help-arena = Botok játszanak egymás ellen, azonos osztásokkal: győzelmi arányok, értékszámok, jelentés.
usage-arena = Használat: { $command } --bots BOTOK [KAPCSOLÓK]
example-arena = Példa: { $command } --bots greedy --against uniform --seats 4 --games 200 --out arena
option-arena-bots = A botok neve; mindegyik játszik mindegyikkel, hacsak nincs --against.
option-against = Egy hely kivételével mindenhol ez a bot ül; azon az egyen felváltva a --bots botjai.
option-arena-games = A játszmák száma (alapértelmezés: 100).
option-arena-seats = A helyek száma, 2–5 (alapértelmezés: 4).
option-arena-seed = A húzások kezdőértéke; ugyanaz a szám ugyanazokat a játszmákat adja.
option-arena-out = Mappa a jegyzőkönyveknek, a táblázatnak (games.csv) és a jelentésnek (report.html).
option-resume = Az --out mappában lévő játszmák folytatása, az eredeti beállításokkal.
option-jobs = Egyszerre futó játszmák száma (alapértelmezés: magonként egy).
option-scheduler = Játék ennek a Dask-ütemezőnek a gépein, például tcp://10.0.0.5:8786.
takes-option-arena-bots = BOTOK
takes-option-against = BOT
takes-option-arena-games = N
takes-option-arena-seats = N
takes-option-arena-seed = N
takes-option-arena-out = MAPPA
takes-option-jobs = N
takes-option-scheduler = CÍM

## Errors: one line each

error-bots-alike = --bots: minden bot csak egyszer szerepelhet, az --against botja is
error-bots-alone = --bots: legalább 2 bot kell, vagy --against
error-arena-used = { $folder }: már van benne aréna; folytasd a --resume kapcsolóval, vagy válassz másik mappát
error-arena-none = { $folder }: nincs benne folytatható aréna
error-resume-was = { $folder }: így kezdődött: { $option } { $then }; hagyd úgy, vagy válassz másik mappát
error-resume-without = { $folder }: e kapcsoló nélkül kezdődött: { $option }; hagyd el, vagy válassz másik mappát
error-resume-program = { $folder }: ezt a programot futtatja: { $bot }; ha ezt megengeded, add meg ezzel a kapcsolóval: { $option }
error-resume-box = { $folder }: ezzel a dobozzal kezdődött: { $box }; add meg a fájlját a --box kapcsolóval
error-game = { $number }. játszma: nem sikerült befejezni: { $reason }
error-scheduler = --scheduler { $address }: nem használható: { $reason }

## Figures

arena-played = { $games } játszma, { $deals } osztás
arena-written = A jelentés: { $file }; minden más ugyanabban a mappában van.
arena-uneven = Még nem ült minden bot minden helyen ugyanannyiszor; ehhez a játszmák száma legyen osztható ezzel: { $round }.
arena-percent = { $n }%
arena-interval = { $low }–{ $high }%
arena-strength = Játékerő (egyenlő arány: helyenként a győzelmek { $even }-a)
arena-bot = bot
arena-seats = hely
arena-share = győzelem
arena-between = 95%-os intervallum
arena-rating = értékszám
arena-error = 95%
arena-mean = pontátlag
arena-versus = Milyen gyakran végez a sor botja az oszlopé előtt (az egyenlő pontszám félnek számít)
arena-points = Pontszám, amelyet a bot a játszmák ekkora részében nem lép túl
arena-part = { $n }%
arena-sources = Pontátlag forrásonként
arena-source = forrás
arena-times = Ezredmásodperc döntésenként, átlagosan
arena-decision = döntés
arena-kind-place = első üzletek
arena-kind-auction = oszlop kiválasztása
arena-kind-bid = licitálás
arena-kind-pay = fizetés
arena-kind-take = utolsó oszlop
arena-kind-city = városakciók
arena-kind-land = földakciók
arena-kind-trade = kereskedésakciók
arena-kind-close = üzletek bezárása
arena-kind-all = összes
arena-slowest = leglassabb
arena-failures = hibák
arena-decisions = döntések

## The report

arena-title = Aréna: { $bots }
arena-about = { $games } játszma { $seats } hellyel, { $deals } osztás helycserékkel, kezdőérték: { $seed }, doboz: { $box } ({ $digest }).
arena-again = Így játszhatók le újra ugyanezek a játszmák:
arena-method =
    Egyenlő pontszámnál megoszlik a győzelem. Az intervallumok (Wilson-módszer) csak annyi független játszmával
    számolnak, amennyivel az osztások felérnek, mert az azonos osztásból játszott játszmák hasonlíthatnak
    egymásra. Az értékszámok (Bradley–Terry-modell, Élő-skála) abból adódnak, hogy ki végzett ki előtt; a 0 ezeknek
    a botoknak az átlaga, 100 pont különbségnél pedig az erősebb bot a játszmák 64%-ában végez a másik előtt.
arena-plot-shares = A győzelmek aránya helyenként, százalékban, 95%-os intervallumokkal; a szaggatott vonal az egyenlő arány
arena-plot-ratings = Értékszámok 95%-os intervallumokkal
arena-plot-spread = Melyik bot hányszor ért el hány pontot; a vonal a medián
arena-plot-sources = Az egyes botok pontjai forrásonként egymásra rakva; a veszteség a 0-tól balra
arena-plot-times = Botonként egy pötty; a skála minden beosztása tízszerese az előzőnek
arena-plot-interval = { $value } ({ $low } és { $high } között)
arena-plot-bin = { $bot }: { $low }–{ $high } pont, { $n } alkalommal
arena-plot-median = { $bot }: medián { $n }
arena-plot-source = { $bot }: { $source } { $n }
arena-plot-time = { $bot }: { $kind } { $ms } ms
