### What happened, as sentences.

log-round = Round { $round }
log-step =
    { $step ->
        [12] End of the game: final scoring
       *[other] Step { $step }: { $name }
    }
log-note = { $text }
log-new-dealer = From here on, a new seed decides the draws.
# What else the move cost and brought: "+3 coins, −1 wood".
with-changes = { $text }: { $changes }
# Who, and how much: "Blue 3 corn".
share = { $who } { $amount }

## Moves of a seat

log-verb-place = { $who } places a business { $place }
log-verb-auction = { $who } puts column { $column } up for auction
log-verb-bid = { $who } bids { $n }
log-verb-pass = { $who } passes
log-verb-pay = { $who } pays { $paid }
log-verb-take = { $who } takes column { $column } for free
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
log-verb-pass-tile = { $who } passes up a tile
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
log-verb-pass-special = { $who } passes up the special action
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
       *[other] { $who } wins column { $column } for { $bid }, paying { $paid }
    }
log-won-bonus =
    { $bid ->
        [0] { $who } wins column { $column } for nothing and gets { $bonus } from it
       *[other] { $who } wins column { $column } for { $bid }, paying { $paid }, and gets { $bonus } from it
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
log-why-upkeep = Paid for businesses: { $list }
log-why-cargo = Ships bring: { $list }
log-why-income = Districts bring: { $list }
log-why-final-election = Final elections: { $list }
log-why-final-land = Land full of houses but not cleared: { $list }
log-why-final-furs = Furs left: { $list }
log-why-final-rest = Leftovers, 1 point for every 3: { $list }
log-event-lost =
    { $n ->
        [one] { $who } has no dock space for { $amount }: it is lost
       *[other] { $who } has no dock space for { $amount }: they are lost
    }
log-event-longhouse = A longhouse moves from camp { $camp } to camp { $next }
log-event-longhouse-gone = A longhouse in camp { $camp } leaves the board
log-event-marker = { $who } now has order marker { $now } instead of { $was }
log-event-post = { $who }’s trading post moves from area { $area } to area { $next }
log-event-reshuffled =
    { $n ->
        [one] The fur discard pile ({ $n } fur) becomes the new reserve
       *[other] The fur discard pile ({ $n } furs) becomes the new reserve
    }

## What people do besides moving

# "what" is the sentence of the first move taken back, "n" the number of moves.
log-undo =
    { $n ->
        [one] { $who } takes back “{ $what }”
       *[other] { $who } takes back { $n } moves, from “{ $what }” on
    }
log-undo-asked =
    { $n ->
        [one] { $who } asks to take back “{ $what }”
       *[other] { $who } asks to take back { $n } moves, from “{ $what }” on
    }
log-undo-agreed =
    { $n ->
        [one] Everyone agrees, and { $who } takes back “{ $what }”
       *[other] Everyone agrees, and { $who } takes back { $n } moves, from “{ $what }” on
    }
log-undo-yes = { $who } agrees
log-undo-no = { $who } doesn’t agree: nothing is taken back
log-undo-moot = The game has moved on: nothing is taken back
log-seat-bot = A bot ({ $bot }) now plays for { $who }
log-seat-back = { $who } is back in the game
log-seat-relieved = { $who } is away, so a bot ({ $bot }) now plays for them
log-absent-asked = { $who } would like a bot to play for { $whose }, who is away
log-absent-yes = { $who } agrees to let a bot play
log-absent-no = { $who } doesn’t agree: no bot will play
log-absent-back = { $who } is back: no bot is needed
log-abandon-asked = { $who } would like to end the game
log-abandon-yes = { $who } agrees to end the game
log-abandon-no = { $who } doesn’t agree: the game continues
log-abandon-moot = Someone made a move: the game continues
log-ended-resigned = { $who } resigns: the game ends here
log-ended-abandoned = Everyone agreed: the game ends here
log-ended-put-away = The host has closed the table
log-ended-expired = Nobody has played for a long time: the game ends here
