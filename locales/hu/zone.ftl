### The picture of the table: river, city, traders, land, ships, cash box, and what the players own.
### Much of it stands on small signs; short words are best. The words of the game are in terms.ftl.

zone-board = A tábla
zone-players = A játékosok

## River

zone-river = A Hudson
zone-hudson = Hudson
zone-upstream = folyón felfelé
zone-camp = { $n }. tábor
# Read out after the name of a camp.
zone-camp-holds =
    { $n ->
        [0] nincs hosszúház, { $spaces } szabad hely
       *[other] { $n } hosszúház, összesen { $spaces } hely
    }
# Read out after the number on a boat.
zone-boat = kukorica a hajóút: { $from }. tábor → { $to }. tábor
zone-posts = Állomá{"\u00AD"}sok
# Read out before the names of the players whose posts stand there.
zone-area =
    { $n ->
        [0] { $area }. zóna: nincs kereskedőállomás, { $spaces } hely
       *[other] { $area }. zóna: { $n } kereskedőállomás, { $spaces } hely
    }
# The way from your trading post to the nearest longhouse.
zone-travel =
    { $n ->
        [0] állomásod itt áll: { $camp }. tábor, nincs utazási díj
       *[other] utad ide: { $camp }. tábor, { $n } kukorica
    }

## City

zone-city = Város
# Signs under the names of the districts: one short line each, at most two of 15 letters.
zone-special-lumberyard = Fa adásvétele
zone-special-granary = Kukorica adásvétele
zone-special-docks = Egy raktár
zone-special-guild = 1–3 ház
zone-special-market = Prém látatlanban
zone-special-company = Állomás tovább
# Read out: whose businesses, how many, and whether they lead.
zone-owner =
    { $lead ->
        [sole] { $who } { $n }, többség;
        [tied] { $who } { $n }, holtverseny az élen;
       *[no] { $who } { $n };
    }
zone-no-business = még senki
zone-free = neked ingyen
# Before the coin of the fee: "díj 1".
zone-fee = díj { $n }
# Before the badges of those who pay no fee.
zone-free-for = ingyen:

## Traders, land, ships

zone-traders = Delavár kereskedők
zone-reserve = { $n } a talonban
# Read out: a trader and the furs.
zone-trader-has = { $trader }: { $furs };
zone-sold-out = elfogyott
# Read out after the number of goods a trader asks.
zone-price-goods = áru
# After the price in goods: for each single fur, or for all of them together.
zone-price-each = darabja
zone-price-all =
    { $n ->
        [0] elfogyott
        [1] ezért az egyért
       *[other] mind a { $n }
    }
zone-land = Új földek
zone-ships = Hajók
# Cards still face down in the deck.
zone-deck =
    { $n ->
        [0] nem jön több
       *[other] még { $n } jön
    }
zone-land-card = Föld, { $houses } ház: megtisztítva { $wood } fa, utána fordulónként { $corn } kukorica
zone-ship-card = Hajó, { $furs } prém: azonnal { $coins } érme, fordulónként { $goods } áru
# The place of a card that somebody took.
zone-taken = elvitték
zone-sailed = elhajózott
# Under a ship that takes more furs than you have.
zone-ship-short = { $held } prémed van

## Cash box

zone-cashbox = Pénzdoboz
zone-tile-city = Város
zone-tile-land = Föld
zone-tile-trade = Keres{"\u00AD"}kedés
zone-tile-used = felhasználva
zone-column =
    { $coins ->
        [0] { $n }. oszlop, érme nélkül:
       *[other] { $n }. oszlop, { $coins } érme:
    }
# Read out: whose column it is.
zone-column-of = elvette: { $who };
zone-bids = Licitek: { $column }. oszlop
zone-bid = { $who } licitje: { $n }
zone-bid-pass = { $who } passzolt
zone-bid-now = { $who } licitál
zone-bid-later = { $who } később licitál

## Players

zone-marker = Körsorrend-jelző: { $n }
zone-you = te
zone-away = nincs itt
zone-sits-in = beült: { $bot }
# After the number of points.
zone-points = pont
zone-state-to-act = soron van
zone-state-to-bid = licitál
zone-state-bid = licit: { $n }
zone-state-passed = passzolt
zone-businesses =
    { $closing ->
        [0] { $n } üzlet a városban: { $n } kukorica kell
       *[other] { $n } üzlet a városban, ebből { $closing } kukorica nélkül
    }
zone-no-furs = nincs prém
zone-wharf = Dokk
zone-docks = { $open } nyitott dokk, { $n } áru, összesen { $room } hely
zone-no-ship = nincs hajó
zone-fleet =
    { $ships ->
        [0] még nincs hajó
       *[other] { $ships } hajó, fordulónként { $n } áru{ $lost ->
            [0] {""}
           *[other] ; ebből { $lost } nem fér el
        }
    }
zone-row = Föld
zone-no-land = még nincs föld
zone-land-cleared = { $n }. kártya, megtisztítva: fordulónként { $corn } kukorica
zone-land-wild = { $n }. kártya, nincs megtisztítva: házak { $houses }/{ $places }, megtisztítva { $wood } fa, utána fordulónként { $corn } kukorica
zone-stock = { $n } épület maradt
# After the number of buildings in stock; two short lines.
zone-stock-left = épület maradt

## The end of the round, as things stand

zone-end = { $round }. forduló vége
zone-end-corn = { $corn } + { $harvest } − { $due } az üzletekért
zone-end-fed = minden üzlet marad
zone-end-closing =
    { $n } üzlet kukorica nélkül{ $points ->
        [0] { "" }
       *[other] , −{ $points } pont
    }
zone-end-goods = { $goods } + { $coming }, hely: { $room }
zone-end-lost = { $n } elvész
zone-end-coins = { $coins } + { $income }

## Signs, with the places where they may be broken

zone-sign-lumberyard = { district-lumberyard }
zone-sign-granary = { district-granary }
zone-sign-docks = { district-docks }
zone-sign-guild = { district-guild }
zone-sign-market = Fekete{"\u00AD"}piac
zone-sign-company = Keres{"\u00AD"}kedelmi vállalat

## What the signs mean

zone-key = { $zone }: mit jelentenek a jelek
zone-key-reconstructed = Rekonstruált értékek: e számok egy részét mi választottuk, nem a nyomtatott számok.
zone-key-numbers = Melyek és miért
zone-key-longhouse = A delavárok hosszúháza: a tábora lakott. Egy följebb költözik a folyón, valahányszor valaki földet vásárol.
zone-key-space = Szabad hely egy hosszúháznak.
zone-key-boat = Ennyi kukoricába kerül az út két tábor között.
zone-key-post = Kereskedőállomás. Aki kereskedik, innen utazik a legközelebbi lakott táborba.
zone-key-business = Üzlet: építése 1 fa, és minden forduló végén 1 kukorica.
zone-key-shield = Ki vezet a negyedben; több címerpajzs holtverseny. A választások itt hoznak pontot.
zone-key-fee = A különleges akció díja. Aki egyedül vagy holtversenyben vezet, nem fizeti.
zone-key-fur = Prémek: az alakjuk és a mintájuk különbözteti meg őket.
zone-key-price = Az ár áruban: felül minden választott prémért, lejjebb az összesért együtt.
zone-key-gap = Elkelt; a következő fordulóban jön új prém.
zone-key-places = Házhelyek. Ha mind beépült, a kártya megtisztítható.
zone-key-wood = Ennyi fát kapsz, amikor megtisztítod.
zone-key-corn = Onnantól ennyi kukoricát ad minden fordulóban.
zone-key-load = Pontosan ennyi prémet visz.
zone-key-coins = Érmék, egyszer, amikor elhajózik.
zone-key-goods = Ennyi árut hoz neked minden fordulóban.
zone-key-city = Városlapka: legfeljebb három üzlet építése vagy választások tartása.
zone-key-land = Földlapka: földvásárlás vagy föld megtisztítása.
zone-key-trade = Kereskedéslapka: kereskedés a delavárokkal vagy prémszállítás.
zone-key-bonus = Érmék, amelyek az oszloppal járnak.
zone-key-used = Felhasznált lapka.
zone-key-owner = Kié az oszlop.
zone-key-marker = Körsorrend-jelző: ki cselekszik előbb.
zone-key-due = Üzletek a városban; mindegyikhez 1 kukorica kell a forduló végén.
zone-key-docks = Dokkok, a raktárak nyitják meg őket: hely az áruknak. Ami nem fér el, elvész.
zone-key-wild = Még nem megtisztított föld, és a fa, amelyet adni fog.
zone-key-cleared = Megtisztított föld, és a kukorica, amelyet minden fordulóban ad.
zone-key-stock = Még meg nem épített épületek.
