### The picture of the table: river, city, traders, land, ships, cash box, and what the players own.
### Much of it stands on small signs; short words are best. The words of the game are in terms.ftl.

zone-board = A tábla
zone-players = A játékosok

## River

zone-river = A Hudson
zone-hudson = Hudson
zone-upstream = a folyón felfelé
zone-camp = { $n }. tábor
# Read out after the name of a camp.
zone-camp-holds =
    { $n ->
        [0] nincs hosszúház, { $spaces } szabad hely
       *[other] { $n } hosszúház, összesen { $spaces } hely
    }
# Read out after the number on a boat.
zone-boat =
    kukorica a hajóút { $from ->
        [1] az
        [5] az
       *[other] a
    } { $from }. táborból { $to ->
        [1] az
        [5] az
       *[other] a
    } { $to }. táborba
zone-posts = Állomá{"\u00AD"}sok
# Read out before the names of the players whose posts stand there.
zone-area =
    { $n ->
        [0] { $area }. zóna: nincs kereskedőállomás, { $spaces } hely
       *[other] { $area }. zóna: { $n } kereskedőállomás, összesen { $spaces } hely
    }
# The way from your trading post to the nearest longhouse.
zone-travel =
    { $n ->
        [0] az állomásod { $camp ->
            [1] az
            [5] az
           *[other] a
        } { $camp }. tábornál áll: nincs utazási díj
       *[other] út { $camp ->
            [1] az
            [5] az
           *[other] a
        } { $camp }. táborig: { $n } kukorica
    }

## City

zone-city = Város
# Signs under the names of the districts: one short line each, at most two of 15 letters.
zone-special-lumberyard = Fa adásvétele
zone-special-granary = Kukorica adásvétele
zone-special-docks = Egy raktár
zone-special-guild = 1–3 ház
zone-special-market = Prém látatlanban
zone-special-company = Állomás feljebb
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
zone-price-each = / prém
zone-price-all =
    { $n ->
        [0] elfogyott
        [1] ezért az egyért
        [5] mind az 5-ért
       *[other] mind a { $n }-ért
    }
zone-land = Új földek
zone-ships = Hajók
# Cards still face down in the deck.
zone-deck =
    { $n ->
        [0] nem jön több
       *[other] még { $n } jön
    }
zone-land-card = Föld { $houses } háznak: megtisztításkor { $wood } fa, utána fordulónként { $corn } kukorica
zone-ship-card = Hajó { $furs } prémnek: azonnal { $coins } érme, fordulónként { $goods } áru
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
zone-column-of = { $who } vitte el;
zone-bids =
    { $column ->
        [1] Licitek az 1. oszlopra
        [5] Licitek az 5. oszlopra
       *[other] Licitek a { $column }. oszlopra
    }
zone-bid-leads = { $who } licitje: { $n }, ez a legmagasabb
zone-bid-outbid = { $who } licitje: { $n }, de túllicitálták
zone-bid-pass = { $who } passzolt
zone-bid-now = most { $who } licitál
zone-bid-later = { $who } később licitálhat
# The gavel falls.
zone-gavel = Elkelt!
zone-sold =
    { $bid ->
        [0] { $who } ingyen viszi { $column ->
            [1] az
            [5] az
           *[other] a
        } { $column }. oszlopot
       *[other] { $who } { $bid }-ért viszi { $column ->
            [1] az
            [5] az
           *[other] a
        } { $column }. oszlopot
    }

## Players

zone-marker = Körsorrend-jelző: { $n }
zone-you = te
zone-away = nincs itt
zone-sits-in = helyette: { $bot }
# After the number of points.
zone-points = pont
zone-projection =
    { $lead ->
        [sole] Ha most véget érne a játék: összesen { $total } (választás +{ $election }, föld +{ $land }, prémek +{ $furs }, maradék +{ $rest }). Ez győzelmet jelentene.
        [tied] Ha most véget érne a játék: összesen { $total } (választás +{ $election }, föld +{ $land }, prémek +{ $furs }, maradék +{ $rest }). Ez közös győzelmet jelentene.
       *[no] Ha most véget érne a játék: összesen { $total } (választás +{ $election }, föld +{ $land }, prémek +{ $furs }, maradék +{ $rest }).
    }
zone-state-to-act = soron van
zone-state-to-bid = licitál
zone-state-bid = licit: { $n }
zone-state-passed = passzolt
zone-businesses =
    { $closing ->
        [0] { $n } üzlet a városban: { $n } kukorica kell
       *[other]
            { $n ->
                [1] { $n } üzlet a városban, és nem jut neki kukorica
               *[other] { $n } üzlet a városban, ebből { $closing } üzletnek nem jut kukorica
            }
    }
zone-businesses-alone = { $n } üzlet a városban
zone-no-furs = nincs prém
zone-wharf = Rakpart
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
zone-land-wild = { $n }. kártya, még nincs megtisztítva: { $places } házból { $houses } áll, megtisztításkor { $wood } fa, utána fordulónként { $corn } kukorica
zone-stock = { $n } épület maradt
# After the number of buildings in stock; two short lines.
zone-stock-left = épület maradt

## The end of the round, as things stand

zone-end = { $round }. forduló vége
zone-end-corn = { $corn } + { $harvest } − { $due } az üzletekért
zone-end-fed = minden üzletnek jut
zone-end-closing =
    { $n } üzletnek nem jut{ $points ->
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

zone-key = { $zone }: mit jelentenek a jelek?
zone-key-reconstructed = Rekonstruált értékek: a számok egy részét mi választottuk, azok nem a nyomtatott játékból valók.
zone-key-numbers = Melyek ezek, és miért?
zone-key-longhouse = Delavár hosszúház: ez a tábor lakott. Valahányszor valaki földet vásárol, egy hosszúház feljebb költözik a folyón, vagy lekerül a tábláról.
zone-key-space = Szabad hely egy hosszúháznak.
zone-key-boat = Ennyi kukoricába kerül az út a két tábor között.
zone-key-post = Kereskedőállomás. A gazdája innen utazik kereskedni a legközelebbi lakott táborba.
zone-key-business = Üzlet: megépíteni 1 fa, fenntartani minden forduló végén 1 kukorica.
zone-key-shield = Akié a többség a kerületben; több címerpajzs holtversenyt jelent. A többségért a választásokon pont jár.
zone-key-fee = A különleges akció díja. Nem fizeted, ha tiéd a többség, akár holtversenyben.
zone-key-fur = Prémek: az alakjuk és a mintájuk különbözteti meg őket.
zone-key-price = Az ár áruban: a felső kereskedőnél prémenként, a többinél az összes prémért együtt.
zone-key-gap = Elkelt; a következő fordulóban jön új prém.
zone-key-places = Házhelyek. Ha mind beépült, a kártya megtisztítható.
zone-key-wood = Ennyi fát kapsz, amikor megtisztítod.
zone-key-corn = Megtisztítva ennyi kukoricát hoz minden fordulóban.
zone-key-load = Pontosan ennyi prémet szállít.
zone-key-coins = Ennyi érmét kapsz, egyszer, amikor elhajózik.
zone-key-goods = Ennyi árut hoz neked minden fordulóban.
zone-key-city = Városlapka: legfeljebb három üzlet építése vagy választások tartása.
zone-key-land = Földlapka: földvásárlás vagy föld megtisztítása.
zone-key-trade = Kereskedéslapka: kereskedés a delavárokkal vagy prémszállítás.
zone-key-bonus = Ennyi érme jár az oszloppal.
zone-key-used = Felhasznált lapka.
zone-key-owner = Aki elvitte az oszlopot.
zone-key-marker = Körsorrend-jelző: a legkisebb szám gazdája kezd.
zone-key-due = Üzletek a városban; mindegyikhez 1 kukorica kell a forduló végén.
zone-key-docks = Dokkok, amelyeket a raktárak nyitnak meg: itt fér el az áru. Ami nem fér el, elvész.
zone-key-wild = Még meg nem tisztított föld, és a fa, amelyet a megtisztításért ad.
zone-key-cleared = Megtisztított föld, és a kukorica, amelyet minden fordulóban ad.
zone-key-stock = Még fel nem használt épületek.

## Said of a symbol on pointing at it, where its meaning above is not enough

# After the keys ↑ ↓.
zone-tip-keys = egyik jel a másik után
zone-tip-end = Mit hoz és mibe kerül a forduló vége, ha minden így marad.
zone-tip-coin = Érmével fizeted a díjakat, és veszel fát, kukoricát vagy prémet a városban.
zone-tip-goods = Áruért prémet veszel. Annyit tarthatsz meg, amennyi elfér a dokkokon.
zone-tip-wood = Fából üzleteket, házakat és raktárakat építesz.
zone-tip-corn = Kukoricából tartod fenn az üzleteket és fizeted az utazást.
zone-tip-fur = A prém hajóra való: minél több az azonos típusú, annál több a pont.
