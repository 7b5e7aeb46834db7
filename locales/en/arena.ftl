### The arena: bots against each other, and the figures.

help-arena = Have bots play each other on the same deals: win shares, ratings and a report.
usage-arena = Usage: { $command } --bots BOTS [OPTIONS]
example-arena = Example: { $command } --bots greedy --against uniform --seats 4 --games 200 --out arena
option-arena-bots = Bots by name; without --against, they all play each other.
option-against = This bot takes every seat but one; each of --bots in turn takes that one.
option-arena-games = Number of games (default 100).
option-arena-seats = Number of seats, 2 to 5 (default 4).
option-arena-seed = A number: the same number deals the same games again.
option-arena-out = Folder for the records, the table (games.csv) and the report (report.html).
option-resume = Continue the games in --out with the settings they began with.
option-jobs = Games played at the same time (default: one per core).
option-scheduler = Play on the workers of this Dask scheduler, such as tcp://10.0.0.5:8786.
takes-option-arena-bots = BOTS
takes-option-against = BOT
takes-option-arena-games = N
takes-option-arena-seats = N
takes-option-arena-seed = N
takes-option-arena-out = DIR
takes-option-jobs = N
takes-option-scheduler = ADDRESS

## Errors: one line each

error-bots-alike = --bots: expected each bot only once, --against included
error-bots-alone = --bots: expected at least 2 bots, or --against
error-arena-used = { $folder }: already holds an arena; add --resume to continue it, or choose another folder
error-arena-none = { $folder }: holds no arena to resume
error-resume-was = { $folder }: was started with { $option } { $then }; keep that value, or choose another folder
error-resume-without = { $folder }: was started without { $option }; leave it out, or choose another folder
error-resume-program = { $folder }: runs the program { $bot }; to allow that, name it with { $option }
error-resume-box = { $folder }: was started with the box { $box }; name its file with --box
error-game = game { $number } couldn’t be finished: { $reason }
error-scheduler = --scheduler { $address }: can’t be used: { $reason }

## Figures

arena-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
arena-written = The report is { $file }; everything else is in the same folder.
arena-uneven = Not every bot has played every seat equally often yet: that takes games in multiples of { $round }.
arena-percent = { $n }%
arena-interval = { $low }–{ $high }%
arena-strength = Strength (an even share is { $even } of the wins per seat)
arena-bot = bot
arena-seats = seats
arena-share = wins
arena-between = 95% interval
arena-rating = rating
arena-error = 95%
arena-mean = mean points
arena-versus = How often the row finishes ahead of the column (equal points count half)
arena-points = Points: in this percentage of games, the bot scored no more than this
arena-part = { $n }%
arena-sources = Mean points by source
arena-source = source
arena-times = Milliseconds per decision, on average
arena-decision = decision
arena-kind-place = first businesses
arena-kind-auction = choosing a column
arena-kind-bid = bidding
arena-kind-pay = paying
arena-kind-take = last column
arena-kind-city = city actions
arena-kind-land = land actions
arena-kind-trade = trade actions
arena-kind-close = closing businesses
arena-kind-all = all
arena-slowest = slowest
arena-failures = failures
arena-decisions = decisions

## The report

arena-title = Arena: { $bots }
arena-about =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } with the seats rotated, seed { $seed }, box { $box } ({ $digest }).
arena-again = To play the same games again:
arena-method =
    Equal points share a win. Intervals are Wilson intervals; because games from the same deal can be alike,
    they are based on the number of independent games the deals are worth. Ratings are Bradley–Terry ratings
    on the Elo scale, based on who finished ahead of whom; 0 is the mean of these bots, and a gap of 100
    means finishing ahead of the other in 64% of games.
arena-plot-shares = Share of the wins per seat in percent, with 95% intervals; the dashed line is an even share
arena-plot-ratings = Ratings with 95% intervals
arena-plot-spread = How often each bot scored each number of points; the line is the median
arena-plot-sources = Each bot’s points, stacked by source; losses are to the left of 0
arena-plot-times = One dot per bot; each step of the scale is ten times the one before
arena-plot-interval = { $value } ({ $low } to { $high })
arena-plot-bin =
    { $n ->
        [one] { $bot }: scored { $low } to { $high }, once
       *[other] { $bot }: scored { $low } to { $high }, { $n } times
    }
arena-plot-median = { $bot }: median { $n }
arena-plot-source = { $bot }: { $source } { $n }
arena-plot-time = { $bot }: { $kind } { $ms } ms
