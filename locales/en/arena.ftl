### The arena: bots against each other, and the figures of it.

help-arena = Let bots play each other on the same deals: win shares, ratings, a report.
usage-arena = Usage: nieuw arena --bots BOTS [OPTIONS]
example-arena = Example: nieuw arena --bots greedy --against uniform --seats 4 --games 200 --out DIR
option-arena-bots = Bots by name; all of them meet, unless --against is given.
option-against = This bot in all seats but one, and each of --bots in that one.
option-arena-games = Number of games; 100 without it.
option-arena-seats = Number of seats, 2 to 5; 4 without it.
option-arena-seed = A number: the same number deals the same games again.
option-arena-out = The folder for records, table (games.csv) and report (report.html).
option-resume = Go on with the games in --out; its settings are kept.
option-jobs = Games played at a time; one a core without it.
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

error-bots-alike = --bots: expected every bot only once, --against included
error-bots-alone = --bots: expected at least 2 bots, or --against
error-arena-used = { $folder }: holds an arena already; add --resume to go on, or choose another folder
error-arena-none = { $folder }: holds no arena to resume
error-resume-was = { $folder }: was begun with { $option } { $then }; leave that as it is, or choose another folder
error-resume-without = { $folder }: was begun without { $option }; leave that as it is, or choose another folder
error-resume-program = { $folder }: plays the program { $bot }; name it yourself with { $option }
error-resume-box = { $folder }: was begun with the box { $box }; give its file with --box
error-game = game { $number } could not be finished: { $reason }
error-scheduler = --scheduler { $address }: can't be used: { $reason }

## Figures

arena-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
arena-written = Everything is in { $file } and beside it.
arena-uneven = Not every bot has had every seat equally often yet: that takes a multiple of { $round } games.
arena-percent = { $n } %
arena-interval = { $low } – { $high } %
arena-strength = Strength (even: { $even } of the wins a seat)
arena-bot = bot
arena-seats = seats
arena-share = wins
arena-between = 95 % interval
arena-rating = rating
arena-error = 95 %
arena-mean = mean points
arena-versus = Ends above the other in so many games (equal points count half)
arena-points = Points: how many per cent of the games stay at or below
arena-part = { $n } %
arena-sources = Mean points by source
arena-source = source
arena-times = Milliseconds a decision, on average
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
    } at { $seats } seats, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } with seats rotated, seed { $seed }, box { $box } ({ $digest }).
arena-again = The same games again:
arena-method =
    Equal points share a win. Intervals are Wilson's, of as many games as the deals are worth, for games of one
    deal can be alike. Ratings are Bradley-Terry's on the scale of Elo, from who ended above whom; 0 is the mean
    of these bots, and a gap of 100 means ending above the other in 64 % of games.
arena-plot-shares = Share of the wins a seat, in per cent, with 95 % intervals; the broken line is the even share
arena-plot-ratings = Ratings with 95 % intervals
arena-plot-spread = How often each bot reached how many points; the line is the median
arena-plot-sources = The points of each bot, one source on the other; losses lie to the left of 0
arena-plot-times = A dot for each bot; each step of the scale is ten times the one before
arena-plot-interval = { $value } ({ $low } to { $high })
arena-plot-bin =
    { $n ->
        [one] { $bot }: { $low } to { $high } points once
       *[other] { $bot }: { $low } to { $high } points { $n } times
    }
arena-plot-median = { $bot }: median { $n }
arena-plot-source = { $bot }: { $source } { $n }
arena-plot-time = { $bot }: { $kind } { $ms } ms
