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

## What is wrong with a box file

box-problem-in = { $file }: { $problem }
box-problem-more =
    { $n ->
        [one] { $problem } (and { $n } more problem)
       *[other] { $problem } (and { $n } more problems)
    }
box-problem-neither = there is no such file, and no built-in box of that name (built in: { $boxes })
box-problem-not-builtin = there is no built-in box of that name (built in: { $boxes })
box-problem-large = too big: a box file has at most { $bytes } bytes
box-problem-long = too big: a box file has at most { $letters } characters, and { $line } in a line
box-problem-json = expected JSON, { $got }
box-problem-json-object = expected a JSON object, { $got }
box-problem-name = { $key }: expected up to 40 lowercase letters, digits and dashes, { $got }
box-problem-own-name = { $key }: { $got }; give your box a name of its own
box-problem-table = { $key }: expected a table, { $got }
box-problem-key = { $key }: there is no such key here, only { $keys }
box-problem-only-land = { $key }: there are only { $last } land cards
box-problem-only-ship = { $key }: there are only { $last } ship cards
box-problem-only-column = { $key }: there are only { $last } columns
box-problem-only-camp = { $key }: camps are numbered without gaps, starting at 1, and there are at most { $last }
box-problem-only-area = { $key }: areas are numbered without gaps, starting at 1, and there are at most { $last }
box-problem-list = { $key }: expected a list of { $length } whole numbers, { $got }
box-problem-list-range = { $key }: expected a list of { $low } to { $high } whole numbers, { $got }
box-problem-one-number = { $key }: expected a single whole number, { $got }
box-problem-number = { $key }: expected a whole number from { $low } to { $high }, { $got }
box-problem-source = { $key }: expected “printed: WHERE”, “inferred”, “reported” or “reconstructed”, { $got }
box-problem-sources = { $key }: expected a list of { $length } sources, one for each number, { $got }
box-problem-proven = { $key }: in every copy of the game this is { $value }, { $got }
box-problem-at-least = { $key }: expected at least { $low }, { $got }
box-problem-coins = { $key }: at least one column must have no coins
box-problem-cards =
    { $least ->
        [one] { $key }: expected at least { $least } card with { $values }, { $got }
       *[other] { $key }: expected at least { $least } cards with { $values }, { $got }
    }
box-problem-areas = { $key }: expected { $length } areas, one opposite each camp, { $got }
box-problem-boats = { $key }: expected { $length } boats, one between each camp and the next, { $got }
box-problem-boats-of-one = { $key }: expected at least { $length } boats with 1 corn, { $got }
box-problem-spaces = { $key }: more players can’t have fewer spaces ({ $got })
box-problem-alike = { $key }: this is the same card as { $other }
box-problem-worse = { $key }: { $other } is at least as good in every way, so nobody would take this card ({ $got })

# What came instead: a whole sentence if it is about the file, the end of one if it is about a key.

box-got-folder = this is a folder, not a file
box-got-device = this isn’t a regular file
box-got-unreadable = can’t be read: { $reason }
box-got-byte = expected UTF-8 text, got byte { $byte } at position { $position }
box-got-mistake = not valid TOML at line { $line }, column { $column }: { $reason }
box-got-mistake-at-end = not valid TOML at the end of the file: { $reason }
box-got-long-number = there is a number with thousands of digits in it
box-got-deep-lists = there are too many lists inside lists
box-got-builtin-name = “{ $name }” is the built-in box, which has other numbers
box-got-nothing = but it is missing
box-got-unfilled = but it isn’t filled in yet
box-got-value = got { $value }
box-got-huge-number = got a number with more than nine digits
box-got-text = got “{ $text }”
box-got-list =
    { $n ->
        [0] got an empty list
        [one] got a list with { $n } item
       *[other] got a list with { $n } items
    }
box-got-table = got a table
box-got-date = got a date or a time
box-got-spaces = { $list }
box-got-card = { $values }
box-got-other = got something else
box-value = { $key } = { $value }
