### The picture of the table: river, city, traders, land, ships, cash box, and what the players own.
### Much of it stands on small signs; short words are best. The words of the game are in terms.ftl.

zone-board = The board
zone-players = The players

## River

zone-river = The Hudson
zone-hudson = Hudson
zone-upstream = upstream
zone-camp = Camp { $n }
# Read out after the name of a camp.
zone-camp-holds =
    { $n ->
        [0] no longhouse, { $spaces ->
            [one] { $spaces } free space
           *[other] { $spaces } free spaces
        }
        [one] { $n } longhouse, room for { $spaces }
       *[other] { $n } longhouses, room for { $spaces }
    }
# Read out after the number on a boat.
zone-boat = corn by boat from camp { $from } to camp { $to }
zone-posts = Trading posts
# Read out before the names of the players whose posts stand there.
zone-area =
    { $n ->
        [0] Area { $area }: no trading post, room for { $spaces }
        [one] Area { $area }: { $n } trading post, room for { $spaces }
       *[other] Area { $area }: { $n } trading posts, room for { $spaces }
    }
# The way from your trading post to the nearest longhouse.
zone-travel =
    { $n ->
        [0] your post is at camp { $camp }: no travel
       *[other] your way to camp { $camp }: { $n } corn
    }

## City

zone-city = City
# Signs under the names of the districts: one short line each, at most two of 15 letters.
zone-special-lumberyard = Buy, sell wood
zone-special-granary = Buy, sell corn
zone-special-docks = One warehouse
zone-special-guild = 1 to 3 houses
zone-special-market = Buy furs unseen
zone-special-company = Move your post
# Read out: whose businesses, how many, and whether they lead.
zone-owner =
    { $lead ->
        [sole] { $who } { $n }, leads;
        [tied] { $who } { $n }, tied for the lead;
       *[no] { $who } { $n };
    }
zone-no-business = nobody yet
zone-free = free for you
# Before the coin of the fee: "fee 1".
zone-fee = fee { $n }
# Before the badges of those who pay no fee.
zone-free-for = free for

## Traders, land, ships

zone-traders = Lenape traders
zone-reserve =
    { $n ->
        [one] { $n } fur in reserve
       *[other] { $n } furs in reserve
    }
# Read out: a trader and the furs.
zone-trader-has = { $trader }: { $furs };
zone-sold-out = sold out
# Read out after the number of goods a trader asks.
zone-price-goods =
    { $n ->
        [one] good
       *[other] goods
    }
# After the price in goods: for each single fur, or for all of them together.
zone-price-each = for each
zone-price-all =
    { $n ->
        [0] sold out
        [one] for this one
       *[other] for all { $n }
    }
zone-land = Land on offer
zone-ships = Ships
# Cards still face down in the deck.
zone-deck =
    { $n ->
        [0] none left to come
       *[other] { $n } to come
    }
zone-land-card =
    { $houses ->
        [one] Land for { $houses } house: { $wood } wood when cleared, then { $corn } corn every round
       *[other] Land for { $houses } houses: { $wood } wood when cleared, then { $corn } corn every round
    }
zone-ship-card =
    Ship for { $furs ->
        [one] { $furs } fur
       *[other] { $furs } furs
    }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at once, { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } every round
# The place of a card that somebody took.
zone-taken = taken
zone-sailed = sailed
# Under a ship that takes more furs than you have.
zone-ship-short =
    { $held ->
        [one] you have { $held } fur
       *[other] you have { $held } furs
    }

## Cash box

zone-cashbox = Cash box
zone-tile-city = City
zone-tile-land = Land
zone-tile-trade = Trade
zone-tile-used = used
zone-column =
    { $coins ->
        [0] Column { $n }, no coins:
        [one] Column { $n }, { $coins } coin:
       *[other] Column { $n }, { $coins } coins:
    }
# Read out: whose column it is.
zone-column-of = taken by { $who };
zone-bids = Bids for column { $column }
zone-bid = { $who } bid { $n }
zone-bid-pass = { $who } passed
zone-bid-now = { $who } is to bid
zone-bid-later = { $who } bids later

## Players

zone-marker = Order marker { $n }
zone-you = you
zone-away = away
zone-sits-in = sits in: { $bot }
# After the number of points.
zone-points =
    { $n ->
        [one] point
       *[other] points
    }
zone-state-to-act = to act
zone-state-to-bid = to bid
zone-state-bid = bid { $n }
zone-state-passed = passed
zone-businesses =
    { $closing ->
        [0] { $n ->
            [one] { $n } business in the city: { $n } corn due
           *[other] { $n } businesses in the city: { $n } corn due
        }
        [one] { $n ->
            [one] { $n } business in the city, { $closing } of them without corn
           *[other] { $n } businesses in the city, { $closing } of them without corn
        }
       *[other] { $n } businesses in the city, { $closing } of them without corn
    }
zone-no-furs = no furs
zone-wharf = Wharf
zone-docks =
    { $open ->
        [one] { $open } dock open, room for { $room }: { $n ->
            [one] { $n } good
           *[other] { $n } goods
        }
       *[other] { $open } docks open, room for { $room }: { $n ->
            [one] { $n } good
           *[other] { $n } goods
        }
    }
zone-no-ship = no ship yet
zone-fleet =
    { $ships ->
        [0] no ship yet
        [one] { $ships } ship brings { $n ->
            [one] { $n } good
           *[other] { $n } goods
        } every round{ $lost ->
            [0] {""}
           *[other] ; { $lost } without room
        }
       *[other] { $ships } ships bring { $n ->
            [one] { $n } good
           *[other] { $n } goods
        } every round{ $lost ->
            [0] {""}
           *[other] ; { $lost } without room
        }
    }
zone-row = Land
zone-no-land = no land yet
zone-land-cleared = Card { $n }, cleared: { $corn } corn every round
zone-land-wild = Card { $n }, wild: { $houses } of { $places } houses, { $wood } wood when cleared, then { $corn } corn every round
zone-stock =
    { $n ->
        [one] { $n } building left
       *[other] { $n } buildings left
    }
# After the number of buildings in stock; two short lines.
zone-stock-left =
    { $n ->
        [one] building left
       *[other] buildings left
    }

## The end of the round, as things stand

zone-end = End of round { $round }
zone-end-corn = { $corn } + { $harvest } − { $due } due
zone-end-fed = no business at risk
zone-end-closing =
    { $n ->
        [one] { $n } business without corn
       *[other] { $n } businesses without corn
    }{ $points ->
        [0] { "" }
        [one] , −{ $points } point
       *[other] , −{ $points } points
    }
zone-end-goods = { $goods } + { $coming }, room { $room }
zone-end-lost = { $n } lost
zone-end-coins = { $coins } + { $income }

## Signs, with the places where they may be broken

zone-sign-lumberyard = { district-lumberyard }
zone-sign-granary = { district-granary }
zone-sign-docks = { district-docks }
zone-sign-guild = { district-guild }
zone-sign-market = { district-market }
zone-sign-company = { district-company }

## What the signs mean

zone-key = { $zone }: what the signs mean
zone-key-reconstructed = Reconstructed values: some of these numbers are our choice, not the printed ones.
zone-key-numbers = Which, and why
zone-key-longhouse = A longhouse of the Lenape: its camp is inhabited. One moves upstream whenever somebody adds land.
zone-key-space = A free space for a longhouse.
zone-key-boat = The corn a trader pays for the way between two camps.
zone-key-post = A trading post. Whoever trades travels from there to the nearest inhabited camp.
zone-key-business = A business: 1 wood to build, 1 corn at the end of every round.
zone-key-shield = Who leads the district; several shields are a tie. Elections score there.
zone-key-fee = The fee for the special action. Whoever leads, alone or tied, pays none.
zone-key-fur = Furs, told apart by shape and marking.
zone-key-price = The price in goods: above for each fur you pick, below for all of them.
zone-key-gap = Sold; new furs come next round.
zone-key-places = Places for houses. With all of them built the card can be cleared.
zone-key-wood = The wood you get when you clear it.
zone-key-corn = The corn it yields every round from then on.
zone-key-load = How many furs it takes, exactly.
zone-key-coins = Coins, once, when it sails.
zone-key-goods = Goods it brings you every round.
zone-key-city = City tile: build up to three businesses, or hold elections.
zone-key-land = Land tile: add a land card, or clear land.
zone-key-trade = Trade tile: trade with the Lenape, or ship furs.
zone-key-bonus = Coins that come with the column.
zone-key-used = A tile that is used.
zone-key-owner = Who has the column.
zone-key-marker = Order marker: who acts first.
zone-key-due = Businesses in the city, each due 1 corn at the end of the round.
zone-key-docks = Docks, opened by warehouses: room for goods. What has no room is lost.
zone-key-wild = Wild land, with the wood it will give.
zone-key-cleared = Cleared land, with the corn it yields every round.
zone-key-stock = Buildings not built yet.
