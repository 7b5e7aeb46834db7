### What happened, as sentences.

log-round = { $round }. forduló
log-step =
    { $step ->
        [12] A játék vége: végső értékelés
       *[other] { $step }. lépés: { $name }
    }
log-note = { $text }
log-new-dealer = Innentől új kezdőérték adja a húzásokat.
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
log-verb-clear = { $who } földet tisztít meg
log-verb-trade = { $who } prémet vesz ({ $trader }: { $furs })
log-verb-ship = { $who } megrak egy hajót { $card }, rakománya { $furs }
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
       *[other] { $who } { $bid }-ért megnyeri { $column ->
            [1] az
            [5] az
           *[other] a
        } { $column }. oszlopot, és ezt fizeti: { $paid }
    }
log-won-bonus =
    { $bid ->
        [0] { $who } ingyen megnyeri { $column ->
            [1] az
            [5] az
           *[other] a
        } { $column }. oszlopot, és ezt kapja vele: { $bonus }
       *[other] { $who } { $bid }-ért megnyeri { $column ->
            [1] az
            [5] az
           *[other] a
        } { $column }. oszlopot; ezt fizeti: { $paid }; ezt kapja vele: { $bonus }
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
log-why-upkeep = Kukorica az üzletekért: { $list }
log-why-cargo = Áru a hajókról: { $list }
log-why-income = Érmék a kerületekből: { $list }
log-why-final-election = Utolsó választás: { $list }
log-why-final-land = Beépített, de meg nem tisztított föld: { $list }
log-why-final-furs = Megmaradt prémek: { $list }
log-why-final-rest = Megmaradt erőforrások, hármanként 1 pont: { $list }
log-event-lost = { $who } dokkjain nem fér el { $amount }, ezért elvész
log-event-longhouse =
    Egy hosszúház { $camp ->
        [1] az
        [5] az
       *[other] a
    } { $camp }. táborból feljebb költözik { $next ->
        [1] az
        [5] az
       *[other] a
    } { $next }. táborba
log-event-longhouse-gone =
    { $camp ->
        [1] Az 1. tábor egyik hosszúháza lekerül a tábláról
        [5] Az 5. tábor egyik hosszúháza lekerül a tábláról
       *[other] A { $camp }. tábor egyik hosszúháza lekerül a tábláról
    }
log-event-marker =
    { $who } körsorrend-jelzője mostantól { $now ->
        [1] 1-es
        [2] 2-es
        [3] 3-as
        [4] 4-es
        [5] 5-ös
       *[other] { $now }. számú
    } (eddig { $was ->
        [1] 1-es
        [2] 2-es
        [3] 3-as
        [4] 4-es
        [5] 5-ös
       *[other] { $was }. számú
    })
log-event-post =
    { $who } kereskedőállomása { $area ->
        [1] az
        [5] az
       *[other] a
    } { $area }. zónából { $next ->
        [1] az
        [5] az
       *[other] a
    } { $next }. zónába kerül
log-event-reshuffled = Az eldobott prémekből ({ $n } prém) új talon lesz

## What people do beside the moves

# "what" is the sentence of the first move that is taken back, "n" how many there are.
log-undo =
    { $n ->
        [1] { $who } visszavonja: „{ $what }”
       *[other] { $who } visszavon { $n } lépést, ettől kezdve: „{ $what }”
    }
log-undo-asked =
    { $n ->
        [1] { $who } szeretné visszavonni: „{ $what }”
       *[other] { $who } szeretne visszavonni { $n } lépést, ettől kezdve: „{ $what }”
    }
log-undo-agreed =
    { $n ->
        [1] Mindenki beleegyezett, { $who } visszavonja: „{ $what }”
       *[other] Mindenki beleegyezett, { $who } visszavon { $n } lépést, ettől kezdve: „{ $what }”
    }
log-undo-yes = { $who } beleegyezik
log-undo-no = { $who } nem egyezik bele: semmit sem vonunk vissza
log-undo-moot = A játék továbbment: semmit sem vonunk vissza
log-seat-bot = { $who } helyett mostantól bot játszik ({ $bot })
log-seat-back = { $who } visszatért, és újra ő játszik
log-seat-relieved = { $who } nincs itt: mostantól bot játszik helyette ({ $bot })
log-absent-asked = { $who } botot ültetne { $whose } helyére, aki nincs itt
log-absent-yes = { $who } beleegyezik, hogy bot játsszon
log-absent-no = { $who } nem egyezik bele: nem ül be bot
log-absent-back = { $who } visszatért: nem kell bot
log-abandon-asked = { $who } szeretné befejezni a játékot
log-abandon-yes = { $who } beleegyezik a játék befejezésébe
log-abandon-no = { $who } nem egyezik bele: a játék folytatódik
log-abandon-moot = Valaki lépett: a játék folytatódik
log-ended-resigned = { $who } feladja: a játék itt véget ér
log-ended-abandoned = Mindenki beleegyezett: a játék itt véget ér
log-ended-put-away = A házigazda bezárta az asztalt
log-ended-expired = Sokáig senki sem játszott: a játék itt véget ér
