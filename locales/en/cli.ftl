### The command line: help, errors, and the commands that are no game.

## Help

help-group-commands = Commands
help-group-options = Options
help-group-arguments = Arguments
help-help = Show this help.
help-version = Show the version.
help-nieuw = { -game }, the board game: play it, replay it, check its records.
usage-nieuw = Usage: nieuw COMMAND
example-nieuw = Begin with: nieuw play
help-play = Play in the browser, or in the terminal with --text; people and bots mixed.
usage-play = Usage: nieuw play [OPTIONS] [FILE]
example-play = Example: nieuw play --players "Anna,bot:greedy,Bo"
help-simulate = Let bots play many games and write their records.
usage-simulate = Usage: nieuw simulate --out DIR [OPTIONS]
example-simulate = Example: nieuw simulate --seats 4 --games 100 --bots greedy,uniform --out games
help-replay = Tell a record in sentences and show the board.
usage-replay = Usage: nieuw replay FILE [OPTIONS]
example-replay = Example: nieuw replay game.nar --to 40
help-verify = Check records: every move, the result, and the draws against their seeds.
usage-verify = Usage: nieuw verify FILE... [OPTIONS]
example-verify = Example: nieuw verify games/*.nar
help-analyse = Let a bot judge every decision of a record, and show the largest mistakes.
usage-analyse = Usage: nieuw analyse FILE [OPTIONS]
example-analyse = Example: nieuw analyse game.nar --bot mcts:5000
help-bot = Let another program ask a bot, over standard input and output; see docs/bots.md.
usage-bot = Usage: nieuw bot BOT
example-bot = Example: nieuw bot greedy
help-box = Check, show or begin a box file: the numbers on cards and board.
usage-box = Usage: nieuw box COMMAND
example-box = Example: nieuw box show
help-box-check = List everything that is wrong with a box file.
usage-box-check = Usage: nieuw box check FILE
example-box-check = Example: nieuw box check my-box.toml
help-box-show = Show every number of a box and where it comes from.
usage-box-show = Usage: nieuw box show [FILE]
example-box-show = Example: nieuw box show my-box.toml
help-box-template = Write a box file to fill in from your own copy of the game.
usage-box-template = Usage: nieuw box template [FILE]
example-box-template = Example: nieuw box template my-box.toml
help-about = Show the version, the box, the sources and the credits.
usage-about = Usage: nieuw about [OPTIONS]
example-about = Example: nieuw about
argument-record = A record.
argument-records = Records.
argument-bot = A bot, with its budget: mcts:2000.
argument-record-to-resume = A record to go on with.
argument-box = A box file.
argument-box-or-builtin = A box file; without it, the built-in box.
argument-box-new = Where to write it; without it, to the screen.
option-players = Names of people and bot:NAME for bots, 2 to 5 of them: "Anna,bot:greedy,Bo".
option-seats = Number of seats, 2 to 5: you and that many bots less one.
option-play-bots = You against these bots, in seat order: mcts:2000,value.
option-seed = A number: the same number deals the same game again.
option-box = A box file of your own, where the built-in box is not meant.
option-text = Play in the terminal instead of the browser.
option-out = The folder for the records.
option-games = Number of games; 10 without it.
option-simulate-seats = Number of seats, 2 to 5; 3 without it.
option-bots = Bots with their budgets, in seat order: mcts:2000,value; fewer than seats are repeated.
option-to = Stop after this line of the file.
option-json = Print line, view, ask and box as JSON instead.
option-analyse-bot = The bot that judges, with its budget; mcts:5000 without it.
option-analyse-json = Print JSON for programs instead.
option-analyse-out = A new file to write it to; without it, to the screen.

## What an option or argument takes

takes-argument-record = FILE
takes-argument-records = FILE
takes-argument-bot = BOT
takes-argument-record-to-resume = FILE
takes-argument-box = FILE
takes-argument-box-or-builtin = FILE
takes-argument-box-new = FILE
takes-option-players = NAMES
takes-option-seats = N
takes-option-play-bots = BOTS
takes-option-seed = N
takes-option-box = FILE
takes-option-out = DIR
takes-option-games = N
takes-option-simulate-seats = N
takes-option-bots = BOTS
takes-option-to = LINE
takes-option-analyse-bot = BOT
takes-option-analyse-out = FILE

## Errors: one line each

error = nieuw: { $message }
error-interrupted = interrupted
error-limit = the input is too much for this machine ({ $what })
error-command = no command "{ $found }": see nieuw --help
error-option = no option "{ $found }" here: see --help
error-missing = { $name } is missing: see --help
error-value = { $name } needs a value: see --help
error-repeated = { $name } is given twice
error-unused = don't know what to do with "{ $found }": see --help
error-number = { $option }: expected a whole number from { $least } to { $most }, got "{ $found }"
error-file = { $file }: can't be read: { $reason }
error-write = { $file }: can't be written: { $reason }
error-too-large = { $file }: expected at most { $bytes } bytes, got more
error-not-text = { $file }: expected UTF-8 text, got something else
error-not-a-record = { $file }: is there and is no record of this game; choose another name
error-record = { $file }: { $message }
error-line = { $file }: expected a line from 1 to { $last }, got { $line }
error-no-files = FILE is missing: see --help
error-players = --players: expected { $least } to { $most } names, got { $found }
error-players-seats = --players: expected { $seats } names as --seats says, got { $found }
error-players-alike = --players: expected every name only once
error-players-bots = --players and --bots: give one of them; bots among people are bot:NAME in --players
error-no-thinker = --bot: expected a bot that says what it thinks, such as mcts:5000, got { $bot }
error-no-thoughts = { $bot } has nothing to say about line { $line }
error-name = --players: expected names of 1 to { $most } printable characters
error-bots-seats = --bots: expected { $most } or fewer, got { $found }
error-resume-options = FILE: a game resumed keeps its players and draws from a new seed; leave --players, --seats, --bots and --seed away
error-folder-used = { $folder }: holds { $file } already; choose another folder

## Simulate

simulate-bar = Games
simulate-progress = { $done } of { $games } games
simulate-stopped =
    { $games ->
        [one] interrupted; { $games } game is in { $folder }
       *[other] interrupted; { $games } games are in { $folder }
    }
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-points = mean points
simulate-done =
    { $games ->
        [one] { $games } game in { $folder }, { $seconds } seconds
       *[other] { $games } games in { $folder }, { $seconds } seconds
    }

## Replay and verify

replay-seats = Seats: { $list }
verify-ok = ok { $file }: { $lines } lines, { $end }, { $deals }
verify-result = result { $points }
verify-running = not finished (round { $round })
verify-deals-all =
    { $n ->
        [0] nothing dealt yet
        [one] the { $n } deal from the seed
       *[other] all { $n } deals from the seed
    }
verify-deals-none = no dealer
verify-deals-some =
    { $checked ->
        [0] seed not revealed yet
        [one] { $checked } deal from the seed, the seed of { $unknown } not revealed yet
       *[other] { $checked } deals from the seed, the seed of { $unknown } not revealed yet
    }

## Analyse

analyse-bar = Decisions
analyse-progress = { $done } of { $decisions } decisions
analyse-exists = it is there already
analyse-written = Written to { $file }
analyse-intro =
    { $decisions ->
        [0] { $list }. There is no decision to judge.
        [one] { $list }. { $decisions } decision, judged by { $bot }. Shares of the win in percent, by seat.
       *[other] { $list }. { $decisions } decisions, judged by { $bot }. Shares of the win in percent, by seat.
    }
analyse-line = line
analyse-round = round
analyse-seat = seat
analyse-played = played
analyse-best = preferred
analyse-before = before
analyse-after = after
analyse-loss = loss
analyse-decisions = decisions
analyse-agreed = agreed
analyse-mean-loss = mean loss
analyse-mistakes =
    { $n ->
        [0] No mistake that the bot can see.
        [one] The largest mistake:
       *[other] The { $n } largest mistakes:
    }
analyse-mistake = line { $line }, round { $round }: { $who } played { $played }; better is { $best } ({ $before } % instead of { $after } %)

## About

about-version = { -game } { $version}, { $core }, Python { $python }
about-no-version = (not installed)
about-pure = pure Python core
about-compiled = compiled core
about-box =
    Of the { $total } numbers on cards and board, { $printed } are proven by rule books, { $inferred } inferred, { $reported } reported by a
    player and { $reconstructed } reconstructed by us: they are not the printed ones, which we don't have.
    Whoever owns the printed game can play with its numbers: nieuw box template
about-credits =
    The game is by Jeffrey D. Allers, published by White Goblin Games in 2012. This is an unofficial
    fan project, made and endorsed by neither.
about-licence = The program is under the MIT licence.
