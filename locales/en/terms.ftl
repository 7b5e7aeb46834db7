### The words of the game. Every other file uses these, so that each thing has one name everywhere.
###
### Amounts such as "3 coins" appear in lists and in sentences after "pays", "draws" and the like.
### In a language with cases, word those sentences so that one form fits all ("pays: 3 coins").

-game = Nieuw Amsterdam
-lumberyard = Lumberyard
-granary = Granary
-docks = Docks
-guild = Carpenters’ Guild
-market = Black Market
-company = Trading Company

## Colours of the seats

colour-blue = Blue
colour-yellow = Yellow
colour-orange = Orange
colour-red = Red
colour-green = Green

## Districts: the name, and where something is

district-lumberyard = { -lumberyard }
district-granary = { -granary }
district-docks = { -docks }
district-guild = { -guild }
district-market = { -market }
district-company = { -company }
in-lumberyard = in the { -lumberyard }
in-granary = in the { -granary }
in-docks = in the { -docks }
in-guild = in the { -guild }
in-market = in the { -market }
in-company = in the { -company }
# What the special action of a district does.
special-lumberyard = buy or sell wood
special-granary = buy or sell corn
special-docks = build a warehouse
special-guild = build houses on your land
special-market = buy furs unseen
special-company = move your trading post

## Amounts

amount-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
amount-coins-or-goods =
    { $n ->
        [one] { $n } coin or good
       *[other] { $n } coins or goods
    }
amount-wood = { $n } wood
amount-corn = { $n } corn
amount-beaver = { $n } beaver
amount-mink = { $n } mink
amount-otter = { $n } otter
amount-muskrat = { $n } muskrat
amount-lynx = { $n } lynx
fur-beaver = beaver
fur-mink = mink
fur-otter = otter
fur-muskrat = muskrat
fur-lynx = lynx
amount-businesses =
    { $n ->
        [one] { $n } business
       *[other] { $n } businesses
    }
amount-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
nothing = nothing
# Things in a row: "Anna, Bo". Changes with signs and what is typed are joined by this alone.
list-more = { $list }, { $item }
# The last of a list, after one thing or several: "Anna, Bo and Cem".
list-last = { $list } and { $item }
# Businesses in one of several districts: "2 in the Docks".
count-in = { $n } { $place }
# Whose, and how many: "Blue 2".
count-of = { $who } { $n }
change-gain = +{ $amount }
change-loss = −{ $amount }
change-why = { $change } ({ $why })

## Action tiles

tiles-city = { $n } city
tiles-land = { $n } land
tiles-trade = { $n } trade

## Cards and traders

card-land =
    ({ $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    }, { $wood } wood, { $corn } corn)
card-ship =
    ({ $furs ->
        [one] { $furs } fur
       *[other] { $furs } furs
    }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    })
trader-top = top trader
trader-mid = middle trader
trader-low = bottom trader

## Steps of a round

step-0 = Setup
step-1 = new land and ships
step-2 = furs for the traders
step-3 = action tiles
step-4 = bidding
step-5 = city actions
step-6 = land actions
step-7 = trade actions
step-8 = harvest
step-9 = corn for businesses
step-10 = goods from ships
step-11 = coins from districts
step-12 = End of the game

## Why points or resources come and go

why-setup = setup
why-bid = bid
why-column = column
why-pass-tile = tile passed up
why-pass-special = special passed up
why-build = businesses
why-election = elections
why-clear = clearing land
why-trade = trade
why-travel = travel
why-ship = shipping furs
why-fee = fee
why-wood = { -lumberyard }
why-corn = { -granary }
why-warehouse = warehouse
why-houses = houses
why-market = { -market }
why-post = trading post
why-harvest = harvest
why-upkeep = corn for businesses
why-close = businesses closed
why-cargo = goods from ships
why-income = coins from districts
why-final-election = final elections
why-final-land = land full of houses
why-final-furs = furs left
why-final-rest = leftovers

## Players

# A name that could be mistaken, with the colour of the seat.
who-both = { $name } ({ $colour })
seat-person = { $who }
seat-bot = { $who } (bot { $bot })

## Bots

bot-deckhand = Deckhand
bot-farmer = Farmer
bot-merchant = Merchant
bot-patroon = Patroon
bot-director-general = Director-General
bot-greedy = Greedy
bot-uniform = Random
bot-about-deckhand = Fresh off the ship: looks one move ahead, misjudges what things are worth, and hardly dares to bid.
bot-about-farmer = Solid but short-sighted: misses chances, and tends to overpay for what looks best right now.
bot-about-merchant = Plans its whole turn and knows what things are worth, but not what you are up to.
bot-about-patroon = Thinks ahead, and anticipates what the others will do.
bot-about-director-general = Takes a moment to explore thousands of ways the game could go. The strongest of the five.
