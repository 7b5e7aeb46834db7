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
q-pass-what = Passz: { $what }
q-pass-tile = A lapka elpasszolása: { $result }
q-pass-special = A különleges akció elpasszolása: { $result }
q-key-enter = Enter
q-ends-turn = véget ér a köröd
q-reveals = húzással jár, végleges
# On the button that does it: what is lost for good.
q-loses = elvész: { $what }
q-sure = Ezzel véget ér a köröd. Mehet?
q-sure-draw = Utána húzás jön. Mehet?
q-sure-bid = Ezt talán már nem vonhatod vissza. Mehet?
q-sure-no = Még nem
q-quick = Gyakori mennyiségek
q-choose = Kiválasztom
q-chosen = Kiválasztva
q-up-to = legfeljebb { $n }
q-of = / { $n }

## What is asked

q-place = Hol nyitsz üzletet?
q-place-lead =
    { $n ->
        [1] Az első a kettőből: bármelyik kerületbe kerülhet, és nem kell hozzá fa. Ha ott még senki másnak nincs üzlete, tiéd a többség.
       *[other] A második a kettőből: bármelyik kerületbe kerülhet, és nem kell hozzá fa.
    }
q-auction = Melyik oszlop kerül aukcióra?
q-auction-lead =
    { $seats ->
        [2] Egy háromlapkás oszlopot választasz, és te licitálsz először.
       *[other] Te választod az oszlopot, és te licitálsz először. Utánad mindenki, akinek még nincs oszlopa, egyszer licitál vagy passzol.
    }
q-take = Melyik oszlopot veszed el?
q-take-lead = Már csak neked nincs oszlopod: ingyen kapsz egyet, és megtartod a körsorrend-jelződet.
q-open =
    { $column ->
        [1] Mennyit adsz az 1. oszlopért?
        [5] Mennyit adsz az 5. oszlopért?
       *[other] Mennyit adsz a { $column }. oszlopért?
    }
q-open-lead = Te választottad, így te kezdesz: *0 vagy több*. A többiek egyszer-egyszer túllicitálnak vagy passzolnak.
q-bid =
    { $column ->
        [1] Licitálsz az 1. oszlopra?
        [5] Licitálsz az 5. oszlopra?
       *[other] Licitálsz a { $column }. oszlopra?
    }
q-bid-lead = Az oszlopot { $who } választotta; a legmagasabb licit *{ $high }*. Egyszer licitálhatsz (*{ $least } vagy több*), vagy passzolsz.
q-pay = { $n } erőforrás: mivel fizetsz?
q-pay-lead = Bármivel fizethetsz, mindegyik 1-et ér. Ez csak javaslat; módosítsd kedved szerint.
q-pay-lead-market = { $n } prém látatlanban: érmével, áruval vagy vegyesen fizethetsz.
q-close =
    { $n ->
        [1] Melyik üzletedet zárod be?
       *[other] Melyik { $n } üzletedet zárod be?
    }
q-close-lead = { $n } üzletednek nem jut kukorica: ennyit be kell zárnod.
q-close-cost =
    { $points ->
        [0] Pontot nem veszítesz, mert nincs is.
       *[other] Ez *{ $points } pontodba* kerül.
    }
q-turn-special = Melyik különleges akció?
q-turn-nothing = Elpasszolod a lapkát?
q-verb-build = Hol építesz?
q-verb-elect = Tartasz választásokat?
q-verb-add = Melyik földet vásárolod meg?
q-verb-clear = Megtisztítod a földed?
q-verb-trade = Melyik prémeket veszed meg?
q-verb-ship = Elszállítasz { $n } prémet?
q-verb-wood = Fát veszel vagy adsz el?
q-verb-corn = Kukoricát veszel vagy adsz el?
q-verb-warehouse = Építesz raktárat?
q-verb-houses = Hány házat építesz?
q-verb-market = Hány prémet veszel látatlanban?
q-verb-post = Áthelyezed a kereskedőállomásod?

## What the main button does

q-do-place = Üzletnyitás { $place }
q-do-auction =
    { $column ->
        [1] Aukció az 1. oszlopra
        [5] Aukció az 5. oszlopra
       *[other] Aukció a { $column }. oszlopra
    }
q-do-take =
    { $column ->
        [1] Az 1. oszlop elvétele
        [5] Az 5. oszlop elvétele
       *[other] A { $column }. oszlop elvétele
    }
q-do-bid = Licit: { $n }
q-do-pay = Fizetés: { $n }
q-do-close = { $n } üzlet bezárása
q-do-build = { $n } üzlet építése
q-do-elect = Választások tartása
q-do-add = Föld megvásárlása
q-do-clear = Föld megtisztítása
q-do-trade = { $n } prém vétele
q-do-ship = Hajó indítása
q-do-buy-wood = { $n } fa vétele
q-do-sell-wood = { $n } fa eladása
q-do-buy-corn = { $n } kukorica vétele
q-do-sell-corn = { $n } kukorica eladása
q-do-warehouse = Raktár építése
q-do-houses = { $n } ház építése
q-do-market = { $n } prém látatlanban
q-do-post = Állomás áthelyezése
# While something is missing.
q-need-district = Válassz kerületet
q-need-column = Válassz oszlopot
q-need-pay = Még { $n } hiányzik
q-need-close = Válassz még { $n } üzletet
q-need-build = Válassz kerületet
q-need-land = Válassz kártyát
q-need-trade = Válassz prémeket
q-need-ship = Rakj rá még { $n } prémet
q-need-houses = Válaszd ki, hányat
q-need-market = Válaszd ki, hányat
q-need-special = Válassz akciót

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
q-press-column =
    { $word ->
        [1] Az 1. oszlopot választom
        [5] Az 5. oszlopot választom
       *[other] A { $word }. oszlopot választom
    }
q-press-land = Ezt a földet választom
q-press-ship = Rakodás erre a hajóra
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
q-elect-lead = pont összesen azokért a kerületekért, ahol többséged van, vagy holtversenyben állsz az élen
q-close-in = Bezárás: { $district }

## The end of the round

q-out-elections = Választások most
q-out-corn = Marad kukorica
q-out-goods = A hajók hoznak
q-out-coins = Bevétel
q-out-fed =
    { $upkeep ->
        [0] (üzletekért 0)
       *[other] (üzletekért −{ $upkeep })
    }
# Businesses that will close.
q-out-closing = { $n } veszélyben
q-out-lost = { $n } elvész
q-risk-corn = { $n } üzletnek nem jut kukorica
q-risk-goods = { $n } árunak nem jut hely

## Bidding

q-your-bid = A licited
q-quick-bids = Választható licitek
q-bid-least = legkisebb
q-bid-sure = biztosan nyer
q-bid-all = mindened
q-left =
    { $coins ->
        [0] marad, ha nyersz (most { $held })
       *[other] marad, ha nyersz (most { $held }), plusz { $coins } érme
    }
q-nobody-tops = Ezt már senki sem licitálhatja túl.
q-one-tops = { $who } még túllicitálhat (legfeljebb { $limit }).
q-some-top = { $n } játékos még túllicitálhat (legfeljebb { $limit }).
q-rival-later = még licitálhat
q-rival-limit = legfeljebb { $n }
q-rival-bid = már licitált, nem emelhet
q-rival-passed = { $who } passzolt
q-rival-outbid = { $who } licitje: { $n }
q-win-marker =
    Ha nyersz, tiéd lesz { $first ->
        [1] az 1-es
        [2] a 2-es
        [3] a 3-as
        [4] a 4-es
        [5] az 5-ös
       *[other] a { $first }. számú
    } körsorrend-jelző, a te { $mine ->
        [1] 1-es
        [2] 2-es
        [3] 3-as
        [4] 4-es
        [5] 5-ös
       *[other] { $mine }. számú
    } jelződet pedig { $who } kapja.
q-outbid-marker =
    Ha valaki túllicitál, övé lesz a te { $mine ->
        [1] 1-es
        [2] 2-es
        [3] 3-as
        [4] 4-es
        [5] 5-ös
       *[other] { $mine }. számú
    } körsorrend-jelződ, te pedig az övét kapod.
q-pass-means = Ha passzolsz, a többi oszlopra még licitálhatsz.
q-pass-two = Ha passzolsz, ingyen elveszel egy kétlapkás oszlopot.
q-pass-last = Ha passzolsz, ingyen elveszel egyet a megmaradt oszlopok közül.
q-keep-corn = Tarts meg { $corn } kukoricát: az üzleteidnek { $upkeep } kell, a termés { $harvest } lesz.
q-lack-corn = { $corn } kukorica kellene, de csak { $have } van: az üzleteidnek { $upkeep } kell, a termés { $harvest } lesz.
q-column = { $column }. oszlop: { $what }
q-column-taken = { $who }
q-column-tiles = { $n } lapka
q-lets =
    { $column ->
        [1] Mire jó az 1. oszlop?
        [5] Mire jó az 5. oszlop?
       *[other] Mire jó a { $column }. oszlop?
    }
q-lets-tile =
    { $n ->
        [1] { $tile }:
       *[other] { $n } × { $tile }:
    }
q-lets-build =
    { $wood ->
        [0] nincs fád az építéshez;
       *[other] építhetsz, { $wood } fád van;
    }
q-lets-elect =
    { $points ->
        [0] a választások most semmit sem hoznak.
       *[other] a választások most { $points } pontot hoznak.
    }
q-lets-add =
    földet vehetsz, ez lesz { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. kártyád, megtisztítva { $points } pont;
# $gain is what clearing brings: "+3 pont, +4 fa, fordulónként 6 kukorica".
q-lets-clear = megtisztíthatsz { $n } kártyát: { $gain }.
q-lets-clear-none = még nincs mit megtisztítani.
q-lets-trade =
    { $goods ->
        [0] nincs árud a kereskedéshez, az utazási díj { $travel } kukorica;
       *[other] kereskedhetsz { $goods } áruval, az utazási díj { $travel } kukorica;
    }
q-lets-ship =
    { $furs ->
        [1] elszállíthatsz { $furs } prémet.
       *[other] { $furs } prémed van, ebből legfeljebb { $most } szállítható el.
    }
q-lets-ship-later =
    { $furs ->
        [0] még nincs prémed: ha előbb veszel, legfeljebb { $most } szállítható el.
       *[other] { $furs } prémed van: ha előbb veszel hozzá, legfeljebb { $most } szállítható el.
    }
q-lets-ship-none =
    { $furs ->
        [0] még nincs mit elszállítani.
       *[other] { $furs } prém egyelőre egyik hajóhoz sem elég.
    }

## Paying

q-keep = marad { $n }
q-keep-coins = marad { $n }, +{ $coins } az oszlopból
q-pay-corn = (az üzleteknek maradjon { $n })
q-propose = Javaslat
q-clear-mix = Nullázás

## Land

q-add-lead =
    Ez lesz a sorodban { $place ->
        [1] az *1. kártya*
        [5] az *5. kártya*
       *[other] a *{ $place }. kártya*
    }: megtisztítva *{ $points } pontot* ér.
q-add-moves = Egy delavár hosszúház feljebb költözik a folyón: { $camp }. tábor.
q-add-leaves = Egy delavár hosszúház lekerül a tábláról.
q-add-stays = Az utolsó delavár hosszúház a helyén marad.
q-land = { $houses } ház, { $wood } fa, { $corn } kukorica
q-corn-every-round = fordulónként { $n } kukorica
q-corn-last-round = ebben a fordulóban { $n } kukorica
q-clear-lead =
    { $n ->
        [1] pont: { $n } kártya, { $place ->
            [1] az
            [5] az
           *[other] a
        } { $place }. a sorodban
       *[other] pont: { $n } kártya, a jobb szélső { $place ->
            [1] az
            [5] az
           *[other] a
        } { $place }. a sorodban
    }
q-row = A földjeid
q-row-card =
    { $points ->
        [0] { $place }. kártya: { $houses } házból { $n } áll
       *[other] { $place }. kártya: { $houses } házból { $n } áll; megtisztítva { $points } pont
    }

## Furs

q-for-each = / prém
q-for-all =
    { $n ->
        [1] ezért az egyért
        [5] mind az 5-ért
       *[other] mind a { $n }-ért
    }
q-trade-top =
    { $most ->
        [1] Válassz { $most } prémet 1 áruért; { $goods } árud van
       *[other] Válassz legfeljebb { $most } prémet, darabját 1 áruért; { $goods } árud van
    }
q-as-many = { $n } kiválasztása
q-ships = Hajók
q-furs = { $n } prém
q-best = max. { $n } pont
q-points = pont
q-score-to = összesen { $was } → { $now }
q-loaded = { $n } / { $of }
q-aboard = A fedélzeten: { $n } / { $of }
q-ashore = A parton
q-load = Berakodás: { $what }
q-load-for = Berakodás: { $what }, { $points } pont
q-ship-score = Prémenként a leggyakoribb típus 3, a második 2, a többi 1 pontot ér.
q-unload = Kirakodás: { $what }
q-unload-all = Kirakodás
q-more-furs = még { $n }
q-ship-gives = azonnal { $coins } érme, fordulónként { $goods } áru

## The ways to use a tile

q-ways = Mire használhatod a lapkát?
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
q-row-trade =
    { $n ->
        [0] nincs utazási díj
       *[other] utazási díj: { $n } kukorica
    }
q-row-ship = { $n } hajót tudsz megtölteni

## Special actions

q-special = Különleges akció
q-special-one = körönként egy
q-free = ingyen
q-fee = díj { $n }
q-fee-why = A díj { $n } érme: nincs többséged { $place }.
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
q-sp-6 = 1 fa: feljebb a folyón
q-deal = Vétel vagy eladás
q-buy = Vétel
q-sell = Eladás
q-then-you-have = Utána lesz
q-warehouse-lead = áru fér majd el { $room } helyett. Most { $goods } árud van.
q-post-lead =
    kukorica az utazási díj, ha az állomás { $area ->
        [1] az
        [5] az
       *[other] a
    } { $area }. zónából { $next ->
        [1] az
        [5] az
       *[other] a
    } { $next }. zónába kerül.
q-how-many-houses = Hány ház?
q-houses-full =
    Ezzel betelik { $place ->
        [1] az
        [5] az
       *[other] a
    } { $place }. kártya: megtisztítva vagy a játék végén { $points } pontot ér.
q-houses-part = Ezzel még nem telik be újabb kártya.
q-how-many-furs = Hány prém?
q-market-price = ára { $n }
q-market-lead = Érmével, áruval vagy vegyesen fizethetsz: összesen { $held } van nálad.
q-reserve = Lefordítva a talonban: { $n } prém

## Why not

q-no-have = neked { $n } van
q-no-after-fee = a díj után { $n } marad
q-no-corn = az út { $due } kukorica, neked { $n } van
q-no-sold-out = elfogyott
q-no-goods = kevés az árud
q-no-wood = nincs fád
q-no-coins = nincs érméd
q-no-buildings = nincs több épületed
q-no-majority = sehol nincs többséged
q-no-land = nincs több föld
q-no-full-card = nincs beépített kártya
q-first-build = előbb építs üzletet
q-first-add = előbb vegyél földet
q-first-clear = előbb tisztíts meg földet
q-first-trade = előbb vegyél prémet
q-first-ship = előbb szállíts prémet
q-first-pass = előbb passzolj el egy lapkát
q-first-wood = előbb vegyél fát
q-first-corn = előbb vegyél kukoricát
q-first-houses = előbb építs házat
q-first-market = előbb vegyél prémet
q-first-post = előbb helyezd át az állomást
q-no-ship =
    { $n ->
        [0] nincs prémed
       *[other] { $n } prémhez nincs hajó
    }
q-no-wharf = betelt a rakpart
q-no-space = nincs házhely
q-no-market = { $due } kell, neked { $n } van
q-no-longhouse = feljebb nincs hosszúház
q-no-area = feljebb nincs hely

## Waiting

q-wait-you = Addig nézz szét nyugodtan.
q-wait-for = { $who } jön
q-wait-bot = { $who } gondolkodik…
q-wait-away = { $who } most nincs itt.
q-wait-chance = Húzás…
q-wait-place = üzletet nyit
q-wait-auction = oszlopot választ az aukcióra
q-wait-bid =
    { $column ->
        [1] az 1. oszlopra licitál
        [5] az 5. oszlopra licitál
       *[other] a { $column }. oszlopra licitál
    }
q-wait-5 = városakciókat hajt végre
q-wait-6 = földakciókat hajt végre
q-wait-7 = kereskedésakciókat hajt végre
q-wait-close = eldönti, melyik üzletét zárja be
q-wait-next = Utána: { $list }

## The end

q-over-win = { $who } nyert
q-over-tie = { $who } közösen nyert
q-over-you = Te nyertél
q-over-see = Honnan jöttek a pontok?
