### Box files.

box-ok =
    { $n ->
        [one] ok { $file }: { $name }, { $n } number, { $digest }
       *[other] ok { $file }: { $name }, { $n } numbers, { $digest }
    }
box-template = Wrote { $file }. Fill it in, then run: { $command }
box-name = Box { $name }, { $digest }
box-legend =
    After each number: nothing = printed ({ $printed }), ~ = inferred ({ $inferred }),
    ' = reported by a player ({ $reported }), * = reconstructed by us ({ $reconstructed }).
box-land = Land cards (1 to 12 blue, 13 to 24 red)
box-land-houses = houses
box-land-wood = wood
box-land-corn = corn
box-ship = Ship cards (1 to 12 blue, 13 to 24 red)
box-ship-furs = furs
box-ship-coins = coins
box-ship-goods = goods
box-column = Columns of the cash box
box-column-tiles = tiles
box-column-coins = coins
box-trader = Traders
box-trader-furs = furs
box-trader-price = price in goods
box-camp = Camps: longhouse spaces
box-camp-spaces-1 = 2 players
box-camp-spaces-2 = 3 players
box-camp-spaces-3 = 4 players
box-camp-spaces-4 = 5 players
box-area = Areas: trading post spaces
box-area-black = black
box-area-white = white
box-wharf-docks = Goods each dock of the wharf holds: { $numbers }
box-river-boats = Corn on the boats: { $numbers }
box-land-points = Points for clearing land by position: { $numbers }
