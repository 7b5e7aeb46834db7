### The current question: what is asked, what each answer costs and brings.
###
### Questions end in a question mark and fit one line. Buttons say a verb; their result follows as
### amounts of terms.ftl. Reasons why something can't be done are numbers ("you have 3").

## Around the question

q-your-turn = Your turn
q-step = Step { $step }: { $name }
q-setup = Set-up
q-rules = Rules
q-holdings = What you hold
q-undo = Undo
q-todo = Left of this turn
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
q-pass-tile = Pass the tile: { $result }
q-pass-special = Pass the special action: { $result }
q-key-enter = Enter
q-ends-turn = Your turn ends with this.
q-reveals = Then comes a random draw: this can't be undone.
q-sure = That ends your turn. Sure?
q-sure-bid = That can't be taken back. Sure?
q-sure-no = Not yet
q-quick = Often chosen
q-choose = Choose
q-chosen = Chosen
q-up-to = up to { $n }
q-of = of { $n }

## What is asked

q-place = Where does a business go?
q-place-lead =
    { $n ->
        [1] Your first of two: any district, no wood to pay. It leads there if nobody else has as many.
       *[other] Your second of two: any district, no wood to pay.
    }
q-auction = Which column goes up?
q-auction-lead = You name the column and open the bidding. Everyone without a column answers once.
q-auction-lead-two = You name one of the columns with three tiles and open the bidding.
q-take = Take which column?
q-take-lead = You are the last without a column: it costs nothing, and you keep your order marker.
q-open = Your bid for column { $column }?
q-open-lead = You chose it, so you open: *0 or more*. The others bid higher or pass, once each.
q-bid = Bid for column { $column }?
q-bid-lead = { $who } chose it; the highest bid is *{ $high }*. You bid once: *{ $least } or more*, or pass.
q-pay = Pay { $n } with what?
q-pay-lead = Anything you hold counts 1. This is only a proposal; change it as you like.
q-pay-lead-market =
    { $n ->
        [one] For { $n } fur unseen, in coins and goods.
       *[other] For { $n } furs unseen, in coins and goods.
    }
q-close =
    { $n ->
        [one] Which business closes?
       *[other] Which { $n } businesses close?
    }
q-close-lead =
    { $n ->
        [one] There is no corn for { $n } of your businesses: it closes and costs *2 points*.
       *[other] There is no corn for { $n } of your businesses: they close and cost *2 points* each.
    }
q-turn-special = Which special action?
q-turn-nothing = Pass the tile?
q-verb-build = Where do you build?
q-verb-elect = Hold elections?
q-verb-add = Which land do you add?
q-verb-clear = Clear your land?
q-verb-trade = Which furs do you buy?
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
q-do-auction = Put up column { $column }
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
q-stand-none = you don't lead
q-stand-tied = you tie for the lead
q-stand-sole = you lead
# Businesses make the difference: from now on.
q-stand-change = → { $now }
q-leads =
    { $lead ->
        [tied] { $who } is tied for the lead
       *[sole] { $who } leads
    }
q-elect-lead = points in all, from the districts you lead or tie for
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
        [one] Then there is no corn for { $n } business at the end of the round.
       *[other] Then there is no corn for { $n } businesses at the end of the round.
    }
q-risk-goods =
    { $n ->
        [one] Then { $n } good finds no room at the end of the round.
       *[other] Then { $n } goods find no room at the end of the round.
    }

## Bidding

q-your-bid = Your bid
q-quick-bids = Bids to choose from
q-bid-least = least
q-bid-sure = sure to win
q-bid-all = all you hold
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
q-rival-bid = has bid, cannot raise
q-rival-passed = { $who } passed
q-rival-outbid = { $who } bid { $n }
q-win-marker = Win: you take order marker { $first }, { $who } gets your { $mine }.
q-outbid-marker = If someone outbids you, they take your order marker { $mine } and you get theirs.
q-pass-means = Pass: you can still bid for the other columns.
q-pass-two = Pass: you then take a column with two tiles, free.
q-pass-last = Pass: you then take any column left, free.
q-keep-corn = Keep { $corn } corn: businesses need { $upkeep }, the harvest brings { $harvest }.
q-lack-corn = You have { $have } of { $corn } corn: businesses need { $upkeep }, the harvest brings { $harvest }.
q-column = Column { $column }: { $what }
q-column-taken = { $who }
q-column-tiles = { $n } tiles
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
        [0] elections bring nothing now.
        [one] elections now bring { $points } point.
       *[other] elections now bring { $points } points.
    }
q-lets-add =
    { $points ->
        [one] add card { $place } of your row, { $points } point when cleared;
       *[other] add card { $place } of your row, { $points } points when cleared;
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
q-lets-ship-none =
    { $furs ->
        [0] no furs to ship yet.
        [one] { $furs } fur is too few for a ship.
       *[other] { $furs } furs are too few for a ship.
    }

## Paying

q-keep = { $n } left
q-pay-corn = (businesses need { $n })
q-propose = Propose
q-clear-mix = Start from none

## Land

q-add-lead =
    { $points ->
        [one] It becomes *card { $place }* of your row: clearing it scores *{ $points } point*.
       *[other] It becomes *card { $place }* of your row: clearing it scores *{ $points } points*.
    }
q-add-note = One longhouse of the Lenape moves upstream.
q-land =
    { $houses ->
        [one] { $houses } house, { $wood } wood, { $corn } corn
       *[other] { $houses } houses, { $wood } wood, { $corn } corn
    }
q-corn-every-round = { $n } corn every round
q-clear-lead =
    { $n ->
        [one] points: { $n } card, number { $place } of your row
       *[other] points: { $n } cards, up to number { $place } of your row
    }
q-row = Your land
q-row-card =
    { $points ->
        [one] Card { $place }: houses { $n } of { $houses }, { $points } point when cleared
       *[other] Card { $place }: houses { $n } of { $houses }, { $points } points when cleared
    }

## Furs

q-for-each = for each
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
q-ship-score = Each fur of your largest kind scores 3, of the second 2, others 1.
q-unload = Take ashore: { $what }
q-unload-all = Unload
q-more-furs = { $n } more
q-ship-gives =
    { $coins ->
        [one] brings { $coins } coin now, goods every round: { $goods }
       *[other] brings { $coins } coins now, goods every round: { $goods }
    }

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
        [one] card { $place }: { $points } point cleared
       *[other] card { $place }: { $points } points cleared
    }
q-row-trade = travel: { $n } corn
q-row-ship =
    { $n ->
        [one] { $n } ship you can fill
       *[other] { $n } ships you can fill
    }

## Special actions

q-special = Special
q-special-one = one this turn
q-free = free
q-fee = fee { $n }
q-fee-why =
    { $n ->
        [one] Fee { $n } coin: you don't lead { $place }.
       *[other] Fee { $n } coins: you don't lead { $place }.
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
q-warehouse-lead = goods find room, instead of { $room }. You have { $goods }.
q-post-lead = corn of travel: the post goes from area { $area } to area { $next }.
q-how-many-houses = How many houses
q-houses-full =
    { $points ->
        [one] Card { $place } is full then: { $points } point when you clear it.
       *[other] Card { $place } is full then: { $points } points when you clear it.
    }
q-houses-part = No further card is full then.
q-how-many-furs = How many furs
q-market-price = { $n } to pay
q-market-lead = Paid in coins and goods, in any mix: you have { $held }.
q-reserve =
    { $n ->
        [one] Face down in the reserve: { $n } fur
       *[other] Face down in the reserve: { $n } furs
    }

## Why not

q-no-have = you have { $n }
q-no-corn = travel: you have { $n } corn
q-no-sold-out = sold out
q-no-goods = too few goods
q-no-wood = no wood
q-no-coins = no coins
q-no-buildings = no buildings left
q-no-majority = you lead nowhere
q-no-land = no land on offer
q-no-clear = nothing to clear
q-no-full-card = no card full of houses
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
q-no-area = full upstream

## Waiting

q-wait-you = You can look around meanwhile.
q-wait-for = { $who } is to move
q-wait-bot = { $who } is thinking …
q-wait-away = { $who } is not here right now.
q-wait-chance = Something is drawn …
q-wait-place = places a business
q-wait-auction = chooses a column to put up
q-wait-bid = bids for column { $column }
q-wait-5 = has a city turn
q-wait-6 = has a land turn
q-wait-7 = has a trade turn
q-wait-close = chooses businesses to close
q-wait-next = Then: { $list }

## The end

q-over-win = { $who } wins
q-over-tie = { $who } share the win
q-over-you = You win
q-over-see = See how the points came
