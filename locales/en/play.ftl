### The text game: the board, the questions, the answers.

## Beginning and leaving

play-intro =
    { $usual ->
        [yes]
            { -game }: { $list }. You play Blue.
            Other players: nieuw play --players "Anna,Bo,bot:{ $bot }". Type ? for help, quit to leave.
       *[no]
            { -game }: { $list }.
            Type ? for help, quit to leave.
    }
play-resumed =
    { $over ->
        [yes] { -game }: { $list }, read from { $file }.
       *[no]
            { -game }: { $list }, resumed from { $file }.
            A new seed deals from here on. Type ? for help, quit to leave.
    }
play-empty = Type what stands at the left of an answer, or ? for help.
play-error = { $message } (type ? for help)
why-verb = { $found } is not a move. Asked for now: { $verbs }.
why-form = { $found } can't be read. It is written like this: { $example }.
why-due = { $due } to be paid, { $n } offered.
why-not-now = { $found } is not possible now. Asked for now: { $verbs }.
play-no-answer = There is no answer { $found }; type what stands at the left of one, or ? for help.
play-bid-range = You may bid from { $least } to { $most }; see the answers above.
play-not-held = You don't have { $amount }.
play-which = Which one: { $list }?
play-which-more = Which one: { $list } or { $more } others?
prompt = {"> "}
undo-nothing = There is no decision of yours to take back.
undo-done = Back to the last decision.
undo-new-seed = Back to the last decision. Cards, tiles or furs were drawn since, so a new seed deals from here on.
save-where = Save where? Type save and a file name, such as save game.nar
save-done = Saved as { $file }.
save-new-seed = Saved as { $file }, with the seed of the draws so far; a new seed deals from here on.
quit-over = See it again with: nieuw replay { $file }
quit-saved = Go on with: nieuw play { $file }
quit-changed = What happened since the last save is not kept. Go on from there with: nieuw play { $file }
quit-unsaved = This game was not saved.

## The board

board-head = Round { $round } of { $rounds }, step { $step }: { $name }. Order: { $order }
board-head-outside = { $name }. Order: { $order }
board-city = City
board-district = { $n } { $name }
board-river = Camps
board-posts-label = Posts
board-posts = { $area } { $list }
board-trader-top = Top
board-trader-mid = Middle
board-trader-low = Bottom
board-trader = { $furs } ({ $price })
board-price-each =
    { $n ->
        [one] { $n } good each
       *[other] { $n } goods each
    }
board-price-all =
    { $n ->
        [one] { $n } good for all
       *[other] { $n } goods for all
    }
board-cash-box = Cash box
board-column =
    { $coins ->
        [0] { $column } { $tiles }
       *[other] { $column } { $tiles } +{ $coins }c
    }
board-column-taken = { $column } { $tiles } ({ $who })
board-land = Land
board-ships = Ships
board-land-card = L{ $card } { $houses }h { $wood }w { $corn }n
board-ship-card = S{ $card } { $furs }f { $coins }c { $goods }g
board-player = Player
board-points = points
board-coins = coins
board-goods = goods
board-wood = wood
board-corn = corn
board-furs = furs
board-tiles = tiles
board-post = post, travel
board-wharf = wharf
board-stock = stock
board-post-travel = { $area }, { $corn }n
board-row = land { $land } ships { $ships }
board-row-cleared = [L{ $card }]
board-row-card = L{ $card } { $houses }/{ $of }
board-row-ship = S{ $card } +{ $goods }g
board-legend =
    c coins, g goods, w wood, n corn, f furs, h houses; B beaver, M mink, O otter, R muskrat, X lynx;
    tiles C city, L land, T trade; * leads, = tied; camps longhouses/spaces; land houses/spaces [clear]

## Questions

ask-place = { $who }, where do you place a business? (free, twice each)
ask-auction = { $who }, which column do you put up for auction? You open the bidding.
ask-bid =
    { $own ->
        [yes] { $who }, your opening bid for column { $column } ({ $tiles })? After you may bid: { $rivals }.
       *[no] { $who }, your bid for column { $column } ({ $tiles })? So far: { $bids }. After you may bid: { $rivals }.
    }
ask-pay = { $who }, how do you pay { $n }?
ask-take = { $who }, which column do you take? It is free.
ask-turn-city =
    { $last ->
        [yes] { $who }, city actions: one thing left, then your turn ends.
       *[no]
            { $special ->
                [yes] { $who }, city actions: city tiles { $tiles }, and one special action.
               *[no] { $who }, city actions: city tiles { $tiles }.
            }
    }
ask-turn-land-next =
    { $points ->
        [one] { $question } New land: card { $place } of your row, { $points } point when cleared.
       *[other] { $question } New land: card { $place } of your row, { $points } points when cleared.
    }
ask-turn-land =
    { $last ->
        [yes] { $who }, land actions: one thing left, then your turn ends.
       *[no]
            { $special ->
                [yes] { $who }, land actions: land tiles { $tiles }, and one special action.
               *[no] { $who }, land actions: land tiles { $tiles }.
            }
    }
ask-turn-trade =
    { $last ->
        [yes] { $who }, trade actions: one thing left, then your turn ends.
       *[no]
            { $special ->
                [yes] { $who }, trade actions: trade tiles { $tiles }, and one special action.
               *[no] { $who }, trade actions: trade tiles { $tiles }.
            }
    }
ask-close =
    { $n ->
        [one] { $who }, too little corn: which business do you close?
       *[other] { $who }, too little corn: which { $n } businesses do you close?
    }
bid-made = { $who } { $n }
bid-passed = { $who } passed
bid-rival = { $who } (up to { $n })
bid-nobody = nobody

## Answers

row = { $what }: { $effects }
row-reveals = { $row } (then draws)
choose-place = { $district } ({ $special })
choose-place-there = { $place }, there: { $owners }
choose-column = column { $column }: { $tiles }
choose-bid =
    { $swap ->
        [no] bid { $n }: leaves { $left }
       *[other] bid { $n }: leaves { $left }, and order marker { $swap } if you win
    }
choose-bid-more = any bid up to all you have
choose-pass = no bid; you may still bid for later columns
choose-pass-last = no bid; as the last you take one of the columns left, free
choose-pay = pay { $paid }; left: { $left }
choose-pay-more = like this: any mix of { $n } in all
choose-close =
    { $n ->
        [one] close { $n } business { $places }; elections then worth { $points }
       *[other]
            { $spread ->
                [yes] close { $n } businesses, { $places }; elections then worth { $points }
               *[no] close { $n } businesses { $places }; elections then worth { $points }
            }
    }
choose-close-more =
    { $n ->
        [one] like this: another one, by its district ({ $districts })
       *[other] like this: any { $n }, by their districts ({ $districts })
    }
choose-build =
    { $lead ->
        [sole] build { $district } (leading, { $n })
        [tied] build { $district } (tied, { $n })
       *[no] build { $district } (then { $n })
    }
choose-build-more = like this: up to { $most } at once
choose-elect = hold elections
choose-pass-tile = pass a tile
choose-pass-special = pass the special action
choose-add = add L{ $n } { $card }
choose-clear = clear land
choose-trade = buy { $furs } from the { $trader }
choose-trade-more = like this: other furs from the top
choose-ship = ship { $furs } on S{ $card } (+{ $goods }g a round)
choose-ship-more = like this: other furs
choose-wood =
    { $deal ->
        [buy] buy wood, 1 coin each{ $fee ->
            [0] {""}
           *[other] , fee { $fee } coin
        }
       *[sell] sell wood, 1 coin each{ $fee ->
            [0] {""}
           *[other] , fee { $fee } coin
        }
    }
choose-corn =
    { $deal ->
        [buy] buy corn, 1 coin each{ $fee ->
            [0] {""}
           *[other] , fee { $fee } coin
        }
       *[sell] sell corn, 1 coin each{ $fee ->
            [0] {""}
           *[other] , fee { $fee } coin
        }
    }
choose-warehouse = warehouse (+{ $room } room)
choose-houses =
    { $n ->
        [one] build { $n } house
       *[other] build { $n } houses
    }
choose-market =
    { $n ->
        [one] { $n } fur unseen, { $price } coins/goods
       *[other] { $n } furs unseen, { $price } coins/goods
    }
choose-post = post to area { $area } (travel { $travel }n)
label-up-to = ..{ $n }
label-pay = 3c 1w
label-close = 4 4
label-build = build 2 6 6
label-ship = ship S1 2B 1O
label-trade = trade top 2B

## Before one answers

preview = { $text } would bring: { $effects }
forecast =
    Forecast { $who }: corn { $corn } + { $harvest } harvest - { $upkeep } businesses = { $left }{ $closing ->
        [0] {""}
        [one] , { $closing } closes (-{ $points_lost } VP)
       *[other] , { $closing } close (-{ $points_lost } VP)
    }; goods +{ $goods }{ $goods_lost ->
        [0] {""}
       *[other] {" "}({ $goods_lost } lost)
    }; coins +{ $coins }; end now +{ $final_total } VP
how-board =
    On the board: goods/room on the docks; post: its area, and the corn a journey to the Lenape costs;
    wharf: warehouses of 4; stock: buildings left; Camps: with the corn of the boats between them.
how-commands =
    Also: ? and an answer shows what it would do; board, forecast (everybody's), log, undo,
    save FILE, quit. Every answer may also be typed as it stands in records.
how-place = Type the number of a district: 1 to 6.
how-auction = Type the number of a column. With two players it must be one of three tiles.
how-bid =
    Type the number you bid: every coin, good, wood, corn and fur you have counts 1. You choose what
    to pay with only if you win. Or type pass. The winner takes the order marker of who chose the column.
how-pay =
    Type the number of a proposal, or amounts: 3c 1w 2n 1B
    (c coins, g goods, w wood, n corn, B beaver, M mink, O otter, R muskrat, X lynx).
how-take = Type the number of a column.
how-turn =
    Type the number of an answer, or the answer itself:
    build 2 6 6 (districts), elect, add L7, clear, trade top 2B 1M, trade mid, trade low,
    ship S5 2B 1O, pass tile; special actions: wood +3, wood -2, corn +3, corn -2, warehouse,
    houses 2, market 2, post, pass special. A special costs 1 coin unless you lead its district
    or tie for the lead. Whatever you pass brings 1 coin.
how-close = Type the districts of the businesses you close: 4 or 4 4. Each costs 2 points.

## The end

end-source = Points from
end-start = the position before
end-total = total
end-winner =
    { $n ->
        [one] { $who } wins with { $points } points.
       *[other] { $who } share the win with { $points } points.
    }
end-what-now = The game is over. Type save FILE to keep it, log, board, undo, or quit.
