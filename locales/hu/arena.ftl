### Az aréna: botok egymás ellen, és ami kijött belőle.

help-arena = Botok játszanak egymással azonos osztásokból: győzelmek, értékszám, jelentés.
usage-arena = Használat: nieuw arena --bots BOTS [OPTIONS]
example-arena = Példa: nieuw arena --bots greedy --against uniform --seats 4 --games 200 --out DIR
option-arena-bots = A botok neve; mind találkozik mindegyikkel, hacsak nincs --against.
option-against = Ez a bot ül minden helyen egy kivételével, ott pedig sorban a --bots botjai.
option-arena-games = A játszmák száma; ha nem adod meg, 100.
option-arena-seats = A helyek száma, 2–5; ha nem adod meg, 4.
option-arena-seed = Egy szám: ugyanaz a szám ugyanazokat a játszmákat osztja ki.
option-arena-out = Mappa a jegyzőkönyveknek, a táblázatnak (games.csv) és a jelentésnek (report.html).
option-resume = Az --out mappában lévő játszmák folytatása; a beállítások maradnak.
option-jobs = Egyszerre futó játszmák száma; ha nem adod meg, magonként egy.
option-scheduler = Játék ennek a Dask-ütemezőnek a gépein, például tcp://10.0.0.5:8786.
takes-option-arena-bots = BOTS
takes-option-against = BOT
takes-option-arena-games = N
takes-option-arena-seats = N
takes-option-arena-seed = N
takes-option-arena-out = DIR
takes-option-jobs = N
takes-option-scheduler = ADDRESS

## Hibák: egy-egy sor

error-bots-alike = --bots: minden bot csak egyszer szerepelhet, az --against botja is
error-bots-alone = --bots: legalább 2 bot kell, vagy --against
error-arena-used = { $folder }: már van benne aréna; a folytatáshoz kell a --resume, különben válassz másik mappát
error-arena-none = { $folder }: nincs benne folytatható aréna
error-resume-was = { $folder }: így kezdődött: { $option } { $then }; hagyd úgy, vagy válassz másik mappát
error-resume-without = { $folder }: a kezdéskor ez nem volt megadva: { $option }; hagyd úgy, vagy válassz másik mappát
error-resume-program = { $folder }: itt ez a program játszik: { $bot }; nevezd meg magad: { $option }
error-resume-box = { $folder }: ezzel a dobozzal kezdődött: { $box }; add meg a fájlját: --box
error-game = nem lehetett befejezni a játszmát (száma: { $number }): { $reason }
error-scheduler = --scheduler { $address }: nem használható: { $reason }

## Számok

arena-played = { $games } játszma, { $deals } osztás
arena-written = Minden itt van: { $file }, és mellette.
arena-uneven = Még nem ült minden bot minden helyen ugyanannyiszor: ehhez a játszmák száma { $round } többszöröse legyen.
arena-percent = { $n } %
arena-interval = { $low } – { $high } %
arena-strength = Játékerő (egyenlő arány helyenként: { $even })
arena-bot = bot
arena-seats = hely
arena-share = győzelem
arena-between = 95 %-os intervallum
arena-rating = értékszám
arena-error = 95 %
arena-mean = átlagos pont
arena-versus = Ennyi játszmában végez a másik előtt (az egyenlő pont fél)
arena-points = Pontok: a játszmák hány százaléka nincs e fölött
arena-part = { $n } %
arena-sources = Átlagos pontok forrás szerint
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

## A jelentés

arena-title = Aréna: { $bots }
arena-about = { $games } játszma { $seats } hellyel, { $deals } osztás helycserékkel, kezdőérték: { $seed }, doboz: { $box } ({ $digest }).
arena-again = Ugyanezek a játszmák újra:
arena-method =
    Egyenlő pontszámnál a győzelem megoszlik. Az intervallumok Wilson-félék, annyi játszmára, amennyit az osztások érnek,
    mert egy osztás játszmái hasonlíthatnak egymásra. Az értékszám a Bradley–Terry-féle az Élő-skálán, aszerint, hogy ki
    végzett ki előtt; a 0 e botok átlaga, és 100 pont különbség azt jelenti: a játszmák 64 %-ában a másik előtt végez.
arena-plot-shares = A győzelmek aránya helyenként, százalékban, 95 %-os intervallumokkal; a szaggatott vonal az egyenlő arány
arena-plot-ratings = Értékszámok 95 %-os intervallumokkal
arena-plot-spread = Melyik bot hányszor ért el hány pontot; a vonal a medián
arena-plot-sources = Az egyes botok pontjai, forrásonként egymás mellett; a veszteség a 0-tól balra
arena-plot-times = Botonként egy pötty; a skála minden lépése tízszerese az előzőnek
arena-plot-interval = { $value } ({ $low } és { $high } között)
arena-plot-bin = { $bot }: { $low }–{ $high } pont { $n } alkalommal
arena-plot-median = { $bot }: medián { $n }
arena-plot-source = { $bot }: { $source } { $n }
arena-plot-time = { $bot }: { $kind } { $ms } ms
