### The current question: what is asked, what each answer costs and brings.
###
### Questions end in a question mark and fit one line. Buttons say a verb; their result follows as
### amounts of terms.ftl. Reasons why something can't be done are numbers ("neked 3 van").

## Around the question

q-your-turn = Te jössz
q-step = { $step }. lépés: { $name }
q-setup = Előkészületek
q-rules = Szabályok
q-holdings = Amid van
q-undo = Visszavonás
q-todo = Ami a körödből hátravan
q-todo-done = kész:
q-todo-special = Különleges
q-tile-city = Város
q-tile-land = Föld
q-tile-trade = Kereskedés
q-less = Kevesebb: { $what }
q-more = Több: { $what }
# Before the amounts a button gives and takes.
q-with-result = { $what }:
q-pass = Passz
q-pass-tile = A lapka elpasszolása: { $result }
q-pass-special = A különleges akció elpasszolása: { $result }
q-key-enter = Enter
q-ends-turn = Ezzel véget ér a köröd.
q-reveals = Ezután véletlen húzás jön: ez nem vonható vissza.
q-sure = Ezzel véget ér a köröd. Biztos?
q-sure-bid = Ez nem vonható vissza. Biztos?
q-sure-no = Még nem
q-quick = Gyakori választás
q-choose = Választás
q-chosen = Kiválasztva
q-up-to = legfeljebb { $n }
q-of = / { $n }

## What is asked

q-place = Hol nyitsz üzletet?
q-place-lead =
    { $n ->
        [1] Kettőből az első: bármelyik kerületben, fa nélkül. Ha ott senkinek nincs ugyanennyi, tiéd a többség.
       *[other] Kettőből a második: bármelyik kerületben, fa nélkül.
    }
q-auction = Melyik oszlop kerül aukcióra?
q-auction-lead = Te választod az oszlopot, és te licitálsz először. Akinek még nincs oszlopa, egyszer válaszol.
q-auction-lead-two = Te választasz egyet a háromlapkás oszlopok közül, és te licitálsz először.
q-take = Melyik oszlopot veszed el?
q-take-lead = Már csak neked nincs oszlopod: ingyen kapod, és a körsorrend-jelződ is megmarad.
q-open =
    { $column ->
        [1] Mennyit adsz az 1. oszlopért?
        [5] Mennyit adsz az 5. oszlopért?
       *[other] Mennyit adsz a { $column }. oszlopért?
    }
q-open-lead = Te választottad, így te kezdesz: *0 vagy több*. A többiek egyszer-egyszer többet mondanak vagy passzolnak.
q-bid =
    { $column ->
        [1] Licitálsz az 1. oszlopra?
        [5] Licitálsz az 5. oszlopra?
       *[other] Licitálsz a { $column }. oszlopra?
    }
q-bid-lead = { $who } választotta; a legmagasabb licit *{ $high }*. Egyszer licitálhatsz: *{ $least } vagy több*, vagy passz.
q-pay = Miből fizeted ki, összesen { $n }?
q-pay-lead = Minden, amid van, 1-et ér. Ez csak javaslat; változtass rajta kedved szerint.
q-pay-lead-market = { $n } prém látatlanban, érmével és áruval fizetve.
q-close =
    { $n ->
        [1] Melyik üzlet zár be?
       *[other] Melyik { $n } üzlet zár be?
    }
q-close-lead =
    { $n ->
        [1] { $n } üzletednek nem jut kukorica: bezár, és *2 pontba* kerül.
       *[other] { $n } üzletednek nem jut kukorica: bezárnak, és egyenként *2 pontba* kerülnek.
    }
q-turn-special = Melyik különleges akció?
q-turn-nothing = Elpasszolod a lapkát?
q-verb-build = Hol építesz?
q-verb-elect = Tartasz választásokat?
q-verb-add = Melyik földet vásárolod?
q-verb-clear = Megtisztítod a földed?
q-verb-trade = Melyik prémeket veszed?
q-verb-ship = Elszállítasz { $n } prémet?
q-verb-wood = Mennyi fa?
q-verb-corn = Mennyi kukorica?
q-verb-warehouse = Építesz raktárat?
q-verb-houses = Hány ház?
q-verb-market = Hány prém látatlanban?
q-verb-post = Áthelyezed a kereskedőállomásod?

## What the main button does

q-do-place = Üzletnyitás { $place }
q-do-auction = Aukcióra: { $column }. oszlop
q-do-take = Elveszem: { $column }. oszlop
q-do-bid = Licit: { $n }
q-do-pay = Fizetés: { $n }
q-do-close = { $n } üzlet bezárása
q-do-build = { $n } üzlet építése
q-do-elect = Választások tartása
q-do-add = Ezt a földet veszem
q-do-clear = Föld megtisztítása
q-do-trade = { $n } prém vétele
q-do-ship = Hajó indítása
q-do-buy-wood = { $n } fa vétele
q-do-sell-wood = { $n } fa eladása
q-do-buy-corn = { $n } kukorica vétele
q-do-sell-corn = { $n } kukorica eladása
q-do-warehouse = Megépítem
q-do-houses = { $n } ház építése
q-do-market = { $n } prém látatlanban
q-do-post = Állomás áthelyezése
# While something is missing.
q-need-district = Válassz kerületet
q-need-column = Válassz oszlopot
q-need-pay = Kell még { $n }
q-need-close = Válassz még { $n } üzletet
q-need-build = Válassz kerületet
q-need-land = Válassz kártyát
q-need-trade = Válassz prémeket
q-need-ship = Rakj be még { $n } prémet
q-need-houses = Válaszd ki, hányat
q-need-market = Válaszd ki, hányat

## On the board

q-press-district =
    { $word ->
        [1] { district-lumberyard }: üzlet ide
        [2] { district-granary }: üzlet ide
        [3] { district-docks }: üzlet ide
        [4] { district-guild }: üzlet ide
        [5] { district-market }: üzlet ide
       *[6] { district-company }: üzlet ide
    }
q-press-close =
    { $word ->
        [1] { district-lumberyard }: üzlet bezárása itt
        [2] { district-granary }: üzlet bezárása itt
        [3] { district-docks }: üzlet bezárása itt
        [4] { district-guild }: üzlet bezárása itt
        [5] { district-market }: üzlet bezárása itt
       *[6] { district-company }: üzlet bezárása itt
    }
q-press-column = Ezt választom: { $word }. oszlop
q-press-land = Ezt a földet választom
q-press-ship = Berakodás erre a hajóra
q-press-trader =
    { $word ->
        [top] Vétel a felső kereskedőtől
        [mid] Vétel a középső kereskedőtől
       *[low] Vétel az alsó kereskedőtől
    }
q-press-special =
    { $word ->
        [1] { district-lumberyard }: { special-lumberyard }
        [2] { district-granary }: { special-granary }
        [3] { district-docks }: { special-docks }
        [4] { district-guild }: { special-guild }
        [5] { district-market }: { special-market }
       *[6] { district-company }: { special-company }
    }

## Districts

q-place-1 = különleges: { special-lumberyard }
q-place-2 = különleges: { special-granary }
q-place-3 = különleges: { special-docks }
q-place-4 = különleges: { special-guild }
q-place-5 = különleges: { special-market }
q-place-6 = különleges: { special-company }
q-stand-none = nincs többséged
q-stand-tied = holtverseny
q-stand-sole = tiéd a többség
# Businesses make the difference: from now on.
q-stand-change = → { $now }
q-leads =
    { $lead ->
        [tied] holtverseny az élen: { $who }
       *[sole] többség: { $who }
    }
q-elect-lead = pont összesen azokért a kerületekért, ahol többséged van vagy holtversenyben állsz az élen
q-close-in = Bezárás: { $district }

## The end of the round

q-out-elections = Választások most
q-out-corn = Kukorica
q-out-goods = A hajók hoznak
q-out-coins = Bevétel
q-out-fed = (üzletekre { $upkeep })
# Businesses that will close.
q-out-closing = { $n } veszélyben
q-out-lost = { $n } elvész
q-risk-corn = Így a forduló végén { $n } üzletnek nem jut kukorica.
q-risk-goods = Így a forduló végén { $n } árunak nem jut hely.

## Bidding

q-your-bid = A licited
q-quick-bids = Választható licitek
q-bid-least = legkisebb
q-bid-sure = biztosan nyer
q-bid-all = mindened
q-left =
    { $coins ->
        [0] marad, ha nyersz (most { $held })
       *[other] marad, ha nyersz (most { $held }), és +{ $coins } érme
    }
q-nobody-tops = Senki sem mondhat ennél többet: { $n }.
q-one-tops = { $who } még túllicitálhat, legfeljebb: { $limit }.
q-some-top = { $n } játékos még túllicitálhat, legfeljebb: { $limit }.
q-rival-later = később licitál
q-rival-limit = legfeljebb { $n }
q-rival-bid = már licitált, nem emelhet
q-rival-passed = { $who } passzolt
q-rival-outbid = { $who } licitje: { $n }
q-win-marker = Ha nyersz, körsorrend-jelződ { $first } lesz, a tiédet ({ $mine }) { $who } kapja.
q-outbid-marker = Ha valaki túllicitál, övé lesz a körsorrend-jelződ ({ $mine }), te pedig az övét kapod.
q-pass-means = Passz: a többi oszlopra még licitálhatsz.
q-pass-two = Passz: utána ingyen elveszel egy kétlapkás oszlopot.
q-pass-last = Passz: utána ingyen elveszel egy megmaradt oszlopot.
q-keep-corn = Tarts meg { $corn } kukoricát: az üzleteknek { $upkeep } kell, a termés { $harvest }.
q-lack-corn = A szükséges { $corn } kukoricából { $have } van meg: az üzleteknek { $upkeep } kell, a termés { $harvest }.
q-column = { $column }. oszlop: { $what }
q-column-taken = { $who }
q-column-tiles = { $n } lapka
q-lets =
    { $column ->
        [1] Mire jó az 1. oszlop
        [5] Mire jó az 5. oszlop
       *[other] Mire jó a { $column }. oszlop
    }
q-lets-tile =
    { $n ->
        [1] { $tile }:
       *[other] { $n } × { $tile }:
    }
q-lets-build =
    { $wood ->
        [0] nincs fád építeni;
       *[other] építhetsz, fád: { $wood };
    }
q-lets-elect =
    { $points ->
        [0] a választások most semmit sem hoznak.
       *[other] a választások most { $points } pontot hoznak.
    }
q-lets-add = földvásárlás: { $place }. kártya a sorodban, megtisztítva { $points } pont;
# $gain is what clearing brings: "+3 pont, +4 fa, fordulónként 6 kukorica".
q-lets-clear = { $n } kártya megtisztítása: { $gain }.
q-lets-clear-none = még nincs mit megtisztítani.
q-lets-trade =
    { $goods ->
        [0] nincs árud a kereskedéshez, utazási díj { $travel } kukorica;
       *[other] kereskedhetsz { $goods } áruval, utazási díj { $travel } kukorica;
    }
q-lets-ship =
    { $furs ->
        [1] elszállíthatsz { $furs } prémet.
       *[other] elszállíthatsz legfeljebb { $most } prémet ({ $furs } van).
    }
q-lets-ship-none =
    { $furs ->
        [0] még nincs prémed szállítani.
       *[other] { $furs } prém egy hajóhoz kevés.
    }

## Paying

q-keep = marad { $n }
q-pay-corn = (az üzleteknek kell { $n })
q-propose = Javaslat
q-clear-mix = Elölről

## Land

q-add-lead = Ez lesz a sorodban *{ $place }. kártya*: megtisztítva *{ $points }* pont.
q-add-note = A delavárok egyik hosszúháza följebb költözik a folyón.
q-land = { $houses } ház, { $wood } fa, { $corn } kukorica
q-corn-every-round = fordulónként { $n } kukorica
q-clear-lead =
    { $n ->
        [1] pont: { $n } kártya, { $place }. a sorodban
       *[other] pont: { $n } kártya, az utolsó a sorodban { $place }.
    }
q-row = A földjeid
q-row-card = { $place }. kártya: házak { $n }/{ $houses }, megtisztítva { $points } pont

## Furs

q-for-each = darabja
q-for-all = mind a { $n }
q-trade-top =
    { $most ->
        [1] Válassz { $most } prémet: 1 áru, neked { $goods } van
       *[other] Válassz, legfeljebb { $most }: darabja 1 áru, neked { $goods } van
    }
q-as-many = Elveszek { $n } prémet
q-ships = Hajók
q-furs = { $n } prém
q-best = legjobb: { $n }
q-points = pont
q-score-to = összesen { $was } → { $now }
q-loaded = { $n } / { $of }
q-aboard = A fedélzeten: { $n } / { $of }
q-ashore = A parton
q-load = Berakodás: { $what }
q-load-for = Berakodás: { $what }, { $points } pont
q-ship-score = Prémenként: a leggyakoribb fajta 3 pont, a második 2, a többi 1.
q-unload = Partra: { $what }
q-unload-all = Kirakodás
q-more-furs = még { $n }
q-ship-gives = azonnal { $coins } érme, fordulónként { $goods } áru

## The ways to use a tile

q-ways = Mire használhatod a lapkát
q-way-build = Üzletek építése
q-way-elect = Választások tartása
q-way-add = Földvásárlás
q-way-clear = Föld megtisztítása
q-way-ship = Prémszállítás
q-way-trade = Kereskedés a delavárokkal
q-row-build =
    { $n ->
        [1] { $n } üzlet, 1 fa
       *[other] max. { $n }, egyenként 1 fa
    }
q-row-add = { $place }. kártya, megtisztítva { $points } pont
q-row-trade = utazási díj: { $n } kukorica
q-row-ship = { $n } hajót tudsz megtölteni

## Special actions

q-special = Különleges akció
q-special-one = körönként egy
q-free = ingyen
q-fee = díj { $n }
q-fee-why = Díj { $n } érme: nincs többséged { $place }.
q-free-sole = Nincs díj: tiéd a többség { $place }.
q-free-tied = Nincs díj: holtversenyben állsz az élen { $place }.
q-sp-1 = darabja 1 érme
q-sp-2 = darabja 1 érme
q-sp-3 = 1 fa: { $room } hely lesz
q-sp-4 =
    { $n ->
        [1] { $n } ház, 1 fa
       *[other] max. { $n } ház
    }
q-sp-5 =
    { $n ->
        [1] { $n } prém látatlanban
       *[other] max. { $n } látatlanban
    }
q-sp-6 = 1 fa: folyón felfelé
q-deal = Vétel vagy eladás
q-buy = Vétel
q-sell = Eladás
q-then-you-have = Utána marad
q-warehouse-lead = árunak lesz hely, eddig { $room } volt. Árud most: { $goods }.
q-post-lead = kukorica az utazási díj: az állomás átkerül, { $area }. zóna → { $next }. zóna.
q-how-many-houses = Hány ház
q-houses-full = Ezzel betelik: { $place }. kártya, megtisztítva { $points } pont.
q-houses-part = Ezzel nem telik be újabb kártya.
q-how-many-furs = Hány prém
q-market-price = ára { $n }
q-market-lead = Fizethetsz érmével és áruval, vegyesen is; ennyid van: { $held }.
q-reserve = Lefordítva a talonban: { $n } prém

## Why not

q-no-have = neked { $n } van
q-no-corn = útra: { $n } kukoricád van
q-no-sold-out = elfogyott
q-no-goods = kevés az áru
q-no-wood = nincs fa
q-no-coins = nincs érme
q-no-buildings = nincs több épület
q-no-majority = sehol nincs többséged
q-no-land = nincs több föld
q-no-clear = nincs mit megtisztítani
q-no-full-card = nincs beépített kártya
q-no-ship =
    { $n ->
        [0] nincs prémed
       *[other] nincs hajó { $n } prémre
    }
q-no-wharf = betelt a rakpart
q-no-space = nincs házhely
q-no-market = { $due } kell: neked { $n } van
q-no-longhouse = feljebb nincs hosszúház
q-no-area = feljebb nincs hely

## Waiting

q-wait-you = Addig nézz szét nyugodtan.
q-wait-for = { $who } jön
q-wait-bot = { $who } gondolkodik …
q-wait-away = { $who } most nincs itt.
q-wait-chance = Húzás …
q-wait-place = üzletet nyit
q-wait-auction = oszlopot választ az aukcióra
q-wait-bid = licitál: { $column }. oszlop
q-wait-5 = városakciók
q-wait-6 = földakciók
q-wait-7 = kereskedésakciók
q-wait-close = bezárandó üzleteket választ
q-wait-next = Utána: { $list }

## The end

q-over-win = { $who } nyert
q-over-tie = Holtversenyben nyertek: { $who }
q-over-you = Te nyertél
q-over-see = Honnan jöttek a pontok
