### What happened, as sentences.

log-round = { $round }. forduló
log-step =
    { $step ->
        [12] A játék vége: végső értékelés
       *[other] { $step }. lépés: { $name }
    }
log-note = { $text }
log-new-dealer = Innentől új kezdőérték szerint húzunk.
# What the move cost and brought besides: "+3 érme, −1 fa".
with-changes = { $text }: { $changes }
# Who, and how much: "Kék 3 kukorica".
share = { $who } { $amount }

## Moves of a seat

log-verb-place = { $who } üzletet nyit { $place }
log-verb-auction =
    { $who } aukcióra bocsátja { $column ->
        [1] az
        [5] az
       *[other] a
    } { $column }. oszlopot
log-verb-bid = { $who } licitje: { $n }
log-verb-pass = { $who } passzol
log-verb-pay = { $who } ezt fizeti: { $paid }
log-verb-take =
    { $who } ingyen elveszi { $column ->
        [1] az
        [5] az
       *[other] a
    } { $column }. oszlopot
log-verb-build =
    { $spread ->
        [yes] { $who } { $n } üzletet épít ({ $places })
       *[no] { $who } { $n } üzletet épít { $places }
    }
log-verb-elect = { $who } választásokat tart
log-verb-add = { $who } földet vásárol { $card }
log-verb-clear = { $who } megtisztítja a földjét
log-verb-trade = { $who } prémet vesz ({ $trader }: { $furs })
log-verb-ship = { $who } megrak egy hajót { $card } – { $furs }
log-verb-pass-tile = { $who } elpasszol egy lapkát
log-verb-wood =
    { $deal ->
        [buy] { $who } { $n } fát vesz
       *[sell] { $who } { $n } fát ad el
    }
log-verb-corn =
    { $deal ->
        [buy] { $who } { $n } kukoricát vesz
       *[sell] { $who } { $n } kukoricát ad el
    }
log-verb-warehouse = { $who } raktárat épít
log-verb-houses = { $who } { $n } házat épít
log-verb-market = { $who } { $n } prémet vesz látatlanban a Feketepiacon
log-verb-post = { $who } áthelyezi a kereskedőállomását
log-verb-pass-special = { $who } elpasszolja a különleges akciót
log-verb-close =
    { $spread ->
        [yes] { $who } bezár { $n } üzletet ({ $places })
       *[no] { $who } bezár { $n } üzletet { $places }
    }
log-won =
    { $bid ->
        [0] { $who } ingyen megnyeri { $column ->
            [1] az
            [5] az
           *[other] a
        } { $column }. oszlopot
       *[other] { $who } megnyeri { $column ->
            [1] az
            [5] az
           *[other] a
        } { $column }. oszlopot (licit: { $bid }), és ezt fizeti: { $paid }
    }
log-won-bonus =
    { $bid ->
        [0] { $who } ingyen megnyeri { $column ->
            [1] az
            [5] az
           *[other] a
        } { $column }. oszlopot, és ezt kapja vele: { $bonus }
       *[other] { $who } megnyeri { $column ->
            [1] az
            [5] az
           *[other] a
        } { $column }. oszlopot (licit: { $bid }), ezt fizeti: { $paid }; ezt kapja vele: { $bonus }
    }

## Draws

log-dealt-furs = { $who } ezt húzza: { $furs }
log-dealt-trader = Új prémek ({ $trader }): { $furs }
log-dealt-land = Új földek: { $list }
log-dealt-ships = Új hajók: { $list }
log-dealt-tiles = Pénzdoboz: { $list }
# The tiles of one column: "1. oszlop (2 város, 1 föld)".
column-tiles = { $column }. oszlop ({ $tiles })

## What happens by itself

log-why-harvest = Termés: { $list }
log-why-upkeep = Az üzleteikért fizetnek: { $list }
log-why-cargo = A hajók hoznak: { $list }
log-why-income = A kerületek hoznak: { $list }
log-why-final-election = Utolsó választás: { $list }
log-why-final-land = Beépített, de meg nem tisztított föld: { $list }
log-why-final-furs = Megmaradt prémek: { $list }
log-why-final-rest = Megmaradt erőforrások, minden 3 után 1 pont: { $list }
log-event-lost = { $who }: nincs hely a dokkokon, elvész: { $amount }
log-event-longhouse = Egy hosszúház följebb költözik a folyón: { $camp }. tábor → { $next }. tábor
log-event-longhouse-gone = Egy hosszúház elhagyja a folyót: { $camp }. tábor
log-event-marker = { $who } körsorrend-jelzője mostantól { $now } (eddig { $was })
log-event-post = { $who } kereskedőállomása továbbköltözik: { $area }. zóna → { $next }. zóna
log-event-reshuffled = Az eldobott prémekből ({ $n } prém) új talon lesz

## What people do beside the moves

# "what" is the sentence of the first move that is taken back, "n" how many there are.
log-undo =
    { $n ->
        [1] { $who } visszavonja: „{ $what }”
       *[other] { $who } visszavon { $n } lépést, innen kezdve: „{ $what }”
    }
log-undo-asked =
    { $n ->
        [1] { $who } szeretné visszavonni: „{ $what }”
       *[other] { $who } szeretne visszavonni { $n } lépést, innen kezdve: „{ $what }”
    }
log-undo-agreed =
    { $n ->
        [1] Mindenki beleegyezett, { $who } visszavonja: „{ $what }”
       *[other] Mindenki beleegyezett, { $who } visszavon { $n } lépést, innen kezdve: „{ $what }”
    }
log-undo-yes = { $who } beleegyezik
log-undo-no = { $who } nem egyezik bele: semmit sem vonunk vissza
log-undo-moot = A játék továbbment: semmit sem vonunk vissza
log-seat-bot = { $who } helyett bot játszik ({ $bot })
log-seat-back = { $who } visszatért, és újra maga játszik
