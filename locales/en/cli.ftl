### The command line: help, errors, and the commands other than playing.

## Help

help-group-commands = Commands
help-group-options = Options
help-group-arguments = Arguments
help-help = Show this help.
help-version = Show the version.
help-language = Every command takes --language { $list } (default: the system’s language, from LANG).
help-nieuw = { -game }, the board game: play it, replay it, check its records.
usage-nieuw = Usage: { $command } COMMAND
example-nieuw = Start with: { $command }
help-play = Play in the browser, or in the terminal with --text, with any mix of people and bots.
usage-play = Usage: { $command } [OPTIONS] [FILE]
example-play = Example: { $command } --players "Anna,bot:greedy,Bo"
help-rules = Show the rules by number: all of them, one chapter or one rule.
usage-rules = Usage: { $command } [NUMBER]
example-rules = Example: { $command } 4.8
help-simulate = Have bots play many games and save the records.
usage-simulate = Usage: { $command } --out DIR [OPTIONS]
example-simulate = Example: { $command } --seats 4 --games 100 --bots greedy,uniform --out games
help-replay = Retell a game in plain sentences and show the board.
usage-replay = Usage: { $command } FILE [OPTIONS]
example-replay = Example: { $command } game.nar --to 40
help-verify = Check records: every move, the result, and the draws against their seeds.
usage-verify = Usage: { $command } FILE... [OPTIONS]
example-verify = Example: { $command } games/*.nar
help-analyse = Have a bot judge every decision in a record, and show the biggest mistakes.
usage-analyse = Usage: { $command } FILE [OPTIONS]
example-analyse = Example: { $command } game.nar --bot mcts:5000
help-bot = Let another program use a bot over standard input and output; see docs/bots.md.
usage-bot = Usage: { $command } BOT
example-bot = Example: { $command } greedy
help-box = Check, show or create a box file: the numbers on the cards and the board.
usage-box = Usage: { $command } COMMAND
example-box = Example: { $command } show
help-box-check = List everything wrong with a box file.
usage-box-check = Usage: { $command } FILE
example-box-check = Example: { $command } my-box.toml
help-box-show = Show every number in a box and where it comes from.
usage-box-show = Usage: { $command } [FILE]
example-box-show = Example: { $command } my-box.toml
help-box-template = Write an empty box file to fill in from your own copy of the game.
usage-box-template = Usage: { $command } [FILE]
example-box-template = Example: { $command } my-box.toml
help-about = Show the version, the box, the sources and the credits.
usage-about = Usage: { $command } [OPTIONS]
example-about = Example: { $command }
argument-record = The record of a game.
argument-records = Records of games.
argument-bot = A bot, with its budget if it takes one: mcts:2000.
argument-record-to-resume = The record of a game to continue in the terminal.
argument-rule = A chapter, such as 4, or a rule, such as 4.8 (default: all).
argument-box = A box file, or the name of a built-in box.
argument-box-or-builtin = A box file (default: the built-in box).
argument-box-new = Where to write it (default: the screen).
option-players = Names of people, and bot:NAME for bots, 2 to 5 in all: "Anna,bot:greedy,Bo".
option-seats = Number of seats, 2 to 5: you in one, bots in the others.
option-play-bots = You against these bots, in seat order: mcts:2000,value.
option-seed = A number: the same number deals the same game again.
option-play-seed = With --text: a number; the same number deals the same game again.
option-box = A box file of your own instead of the built-in one.
option-text = Play in the terminal instead of the browser.
option-out = Folder for the records.
option-games = Number of games (default 10).
option-simulate-seats = Number of seats, 2 to 5 (default 3).
option-bots = Bots with their budgets, in seat order: mcts:2000,value; repeated if there are more seats.
option-to = Stop after this line of the file.
option-json = Print JSON for programs instead: line, view, ask and box.
option-analyse-bot = The bot that judges, with its budget (default mcts:5000).
option-analyse-json = Print JSON for programs instead.
option-analyse-out = New file to write to (default: the screen).

## What an option or argument takes

takes-argument-rule = NUMBER
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
takes-option-play-seed = N
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
error-limit = this input is too big for this machine ({ $what })
error-command = there is no command “{ $found }”: see { $command }
error-command-or-file = there is no command or file “{ $found }”: see { $command }
error-language = --language: expected { $list }, got “{ $found }”
error-terminal-only = { $option } is only for the game in the terminal: add --text
error-browser-only = { $option } is only for the game in the browser: leave out --text or the file
error-no-page = this installation has no page for the browser: add --text to play in the terminal
error-option = there is no option “{ $found }” here: see --help
error-missing = { $name } is missing: see --help
error-value = { $name } needs a value: see --help
error-repeated = { $name } appears twice
error-unused = don’t know what to do with “{ $found }”: see --help
error-number = { $option }: expected a whole number from { $least } to { $most }, got “{ $found }”
error-rule = expected a chapter ({ $chapters }), a rule such as 4.8, or all, got “{ $found }”
error-rule-in-chapter = expected a rule from { $first } to { $last }, got “{ $found }”
error-file = { $file }: can’t be read: { $reason }
error-write = { $file }: can’t be written: { $reason }
error-too-large = { $file }: expected at most { $bytes } bytes, got more
error-not-text = { $file }: expected UTF-8 text, got something else
error-not-a-record = { $file }: exists and isn’t a record of this game; choose another name
error-record = { $file }: { $message }
error-record-box = { $file }: this game is played with the box “{ $name }” ({ $digest }…): give its file with --box
error-line = { $file }: expected a line from 1 to { $last }, got { $line }
error-no-files = FILE is missing: see --help
error-players = --players: expected { $least } to { $most } names, got { $found }
error-players-seats =
    { $seats ->
        [one] --players: expected { $seats } name to match --seats, got { $found }
       *[other] --players: expected { $seats } names to match --seats, got { $found }
    }
error-players-alike = --players: expected each name only once
error-players-bots = --players and --bots: use one or the other; in --players, a bot is bot:NAME
error-no-thinker = --bot: expected a bot that shows what it thinks, such as mcts:5000, got { $bot }
error-no-thoughts = { $bot } has nothing to say about line { $line }
error-name = --players: expected names of 1 to { $most } printable characters
error-bots-seats = --bots: expected { $most } or fewer, got { $found }
error-resume-options = FILE: a resumed game keeps its players and gets a new seed; leave out --players, --seats, --bots and --seed
error-folder-used = { $folder }: already holds { $file }; choose another folder

## Rules

rules-reading = How we read it: { $reading }
rules-others = To see others, type rules 7 (a chapter), rules 7.2 (one rule) or rules all. They also say how we read the rules marked *.
chapter-0 = Basics
chapter-1 = { page-rules-setup }
chapter-2 = { page-rules-preparation } (steps 1–3)
chapter-4 = { page-rules-bidding } (step 4)
chapter-5 = Your turn, and the city (step 5)
chapter-6 = { page-rules-land } (step 6)
chapter-7 = { page-rules-trade } (step 7)
chapter-9 = { page-rules-special } (steps 5–7)
chapter-10 = { page-rules-supply } (steps 8–11)
chapter-12 = { page-rules-end }

## Simulate

simulate-bar = Games
simulate-progress =
    { $games ->
        [one] { $done } of { $games } game
       *[other] { $done } of { $games } games
    }
simulate-stopped =
    { $games ->
        [one] interrupted; { $games } game is saved in { $folder }
       *[other] interrupted; { $games } games are saved in { $folder }
    }
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-points = mean points
simulate-done =
    { $games ->
        [one] { $games } game in { $folder }, { $seconds } s
       *[other] { $games } games in { $folder }, { $seconds } s
    }

## Replay and verify

replay-seats = Seats: { $list }
verify-ok = ok { $file }: { $lines } lines, { $end }, { $deals }
verify-result = result { $points }
verify-running = not finished (round { $round })
verify-deals-all =
    { $n ->
        [0] nothing dealt yet
        [one] the one deal matches the seed
       *[other] all { $n } deals match the seed
    }
verify-deals-none = no seed to check the deals with
verify-deals-some =
    { $checked ->
        [0] seed not revealed yet
        [one] { $checked } deal matches the seed; the seed for { $unknown } more is not revealed yet
       *[other] { $checked } deals match the seed; the seed for { $unknown } more is not revealed yet
    }

## Analyse

analyse-bar = Decisions
analyse-progress =
    { $decisions ->
        [one] { $done } of { $decisions } decision
       *[other] { $done } of { $decisions } decisions
    }
analyse-exists = it already exists
analyse-written = Written to { $file }
analyse-intro =
    { $decisions ->
        [0] { $list }. There are no decisions to judge.
        [one] { $list }. { $decisions } decision, judged by { $bot }. Win shares in percent, by seat.
       *[other] { $list }. { $decisions } decisions, judged by { $bot }. Win shares in percent, by seat.
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
        [0] The bot sees no mistakes.
        [one] The biggest mistake:
       *[other] The { $n } biggest mistakes:
    }
analyse-mistake = line { $line }, round { $round }: { $who } played { $played }; better: { $best } ({ $before }% instead of { $after }%)

## About

about-version = { -game } { $version}, { $core }, Python { $python }
about-no-version = (not installed)
about-pure = pure Python core
about-compiled = compiled core
about-box = Of the { $total } numbers on the cards and the board, { $printed } are proven by the rule documents, { $inferred } inferred, { $reported } reported by a player and { $reconstructed } reconstructed by us. The reconstructed ones are not the printed ones, which we don’t have. If you own the printed game, you can play with its numbers: { $command }
about-box-own = This isn’t the built-in box, so we go by what its file says. Of the { $total } numbers on the cards and the board, { $proven } are proven by the rule documents and the same in every copy. Of the others, { $entered } are entered as printed, { $inferred } as inferred, { $reported } as reported by a player and { $reconstructed } as reconstructed.
about-readings = Where the rule books differ or say nothing, we had to decide. What they say, what we play and why:
about-credits = The game is by Jeffrey D. Allers, published by White Goblin Games in 2012. This is an unofficial fan project, neither made nor endorsed by them.
about-licence = The program is under the MIT License.
