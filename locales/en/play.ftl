### The text game: the board, the questions, the answers.

## Starting and leaving

play-intro =
    { $usual ->
        [yes]
            { -game }: { $list }. You play Blue.
            For other players: { $command }. Type ? for help, quit to leave.
       *[no]
            { -game }: { $list }.
            Type ? for help, quit to leave.
    }
play-resumed =
    { $over ->
        [yes] { -game }: { $list }, read from { $file }.
       *[no]
            { -game }: { $list }, resumed from { $file }.
            From here on, a new seed decides the draws. Type ? for help, quit to leave.
    }
play-error = { $message } (type ? for help)
why-verb = { $found } isn’t a move. Possible now: { $verbs }.
why-form = { $found } can’t be read. Write it like this: { $example }.
why-due = You have to pay { $due }, but this adds up to { $n }.
why-deal-both = { $found } isn’t possible now. To buy, type { $buy } (up to { $buy_most }); to sell, { $sell } (up to { $sell_most }).
why-deal-buy = { $found } isn’t possible now. To buy, type { $buy } (up to { $buy_most }). You can’t sell now.
why-deal-sell = { $found } isn’t possible now. To sell, type { $sell } (up to { $sell_most }). You can’t buy now.
why-closing =
    { $n ->
        [one] You have to close { $due }, but this is { $n } business. Type a district for each: { $example }.
       *[other] You have to close { $due }, but these are { $n } businesses. Type a district for each: { $example }.
    }
why-closed = { $found } isn’t possible now: { $why }.
why-at-most = { $found } isn’t possible: at most { $most } now.
why-districts = { $found }: districts are numbered 1 to 6.
why-not-now = { $found } isn’t possible now; see the answers above. Moves now start with: { $verbs }.
play-no-answer = There is no answer { $found }; type the label to the left of an answer, or ? for help.
play-bid-range = You can bid from { $least } to { $most }; see the answers above.
play-not-held = You don’t have { $amount }.
play-which = Which of these: { $list }?
play-which-more = Which of these: { $list } ({ $more } more)?
prompt = {"> "}
undo-nothing = You have no decision to take back.
undo-done = Back to your last decision.
undo-new-seed = Back to your last decision. Something has been drawn since then, so from here on a new seed decides the draws.
save-where = Save where? Type save and a file name, such as save game.nar
save-done = Saved as { $file }.
save-new-seed = Saved as { $file }, with the seed of the draws so far; from here on, a new seed decides the draws.
quit-over = Watch it again with: { $command }
quit-saved = The game is saved. Continue with: { $command }
quit-unsaved = This game was not saved: { $reason }
quit-nothing = Nothing has been played, so nothing is saved.
keep-failed = This game can’t be saved as you play it: { $reason }
last-game =
    { $round ->
        [0] Your last game is not over: { $list }, setup, played on { $when }.
       *[other] Your last game is not over: { $list }, round { $round }, played on { $when }.
    }
last-game-continue = continue it
last-game-new = start a new game

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
board-land = Land
board-ships = Ships
board-player = Player
board-points = points
# Points if the game ended now.
board-final = at end
board-coins = coins
board-goods = goods
board-wood = wood
board-corn = corn
board-furs = furs
board-purse = resources
board-tiles = tiles
board-post = post, travel
board-wharf = wharf
board-stock = stock
board-row = land { $land } ships { $ships }
board-legend = c coins, g goods, w wood, n corn, f furs, h houses; B beaver, M mink, O otter, R muskrat, X lynx; tiles C city, L land, T trade; ^ leads, = tied; camps longhouses/spaces, between them the corn on the boats; land houses/spaces, [cleared]; goods/room on the docks
marks = Numbers marked * are reconstructed by us and ~ inferred ({ $tick } reported by a player): they are not read off the printed game. { $command } shows the sources.
card-marked = { $card }{ $mark }

## Questions

ask-place = { $who }, where will you place a business? (free, two each)
ask-auction = { $who }, which column will you auction? You open the bidding.
ask-bid =
    { $own ->
        [yes] { $who }, your opening bid for column { $column } ({ $tiles })? Still to bid: { $rivals }.
       *[no] { $who }, your bid for column { $column } ({ $tiles })? So far: { $bids }. Still to bid: { $rivals }.
    }
ask-pay = { $who }, how will you pay { $n }?
ask-take = { $who }, which column will you take? It’s free.
ask-turn-city =
    { $last ->
        [yes] { $who }, city actions: one thing left to do, then your turn ends.
       *[no]
            { $special ->
                [yes]
                    { $tiles ->
                        [one] { $who }, city actions: { $tiles } city tile and one special action.
                       *[other] { $who }, city actions: { $tiles } city tiles and one special action.
                    }
               *[no]
                    { $tiles ->
                        [one] { $who }, city actions: { $tiles } city tile.
                       *[other] { $who }, city actions: { $tiles } city tiles.
                    }
            }
    }
ask-turn-land-next =
    { $points ->
        [one] { $question } New land becomes card { $place } in your row: { $points } point when cleared.
       *[other] { $question } New land becomes card { $place } in your row: { $points } points when cleared.
    }
ask-turn-land =
    { $last ->
        [yes] { $who }, land actions: one thing left to do, then your turn ends.
       *[no]
            { $special ->
                [yes]
                    { $tiles ->
                        [one] { $who }, land actions: { $tiles } land tile and one special action.
                       *[other] { $who }, land actions: { $tiles } land tiles and one special action.
                    }
               *[no]
                    { $tiles ->
                        [one] { $who }, land actions: { $tiles } land tile.
                       *[other] { $who }, land actions: { $tiles } land tiles.
                    }
            }
    }
ask-turn-trade =
    { $last ->
        [yes] { $who }, trade actions: one thing left to do, then your turn ends.
       *[no]
            { $special ->
                [yes]
                    { $tiles ->
                        [one] { $who }, trade actions: { $tiles } trade tile and one special action.
                       *[other] { $who }, trade actions: { $tiles } trade tiles and one special action.
                    }
               *[no]
                    { $tiles ->
                        [one] { $who }, trade actions: { $tiles } trade tile.
                       *[other] { $who }, trade actions: { $tiles } trade tiles.
                    }
            }
    }
ask-close =
    { $n ->
        [one] { $who }, you have too little corn: which business will you close?
       *[other] { $who }, you have too little corn: which { $n } businesses will you close?
    }
bid-made = { $who } { $n }
bid-passed = { $who } passed
bid-rival = { $who } (up to { $n })
bid-nobody = nobody

## Answers

row = { $what }: { $effects }
row-reveals = { $row } (then a draw)
row-loses = { $row } (loses { $loss })
row-closed = not now ({ $why })
closed-first = { $why }; { $then }
choose-place = { $district } ({ $special })
choose-place-there = { $place }; there now: { $owners }
choose-column = column { $column }: { $tiles }
choose-bid =
    { $swap ->
        [0] bid { $n }: leaves { $left } if you win
       *[other] bid { $n }: leaves { $left } and brings order marker { $swap } if you win
    }
choose-bid-more = any bid up to everything you have
choose-pass = no bid; you can still bid for later columns
choose-pass-last = no bid; as the last player you take one of the columns left, for free
choose-pass-two = no bid; you then take a column with two tiles, for free
choose-pay = pay { $paid }; left: { $left }
choose-pay-more =
    { $market ->
        [yes] like this: coins and goods that add up to { $n }
       *[no] like this: any mix that adds up to { $n }
    }
choose-close =
    { $n ->
        [one] close { $n } business { $places }; elections then score { $points }
       *[other]
            { $spread ->
                [yes] close { $n } businesses, { $places }; elections then score { $points }
               *[no] close { $n } businesses { $places }; elections then score { $points }
            }
    }
choose-close-more =
    { $n ->
        [one] like this: another business, by its district ({ $districts })
       *[other] like this: any { $n }, by their districts ({ $districts })
    }
choose-build =
    { $most ->
        [one] Build a business for 1 wood:
       *[other] Build a business for 1 wood, or up to { $most } at once (like this: build 2 6 6):
    }
choose-build-in =
    { $lead ->
        [sole] { $district } (leading with { $n })
        [tied] { $district } (tied with { $n })
       *[no] { $district } (behind with { $n })
    }
choose-elect = hold elections
choose-pass-tile = pass up a tile
choose-pass-special = pass up the special action
choose-add = add L{ $n } { $card }
choose-clear = clear land
choose-trade = buy { $furs } from the { $trader }
choose-trade-more = like this: other furs from the top trader
choose-ship = ship { $furs } on S{ $card } (+{ $goods }g{ $mark } per round)
choose-ship-more = like this: other furs
choose-wood =
    { $deal ->
        [buy] buy wood, 1 coin each{ $fee ->
            [0] {""}
            [one] , fee { $fee } coin
           *[other] , fee { $fee } coins
        }
        [sell] sell wood, 1 coin each{ $fee ->
            [0] {""}
            [one] , fee { $fee } coin
           *[other] , fee { $fee } coins
        }
       *[both] buy or sell wood, 1 coin each{ $fee ->
            [0] {""}
            [one] , fee { $fee } coin
           *[other] , fee { $fee } coins
        }
    }
choose-corn =
    { $deal ->
        [buy] buy corn, 1 coin each{ $fee ->
            [0] {""}
            [one] , fee { $fee } coin
           *[other] , fee { $fee } coins
        }
        [sell] sell corn, 1 coin each{ $fee ->
            [0] {""}
            [one] , fee { $fee } coin
           *[other] , fee { $fee } coins
        }
       *[both] buy or sell corn, 1 coin each{ $fee ->
            [0] {""}
            [one] , fee { $fee } coin
           *[other] , fee { $fee } coins
        }
    }
choose-warehouse = build a warehouse (room for { $room } more)
choose-houses =
    { $n ->
        [one] build { $n } house
       *[other] build { $n } houses
    }
choose-houses-each = build houses, 1 wood each{ $fee ->
        [0] {""}
        [one] , fee { $fee } coin
       *[other] , fee { $fee } coins
    }
choose-market =
    { $n ->
        [one] buy { $n } fur unseen
       *[other] buy { $n } furs unseen
    }
choose-market-each = buy furs unseen, 3 coins or goods each{ $fee ->
        [0] {""}
        [one] , fee { $fee } coin
       *[other] , fee { $fee } coins
    }
choose-post = move your post to area { $area } (travel { $travel }n)
label-up-to = ..{ $n }
label-close = 4 4

## Before answering

preview = Effect of { $text }: { $effects }
forecast =
    Forecast for { $who }: corn { $corn } + { $harvest } harvest − { $upkeep } due = { $corn_left }{ $closing ->
        [0] {""}
        [one] , { $closing } business closes
       *[other] , { $closing } businesses close
    }{ $points_lost ->
        [0] {""}
        [one] {" "}(−{ $points_lost } point)
       *[other] {" "}(−{ $points_lost } points)
    }; goods +{ $goods }{ $goods_lost ->
        [0] {""}
       *[other] {" "}({ $goods_lost } lost)
    }; coins +{ $coins }; if ended now: +{ $final_total ->
        [one] { $final_total } point
       *[other] { $final_total } points
    }
how-board = On the board, “{ board-final }” is the points if the game ended now; goods: goods/room on the docks; post: its area, and the corn a journey to the Lenape costs; wharf: warehouses out of 4; stock: buildings left. legend explains letters and marks.
how-commands = Type ? and an answer to see what it would do, or just press Enter to see the question again. Other commands: board, legend, forecast (for everyone), rules, log, undo, save FILE, quit. You can also type any answer the way it is written in records.
how-place = Type the number of a district: 1 to 6.
how-auction =
    { $pair ->
        [yes] Type the number of a column. With two players it must be a three-tile column.
       *[no] Type the number of a column.
    }
how-bid =
    { $passes ->
        [yes] Type the number you bid: every coin, good, wood, corn and fur you have counts as 1. You choose what to pay with only if you win. If you win a column someone else chose, you swap order markers with them. Or type pass.
       *[no] Type the number you bid: every coin, good, wood, corn and fur you have counts as 1. You choose what to pay with only if you win. If you win a column someone else chose, you swap order markers with them.
    }
how-pay =
    Type the number of a suggestion, or amounts: 3c 1w 2n 1B
    (c coins, g goods, w wood, n corn, B beaver, M mink, O otter, R muskrat, X lynx).
how-take = Type the number of a column.
how-turn = Type the number of an answer, or the answer itself. Possible now: { $list }.
how-special = A special action costs 1 coin unless you lead its district or tie for the lead. Each tile or special action you pass up brings 1 coin.
how-close = Type the districts of the businesses to close, such as 4, or 4 4 for two in district 4. Each costs you 2 points, but you never drop below 0.

## The end

end-source = Points from
end-start = before this record
end-total = total
end-winner =
    { $n ->
        [one]
            { $points ->
                [one] { $who } wins with { $points } point.
               *[other] { $who } wins with { $points } points.
            }
       *[other]
            { $points ->
                [one] { $who } share the win with { $points } point.
               *[other] { $who } share the win with { $points } points.
            }
    }
end-what-now = The game is over. Type save FILE to keep a copy, or log, board, undo or quit.
