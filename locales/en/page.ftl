### The pages around the table, in the browser.

page-game = { -game }
# The title of the browser's window.
page-title = { $page } · { -game }
page-skip = Skip to the content
page-nav = Pages
page-loading = One moment …
page-home = Front page
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

page-home-title = Bid for your place in a town of 1626
page-home-lead = A board game of auctions, land and furs for 2 to 5 players. About an hour. No account needed.
page-play-now = Play now
page-play-now-hint = You and two bots, first move in two seconds
page-or-join = or join by link
page-paste = Paste a seat link
page-paste-wrong = This is no link to a seat or table. It ends like this: #/join/…
page-join = Join
page-my-games = My games
page-my-games-hint =
    { $n ->
        [0] None waits for you.
        [one] One waits for you.
       *[other] { $n } wait for you.
    }
page-my-games-none = The games you play will stand here.
page-lobby = Lobby
page-lobby-hint = Open tables, live now.
page-lobby-none = No open table right now. Make one and list it.
page-sit = Sit down
page-watch = Watch
page-your-turn = Your turn
# On a device where several sit.
page-turn-of = { $who }, your turn
page-table-empty = An empty table
page-name-bot = { $who } (bot)
page-game-open =
    { $n ->
        [0] Full, not begun
        [one] Waits for { $n } more
       *[other] Waits for { $n } more
    }
page-game-over = Over, { $ago }
page-game-round = Round { $round }, { $step }
page-game-since = { $where }; { $ago }
page-game-won = Won by { $who }

## A new table

page-new = New table
page-new-hint = Name yourself, send the link, play.
page-new-more = More choices
page-new-lead = Who sits where. An open seat gets a link that you send to a friend; two people may share this screen.
page-your-name = Your name
page-seats = Seats
page-you = You
page-make = Make the table
page-make-start = Make the table and begin
page-seat = Seat { $n }
page-seat-who = Who sits in seat { $n }
page-seat-colour = Colour of seat { $n }
page-seat-name = Name in seat { $n }
page-seat-bot = Bot in seat { $n }
page-seat-bot-named = Bot { $bot }
page-seat-open = By link
page-seat-here = Here, at this screen
page-seat-open-hint = The link comes on the next page.
page-kind-me = Me
page-kind-here = Someone at this screen
page-kind-open = Open, by link
page-kind-bot = Bot
page-start-who = Who starts
page-start-random = Drawn by lot
page-start-seat = Seat { $n }, { $colour }
page-listed = Show it in the lobby
page-listed-hint = Anybody here may take an open seat. Otherwise only your links lead to it.
page-box-own = Play with the numbers of your own box
page-box-own-hint = Whoever owns the printed game can type in the numbers of its cards and board: nieuw box template writes the file to fill in.
page-box-file = Box file
page-box-chosen = This table plays with { $file }.
page-box-big = This file is too large for a box file.

## Joining

page-join-title = A seat is kept for you
page-join-lead = Name yourself and sit down. The seat stays yours in this browser.
page-join-sit = Take the seat
page-join-hint = New to the game?
page-rules-read = Read the rules
page-device-title = Your seats on this device
page-device-lead = This link was made on another device of yours. It works once, and brings your name, preferences and seats here.
page-device-claim = Use them here

## Before it begins

page-table-waits = The table waits
page-table-waits-for =
    { $n ->
        [one] One seat is open.
       *[other] { $n } seats are open.
    }
page-table-full = Everybody is here.
page-seat-free = Open seat, { $colour }
page-chair-bot = Bot { $bot }
page-chair-open = waits for a guest
page-chair-here = is here
page-chair-away = is away
page-start = Start the game
page-start-hint = You may start before everybody is here: bots take the open seats.
page-start-wait = It begins when every seat is taken.
page-start-host = It begins when the host says so.
page-links-fresh = New links
page-links-hint = Every link works once, for one person. New links make the old ones void.
page-link = Link to the seat
page-copy = Copy
page-copied = Copied
page-share = Share
page-watching =
    { $n ->
        [0] Nobody is watching
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }

## Preferences

page-preferences-lead = They follow you to every device of yours.
page-theme = Theme
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-speed = Pieces move
page-speed-0 = at once
page-speed-120 = fast
page-speed-250 = normally
page-speed-500 = slowly
page-speed-hint = Also the pace at which you are told what happened while you were away.
page-pause = A bot waits before its move
page-seconds = { $n } s
page-confirm = Ask before my turn ends
page-confirm-hint = Ends of turns and draws can't be taken back freely.
page-kept = Kept.
page-device = Another device
page-device-hint = A link that works once: open it there, and your seats and preferences are there too.
page-device-make = Make a link

## The table

page-table-of = Table of { $who }
page-your-turn-title = Your turn: { $table }
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
page-connecting = Connecting to the table …
page-lost = The connection is lost. What you see is old; nothing you did is forgotten.
page-lost-for = { $n } s
page-retry = Try again
page-scores = See the scores
page-see-board = Board

## Log, chat, looking back

page-log = Log
page-chat = Chat
page-log-chat = Log and chat
page-log-none = Nothing has happened yet.
page-log-earlier = Show earlier lines
page-log-ahead = Show later lines
page-log-trial = From here on a trial: other draws
page-log-record = From here on this game
page-log-look = Show the board as it was after this
page-log-more = More
page-log-less = Less
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-unread =
    { $n ->
        [one] new line
       *[other] new lines
    }
page-past = The board as it was: move { $n } of { $of }
page-past-line = Move { $n } of { $of }
page-earlier = One line earlier
page-later = One line later
page-now = Back to now
page-back-here = Take back to here
page-copy-here = Try it from here
page-trial = Trial
page-trial-lead = Only a trial.
page-trial-back = Back to the game
page-vote-asked =
    { $n ->
        [one] { $who } asks to take back the last line. Do you agree?
       *[other] { $who } asks to take back the last { $n } lines. Do you agree?
    }
page-vote-waits = A takeback waits for the answer of { $who }.
page-vote-yes = Agree
page-vote-no = No

## While you were away

page-away = While you were away
page-away-at = { $n } of { $of }
page-away-told =
    { $n ->
        [one] One thing happened; the log tells it again.
       *[other] { $n } things happened; the log tells them again.
    }
page-away-lines = What happened
page-away-you = What it did to you
page-away-nothing = It changed nothing of yours.
page-away-got = You have { $amount } more.
page-away-gave = You have { $amount } less.
page-away-marker = Your order marker is now { $now }, it was { $was }.
page-away-travel = A journey to the Lenape now costs you { $now } corn, it was { $was }.
page-away-lead-0 =
    { $others ->
        [0] You no longer lead { $place }.
       *[other] You no longer lead { $place }: { $who } does.
    }
page-away-lead-1 = You are tied { $place } with { $who }.
page-away-lead-2 = You alone lead { $place }.
page-away-go-on = Go on playing
page-pause-now = Pause
page-go-on = Go on
page-skip-end = To the end

## Since your last turn

page-since = Since your last turn
page-since-hide = Put away
page-since-more = { $n } more
page-since-drew = You drew { $furs }
page-since-outbid = { $who } took column { $column } for { $bid }; you bid { $mine }
page-since-round = End of round { $round }: { $list }

## Menu and its windows

page-help = Help
page-help-all = All the rules
page-keys = Keyboard shortcuts
page-key-1 = Press the main button of the question
page-key-2 = Pass
page-key-3 = Undo
page-key-4 = Choose a number, a district, a column or a special action
page-key-5 = One more, one less
page-key-6 = Look at the board one line earlier or later
page-key-7 = Back to now, or close what is open
page-key-8 = Show this help
page-hand = Let a bot sit in
page-hand-back = Take back the seat of { $who }
page-hand-on = A bot plays for you
page-hand-lead = The bot plays your seat until you take it back; nobody else can.
page-hand-seat = Seat
page-hand-bot = Bot
page-hand-do = Let it play
page-record = Download the record
page-report = Report a problem
page-report-lead = The position of this game is sent along; your text and nothing else about you.
page-report-what = What went wrong?
page-report-send = Send
page-report-done = Thank you. It has been written down.

## The end

page-final = Final scoring
page-final-again = Show it again
page-final-before = After six rounds: { $standing }
page-final-none = { $source }: nobody has any
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
    { $points ->
        [one] Your place: { $place } of { $seats }, with { $points } point.
       *[other] Your place: { $place } of { $seats }, with { $points } points.
    }
page-won-ahead =
    { $n ->
        [one] { $n } point ahead of { $who }.
       *[other] { $n } points ahead of { $who }.
    }
page-won-from = { $n } of the { $of } came from two sources: { $one } and { $two }.
page-won-since =
    { $round ->
        [0] In front from beginning to end.
        [1] In front from the first round on.
       *[other]
            { $round ->
                [7] The final scoring decided it.
               *[other] In front for good since round { $round }.
            }
    }
page-rematch = Rematch
page-rematch-go = To the rematch
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
page-times-from = The record of this game begins in round { $round }: points from before are told as one sum.
page-high-points = Moves that scored most
page-plus = +{ $n }
page-see-it = See it
page-fair = Fair deal: the seeds of every draw are now open.
page-fair-check = Anybody can check it:

## Replays

page-replay = Replay
page-replay-of = Replay of the game of { $who }
page-replay-begin = Before the first line.
page-pace = Speed: ×{ $n }
page-replays-lead = Look at any record of this game, line by line. Nothing of it is kept here.
page-replays-mine = My finished games
page-record-file = A record from a file
page-record-paste = or its text
page-record-read = Look at it
page-record-big = This file is too large for a record.
page-line = Move
page-line-of = Move { $n } of { $of }
page-first = To the beginning
page-last = To the end

## Things that go wrong

page-missing = There is nothing here
page-missing-lead = The address is wrong, or what it led to is gone.
page-fault = That did not work ({ $code }).
page-fault-stale = The table has gone on meanwhile. Look again.
page-fault-illegal-move = The rules don't allow that now.
page-fault-not-your-turn = It is not your turn any more.
page-fault-not-your-seat = This seat is not yours.
page-fault-bot-sits-in = A bot sits in for you. Take your seat back first.
page-fault-nothing-to-undo = There is nothing to take back there.
page-fault-no-such-vote = This vote is over.
page-fault-no-such-table = There is no such table.
page-fault-unreadable = What is kept of this table is damaged, so it can't be opened. Tell whoever runs the server.
page-fault-no-such-line = There is no such line in the log.
page-fault-no-such-box = The box file of this game is missing.
page-fault-not-the-host = Only the host can do that.
page-fault-not-over = A rematch can begin when this game is over.
page-fault-seat-taken = Somebody else has taken this seat, or the link was used before. Ask for a new one.
page-fault-link-used = This link was used before, or is too old. Ask for a new one.
page-fault-bad-name = A name needs 1 to 60 letters.
page-fault-bad-seats = A table has 2 to 5 seats.
page-fault-bad-start = The seat that starts is not there.
page-fault-bad-colour = Every seat needs a colour of its own.
page-fault-unknown-bot = There is no such bot.
page-fault-bad-box = This is no valid box file: { $detail }
page-fault-bad-record = This is no valid record: { $detail }
page-fault-bad-request = The server did not understand the page ({ $detail }). Load it again.
page-fault-wrong-origin = This page is not the server's own.
page-fault-too-long = That is too long.
page-fault-too-often = Too much at once. Wait a moment and try again.
page-fault-not-kept = That could not be written down, so it did not happen. Try again in a moment.
page-fault-empty = There is nothing to say.
page-fault-offline = The server does not answer. Is the connection up?

## Rules

page-rules-lead = Six rounds of eleven steps. Most points win. Here is all you need to play; the panel beside the board shows the price and the prize of every choice.
page-rules-contents = Sections
page-rules-steps = step { $steps }
page-rules-place = Place in the row

page-rules-short = In short
page-rules-short-1 = You are a patroon in a growing trading town. After six rounds whoever has most points wins; they come from elections in the city, from clearing land and from shipping furs.
page-rules-short-2 = In every round everybody wins one column of action tiles at auction, and pays with whatever they own. The tiles say what you may do: city, land, trade.
page-rules-short-3 = The three feed each other: wood builds, cleared land brings corn, corn keeps businesses open and pays for journeys, goods buy furs, and ships bring coins and more goods.
page-rules-short-4 = For a first game: don’t empty your purse for a column, keep one corn for every business, and be good at two of the three ways rather than at none.

# Under the pictures of the rules.
page-picture-way-city = Wood builds businesses; where you have most of them, elections bring points.
page-picture-way-land = Land and houses, then clear: points and wood once, corn in every round.
page-picture-way-trade = Goods buy furs; a ship full of furs brings points and coins, then goods in every round.
page-picture-setup = The same piece three times: a business in the city, a house on land, a warehouse that opens a dock.
page-picture-bidding = Yellow chose column 1 and bid 5, Blue bids 6, Orange is still to answer. If Blue wins, Blue pays 6 of anything, gets a land tile, two trade tiles and 1 coin, and swaps order markers with Yellow.
page-picture-city = Blue holds elections. { district-lumberyard }: alone in front, 3 points. { district-granary }: tied with Yellow, 2 points. { district-docks }: no business, no points.
page-picture-land = A row of four cards. Two are cleared and bring corn in every round. The third has all its houses: clearing it brings its wood and the 6 points of place 3. The fourth lacks a house.
page-picture-river = Nobody lives in camp 1 any more. From the trading post opposite it, the journey to camp 2 costs the corn on the boat between.
page-picture-traders = From the top trader take any furs; the others sell only all they have.
page-picture-ship = 3 for each beaver, 2 for the lynx, 1 for each of the others: 3 + 3 + 2 + 1 + 1 = 10 points.
page-picture-supply = Six businesses, five corn: five are kept, one closes, and that costs 2 points.

page-rules-setup = Set-up
page-rules-setup-1 = Everybody begins with 25 buildings, 8 coins, 4 goods, 3 wood, 2 corn and 2 furs drawn unseen. One building is a warehouse at once: its dock holds your 4 goods.
page-rules-setup-2 = A building in the city is a business, on a land card a house, on the wharf a warehouse.
page-rules-setup-3 = In turn order everybody places a business in any district, free of charge; then, in the same order, a second one.
page-rules-setup-4 = The longhouses of the Lenape stand in camp 1, your trading posts opposite, so nobody has to travel yet. Everything is open but the order of the decks and of the furs face down.

page-rules-preparation = Preparation
page-rules-preparation-1 = Step 1: what is left of the land and ship cards leaves the game; four new ones of each are shown. They are not refilled during the round.
page-rules-preparation-2 = Step 2: the three fur traders are filled up: 4, 3 and 4 furs. Furs still lying there stay.
page-rules-preparation-3 = Step 3: the 12 action tiles (4 city, 4 land, 4 trade) are dealt at random into the five columns of the cash box.

page-rules-bidding = Bidding
page-rules-bidding-1 = Of those without a column, the one with the lowest order marker chooses a column and opens with a bid of 0 or more. The others without a column follow once each: bid more, or pass.
page-rules-bidding-2 = A bid is a number of resources: every coin, good, wood, corn and fur counts 1. Nobody may bid more than they hold.
page-rules-bidding-3 = The highest bidder pays at once, in any mix, and takes the tiles and then the coins of the column.
page-rules-bidding-4 = A winner who did not choose the column swaps order markers with the one who did.
page-rules-bidding-5 = Who passed may bid for later columns. The last one without a column takes any remaining one free of charge and keeps the marker.
page-rules-bidding-6 = With two players the column up for auction must be one of three tiles; the other player then takes one of two tiles free of charge.

page-rules-city = City
page-rules-city-1 = Steps 5, 6 and 7 work alike. In turn order, each player uses every tile of the step’s kind and one special action, in any order. Whatever is passed brings 1 coin.
page-rules-city-2 = A city tile does one of two things. Build businesses: 1 to 3, for 1 wood each, in any districts.
page-rules-city-3 = Or hold elections: 3 points for every district where you alone have most businesses, 2 points where you share the lead. Nobody else scores.
page-rules-city-4 = A district without a business of yours is never yours.

page-rules-land = Land
page-rules-land-1 = A land tile does one of two things. Add land: take a card from the display to the right end of your row. It is wild until it is cleared.
page-rules-land-2 = Then one longhouse leaves the leftmost inhabited camp: to a free space of the next camp upstream, or off the board if there is none. The last one in the last camp stays.
page-rules-land-3 = Or clear land: every wild card of yours with all its houses is cleared at once and brings the wood printed on it.
page-rules-land-4 = You score the place of the rightmost card cleared by this action, counted from the left over all cards of your row.
page-rules-land-5 = Cleared cards bring their corn in step 8 of every round, from this one on.
page-rules-land-points = Points for clearing land

page-rules-trade = Trade
page-rules-trade-1 = A trade tile does one of two things. Trade with the Lenape, with one trader: at the top one choose 1 to 4 furs for 1 good each; the middle one gives all 3 for 4 goods; the bottom one all 4 for 3 goods.
page-rules-trade-2 = If no longhouse stands opposite your trading post, the journey costs the corn on all boats up to the nearest inhabited camp, once for the action.
page-rules-trade-3 = Or ship furs: choose a ship and load exactly as many furs as it asks, of any kinds.
page-rules-trade-4 = Points: 3 for each fur of the kind you load most of, 2 for each of the second, 1 for each of all others. Two beaver, a lynx, an otter and a muskrat make 6 + 2 + 1 + 1 = 10.
page-rules-trade-5 = You get the ship’s coins at once, and its goods in step 10 of every round, from this one on.

page-rules-special = Special actions
page-rules-special-1 = One in each of steps 5, 6 and 7, with or without tiles; in any district, and nobody blocks anybody.
page-rules-special-2 = It costs a fee of 1 coin, paid first. It is free if you lead the district or tie for the lead at that moment.
page-rules-special-3 = An action that would do nothing can’t be chosen; pass it for 1 coin.
page-rules-special-lumberyard = Buy any number of wood for 1 coin each, or sell any number for 1 coin each.
page-rules-special-granary = The same with corn.
page-rules-special-docks = For 1 wood build a warehouse, four at most: it opens a dock with room for more goods.
page-rules-special-guild = Build 1 to 3 houses for 1 wood each, strictly from left to right along your land.
page-rules-special-market = Say 1, 2 or 3 furs, pay 3, 6 or 9 in any mix of coins and goods, then draw them unseen.
page-rules-special-company = For 1 wood move your trading post to the nearest area upstream with a free space, never past the rightmost inhabited camp.

page-rules-supply = Supply and income
page-rules-supply-1 = Step 8: get the corn of your cleared land.
page-rules-supply-2 = Step 9: pay 1 corn for every business. All that can be paid must be paid.
page-rules-supply-3 = For every business you can’t pay for, you close one of your choice and lose 2 points.
page-rules-supply-4 = Step 10: get the goods of your ships; what finds no room on your docks is lost.
page-rules-supply-5 = Step 11: get 1 coin for every district with a business of yours, and 1 more where you alone lead.

page-rules-end = End of the game
page-rules-end-1 = After six rounds there are final elections for everybody: 3 points for each sole lead, 2 for each tied one.
page-rules-end-2 = Your rightmost land card that is full of houses scores its place if it is not cleared.
page-rules-end-3 = Every fur left is worth 1 point.
page-rules-end-4 = Coins, goods, wood and corn together: 1 point for every 3.
page-rules-end-5 = Most points win; equal points share the win.

page-rules-lenape = The Lenape
page-rules-lenape-1 = The Lenape lived on this river and its harbour long before the colony. When longhouses move upstream in the game, that stands for a people losing its homeland to the spread of Dutch farms: through land sales that the two sides understood differently, disease, and in the 1640s war.
page-rules-lenape-2 = The rules show this only as a rising price of travel. It was not a withdrawal by choice, and the Lenape nations of today live mostly far from that river.

## About

page-about-lead = An unofficial edition of a board game that is out of print, for people who miss it.
page-about-game = The game
page-about-game-1 = { -game } is a game by Jeffrey D. Allers, published by White Goblin Games in 2012.
page-about-game-2 = This is a fan project, made and endorsed by neither. Rules are told in our own words, and nothing of the published art is used.
page-about-numbers = The numbers on cards and board
page-about-numbers-1 = We read rule documents in four languages, not the printed cards. What the documents prove is as printed: the traders, the wharf, how points are counted.
page-about-numbers-2 = The 24 land cards, the 24 ships, parts of the river and two columns of the cash box are reconstructed: chosen by us within what the documents say, and checked with many played games. They are not the printed numbers.
page-about-numbers-3 = Whoever owns the printed game can play with its numbers: choose a box file for your table.
page-about-fair = Fair draws
page-about-fair-1 = Before a game begins the server commits to a secret seed; when it is over the seed stands in the record. With it anybody can deal the whole game again and see that nothing was chosen:
page-about-lenape = The Lenape
page-about-lenape-more = More in the rules
page-about-credits = Credits
page-credit-icons = Icons by Lorc and Delapouite, under CC BY 3.0, partly redrawn:
page-credit-serif = EB Garamond by Georg Duffner and Octavio Pardo, under the SIL Open Font Licence:
page-credit-sans = Source Sans 3 by Paul D. Hunt for Adobe, under the SIL Open Font Licence:
page-credit-words = Words by Project Fluent, under the Apache Licence 2.0:
page-credit-page = The page is made with Svelte, under the MIT licence:
page-about-licence = The program is under the MIT licence.
