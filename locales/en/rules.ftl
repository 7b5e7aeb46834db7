### Every rule by its number, as docs/rules.md has it, and how we read the rule books.

rule-0-1 = You lead a district if you have the most businesses there: alone if you have more than everyone else, tied if someone else has as many. Without a business you never lead, not even if nobody has one.
rule-0-2 = Turn order goes by order markers, lowest first. You keep your marker from round to round until an auction changes it.
rule-0-3 = Everything is open, except the order of the decks and of the face-down furs.
rule-0-4 = Points never fall below 0, and there is no upper limit.

rule-1-1 = Each player starts with 25 buildings, 8 coins, 4 goods, 3 wood and 2 corn.
rule-1-2 = One building is placed on the first warehouse space of your wharf; your 4 goods lie on its dock.
rule-1-3 = Longhouses start on all usable spaces of camp 1. In every camp, two players use the unmarked spaces, three also those marked 3+, four also those marked 4+, and five use all of them.
rule-1-4 = The 50 furs are shuffled face down. Each player draws 2, and 11 more fill the traders: 4 at the top, 3 in the middle, 4 at the bottom.
rule-1-5 = Trading posts start in area 1. In every area, two players use the black spaces only, three the white ones only, four and five all of them.
rule-1-6 = The land deck is 12 shuffled blue cards (1620s) on top of 12 shuffled red ones (1630s). The ship deck is made the same way, so blue cards always come first.
rule-1-7 = The start player has order marker 1 and the others follow clockwise. In the printed game the youngest starts; here it is random, or the host chooses.
rule-1-8 = In turn order, each player places a business in any district, and then, in the same order, a second one. They are free. A district has room for any number of businesses.

rule-2-1 = Step 1: land and ship cards left on display leave the game, and four new ones of each are shown. The display is never refilled during a round.
rule-2-2 = Step 2: every empty fur space of the traders is filled from the reserve, top first, then middle, then bottom; furs still there stay. Furs are drawn one by one. Only when one is needed and the reserve is empty are the discarded furs shuffled into a new reserve. If both run out, spaces stay empty.
rule-2-3 = Step 3: all 12 action tiles are shuffled and dealt into the five columns of the cash box.

rule-4-1 = Among the players without a column, the one with the lowest order marker, as the markers lie now, chooses any column left and opens with a bid of 0 or more.
rule-4-2 = The other players without a column follow once each, in turn order: bid more than the highest bid, or pass.
rule-4-3 = A bid is a number of resources. Every coin, good, wood, corn and fur counts as 1. You can’t bid more than you have now; the column’s own coins and the wood marking your uncleared land don’t count.
rule-4-4 = The highest bidder wins and pays at once, in any mix, and only now decides which. Furs go face up to the discard.
rule-4-5 = The winner takes the column’s tiles, and then its coins.
rule-4-6 = If the winner is not the player who chose the column, the two swap order markers.
rule-4-7 = If you passed, you can still bid in later auctions. If you won, you are out for the rest of the bidding.
rule-4-8 = The last player without a column takes any column left for free, with its coins, and keeps their order marker.
rule-4-9 = With two players, the column up for auction must have three tiles. The loser then takes a two-tile column for free, with its coins.
rule-4-10 = Tiles in columns nobody took are not used this round.

rule-5-1 = First everyone takes the city step in turn order, then everyone the land step, then everyone the trade step.
rule-5-2 = On your turn you use every tile of the step for one of its two actions, and one special action, in any order. The special action is there in every step, even without tiles. Each action is finished before the next one begins, and no tile is kept for later.
rule-5-3 = Whatever you pass up, a tile or the special action, brings 1 coin, even if you could not have used it.
rule-5-4 = An action that would do nothing can’t be chosen: pass it up for the coin instead.
rule-5-5 = Build businesses: 1 to 3 buildings in any districts, for 1 wood each.
rule-5-6 = Hold elections: 3 points for every district you lead alone, 2 points for every district where you are tied for the lead. Nobody else scores.

rule-6-1 = Add land: take a card from the display and put it at the right end of your row, marked as uncleared with wood from the supply. That wood is never yours: you can’t spend it, bid it or score it.
rule-6-2 = At once, one longhouse moves from the leftmost inhabited camp to a free usable space in the next camp upstream, never further. If there is none, it leaves the game.
rule-6-3 = The last longhouse in the last camp stays for good. If there are several in the last camp, they leave one at a time until one is left.
rule-6-4 = Clear land: all your uncleared cards with all their houses are cleared at once, and each brings the wood printed on it. You score the position of the rightmost card cleared by this action, counted from the left over your whole row: 1, 3, 6, 10, 15, 21, 28, 36. The ninth card and later ones also score 36. Cleared cards bring corn from step 8 of this round on.
rule-6-5 = With two land tiles you can clear, build houses with your special action, and clear again. Both score.

rule-7-1 = Trade with the Lenape, with one trader: from the top one, choose 1 to 4 furs for 1 good each; the middle one sells all 3 for 4 goods, the bottom one all 4 for 3 goods. A trader who is sold out stays empty until the next round. A middle or bottom trader who could not be filled completely sells all they have for the printed price.
rule-7-2 = If there is no longhouse opposite your trading post, you travel: pay the corn on all boats up to the nearest inhabited camp upstream, once per action. If you can’t pay it, you can’t trade. Shipping furs and the Black Market need no journey.
rule-7-3 = Ship furs: choose a ship on display and load exactly as many furs as it asks for, of any kinds. You score 3 points for each fur of the kind you load most of, 2 for each of the second kind, 1 for each of the others. You get the ship’s coins at once, and its goods every round from step 10 of this round on.

rule-9-1 = A special action costs a fee of 1 coin on top of its own cost. It is paid first, from the coins you have: what the action brings can’t pay for it. It is free if you lead the district at that moment, alone or tied, so you can build first and then act for free.
rule-9-2 = Choose any district in any step, even the same one again in the next step. Nobody blocks anyone else.
rule-9-3 = Lumberyard: buy any amount of wood, or sell any amount, for 1 coin each; not both in one action.
rule-9-4 = Granary: the same with corn.
rule-9-5 = Docks: for 1 wood, build a warehouse on the leftmost free space of your wharf, up to four in total. It opens its dock. One per action.
rule-9-6 = Carpenters’ Guild: build 1 to 3 houses for 1 wood each, strictly from left to right along your land.
rule-9-7 = Black Market: choose 1, 2 or 3 furs, pay 3, 6 or 9 in any mix of coins and goods, then draw them unseen from the reserve. You can’t buy more furs than there are.
rule-9-8 = Trading Company: for 1 wood, move your trading post to the nearest area upstream with a free usable space, skipping full ones. It never goes past the rightmost inhabited camp, so it may be blocked.
rule-9-9 = To build anything, you need a building in your stock of 25. Businesses that close come back to it; houses and warehouses never do.

rule-10-8 = Step 8: you get the corn printed on your cleared land.
rule-10-9 = Step 9: you pay 1 corn for every business. You must pay for as many as you can and can’t keep corn back. Then, in turn order, players who had too little close a business of their choice for each one they could not pay for, and lose 2 points for each. Closed businesses earn nothing in step 11.
rule-10-10 = Step 10: you get the goods printed on your ships. Goods that your open docks can’t hold are lost.
rule-10-11 = Step 11: you get 1 coin for every district where you have a business, and 1 more for every district you lead alone.

rule-12-1 = Final elections: everyone scores 3 points for every district they lead alone, and 2 for every tie for the lead.
rule-12-2 = Your rightmost land card that is full of houses scores the points for its position, if it is uncleared. If it is cleared, it scores nothing.
rule-12-3 = Every fur left is worth 1 point. Goods, corn, wood and coins are counted together: 1 point for every 3.
rule-12-4 = Most points wins. Players with equal points share the win.

## How we read it: what the rule books say, what we play, and why.

reading-0-1 = No rule book says who leads a district where nobody has a business. We play: nobody. Otherwise an empty town would score, and its special actions would be free.
reading-0-3 = The rule books say that furs lie face up and nothing about the rest. We play with everything open: it all lies on the table anyway.
reading-1-8 = The rule books have everyone place two businesses and don’t say whether they cost wood. We play: they are free, like the rest of the setup. Turn order goes round twice, as the rule books say; it is not reversed.
reading-2-2 = The Hungarian rules shuffle the discarded furs as soon as the reserve has too few; the German and Russian ones once none are left. We follow those two, so the last furs of a reserve come out before the shuffle. This matters in about half of all shuffles. If both run out, or which trader is filled first, none of them says; our order is the one on the board.
reading-5-2 = Tiles and the special action come in any order. The rule books even say “at any time during your turn”, which could mean in the middle of another action. We play: one action is finished before the next, as in every example.
reading-5-3 = Passing up pays 1 coin if you don’t want an action; no rule book speaks of someone who can’t take one. We pay both: nobody should have to prove that they could have.
reading-5-4 = No rule book says whether you may choose an action that does nothing. We don’t offer it: passing up is the same and pays a coin.
reading-6-1 = No rule book says outright whose wood marks uncleared land. But all take it from the supply and put it back there, and the German and Hungarian ones keep it apart from the wood you gain. So it never counts as yours.
reading-6-2 = The Hungarian rule moves the longhouse to the next uninhabited camp; its own examples, like the German and Russian rules, ask for room in the next camp, and so do we. In the component lists, longhouses move when land is cleared; the rules themselves move one when land is added.
reading-6-3 = The rule books say that a single longhouse stays in the last camp, and nothing about several there. We let them leave one at a time, like all others.
reading-6-4 = The Italian summary clears one card, and the Hungarian example scores what was cleared this round. All the full rule books say: all complete cards, scored for this action. The table ends with the eighth card; we let later ones also score 36, since points never fall along the row.
reading-7-1 = No rule book says what a middle or bottom trader costs who could not be filled completely because furs ran out. We keep the printed price for all they have.
reading-7-3 = Only the Italian summary says that the first kind is the one you load most of; the others just speak of a first, second and further kinds and count two beaver first. Ranking by number is the best order for you, so nobody loses by it. The Italian summary lists three kinds; the fourth and fifth also score 1, as in the other rule books.
reading-9-1 = The fee comes on top of other costs; no rule book says when it is paid. We take it first, from the coins you have, as at a real table.
reading-9-5 = The Hungarian rules allow one warehouse per round, the German and Russian ones one per turn. We play one per turn, so up to three per round. In which order warehouses are built, none of them says; we start from the left, as the setup does.
reading-9-7 = No rule book says what happens if too few furs are left to draw. We shuffle the discard as in step 2, and you can’t buy more than there are.
reading-9-8 = The German rules move a trading post to the next free space, the Russian and Hungarian ones to the nearest area with a free space. We follow those two.
reading-1-3 = The Italian summary calls the longhouse spaces for two players white. The others speak of unmarked ones, and so do we.
reading-1-5 = At setup, the German rules don’t mention the black spaces for two players; under the Trading Company they do. We use them from the start, as the others do.
reading-4-1 = Most rule books count as many auctions as players, the Italian summary one fewer. It is the same: the last column is free.
reading-4-7 = In the Russian example, a winner is out “in the next round”. The rule itself and all the other rule books mean this round.
reading-4-8 = The Hungarian rule gives the last player “the remaining” column, yet its example lets them choose. With three or four players, two or more columns are left, so we let them choose.
reading-12-1 = In its example of the final elections, the Hungarian rules print 1 point for the Black Market. The totals need 3, so we take it for a misprint.
reading-0 = The Hungarian rules call the Carpenters’ Guild a mill. Both Russian copies once say polecat for mink, and one says factory for trading post. These are slips of translation; we use one word for each.
