### The picture of the table: river, city, traders, land, ships, cash box, and what the players own.
### Much of it is written on small signs, so short words are best. The words of the game are in terms.ftl.

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
        [one] { $n } longhouse, room for { $spaces } in all
       *[other] { $n } longhouses, room for { $spaces } in all
    }
# Read out after the number on a boat.
zone-boat = corn by boat from camp { $from } to camp { $to }
zone-posts = Trading posts
# Read out before the names of the players whose posts are there.
zone-area =
    { $n ->
        [0] Area { $area }: no trading post, room for { $spaces }
        [one] Area { $area }: { $n } trading post, room for { $spaces } in all
       *[other] Area { $area }: { $n } trading posts, room for { $spaces } in all
    }
# The way from your trading post to the nearest longhouse.
zone-travel =
    { $n ->
        [0] your post is at camp { $camp }: no travel
       *[other] your journey to camp { $camp }: { $n } corn
    }

## City

zone-city = City
# Signs under the names of the districts: one short line each, two of 15 letters at most.
zone-special-lumberyard = Buy/sell wood
zone-special-granary = Buy/sell corn
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
# Read out after the number of goods a trader asks for.
zone-price-goods =
    { $n ->
        [one] good
       *[other] goods
    }
# After the price in goods: for each single fur, or for all of them together.
zone-price-each = each
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
        [0] no more to come
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
zone-bid-leads = { $who } bid { $n }, the highest bid
zone-bid-outbid = { $who } bid { $n }, outbid
zone-bid-pass = { $who } passed
zone-bid-now = { $who } bids now
zone-bid-later = { $who } is still to bid
# The gavel falls.
zone-gavel = Sold!
zone-sold =
    { $bid ->
        [0] { $who } gets column { $column } for nothing
       *[other] { $who } gets column { $column } for { $bid }
    }

## Players

zone-marker = Order marker { $n }
zone-you = you
zone-away = away
zone-sits-in = played by { $bot }
# After the number of points.
zone-points =
    { $n ->
        [one] point
       *[other] points
    }
zone-projection =
    { $lead ->
        [sole] If the game ended now: { $total } in total (elections +{ $election }, land +{ $land }, furs +{ $furs }, leftovers +{ $rest }). That would win.
        [tied] If the game ended now: { $total } in total (elections +{ $election }, land +{ $land }, furs +{ $furs }, leftovers +{ $rest }). That would share the win.
       *[no] If the game ended now: { $total } in total (elections +{ $election }, land +{ $land }, furs +{ $furs }, leftovers +{ $rest }).
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
            [one] { $n } business in the city, without corn
           *[other] { $n } businesses in the city, { $closing } of them without corn
        }
       *[other] { $n } businesses in the city, { $closing } of them without corn
    }
zone-businesses-alone =
    { $n ->
        [one] { $n } business in the city
       *[other] { $n } businesses in the city
    }
zone-no-furs = no furs
zone-wharf = Wharf
zone-docks =
    { $open ->
        [one] { $open } dock open: { $n ->
            [one] { $n } good
           *[other] { $n } goods
        }, room for { $room } in all
       *[other] { $open } docks open: { $n ->
            [one] { $n } good
           *[other] { $n } goods
        }, room for { $room } in all
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
           *[other] ; no room for { $lost }
        }
       *[other] { $ships } ships bring { $n ->
            [one] { $n } good
           *[other] { $n } goods
        } every round{ $lost ->
            [0] {""}
           *[other] ; no room for { $lost }
        }
    }
zone-row = Land
zone-no-land = no land yet
zone-land-cleared = Card { $n }, cleared: { $corn } corn every round
zone-land-wild =
    { $places ->
        [one] Card { $n }, uncleared: { $houses } of { $places } house, { $wood } wood when cleared, then { $corn } corn every round
       *[other] Card { $n }, uncleared: { $houses } of { $places } houses, { $wood } wood when cleared, then { $corn } corn every round
    }
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

## The end of the round, as things are now

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
zone-end-goods = { $goods } + { $coming }, room for { $room }
zone-end-lost = { $n } lost
zone-end-coins = { $coins } + { $income }

## Signs, with the places where they may break

zone-sign-lumberyard = { district-lumberyard }
zone-sign-granary = { district-granary }
zone-sign-docks = { district-docks }
zone-sign-guild = { district-guild }
zone-sign-market = { district-market }
zone-sign-company = { district-company }

## What the symbols mean

zone-key = { $zone }: what the symbols mean
zone-key-reconstructed = Reconstructed values: some of these numbers are our choice, not the printed ones.
zone-key-numbers = Which ones, and why
zone-key-longhouse = A Lenape longhouse: its camp is inhabited. Whenever someone adds land, one moves upstream or off the board.
zone-key-space = A free space for a longhouse.
zone-key-boat = The corn you pay to travel between these two camps.
zone-key-post = A trading post. To trade, its owner travels from here to the nearest inhabited camp.
zone-key-business = A business: 1 wood to build, then 1 corn at the end of every round.
zone-key-shield = Who leads the district; several shields mean a tie. Leading scores in elections.
zone-key-fee = The fee for the special action. If you lead, alone or tied, you don’t pay it.
zone-key-fur = Furs: each kind has its own shape and marking.
zone-key-price = The price in goods: at the top trader for each fur you pick, at the others for all their furs together.
zone-key-gap = Sold; new furs arrive next round.
zone-key-places = House spaces. Once all of them are built on, the card can be cleared.
zone-key-wood = The wood you get when you clear it.
zone-key-corn = The corn it brings every round from then on.
zone-key-load = The exact number of furs it takes.
zone-key-coins = Coins you get once, when it sails.
zone-key-goods = Goods it brings you every round.
zone-key-city = City tile: build up to three businesses, or hold elections.
zone-key-land = Land tile: add a land card, or clear land.
zone-key-trade = Trade tile: trade with the Lenape, or ship furs.
zone-key-bonus = Coins that come with the column.
zone-key-used = A tile that has been used.
zone-key-owner = Who took the column.
zone-key-marker = Order marker: the lowest number acts first.
zone-key-due = Businesses in the city; each needs 1 corn at the end of the round.
zone-key-docks = Docks, opened by warehouses: room for goods. Goods without room are lost.
zone-key-wild = Uncleared land, with the wood it will bring.
zone-key-cleared = Cleared land, with the corn it brings every round.
zone-key-stock = Buildings not built yet.

## Said of a symbol on pointing at it, where its meaning above is not enough

# After the keys ↑ ↓.
zone-tip-keys = one symbol after another
zone-tip-end = What the end of the round will bring and cost, as things stand.
zone-tip-coin = Coins pay fees and buy wood, corn or furs in the city.
zone-tip-goods = Goods buy furs. You can keep as many as fit on the docks.
zone-tip-wood = Wood builds businesses, houses and warehouses.
zone-tip-corn = Corn keeps businesses open and pays for journeys.
zone-tip-fur = Furs are for ships: the more of one kind, the more points.
