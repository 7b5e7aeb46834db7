### The current question, and what each answer costs and brings.
###
### Questions end in a question mark and fit on one line. Buttons start with a verb; the result follows
### as amounts from terms.ftl. Reasons why something can't be done are numbers ("you have 3").

## Around the question

q-your-turn = Your turn
q-step = Step { $step }: { $name }
q-setup = Setup
q-rules = Rules
q-holdings = What you have
q-undo = Undo
q-todo = Left to do this turn
q-todo-done = done:
q-todo-special = Special
q-tile-city = City
q-tile-land = Land
q-tile-trade = Trade
q-less = Less: { $what }
q-more = More: { $what }
# Before the amounts a button gives and takes.
q-with-result = { $what }:
q-pass = Pass
q-pass-what = Pass: { $what }
q-pass-tile = Pass up the tile: { $result }
q-pass-special = Pass up the special action: { $result }
q-key-enter = Enter
q-ends-turn = ends your turn
q-reveals = then a draw, no undo
# On the button that does it: what is lost for good.
q-loses = loses { $what }
q-sure = This ends your turn. Sure?
q-sure-draw = Then something is drawn. Sure?
q-sure-bid = You may not be able to undo this. Sure?
q-sure-no = Not yet
q-quick = Often chosen
q-choose = Choose
q-chosen = Chosen
q-up-to = up to { $n }
q-of = of { $n }

## The question itself

q-place = Where will you place a business?
q-place-lead =
    { $n ->
        [1] The first of two: any district, no wood to pay. You lead there if nobody else has as many.
       *[other] The second of two: any district, no wood to pay.
    }
q-auction = Which column will you auction?
q-auction-lead =
    { $seats ->
        [2] Choose a column with three tiles, then open the bidding.
       *[other] Choose a column, then open the bidding. Everyone else without a column bids or passes once.
    }
q-take = Which column will you take?
q-take-lead = You are the last without a column: it costs nothing, and you keep your order marker.
q-open = Your bid for column { $column }?
q-open-lead = You chose it, so you open with *0 or more*. The others then bid higher or pass, once each.
q-bid = Your bid for column { $column }?
q-bid-lead = { $who } chose it; the highest bid is *{ $high }*. You bid once: *{ $least } or more*, or pass.
q-pay = How will you pay { $n }?
q-pay-lead = Each item you have counts as 1. This is only a suggestion; change it as you like.
q-pay-lead-market =
    { $n ->
        [one] For { $n } fur unseen, in coins and goods.
       *[other] For { $n } furs unseen, in coins and goods.
    }
q-close =
    { $n ->
        [one] Which business will you close?
       *[other] Which { $n } businesses will you close?
    }
q-close-lead =
    { $n ->
        [one] You have no corn for { $n } of your businesses: it closes.
       *[other] You have no corn for { $n } of your businesses: they close.
    }
q-close-cost =
    { $points ->
        [0] You have no points to lose.
        [one] That costs *{ $points } point*.
       *[other] That costs *{ $points } points*.
    }
q-turn-special = Which special action?
q-turn-nothing = Pass up the tile?
q-verb-build = Where will you build?
q-verb-elect = Hold elections?
q-verb-add = Which land will you add?
q-verb-clear = Clear your land?
q-verb-trade = Which furs will you buy?
q-verb-ship =
    { $n ->
        [one] Ship { $n } fur?
       *[other] Ship { $n } furs?
    }
q-verb-wood = How much wood?
q-verb-corn = How much corn?
q-verb-warehouse = Build a warehouse?
q-verb-houses = How many houses?
q-verb-market = How many furs unseen?
q-verb-post = Move your trading post?

## What the main button does

q-do-place = Place a business { $place }
q-do-auction = Auction column { $column }
q-do-take = Take column { $column }
q-do-bid = Bid { $n }
q-do-pay = Pay { $n }
q-do-close =
    { $n ->
        [one] Close { $n } business
       *[other] Close { $n } businesses
    }
q-do-build =
    { $n ->
        [one] Build { $n } business
       *[other] Build { $n } businesses
    }
q-do-elect = Hold elections
q-do-add = Add this land
q-do-clear = Clear land
q-do-trade =
    { $n ->
        [one] Buy { $n } fur
       *[other] Buy { $n } furs
    }
q-do-ship = Send ship
q-do-buy-wood = Buy { $n } wood
q-do-sell-wood = Sell { $n } wood
q-do-buy-corn = Buy { $n } corn
q-do-sell-corn = Sell { $n } corn
q-do-warehouse = Build it
q-do-houses =
    { $n ->
        [one] Build { $n } house
       *[other] Build { $n } houses
    }
q-do-market =
    { $n ->
        [one] Buy { $n } fur unseen
       *[other] Buy { $n } furs unseen
    }
q-do-post = Move the post
# While something is missing.
q-need-district = Choose a district
q-need-column = Choose a column
q-need-pay = Pay { $n } more
q-need-close =
    { $n ->
        [one] Choose { $n } more business
       *[other] Choose { $n } more businesses
    }
q-need-build = Choose a district
q-need-land = Choose a card
q-need-trade = Choose furs
q-need-ship =
    { $n ->
        [one] Load { $n } more fur
       *[other] Load { $n } more furs
    }
q-need-houses = Choose how many
q-need-market = Choose how many
q-need-special = Choose an action

## On the board

q-press-district =
    { $word ->
        [1] { district-lumberyard }: a business here
        [2] { district-granary }: a business here
        [3] { district-docks }: a business here
        [4] { district-guild }: a business here
        [5] { district-market }: a business here
       *[6] { district-company }: a business here
    }
q-press-close =
    { $word ->
        [1] { district-lumberyard }: close a business here
        [2] { district-granary }: close a business here
        [3] { district-docks }: close a business here
        [4] { district-guild }: close a business here
        [5] { district-market }: close a business here
       *[6] { district-company }: close a business here
    }
q-press-column = Choose column { $word }
q-press-land = Choose this land
q-press-ship = Load this ship
q-press-trader =
    { $word ->
        [top] Buy from the { trader-top }
        [mid] Buy from the { trader-mid }
       *[low] Buy from the { trader-low }
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

q-place-1 = special: { special-lumberyard }
q-place-2 = special: { special-granary }
q-place-3 = special: { special-docks }
q-place-4 = special: { special-guild }
q-place-5 = special: { special-market }
q-place-6 = special: { special-company }
q-stand-none = you don’t lead
q-stand-tied = you tie for the lead
q-stand-sole = you lead
# Businesses make the difference: from now on.
q-stand-change = → { $now }
q-leads =
    { $lead ->
        [tied] { $who } is tied for the lead
       *[sole] { $who } leads
    }
q-elect-lead =
    { $n ->
        [one] point in total, from the districts you lead or tie for
       *[other] points in total, from the districts you lead or tie for
    }
q-close-in = Close in: { $district }

## The end of the round

q-out-elections = Elections now
q-out-corn = Corn left
q-out-goods = Ships bring
q-out-coins = Income
q-out-fed = after { $upkeep } for businesses
# Businesses that will close.
q-out-closing = { $n } at risk
q-out-lost = { $n } lost

# What an answer puts at risk.
q-risk-corn =
    { $n ->
        [one] no corn for { $n } business
       *[other] no corn for { $n } businesses
    }
q-risk-goods =
    { $n ->
        [one] no room for { $n } good
       *[other] no room for { $n } goods
    }

## Bidding

q-your-bid = Your bid
q-quick-bids = Bids to choose from
q-bid-least = lowest
q-bid-sure = sure to win
q-bid-all = all you have
q-left =
    { $coins ->
        [0] left of your { $held } if you win
        [one] left of your { $held } if you win, +{ $coins } coin
       *[other] left of your { $held } if you win, +{ $coins } coins
    }
q-nobody-tops = Nobody can top { $n }.
q-one-tops = { $who } can still top this, up to { $limit }.
q-some-top =
    { $n ->
        [one] { $n } player can still top this, up to { $limit }.
       *[other] { $n } players can still top this, up to { $limit }.
    }
q-rival-later = still to bid
q-rival-limit = up to { $n }
q-rival-bid = has bid, can’t raise
q-rival-passed = { $who } passed
q-rival-outbid = { $who } bid { $n }
q-win-marker = If you win, you take order marker { $first } and { $who } gets your { $mine }.
q-outbid-marker = If someone outbids you, they take your order marker { $mine } and you get theirs.
q-pass-means = If you pass, you can still bid for the other columns.
q-pass-two = If you pass, you take a column with two tiles for free.
q-pass-last = If you pass, you take any column left for free.
q-keep-corn = Keep { $corn } corn: businesses need { $upkeep }, the harvest brings { $harvest }.
q-lack-corn = You have { $have } of the { $corn } corn you need: businesses need { $upkeep }, the harvest brings { $harvest }.
q-column = Column { $column }: { $what }
q-column-taken = { $who }
q-column-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
q-lets = What column { $column } lets you do
q-lets-tile =
    { $n ->
        [one] { $tile }:
       *[other] { $n } × { $tile }:
    }
q-lets-build =
    { $wood ->
        [0] no wood to build with;
       *[other] build, with { $wood } wood;
    }
q-lets-elect =
    { $points ->
        [0] elections score nothing now.
        [one] elections now score { $points } point.
       *[other] elections now score { $points } points.
    }
q-lets-add =
    { $points ->
        [one] add card { $place } in your row, { $points } point when cleared;
       *[other] add card { $place } in your row, { $points } points when cleared;
    }
# $gain is what clearing brings: "+3 points, +4 wood, 6 corn every round".
q-lets-clear =
    { $n ->
        [one] clear { $n } card: { $gain }.
       *[other] clear { $n } cards: { $gain }.
    }
q-lets-clear-none = nothing to clear yet.
q-lets-trade =
    { $goods ->
        [0] no goods to trade with, travel { $travel } corn;
        [one] trade with { $goods } good, travel { $travel } corn;
       *[other] trade with { $goods } goods, travel { $travel } corn;
    }
q-lets-ship =
    { $furs ->
        [one] ship { $furs } fur.
       *[other] ship up to { $most } of your { $furs } furs.
    }
q-lets-ship-later =
    { $furs ->
        [0] no furs yet: buy some first, then ship up to { $most }.
        [one] { $furs } fur: buy more first, then ship up to { $most }.
       *[other] { $furs } furs: buy more first, then ship up to { $most }.
    }
q-lets-ship-none =
    { $furs ->
        [0] no furs to ship yet.
        [one] { $furs } fur isn’t enough for a ship yet.
       *[other] { $furs } furs aren’t enough for a ship yet.
    }

## Paying

q-keep = { $n } left
q-keep-coins = { $n } left, +{ $coins } from the column
q-pay-corn = (keep { $n } for businesses)
q-propose = Suggest
q-clear-mix = Clear

## Land

q-add-lead =
    { $points ->
        [one] It becomes *card { $place }* in your row: clearing it scores *{ $points } point*.
       *[other] It becomes *card { $place }* in your row: clearing it scores *{ $points } points*.
    }
q-add-moves = A Lenape longhouse moves upstream to camp { $camp }.
q-add-leaves = A Lenape longhouse leaves the board.
q-add-stays = The last Lenape longhouse stays.
q-land =
    { $houses ->
        [one] { $houses } house, { $wood } wood, { $corn } corn
       *[other] { $houses } houses, { $wood } wood, { $corn } corn
    }
q-corn-every-round = { $n } corn every round
q-corn-last-round = { $n } corn this round
q-clear-lead =
    { $points ->
        [one] point: { $n ->
            [one] { $n } card, number { $place } in your row
           *[other] { $n } cards, up to number { $place } in your row
        }
       *[other] points: { $n ->
            [one] { $n } card, number { $place } in your row
           *[other] { $n } cards, up to number { $place } in your row
        }
    }
q-row = Your land
q-row-card =
    { $points ->
        [0] Card { $place }: houses { $n } of { $houses }
        [one] Card { $place }: houses { $n } of { $houses }; { $points } point when cleared
       *[other] Card { $place }: houses { $n } of { $houses }; { $points } points when cleared
    }

## Furs

q-for-each = each
q-for-all = for all { $n }
q-trade-top =
    { $most ->
        [one] Choose { $most }: 1 good each, you have { $goods }
       *[other] Choose up to { $most }: 1 good each, you have { $goods }
    }
q-as-many = Take { $n }
q-ships = Ships
q-furs =
    { $n ->
        [one] { $n } fur
       *[other] { $n } furs
    }
q-best = best { $n }
q-points =
    { $n ->
        [one] point
       *[other] points
    }
q-score-to = total { $was } → { $now }
q-loaded = { $n } of { $of }
q-aboard = Aboard: { $n } of { $of }
q-ashore = Ashore
q-load = Load { $what }
q-load-for =
    { $points ->
        [one] Load { $what }: { $points } point
       *[other] Load { $what }: { $points } points
    }
q-ship-score = Your most common kind scores 3 per fur, the second 2, the others 1.
q-unload = Unload { $what }
q-unload-all = Unload all
q-more-furs = { $n } more
q-ship-gives =
    brings { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } now, then { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } every round

## The ways to use a tile

q-ways = What the tile can do
q-way-build = Build businesses
q-way-elect = Hold elections
q-way-add = Add land
q-way-clear = Clear land
q-way-ship = Ship furs
q-way-trade = Trade with the Lenape
q-row-build =
    { $n ->
        [one] { $n } business, 1 wood
       *[other] up to { $n }, 1 wood each
    }
q-row-add =
    { $points ->
        [one] card { $place }: worth { $points } point
       *[other] card { $place }: worth { $points } points
    }
q-row-trade = travel: { $n } corn
q-row-ship =
    { $n ->
        [one] { $n } ship you can fill
       *[other] { $n } ships you can fill
    }

## Special actions

q-special = Special
q-special-one = one per turn
q-free = free
q-fee = fee { $n }
q-fee-why =
    { $n ->
        [one] Fee { $n } coin: you don’t lead { $place }.
       *[other] Fee { $n } coins: you don’t lead { $place }.
    }
q-free-sole = No fee: you lead { $place }.
q-free-tied = No fee: you tie for the lead { $place }.
q-sp-1 = wood at 1 coin
q-sp-2 = corn at 1 coin
q-sp-3 = 1 wood: room for { $room }
q-sp-4 =
    { $n ->
        [one] { $n } house, 1 wood
       *[other] up to { $n } houses
    }
q-sp-5 =
    { $n ->
        [one] { $n } fur, unseen
       *[other] up to { $n } unseen
    }
q-sp-6 = 1 wood: upstream
q-deal = Buy or sell
q-buy = Buy
q-sell = Sell
q-then-you-have = Then you have
q-warehouse-lead =
    { $then ->
        [one] good will fit, up from { $room }. You have { $goods }.
       *[other] goods will fit, up from { $room }. You have { $goods }.
    }
q-post-lead = corn to travel: the post moves from area { $area } to area { $next }.
q-how-many-houses = How many houses
q-houses-full =
    { $points ->
        [one] Card { $place } will be full: { $points } point when you clear it or the game ends.
       *[other] Card { $place } will be full: { $points } points when you clear it or the game ends.
    }
q-houses-part = This won’t fill a card yet.
q-how-many-furs = How many furs
q-market-price = pay { $n }
q-market-lead = Pay in any mix of coins and goods: you have { $held }.
q-reserve =
    { $n ->
        [one] Face down in the reserve: { $n } fur
       *[other] Face down in the reserve: { $n } furs
    }

## Why not

q-no-have = you have { $n }
q-no-after-fee = { $n } after the fee
q-no-corn = travel: { $due } corn, you have { $n }
q-no-sold-out = sold out
q-no-goods = too few goods
q-no-wood = no wood
q-no-coins = no coins
q-no-buildings = no buildings left
q-no-majority = you lead no district
q-no-land = no land on offer
q-no-full-card = no card full of houses
q-first-build = build first
q-first-add = add land first
q-first-clear = clear land first
q-first-trade = buy furs first
q-first-ship = ship furs first
q-first-pass = pass up a tile first
q-first-wood = buy wood first
q-first-corn = buy corn first
q-first-houses = build houses first
q-first-market = buy furs first
q-first-post = move your post first
q-no-ship =
    { $n ->
        [0] you have no furs
        [one] no ship for { $n } fur
       *[other] no ship for { $n } furs
    }
q-no-wharf = wharf full
q-no-space = no house space
q-no-market = needs { $due }: you have { $n }
q-no-longhouse = no longhouse upstream
q-no-area = upstream is full

## Waiting

q-wait-you = You can look around in the meantime.
q-wait-for = { $who }’s turn
q-wait-bot = { $who } is thinking…
q-wait-away = { $who } isn’t here right now.
q-wait-chance = Drawing…
q-wait-place = placing a business
q-wait-auction = choosing a column
q-wait-bid = bidding for column { $column }
q-wait-5 = taking city actions
q-wait-6 = taking land actions
q-wait-7 = taking trade actions
q-wait-close = choosing businesses to close
q-wait-next = Next: { $list }

## The end

q-over-win = { $who } wins
q-over-tie = { $who } share the win
q-over-you = You win
q-over-see = See where the points came from
