### What happened, as sentences.

log-round = Round { $round }
log-step =
    { $step ->
        [12] End of the game: final scoring
       *[other] Step { $step }: { $name }
    }
log-note = { $text }
log-new-dealer = From here on the draws come from a new seed.
# What the move cost and brought besides: "+3 coins, −1 wood".
with-changes = { $text }: { $changes }
# Who, and how much: "Blue 3 corn".
share = { $who } { $amount }

## Moves of a seat

log-verb-place = { $who } places a business { $place }
log-verb-auction = { $who } puts column { $column } up for auction
log-verb-bid = { $who } bids { $n }
log-verb-pass = { $who } passes
log-verb-pay = { $who } pays { $paid }
log-verb-take = { $who } takes column { $column } free
log-verb-build =
    { $n ->
        [one] { $who } builds { $n } business { $places }
       *[other]
            { $spread ->
                [yes] { $who } builds { $n } businesses, { $places }
               *[no] { $who } builds { $n } businesses { $places }
            }
    }
log-verb-elect = { $who } holds elections
log-verb-add = { $who } adds land { $card }
log-verb-clear = { $who } clears land
log-verb-trade = { $who } buys { $furs } from the { $trader }
log-verb-ship = { $who } loads a ship { $card } with { $furs }
log-verb-pass-tile = { $who } passes a tile
log-verb-wood =
    { $deal ->
        [buy] { $who } buys { $n } wood
       *[sell] { $who } sells { $n } wood
    }
log-verb-corn =
    { $deal ->
        [buy] { $who } buys { $n } corn
       *[sell] { $who } sells { $n } corn
    }
log-verb-warehouse = { $who } builds a warehouse
log-verb-houses =
    { $n ->
        [one] { $who } builds { $n } house
       *[other] { $who } builds { $n } houses
    }
log-verb-market =
    { $n ->
        [one] { $who } buys { $n } fur unseen at the { -market }
       *[other] { $who } buys { $n } furs unseen at the { -market }
    }
log-verb-post = { $who } moves the trading post
log-verb-pass-special = { $who } passes the special action
log-verb-close =
    { $n ->
        [one] { $who } closes { $n } business { $places }
       *[other]
            { $spread ->
                [yes] { $who } closes { $n } businesses, { $places }
               *[no] { $who } closes { $n } businesses { $places }
            }
    }
log-won =
    { $bid ->
        [0] { $who } wins column { $column } for nothing
       *[other] { $who } wins column { $column } for { $bid } and pays { $paid }
    }
log-won-bonus =
    { $bid ->
        [0] { $who } wins column { $column } for nothing and gets { $bonus } from it
       *[other] { $who } wins column { $column } for { $bid }, pays { $paid } and gets { $bonus } from it
    }

## Draws

log-dealt-furs = { $who } draws { $furs }
log-dealt-trader = The { $trader } gets { $furs }
log-dealt-land = New land: { $list }
log-dealt-ships = New ships: { $list }
log-dealt-tiles = Cash box: { $list }
# The tiles of one column: "column 1 (2 city, 1 land)".
column-tiles = column { $column } ({ $tiles })

## What happens by itself

log-why-harvest = Harvest: { $list }
log-why-upkeep = For their businesses pay: { $list }
log-why-cargo = Ships bring: { $list }
log-why-income = Districts bring: { $list }
log-why-final-election = Final elections: { $list }
log-why-final-land = Land full of houses but not cleared: { $list }
log-why-final-furs = Furs left: { $list }
log-why-final-rest = Leftovers, 1 point for every 3: { $list }
log-event-lost =
    { $n ->
        [one] { $amount } of { $who } finds no room on the docks
       *[other] { $amount } of { $who } find no room on the docks
    }
log-event-longhouse = A longhouse moves from camp { $camp } to camp { $next }
log-event-longhouse-gone = A longhouse of camp { $camp } leaves the river
log-event-marker = { $who } now has order marker { $now } instead of { $was }
log-event-post = The trading post of { $who } goes from area { $area } to area { $next }
log-event-reshuffled =
    { $n ->
        [one] The fur discard ({ $n } fur) becomes the new reserve
       *[other] The fur discard ({ $n } furs) becomes the new reserve
    }

## What people do beside the moves

# "what" is the sentence of the first move that is taken back, "n" how many there are.
log-undo =
    { $n ->
        [one] { $who } takes back: “{ $what }”
       *[other] { $who } takes back { $n } moves, from “{ $what }” on
    }
log-undo-asked =
    { $n ->
        [one] { $who } asks to take back: “{ $what }”
       *[other] { $who } asks to take back { $n } moves, from “{ $what }” on
    }
log-undo-agreed =
    { $n ->
        [one] All agree, and { $who } takes back: “{ $what }”
       *[other] All agree, and { $who } takes back { $n } moves, from “{ $what }” on
    }
log-undo-yes = { $who } agrees
log-undo-no = { $who } does not agree: nothing is taken back
log-undo-moot = The game went on: nothing is taken back
log-seat-bot = A bot ({ $bot }) sits in for { $who }
log-seat-back = { $who } is back and plays again
