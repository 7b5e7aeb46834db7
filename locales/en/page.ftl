### The pages around the table, in the browser.

page-game = { -game }
# The title of the browser's window.
page-title = { $page } · { -game }
page-skip = Skip to the content
page-nav = Pages
page-loading = One moment…
page-home = Home
page-rules = Rules
page-replays = Replays
page-about = About
page-preferences = Preferences
page-language = Language
page-dark = Dark theme
page-close = Close
page-back = Back
page-back-table = Back to your table
page-menu = Menu
page-points = Points

## Front page

page-home-title = Bid for your place in New Amsterdam, 1626
page-home-lead = A board game of auctions, land and furs for 2 to 5 players. About an hour. No account needed.
page-play-now = Play now
page-play-now-hint = You and two bots; your first move in two seconds
page-or-join = or join by link
page-paste = Paste a seat link
page-paste-wrong = This isn’t a link to a seat or table. It should end like this: #/join/…
page-join = Join
page-my-games = My games
page-my-games-hint =
    { $n ->
        [0] No games are waiting for you.
        [one] One game is waiting for you.
       *[other] { $n } games are waiting for you.
    }
page-my-games-none = Your games will appear here.
page-more-games = More games
# Of a list that shows only its first.
page-all-games = Show all { $n }
page-lobby = Lobby
page-lobby-hint = Public tables right now.
page-lobby-none = No public tables right now. Make one and show it in the lobby.
page-sit = Sit down
page-watch = Watch
page-your-turn = Your turn
# On a device where several sit.
page-turn-of = { $who }, your turn
page-table-empty = An empty table
page-name-bot = { $who } (bot)
page-game-open =
    { $n ->
        [0] Full, not started
        [one] Waiting for { $n } more
       *[other] Waiting for { $n } more
    }
page-game-over = Finished { $ago }
page-game-round = Round { $round }, { $step }
page-game-won = Won by { $who }

## A new table

page-new = New table
page-new-hint = Enter your name, send the link, play.
page-new-more = More options
page-new-lead = Choose who sits where. An open seat gets a link to send to a friend, and people can share this screen.
page-your-name = Your name
page-seats = Seats
page-you = You
page-make = Make the table
page-make-start = Make the table and start
page-seat = Seat { $n }
page-seat-who = Who sits in seat { $n }
page-seat-colour = Colour of seat { $n }
page-seat-name = Name in seat { $n }
page-seat-bot = Bot in seat { $n }
page-seat-bot-named = Bot: { $bot }
page-seat-bot-level = Bot: { $bot }, strength { $n } of { $of }
page-seat-open = By link
page-seat-here = Here, on this screen
page-seat-open-hint = You get the link on the next page.
page-kind-me = Me
page-kind-here = Someone on this screen
page-kind-open = Open, by link
page-kind-bot = Bot
page-start-who = Who goes first
page-start-random = Random
page-start-seat = Seat { $n }, { $colour }
page-listed = Show it in the lobby
page-listed-hint = Anyone on this server can take an open seat. Otherwise, people need your links.
page-box-own = Play with the numbers from your own copy
page-box-own-hint = If you own the printed game, you can enter the numbers from its cards and board: “nieuw box template” (or “./play box template”) writes the file to fill in.
page-box-file = Box file
page-box-chosen = This table will use { $file }.
page-box-big = This file is too big for a box file.

## Joining

page-join-title = A seat is reserved for you
page-join-lead = Enter your name and sit down. The seat stays yours in this browser.
page-join-by = { $who } invites you to a game
page-join-seat = Your seat: { $colour }
page-join-game-1 = Two to five patroons in New Amsterdam, 1626: bid for the right to act.
page-join-game-2 = Build in the town, clear land along the Hudson, trade furs and ship them home.
page-join-game-3 = Most points after six rounds wins. About an hour, no account needed.
page-join-table = At the table
page-join-sit = Take the seat
page-join-hint = New to the game?
page-rules-read = Read the rules
page-device-title = Your seats on this device
page-device-lead = This link was made on another of your devices. It works once, and moves your name, preferences and seats here; the other device can then only watch.
page-device-claim = Use them here

## Before it begins

page-table-waits = Waiting to start
page-table-waits-for =
    { $n ->
        [one] One seat is open.
       *[other] { $n } seats are open.
    }
page-table-full = Everyone is here.
page-seat-free = Open seat ({ $colour })
page-chair-bot = Bot: { $bot }
page-chair-open = waiting for a guest
page-start = Start the game
page-start-hint = You can start before everyone is here: bots take the open seats.
page-start-wait = The game starts when every seat is taken.
page-start-host = The game starts when the host starts it.
page-links-fresh = New links
page-links-hint = Every link works once, for one person. Making new links cancels the old ones.
page-link = Link to this seat
page-copy = Copy
page-copied = Copied
page-copy-by-hand = The link is selected; copy it by hand.
page-qr = QR code for this link: { $link }
page-qr-show = Show QR code
page-invite = Invite someone
page-invite-seat = Scan this to take the { $colour } seat.
page-invite-table = Scan this to open this table.
page-invite-watch = Link to watch this table
page-next = What happens next
page-next-host = Send each guest a link, or let them scan the code with their phone.
page-next-guest = Others are still taking their seats. You don’t have to do anything.
page-next-begin = When every seat is taken, the game starts by itself on everyone’s screen.
page-next-rules = The rules in ten minutes
page-share = Share
page-watching =
    { $n ->
        [0] Nobody is watching
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }

## Preferences

page-preferences-lead = These stay with you when you move to another device.
page-theme = Theme
page-theme-auto = Match device
page-theme-light = Light
page-theme-dark = Dark
page-speed = Animation speed
page-speed-0 = instant
page-speed-120 = fast
page-speed-250 = normal
page-speed-500 = slow
page-speed-hint = Also sets how fast you see what happened while you were away.
page-pause = Pause before a bot’s move
page-seconds = { $n } s
page-confirm = Ask before my turn ends
page-confirm-hint = Once another player has decided or something has been drawn, you can only undo if the others agree.
page-projection = Show who is ahead
page-projection-hint = Next to the points: what they would be if the game ended now.
page-reviews = Show a summary after each round
page-reviews-hint = What the columns went for, and what everyone gained. It’s always in the log, too.
page-sound = Sound
page-sound-at-table = Sounds at the table
page-sound-hint = A bell when it’s your turn, a knock for a bid, a gavel for a sale. You can follow the game with the sound off.
page-volume = Volume
page-percent = { $n }%
page-kept = Saved.
page-device = Another device
page-device-hint = A link that works once: open it on the other device, and your seats and preferences move there.
page-device-make = Make a link

## The table

page-table-of = Table: { $who }
page-your-turn-title = Your turn · { $table }
page-question = The question
page-round = Round
page-round-n = Round { $round }
page-round-of = Round { $round } of { $rounds }
page-steps = Steps of the round
page-step-n =
    { $step ->
        [12] { page-final }
       *[other] Step { $step } · { $name }
    }
page-step-prepare = Prepare
page-step-bidding = Bidding
page-step-city = City
page-step-land = Land
page-step-trade = Trade
page-step-supply = Supply
page-order = Turn order and points
page-tabs = Parts of the table
page-tab-turn = Your turn
page-tab-now = Now
page-tab-board = Board
page-tab-players = Players
page-tab-log = Log
page-connecting = Connecting to the table…
page-lost = Connection lost. What you see may be out of date; your moves are safe.
page-lost-for = { $n } s
page-retry = Try again
page-scores = See the scores
page-see-board = Board

## Log, chat, looking back

page-log = Log
page-chat = Chat
page-log-chat = Log and chat
page-log-none = Nothing has happened yet.
page-log-earlier = Show earlier moves
page-log-ahead = Show later moves
page-log-trial = From here on: a trial with other draws
page-log-record = From here on: this game
page-log-look = Show the board as it was after this
page-log-more = More
page-log-less = Less
page-review = Round { $round } in review
page-review-open = Last round
page-review-earlier = Previous round
page-review-later = Next round
page-review-column = column { $column } for { $n }
page-review-free = column { $column } for free
page-review-source = { $source } { $points }
page-review-supply = end of the round: { $list }
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-unread =
    { $n ->
        [one] new message
       *[other] new messages
    }
page-watchers = Spectators
page-watchers-hint = Only spectators can read this, and players who choose to.
page-watchers-off = Spectators talk among themselves here, perhaps about your game. You only read it if you want to.
page-watchers-on = Read along
page-watchers-stop = Stop reading along
page-past = The board as it was: move { $n } of { $of }
page-past-line = Move { $n } of { $of }
page-earlier = One move earlier
page-later = One move later
page-now = Back to now
page-back-here = Undo to here
page-back-last = Undo my last choice
page-copy-here = Try it from here
page-trial = Trial
page-trial-lead = This is only a trial.
page-trial-back = Back to the game
page-vote-asked =
    { $n ->
        [one] { $who } asks to take back the last move. Do you agree?
       *[other] { $who } asks to take back the last { $n } moves. Do you agree?
    }
page-vote-waits = Takeback: waiting for { $who } to answer.
page-vote-yes = Agree
page-vote-no = No

## While you were away

page-away = While you were away
page-away-at = { $n } of { $of }
page-away-told =
    { $n ->
        [one] One thing happened; it is also in the log.
       *[other] { $n } things happened; they are also in the log.
    }
page-away-lines = What happened
page-away-you = What it means for you
page-away-nothing = Nothing has changed for you.
page-away-got = You are up { $amount }.
page-away-gave = You are down { $amount }.
page-away-marker = You now have order marker { $now } instead of { $was }.
page-away-travel = A journey to the Lenape now costs you { $now } corn instead of { $was }.
page-away-lead-0 =
    { $others ->
        [0] You no longer lead { $place }.
        [one] You no longer lead { $place }: { $who } does.
       *[other] You no longer lead { $place }: { $who } do.
    }
page-away-lead-1 = You are now tied with { $who } for the lead { $place }.
page-away-lead-2 = You now lead alone { $place }.
page-away-go-on = Continue playing
page-pause-now = Pause
page-go-on = Continue
page-skip-end = Skip to the end

## Since your last turn

page-since = Since your last turn
page-since-hide = Dismiss
page-since-more = { $n } more
page-since-drew = You drew { $furs }
page-since-outbid = { $who } took column { $column } for { $bid }; you bid { $mine }
page-since-round = End of round { $round }: { $list }
page-since-rival = { $who }: { $list }
page-round-ends = Round { $round } ends
page-round-begins = Round { $round } begins
page-round-deal = New cards, furs and tiles
page-round-skip = Skip
page-round-skips = Press any key or tap to skip

## Menu and its windows

page-help = Help
page-help-all = All the rules
page-keys = Keyboard shortcuts
page-key-1 = Press the main button of the question
page-key-2 = Pass
page-key-3 = Undo
page-key-4 = Choose a number, a district, a column or a special action
page-key-5 = One more, one less
page-key-6 = Look at the board one move earlier or later
page-key-7 = Back to now, or close what is open
page-key-8 = Show this help
page-key-9 = From a small i or the turn order: one symbol after another, and what it means
page-hand = Let a bot play for me
page-hand-back = Take back { $who }’s seat
page-hand-on = A bot is playing for you
page-hand-lead = The bot plays for you until you take your seat back. Only you can do that.
page-hand-seat = Seat
page-hand-bot = Bot
page-hand-do = Let it play
page-absent-minutes =
    { $n ->
        [one] { $who } has been away for { $n } minute; the table is waiting.
       *[other] { $who } has been away for { $n } minutes; the table is waiting.
    }
page-absent-hours =
    { $n ->
        [one] { $who } has been away for { $n } hour; the table is waiting.
       *[other] { $who } has been away for { $n } hours; the table is waiting.
    }
page-absent-days =
    { $n ->
        [one] { $who } has been away for { $n } day; the table is waiting.
       *[other] { $who } has been away for { $n } days; the table is waiting.
    }
page-absent-until = After { $time } away, the others can let a bot play for { $who }.
page-absent-do = Let a bot play for { $who }
page-absent-hint = { $who } can take the seat back at any time.
page-vote-absent = { $who } would like a bot to play for { $whose }, who is away. Do you agree?
page-vote-absent-waits = A bot for { $whose }: waiting for { $who } to answer.
page-vote-agreed = Agreed: { $who }.
page-vote-absent-left = No longer here: { $who }.
page-vote-absent-again = Continue without them
page-patience = If someone is away
page-patience-hint = If the person whose turn it is has been away for this long, the others can agree to let a bot play for them until they come back.
page-patience-after = A bot can step in after { $time }
page-end-resign = Resign
page-end-abandon = End the game
page-end-resign-lead = The game ends here without a winner. You can still replay it, and try it out from any move.
page-end-abandon-lead = The game ends here without a winner if everyone else agrees.
page-end-abandon-do = Ask the others
page-vote-abandon = { $who } would like to end the game here, without a winner. Do you agree?
page-vote-abandon-waits = Ending the game: waiting for { $who } to answer.
page-ended-lead = There is no winner. The points so far:
page-game-ended = Ended early { $ago }
page-remove = Remove from my games
page-put-away = Close this table
page-put-away-lead = The seats and links of this table will stop working.
page-old = This page is out of date: the server has a newer version.
page-old-do = Reload
page-record = Download the record
page-report = Report a problem
page-report-lead = The record of this game, with the players’ names, is sent along with your text.
page-report-what = What went wrong?
page-report-send = Send
page-report-done = Thank you. Your report has been received.

## The end

page-final = Final scoring
page-final-again = Show it again
page-final-before = After six rounds: { $standing }
page-final-none = { $source }: none
page-won =
    { $n ->
        [one]
            { $points ->
                [one] { $who } wins with { $points } point
               *[other] { $who } wins with { $points } points
            }
       *[other]
            { $points ->
                [one] { $who } share the win with { $points } point
               *[other] { $who } share the win with { $points } points
            }
    }
page-place =
    { $place ->
        [1] You finished 1st of { $seats } with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [2] You finished 2nd of { $seats } with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [3] You finished 3rd of { $seats } with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] You finished { $place }th of { $seats } with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
page-won-ahead =
    { $n ->
        [one] { $n } point ahead of { $who }.
       *[other] { $n } points ahead of { $who }.
    }
page-won-from = { $n } of the { $of } came from two sources: { $one } and { $two }.
page-won-since =
    { $round ->
        [0] In the lead from start to finish.
        [1] In the lead from the first round on.
       *[other]
            { $round ->
                [7] The final scoring decided it.
               *[other] In the lead from round { $round } on.
            }
    }
page-rematch = Rematch
page-rematch-go = Go to the rematch
page-sources = Points by source
page-source = Source
page-source-start = before this record
page-source-ship = ships
page-source-clear = land cleared
page-source-election = elections
page-source-final-election = final elections
page-source-final-land = land full of houses
page-source-final-furs = furs left
page-source-final-rest = leftovers, 1 for every 3
page-source-close = businesses closed
page-source-total = Total
page-after-rounds = After six rounds
page-chart-sources = Points by source
page-chart-lost = −{ $n } closed
page-chart-times = Points after every round
page-chart-end = End
page-chart-who = { $who } { $n }
page-times = Points over time
page-times-hint = Rounds 1 to 6, then the final scoring.
page-times-from = The record of this game begins in round { $round }: points from before that are shown as one sum.
page-skyline = The town at the end
page-skyline-save = Save the picture
page-skyline-share = Share the picture
page-skyline-hint = A house for every business; the more points, the taller the houses.
page-high-points = Moves that scored the most
page-stood-in = Choices a bot ({ $bots }) made for { $who }: { $n } of { $of }.
page-plus = +{ $n }
page-see-it = See it
page-fair = Fair draws: the seeds of all draws are now public.
page-fair-check = Anyone can check them:

## Replays

page-replay = Replay
page-replay-of = Replay: { $who }
page-replay-begin = Before the first move.
page-pace = Speed: ×{ $n }
page-replays-lead = Watch any recorded game, move by move. Nothing is saved here.
page-replays-mine = My finished games
page-record-file = A record from a file
page-record-paste = or paste its text
page-record-read = Watch it
page-record-big = This file is too big for a record.
page-line = Move
page-line-of = Move { $n } of { $of }
page-first = To the beginning
page-last = To the end

## Things that go wrong

page-missing = There is nothing here
page-missing-lead = The address is wrong, or what was there is gone.
page-fault = That didn’t work ({ $code }).
page-fault-stale = The table has moved on in the meantime. Look again.
page-fault-illegal-move = The rules don’t allow that now.
page-fault-not-your-turn = It isn’t your turn.
page-fault-not-your-seat = This seat isn’t yours.
page-fault-bot-sits-in = A bot is playing for you. Take your seat back first.
page-fault-nothing-to-undo = There is nothing to take back there.
page-fault-no-such-vote = This vote is over.
page-fault-vote-open = There is already a vote on this.
page-fault-not-absent = They are here, or haven’t been away long enough.
page-fault-ended = This game has ended.
page-fault-begun = This game has already started.
page-fault-not-ended = Only games that are over can be removed from the list.
page-fault-old-page = This page is out of date. Reload it.
page-fault-no-such-table = There is no such table.
page-fault-unreadable = The saved data of this table is damaged, so it can’t be opened. Please tell the person who runs the server.
page-fault-no-such-line = There is no such move in the log.
page-fault-no-such-box = The box file of this game is missing.
page-fault-not-the-host = Only the host can do that.
page-fault-not-over = You can start a rematch when this game is over.
page-fault-seat-taken = Someone else has taken this seat, or the link has already been used. Ask for a new one.
page-fault-link-used = This link has already been used, or is too old. Ask for a new one.
page-fault-bad-name = A name needs 1 to 60 characters.
page-fault-bad-seats = A table has 2 to 5 seats.
page-fault-bad-start = The seat that should go first doesn’t exist.
page-fault-bad-colour = Every seat needs a colour of its own.
page-fault-unknown-bot = There is no such bot.
page-fault-bad-box = This isn’t a valid box file: { $detail }
page-fault-bad-record = This isn’t a valid record: { $detail }
page-fault-bad-request = The server didn’t understand this page ({ $detail }). Reload it.
page-fault-wrong-origin = This page doesn’t come from this server.
page-fault-too-long = That is too long.
page-fault-too-often = Too much at once. Wait a moment and try again.
page-fault-not-kept = That couldn’t be saved, so nothing has changed. Try again in a moment.
page-fault-empty = The message is empty.
page-fault-offline = The server isn’t answering. Are you online?

## Rules

page-rules-lead = Six rounds of eleven steps; most points wins. This is all you need to play. The panel next to the board shows what every choice costs and brings.
page-rules-contents = Sections
page-rules-steps =
    { $n ->
        [one] step { $steps }
       *[other] steps { $steps }
    }
page-rules-place = Position in the row
page-rules-search = Search the rules
page-rules-matches =
    { $n ->
        [0] Nothing matches. Try a shorter word.
        [one] { $n } match
       *[other] { $n } matches
    }
page-rules-numbered = Every rule of this section
page-rules-reading = how we read it
page-rules-readings = How we read it
page-rules-readings-1 = The printed English rules are not among our sources. This edition follows the German, Russian and Hungarian rules and an Italian summary. Where they differ or say nothing, we had to decide; here is what they say, what we play and why.

page-rules-short = In short
page-rules-short-1 = You are a patroon in a growing trading town. After six rounds, the player with the most points wins. Points come from elections in the city, from clearing land and from shipping furs.
page-rules-short-2 = Every round, each player gets one column of action tiles: at auction, paying with anything they have, or free for the last one. The tiles say what you can do: city, land, trade.
page-rules-short-3 = The three feed each other: wood builds, cleared land brings corn, corn keeps businesses open and pays for journeys, goods buy furs, and ships bring coins and more goods.
page-rules-short-4 = For your first game: don’t spend everything on one column, keep one corn for every business, and do two of the three well rather than all three badly.

# Under the pictures of the rules.
page-picture-way-city = Wood builds businesses; where you have the most, elections bring points.
page-picture-way-land = Add land, build houses, then clear: points and wood once, corn every round.
page-picture-way-trade = Goods buy furs; a ship full of furs brings points and coins, then goods every round.
page-picture-setup = The same piece three times: a business in the city, a house on land, a warehouse that opens a dock.
page-picture-bidding = Yellow chose column 1 and bid 5, Blue bids 6, Orange is still to bid. If Blue wins, Blue pays 6 of anything, gets a land tile, two trade tiles and 1 coin, and swaps order markers with Yellow.
page-picture-city = Blue holds elections. { district-lumberyard }: leading alone, 3 points. { district-granary }: tied with Yellow, 2 points. { district-docks }: no business, no points.
page-picture-land = A row of four cards. Two are cleared and bring corn every round. The third has all its houses: clearing it brings its wood and the 6 points for position 3. The fourth still needs a house.
page-picture-river = Nobody lives in camp 1 any more. From the trading post opposite, the journey to camp 2 costs the corn on the boat in between.
page-picture-traders = From the top trader, pick any furs; the others sell all they have or nothing.
page-picture-ship = 3 for each beaver, 2 for the lynx, 1 for each of the others: 3 + 3 + 2 + 1 + 1 = 10 points.
page-picture-supply = Six businesses, 5 corn: five stay open, one closes, and that costs 2 points.

page-rules-setup = Setup
page-rules-setup-1 = Everyone starts with 25 buildings, 8 coins, 4 goods, 3 wood, 2 corn and 2 furs drawn at random. One of the buildings starts as a warehouse: its dock holds your 4 goods.
page-rules-setup-2 = A building is called a business in the city, a house on a land card and a warehouse on the wharf.
page-rules-setup-3 = In turn order, everyone places a business in any district for free; then, in the same order, a second one.
page-rules-setup-4 = The Lenape longhouses start in camp 1 and your trading posts opposite, so nobody has to travel yet. Everything is open except the order of the decks and of the face-down furs.

page-rules-preparation = Preparation
page-rules-preparation-1 = Step 1: any land and ship cards left over leave the game, and four new ones of each kind are put on display. The display is not refilled during the round.
page-rules-preparation-2 = Step 2: the three Lenape traders are filled up to 4, 3 and 4 furs. Furs still there stay.
page-rules-preparation-3 = Step 3: the 12 action tiles (4 city, 4 land, 4 trade) are dealt at random into the five columns of the cash box.

page-rules-bidding = Bidding
page-rules-bidding-1 = Among the players without a column, the one with the lowest order marker chooses a column and opens with a bid of 0 or more. The others without a column follow once each, in turn order: bid more, or pass.
page-rules-bidding-2 = A bid is a number of resources: every coin, good, wood, corn and fur counts as 1. You can’t bid more than you have.
page-rules-bidding-3 = The highest bidder pays at once, in any mix, takes the tiles, and then gets the column’s coins.
page-rules-bidding-4 = If the winner is not the player who chose the column, the two swap order markers.
page-rules-bidding-5 = If you passed, you can still bid for later columns. The last player without a column takes any remaining one for free and keeps their order marker.
page-rules-bidding-6 = With two players, the column up for auction must be a three-tile column; the other player then takes a two-tile column for free.

page-rules-city = City
page-rules-city-1 = Steps 5, 6 and 7 work the same way. In turn order, each player uses every tile of the step’s kind and one special action, in any order. Each tile or special action you pass up brings 1 coin.
page-rules-city-2 = A city tile lets you do one of two things. Build businesses: 1 to 3, for 1 wood each, in any districts.
page-rules-city-3 = Or hold elections: 3 points for every district where you alone have the most businesses, 2 points where you are tied for the most. Nobody else scores.
page-rules-city-4 = You never lead a district where you have no business.

page-rules-land = Land
page-rules-land-1 = A land tile lets you do one of two things. Add land: take a card from the display and put it at the right end of your row. It starts out uncleared.
page-rules-land-2 = Then one longhouse leaves the leftmost inhabited camp: it moves to a free space in the next camp upstream, or off the board if there is none. The last one in the last camp stays.
page-rules-land-3 = Or clear land: all your uncleared cards that are full of houses are cleared at once, and each brings the wood printed on it.
page-rules-land-4 = You score for the position of the rightmost card cleared by this action, counting all the cards in your row from the left.
page-rules-land-5 = Cleared cards bring their corn in step 8 of every round, starting with this one.
page-rules-land-points = Points for clearing land

page-rules-trade = Trade
page-rules-trade-1 = A trade tile lets you do one of two things. Trade with the Lenape: choose one trader. The top one sells 1 to 4 furs of your choice for 1 good each, the middle one all 3 for 4 goods, the bottom one all 4 for 3 goods.
page-rules-trade-2 = If there is no longhouse opposite your trading post, the journey costs the corn on all boats up to the nearest inhabited camp, once per action.
page-rules-trade-3 = Or ship furs: choose a ship and load exactly as many furs as it asks for, of any kinds.
page-rules-trade-4 = Points: 3 for each fur of the kind you load most of, 2 for each of the second kind, 1 for each of the others. Two beaver, a lynx, an otter and a muskrat score 6 + 2 + 1 + 1 = 10.
page-rules-trade-5 = You get the ship’s coins at once, and its goods in step 10 of every round, starting with this one.

page-rules-special = Special actions
page-rules-special-1 = One in each of steps 5, 6 and 7, with or without tiles. Choose any district; nobody blocks anyone else.
page-rules-special-2 = It costs a fee of 1 coin, paid first. There is no fee if you lead the district or tie for the lead at that moment.
page-rules-special-3 = You can’t choose an action that would do nothing; pass up the tile or the special action for 1 coin instead.
page-rules-special-lumberyard = Buy any amount of wood for 1 coin each, or sell any amount for 1 coin each.
page-rules-special-granary = The same with corn.
page-rules-special-docks = Build a warehouse for 1 wood, up to four in total: it opens a dock with room for more goods.
page-rules-special-guild = Build 1 to 3 houses for 1 wood each, strictly from left to right along your land.
page-rules-special-market = Choose 1, 2 or 3 furs, pay 3, 6 or 9 in any mix of coins and goods, then draw them unseen.
page-rules-special-company = For 1 wood, move your trading post to the nearest area upstream with a free space, never past the rightmost inhabited camp.

page-rules-supply = Supply and income
page-rules-supply-1 = Step 8: get the corn from your cleared land.
page-rules-supply-2 = Step 9: pay 1 corn for every business. You must pay for as many as you can.
page-rules-supply-3 = For every business you can’t pay for, close one of your choice and lose 2 points. Points never go below 0.
page-rules-supply-4 = Step 10: get the goods from your ships; goods that don’t fit on your docks are lost.
page-rules-supply-5 = Step 11: get 1 coin for every district where you have a business, and 1 more where you alone lead.

page-rules-end = End of the game
page-rules-end-1 = After six rounds, there are final elections for everyone: 3 points for each district you lead alone, 2 for each tie for the lead.
page-rules-end-2 = Your rightmost land card that is full of houses scores the points for its position, if it is not cleared.
page-rules-end-3 = Every fur left is worth 1 point.
page-rules-end-4 = Coins, goods, wood and corn together: 1 point for every 3.
page-rules-end-5 = Most points wins; players with equal points share the win.

page-rules-lenape = The Lenape
page-rules-lenape-1 = The Lenape lived along this river and around its harbour long before the colony. When longhouses move upstream in the game, that stands for a people losing its homeland to the spread of Dutch farms: through land sales that the two sides understood differently, through disease and, in the 1640s, through war.
page-rules-lenape-2 = The rules show this only as a rising cost of travel. It was not a withdrawal by choice, and the Lenape nations of today live mostly far from that river.

## About

page-about-lead = An unofficial edition of an out-of-print board game, for people who miss it.
page-about-game = The game
page-about-game-1 = { -game } is a game by Jeffrey D. Allers, published by White Goblin Games in 2012.
page-about-game-2 = This is a fan project, neither made nor endorsed by them. The rules are explained in our own words, and none of the published art is used.
page-about-numbers = The numbers on the cards and the board
page-about-numbers-1 = We read rule books in four languages, not the printed cards and board. What the rule books prove is as printed: the traders, the first three docks, the coins of columns 1 and 3, the points for land, and single values on the cards. Some more is likely but not proven: the fourth dock, column 2 without coins, and how the spaces are divided in camp 1 and area 1.
page-about-numbers-2 = The other numbers on the 24 land cards and 24 ships, the coins of columns 4 and 5 and most of the river are reconstructed; of the river only camp 1, area 1 and two boats of 1 corn are known. One ship was reported by a player. We chose the reconstructed numbers within what the rule books say, and tested them in many games. They are not the printed ones.
page-about-numbers-3 = If you own the printed game, you can play with its numbers: choose a box file for your table.
page-about-fair = Fair draws
page-about-fair-1 = Before a game begins, the server commits to a secret seed; when the game is over, the seed is in its record. With it, anyone can deal the whole game again and see that nothing was rigged:
page-about-lenape = The Lenape
page-about-lenape-more = More in the rules
page-about-credits = Credits
page-credit-icons = Icons by Lorc and Delapouite, under CC BY 3.0, partly redrawn:
page-credit-serif = EB Garamond by Georg Duffner and Octavio Pardo, under the SIL Open Font License:
page-credit-sans = Source Sans 3 by Paul D. Hunt for Adobe, under the SIL Open Font License:
page-credit-words = Translations with Project Fluent, under the Apache License 2.0:
page-credit-page = Pages made with Svelte, under the MIT License:
page-about-licence = The program is under the MIT License.
