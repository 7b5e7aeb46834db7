// Made from the server's messages by `npm run types`; not to be edited.

export interface Wire {
  Hello?: Hello;
  Move?: Move;
  TryOut?: TryOut;
  Undo?: Undo;
  Vote?: Vote;
  Chat?: Chat;
  Hand?: Hand;
  End?: End;
  StandIn?: StandIn;
  At?: At;
  View?: View;
  AuctionView?: AuctionView;
  PlayerView?: PlayerView;
  Projection?: Projection;
  Forecast?: Forecast;
  StoryLine?: StoryLine;
  Told?: Told;
  Phrase?: Phrase;
  Many?: Many;
  Who?: Who;
  Began?: Began;
  Made?: Made;
  FurDealt?: FurDealt;
  LandDealt?: LandDealt;
  ShipDealt?: ShipDealt;
  TileDealt?: TileDealt;
  Won?: Won;
  Gained?: Gained;
  Scored?: Scored;
  Harvested?: Harvested;
  Upkept?: Upkept;
  Closed?: Closed;
  Unloaded?: Unloaded;
  Earned?: Earned;
  FinalScored?: FinalScored;
  LonghouseMoved?: LonghouseMoved;
  MarkerMoved?: MarkerMoved;
  PostMoved?: PostMoved;
  Reshuffled?: Reshuffled;
  Poll?: Poll;
  Stage?: Stage;
  Note?: Note;
  Ended?: Ended;
  StoodIn?: StoodIn;
  Asked?: Asked;
  Ask?: Ask;
  Bidding?: Bidding;
  Rival?: Rival;
  Lets?: Lets;
  Clearing?: Clearing;
  ListOption?: ListOption;
  AboutNothing?: AboutNothing;
  AboutDistrict?: AboutDistrict;
  AboutColumn?: AboutColumn;
  AboutLand?: AboutLand;
  AboutShip?: AboutShip;
  AboutTrader?: AboutTrader;
  AboutRow?: AboutRow;
  AboutElections?: AboutElections;
  AboutHouses?: AboutHouses;
  AboutWarehouse?: AboutWarehouse;
  AboutPost?: AboutPost;
  AboutFurs?: AboutFurs;
  AboutPass?: AboutPass;
  Choice?: Choice;
  Change?: Change;
  Loss?: Loss;
  AmountOption?: AmountOption;
  MixOption?: MixOption;
  KindItem?: KindItem;
  DistrictItem?: DistrictItem;
  WayObstacle?: WayObstacle;
  TraderObstacle?: TraderObstacle;
  SpecialObstacle?: SpecialObstacle;
  Answer?: Answer;
  Failed?: Failed;
  Previewed?: Previewed;
  Preview?: Preview;
  Present?: Present;
  Chair?: Chair;
  Absence?: Absence;
  Said?: Said;
  ChatLine?: ChatLine;
  Me?: Me;
  Prefs?: Prefs;
  GameCard?: GameCard;
  GameList?: GameList;
  ChangeMe?: ChangeMe;
  NewTable?: NewTable;
  Wish?: Wish;
  BoxText?: BoxText;
  SeatLink?: SeatLink;
  MadeTable?: MadeTable;
  TableInfo?: TableInfo;
  BoxView?: BoxView;
  LandView?: LandView;
  ShipView?: ShipView;
  Sit?: Sit;
  Invitation?: Invitation;
  Claim?: Claim;
  CopyTable?: CopyTable;
  Import?: Import;
  Problem?: Problem;
  Moment?: Moment;
  Replay?: Replay;
}
/**
 * The first message on a socket: the last version this page has seen, 0 for none.
 */
export interface Hello {
  t: "hello";
  v?: number;
  wire?: number;
  listens?: boolean;
}
/**
 * Play a sentence of notation for a seat, at the version the page shows.
 */
export interface Move {
  t: "move";
  id: string;
  v: number;
  seat: number;
  text: string;
}
/**
 * What would this do?
 */
export interface TryOut {
  t: "preview";
  id: string;
  v: number;
  text: string;
}
/**
 * Take back to before a line of the log: free for one's own last moves, otherwise put to the
 *     vote.
 */
export interface Undo {
  t: "undo";
  id: string;
  v: number;
  seat: number;
  to: number;
}
/**
 * Agree to what is put to the vote or not.
 */
export interface Vote {
  t: "vote";
  id: string;
  poll: number;
  agree: boolean;
}
/**
 * Say something: players to the table, anyone to the spectators.
 */
export interface Chat {
  t: "chat";
  id: string;
  text: string;
  room?: "table" | "watchers";
}
/**
 * Let a bot play one's seat, or take the seat back with an empty name.
 */
export interface Hand {
  t: "hand";
  id: string;
  seat: number;
  bot: string;
}
/**
 * End the game early: at once if no other person plays, otherwise it is put to the vote.
 */
export interface End {
  t: "end";
  id: string;
  seat: number;
}
/**
 * Let a bot play the seat whose turn it is and whose person has been away too long: at once if
 *     no other person is here, otherwise it is put to the vote.
 */
export interface StandIn {
  t: "stand-in";
  id: string;
  seat: number;
}
/**
 * The table at a version: whole view, the log from line `since` on.
 */
export interface At {
  t: "at";
  v: number;
  phase: "ended" | "open" | "over" | "running";
  view: View;
  forecast: Forecast[];
  since: number;
  story: StoryLine[];
  poll: Poll | null;
  result: number[] | null;
  winners: number[];
  stages?: Stage[];
  notes?: Note[];
  ended?: Ended | null;
  stood_in?: StoodIn[];
}
/**
 * The whole table.
 */
export interface View {
  areas: number[];
  auction: AuctionView | null;
  camps: number[];
  columns: number[][];
  discard: number[];
  land: number[];
  land_deck: number;
  mover: number;
  order: number[];
  players: PlayerView[];
  reserve: number[];
  round: number;
  seats: number;
  ship_deck: number;
  ships: number[];
  spaces: number[];
  step: number;
  traders: number[][];
}
/**
 * The current auction.
 */
export interface AuctionView {
  bidders: number[];
  bids: (number | null)[];
  column: number;
  high: number;
  selector: number;
}
/**
 * What a seat owns.
 */
export interface PlayerView {
  affords: boolean[];
  area: number;
  buildings: number;
  businesses: number[];
  camp: number;
  cleared: number;
  column: number;
  fees: number[];
  fills: number[];
  housed: number;
  houses: number[];
  projection: Projection;
  purse: number[];
  room: number;
  row: number[];
  row_points: number[];
  score: number;
  ships: number[];
  standing: number[];
  tiles: number[];
  travel: number;
  warehouses: number;
}
/**
 * The final scoring of one seat (R12), by its parts; nothing once it is done.
 */
export interface Projection {
  election: number;
  furs: number;
  land: number;
  rest: number;
  total: number;
}
/**
 * Steps 8 to 11 and the final scoring for one seat, as things are now.
 */
export interface Forecast {
  closing: number;
  coins: number;
  coins_held: number;
  corn: number;
  corn_left: number;
  final_election: number;
  final_furs: number;
  final_land: number;
  final_rest: number;
  final_total: number;
  goods: number;
  goods_held: number;
  goods_lost: number;
  harvest: number;
  needed: number;
  points_lost: number;
  room: number;
  upkeep: number;
}
/**
 * One line of the log.
 */
export interface StoryLine {
  n: number;
  round: number;
  step: number;
  seat: number;
  text: string;
  chosen: boolean;
  said: Told[];
  events: (
    | Began
    | Made
    | FurDealt
    | LandDealt
    | ShipDealt
    | TileDealt
    | Won
    | Gained
    | Scored
    | Harvested
    | Upkept
    | Closed
    | Unloaded
    | Earned
    | FinalScored
    | LonghouseMoved
    | MarkerMoved
    | PostMoved
    | Reshuffled
  )[];
}
/**
 * One sentence of the log; the reader's language decides how it reads.
 */
export interface Told {
  kind: "line" | "note" | "round" | "step";
  what: Phrase;
}
/**
 * A message: its key and arguments.
 */
export interface Phrase {
  t: "phrase";
  id: string;
  args: {
    [k: string]: string | number | Phrase | Many | Who;
  };
}
/**
 * Several things, to be listed when they are said.
 */
export interface Many {
  t: "many";
  items: Phrase[];
  row?: boolean;
}
/**
 * The name of the person or bot in a seat.
 */
export interface Who {
  t: "who";
  seat: number;
}
/**
 * A step of a round began; 12 is the final scoring.
 */
export interface Began {
  t: "began";
  step: number;
  round: number;
}
/**
 * A seat made a move: a payment is one move per kind.
 */
export interface Made {
  t: "made";
  seat: number;
  verb:
    | "add"
    | "auction"
    | "bid"
    | "build"
    | "clear"
    | "close"
    | "corn"
    | "elect"
    | "houses"
    | "market"
    | "pass"
    | "pass special"
    | "pass tile"
    | "pay"
    | "place"
    | "post"
    | "ship"
    | "take"
    | "trade"
    | "warehouse"
    | "wood";
  forced: boolean;
  bid: number | null;
}
/**
 * A fur was drawn for a seat or a trader.
 */
export interface FurDealt {
  t: "fur-dealt";
  fur: "beaver" | "lynx" | "mink" | "muskrat" | "otter";
  seat: number;
  trader: ("low" | "mid" | "top") | null;
}
/**
 * A land card was shown.
 */
export interface LandDealt {
  t: "land-dealt";
  card: number;
}
/**
 * A ship was shown.
 */
export interface ShipDealt {
  t: "ship-dealt";
  card: number;
}
/**
 * A tile was dealt to the next free space of the cash box.
 */
export interface TileDealt {
  t: "tile-dealt";
  tile: "city" | "land" | "trade";
}
/**
 * Someone got a column.
 */
export interface Won {
  t: "won";
  seat: number;
  column: number;
  bid: number;
  selector: number;
}
/**
 * A purse changed; negative for a payment.
 */
export interface Gained {
  t: "gained";
  seat: number;
  kind: "beaver" | "coin" | "corn" | "goods" | "lynx" | "mink" | "muskrat" | "otter" | "wood";
  n: number;
  why:
    | "bid"
    | "build"
    | "cargo"
    | "clear"
    | "close"
    | "column"
    | "corn"
    | "election"
    | "fee"
    | "final-election"
    | "final-furs"
    | "final-land"
    | "final-rest"
    | "harvest"
    | "houses"
    | "income"
    | "market"
    | "pass-special"
    | "pass-tile"
    | "post"
    | "setup"
    | "ship"
    | "trade"
    | "travel"
    | "upkeep"
    | "warehouse"
    | "wood";
}
/**
 * Points were won or, if negative, lost.
 */
export interface Scored {
  t: "scored";
  seat: number;
  n: number;
  why:
    | "bid"
    | "build"
    | "cargo"
    | "clear"
    | "close"
    | "column"
    | "corn"
    | "election"
    | "fee"
    | "final-election"
    | "final-furs"
    | "final-land"
    | "final-rest"
    | "harvest"
    | "houses"
    | "income"
    | "market"
    | "pass-special"
    | "pass-tile"
    | "post"
    | "setup"
    | "ship"
    | "trade"
    | "travel"
    | "upkeep"
    | "warehouse"
    | "wood";
}
/**
 * Step 8 for one seat.
 */
export interface Harvested {
  t: "harvested";
  seat: number;
  corn: number;
}
/**
 * Step 9 for one seat: corn due for its businesses, and what it could pay.
 */
export interface Upkept {
  t: "upkept";
  seat: number;
  due: number;
  paid: number;
}
/**
 * Businesses closed for lack of corn.
 */
export interface Closed {
  t: "closed";
  seat: number;
  district: number;
  n: number;
}
/**
 * Step 10 for one seat: goods its ships brought, and those without room.
 */
export interface Unloaded {
  t: "unloaded";
  seat: number;
  arrived: number;
  lost: number;
}
/**
 * Step 11 for one seat.
 */
export interface Earned {
  t: "earned";
  seat: number;
  coins: number;
}
/**
 * The final scoring for one seat, by its parts.
 */
export interface FinalScored {
  t: "final-scored";
  seat: number;
  election: number;
  land: number;
  furs: number;
  rest: number;
}
/**
 * A longhouse moved to the next camp, or left the game; camps count from 1.
 */
export interface LonghouseMoved {
  t: "longhouse-moved";
  camp: number;
  next: number | null;
}
/**
 * A seat has a different order marker.
 */
export interface MarkerMoved {
  t: "marker-moved";
  seat: number;
  was: number;
  now: number;
}
/**
 * A trading post moved upstream; areas count from 1.
 */
export interface PostMoved {
  t: "post-moved";
  seat: number;
  area: number;
  next: number;
}
/**
 * The fur discard became the new reserve.
 */
export interface Reshuffled {
  t: "reshuffled";
  furs: number;
}
/**
 * What is put to the vote.
 */
export interface Poll {
  seq: number;
  seat: number;
  to: number;
  waiting: number[];
  about?: "abandon" | "stand-in" | "undo";
  whose?: number;
  agreed?: number[];
}
/**
 * The table after one of several lines that came at once.
 */
export interface Stage {
  n: number;
  view: View;
}
/**
 * What people did besides moving, as a sentence of the log; it has no board of its own.
 */
export interface Note {
  seq: number;
  n: number;
  seat: number;
  what: Phrase;
}
/**
 * How a game ended early.
 */
export interface Ended {
  reason: "abandoned" | "expired" | "put-away" | "resigned";
  seat: number;
}
/**
 * How much of a seat's game bots played for its person.
 */
export interface StoodIn {
  seat: number;
  bots: string[];
  choices: number;
  of: number;
}
/**
 * The question, for the person who has to answer it, and how far back they may go freely. It
 *     comes before the table of its version, so that both are shown together.
 */
export interface Asked {
  t: "ask";
  v: number;
  ask: Ask;
  undo: number;
}
/**
 * The question for a seat.
 */
export interface Ask {
  seat: number;
  round: number;
  step: number;
  kind: "auction" | "bid" | "close" | "pay" | "place" | "take" | "turn";
  due: number;
  tile: ("city" | "land" | "trade") | null;
  ways: ("add" | "build" | "clear" | "elect" | "ship" | "trade")[];
  bidding: Bidding | null;
  lets: Lets | null;
  options: (ListOption | AmountOption | MixOption)[];
  obstacles: (WayObstacle | TraderObstacle | SpecialObstacle)[];
}
/**
 * The auction, as the bidder sees it.
 */
export interface Bidding {
  opens: boolean;
  rivals: Rival[];
  sure: number;
}
/**
 * Another seat in the auction.
 */
export interface Rival {
  seat: number;
  limit: number;
  bid: number | null;
}
/**
 * The actions of city, land and trade tiles in the seat's situation.
 */
export interface Lets {
  election: number;
  place: number;
  place_points: number;
  clearing: Clearing | null;
  furs: number;
  ships: number[];
}
/**
 * Land that could be cleared.
 */
export interface Clearing {
  cards: number;
  points: number;
  wood: number;
  corn: number;
}
/**
 * One of a few whole answers.
 */
export interface ListOption {
  shape: "list";
  verb:
    | "add"
    | "auction"
    | "bid"
    | "build"
    | "clear"
    | "close"
    | "corn"
    | "elect"
    | "houses"
    | "market"
    | "pass"
    | "pass special"
    | "pass tile"
    | "pay"
    | "place"
    | "post"
    | "ship"
    | "take"
    | "trade"
    | "warehouse"
    | "wood";
  prefix: string;
  about:
    | AboutNothing
    | AboutDistrict
    | AboutColumn
    | AboutLand
    | AboutShip
    | AboutTrader
    | AboutRow
    | AboutElections
    | AboutHouses
    | AboutWarehouse
    | AboutPost
    | AboutFurs
    | AboutPass;
  uses?: ("special" | "tile") | null;
  fee?: number;
  choices: Choice[];
  proposal: string;
}
/**
 * Nothing on the board.
 */
export interface AboutNothing {
  t: "nothing";
}
/**
 * A district of the city.
 */
export interface AboutDistrict {
  t: "district";
  district: number;
}
/**
 * A column of the cash box.
 */
export interface AboutColumn {
  t: "column";
  column: number;
}
/**
 * A land card on display.
 */
export interface AboutLand {
  t: "land";
  card: number;
  retreat: number | null;
}
/**
 * A ship on display.
 */
export interface AboutShip {
  t: "ship";
  card: number;
}
/**
 * A Lenape trader.
 */
export interface AboutTrader {
  t: "trader";
  trader: "low" | "mid" | "top";
  furs: number;
}
/**
 * The seat's own land that is ready to be cleared.
 */
export interface AboutRow {
  t: "row";
  cards: number;
  corn: number;
}
/**
 * Elections in the whole city.
 */
export interface AboutElections {
  t: "elections";
  points: number[];
}
/**
 * Houses on the seat's own land.
 */
export interface AboutHouses {
  t: "houses";
  n: number;
  houses: number[];
  housed: number;
}
/**
 * A warehouse at the seat's own docks.
 */
export interface AboutWarehouse {
  t: "warehouse";
  dock: number;
  room: number;
}
/**
 * The seat's trading post, where it goes to.
 */
export interface AboutPost {
  t: "post";
  area: number;
  travel: number;
}
/**
 * Furs from the Black Market, drawn blind.
 */
export interface AboutFurs {
  t: "furs";
  n: number;
  price: number;
  held: number;
}
/**
 * Staying out of an auction.
 */
export interface AboutPass {
  t: "pass";
  leads_to: "auction" | "column" | "two-tile-column";
}
/**
 * A whole answer of a list.
 */
export interface Choice {
  text: string;
  price: {
    [k: string]: number;
  };
  prize: {
    [k: string]: number;
  };
  points: number;
  changes: Change[];
  follows: Change[];
  ends_turn: boolean;
  reveals: boolean;
  to_pay: number;
  loses: Loss | null;
  mixed: number;
  about:
    | AboutNothing
    | AboutDistrict
    | AboutColumn
    | AboutLand
    | AboutShip
    | AboutTrader
    | AboutRow
    | AboutElections
    | AboutHouses
    | AboutWarehouse
    | AboutPost
    | AboutFurs
    | AboutPass;
}
/**
 * One line of the ledger.
 */
export interface Change {
  kind:
    | ("beaver" | "coin" | "corn" | "goods" | "lynx" | "mink" | "muskrat" | "otter" | "wood")
    | "points";
  n: number;
  why:
    | "bid"
    | "build"
    | "cargo"
    | "clear"
    | "close"
    | "column"
    | "corn"
    | "election"
    | "fee"
    | "final-election"
    | "final-furs"
    | "final-land"
    | "final-rest"
    | "harvest"
    | "houses"
    | "income"
    | "market"
    | "pass-special"
    | "pass-tile"
    | "post"
    | "setup"
    | "ship"
    | "trade"
    | "travel"
    | "upkeep"
    | "warehouse"
    | "wood";
}
/**
 * What the end of the round takes from a seat that can no longer prevent it.
 */
export interface Loss {
  businesses: number;
  points: number;
  goods: number;
}
/**
 * A number after the prefix.
 */
export interface AmountOption {
  shape: "amount";
  verb:
    | "add"
    | "auction"
    | "bid"
    | "build"
    | "clear"
    | "close"
    | "corn"
    | "elect"
    | "houses"
    | "market"
    | "pass"
    | "pass special"
    | "pass tile"
    | "pay"
    | "place"
    | "post"
    | "ship"
    | "take"
    | "trade"
    | "warehouse"
    | "wood";
  prefix: string;
  about:
    | AboutNothing
    | AboutDistrict
    | AboutColumn
    | AboutLand
    | AboutShip
    | AboutTrader
    | AboutRow
    | AboutElections
    | AboutHouses
    | AboutWarehouse
    | AboutPost
    | AboutFurs
    | AboutPass;
  uses?: ("special" | "tile") | null;
  fee?: number;
  least: number;
  most: number;
  proposal: number;
  deal?: ("buy" | "sell") | null;
  coins?: number;
}
/**
 * Words of the items after the prefix, in their order.
 */
export interface MixOption {
  shape: "mix";
  verb:
    | "add"
    | "auction"
    | "bid"
    | "build"
    | "clear"
    | "close"
    | "corn"
    | "elect"
    | "houses"
    | "market"
    | "pass"
    | "pass special"
    | "pass tile"
    | "pay"
    | "place"
    | "post"
    | "ship"
    | "take"
    | "trade"
    | "warehouse"
    | "wood";
  prefix: string;
  about:
    | AboutNothing
    | AboutDistrict
    | AboutColumn
    | AboutLand
    | AboutShip
    | AboutTrader
    | AboutRow
    | AboutElections
    | AboutHouses
    | AboutWarehouse
    | AboutPost
    | AboutFurs
    | AboutPass;
  uses?: ("special" | "tile") | null;
  fee?: number;
  items: (KindItem | DistrictItem)[];
  least: number;
  most: number;
  proposal: {
    [k: string]: number;
  };
}
/**
 * A kind of resource in a mix; counted, as in 2B.
 */
export interface KindItem {
  t: "kind";
  kind: "beaver" | "coin" | "corn" | "goods" | "lynx" | "mink" | "muskrat" | "otter" | "wood";
  word: string;
  most: number;
}
/**
 * A district in a mix; said once for each business, as in 6 6.
 */
export interface DistrictItem {
  t: "district";
  district: number;
  word: string;
  most: number;
}
/**
 * Of a way to use the tile.
 */
export interface WayObstacle {
  t: "way";
  why:
    | "area"
    | "buildings"
    | "coins"
    | "corn"
    | "full-card"
    | "goods"
    | "land"
    | "longhouse"
    | "majority"
    | "market"
    | "ship"
    | "sold-out"
    | "space"
    | "wharf"
    | "wood";
  held: number;
  due: number;
  first:
    | (
        | "add"
        | "build"
        | "clear"
        | "corn"
        | "houses"
        | "market"
        | "pass tile"
        | "post"
        | "ship"
        | "trade"
        | "wood"
      )
    | null;
  way: "add" | "build" | "clear" | "elect" | "ship" | "trade";
}
/**
 * Of a Lenape trader.
 */
export interface TraderObstacle {
  t: "trader";
  why:
    | "area"
    | "buildings"
    | "coins"
    | "corn"
    | "full-card"
    | "goods"
    | "land"
    | "longhouse"
    | "majority"
    | "market"
    | "ship"
    | "sold-out"
    | "space"
    | "wharf"
    | "wood";
  held: number;
  due: number;
  first:
    | (
        | "add"
        | "build"
        | "clear"
        | "corn"
        | "houses"
        | "market"
        | "pass tile"
        | "post"
        | "ship"
        | "trade"
        | "wood"
      )
    | null;
  trader: "low" | "mid" | "top";
}
/**
 * Of the special action of a district.
 */
export interface SpecialObstacle {
  t: "special";
  why:
    | "area"
    | "buildings"
    | "coins"
    | "corn"
    | "full-card"
    | "goods"
    | "land"
    | "longhouse"
    | "majority"
    | "market"
    | "ship"
    | "sold-out"
    | "space"
    | "wharf"
    | "wood";
  held: number;
  due: number;
  first:
    | (
        | "add"
        | "build"
        | "clear"
        | "corn"
        | "houses"
        | "market"
        | "pass tile"
        | "post"
        | "ship"
        | "trade"
        | "wood"
      )
    | null;
  district: number;
  fee: number;
}
/**
 * A request was carried out, at this version.
 */
export interface Answer {
  t: "answer";
  id: string;
  v: number;
}
/**
 * A request was not carried out.
 */
export interface Failed {
  t: "error";
  id: string;
  code:
    | "bad-box"
    | "bad-colour"
    | "bad-name"
    | "bad-record"
    | "bad-request"
    | "bad-seats"
    | "bad-start"
    | "begun"
    | "bot-sits-in"
    | "empty"
    | "ended"
    | "illegal-move"
    | "link-used"
    | "no-such-box"
    | "no-such-line"
    | "no-such-table"
    | "no-such-vote"
    | "not-absent"
    | "not-ended"
    | "not-kept"
    | "not-over"
    | "not-the-host"
    | "not-your-seat"
    | "not-your-turn"
    | "nothing-to-undo"
    | "old-page"
    | "seat-taken"
    | "stale"
    | "too-long"
    | "too-often"
    | "unknown-bot"
    | "unreadable"
    | "vote-open"
    | "wrong-origin";
  detail?: string | Phrase;
}
/**
 * What it would do.
 */
export interface Previewed {
  t: "preview";
  id: string;
  v: number;
  preview: Preview;
}
/**
 * An answer, and the seat's situation after it.
 */
export interface Preview {
  text: string;
  price: {
    [k: string]: number;
  };
  prize: {
    [k: string]: number;
  };
  points: number;
  changes: Change[];
  follows: Change[];
  ends_turn: boolean;
  reveals: boolean;
  to_pay: number;
  loses: Loss | null;
  mixed: number;
  standing: number[];
  area: number;
  travel: number;
  forecast: Forecast;
}
/**
 * Who sits where, and who is here.
 */
export interface Present {
  t: "seats";
  chairs: Chair[];
  watching: number;
  absence?: Absence | null;
}
/**
 * Who sits where.
 */
export interface Chair {
  seat: number;
  colour: "blue" | "green" | "orange" | "red" | "yellow";
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  here: boolean;
  mine?: boolean;
}
/**
 * The person whose turn it is is away.
 */
export interface Absence {
  seat: number;
  waited: number;
  patience: number;
}
/**
 * New messages of a chat, to those who may read them.
 */
export interface Said {
  t: "chat";
  lines: ChatLine[];
  room?: "table" | "watchers";
}
/**
 * What someone said.
 */
export interface ChatLine {
  seq: number;
  at: number;
  name: string;
  seat: number;
  text: string;
}
/**
 * Who I am here, and where I play.
 */
export interface Me {
  name: string;
  prefs: Prefs;
  games: GameCard[];
  more: string;
  reached?: string;
}
/**
 * A person's preferences; saved with the person, so they follow to other devices.
 */
export interface Prefs {
  language?: string;
  theme?: string;
  speed?: number;
  pause?: number;
  confirm?: boolean;
  projection?: boolean;
  reviews?: boolean;
  sound?: boolean;
  volume?: number;
}
/**
 * A game in a list.
 */
export interface GameCard {
  id: string;
  phase: "ended" | "open" | "over" | "running";
  round: number;
  step: number;
  chairs: Chair[];
  mover: number;
  my_turn: boolean;
  changed: number;
  points: number[];
  winners: number[];
  copied?: boolean;
  ended?: Ended | null;
}
/**
 * A page of a list of games.
 */
export interface GameList {
  games: GameCard[];
  more: string;
}
/**
 * Another name or other preferences; None leaves them.
 */
export interface ChangeMe {
  name?: string | null;
  prefs?: Prefs | null;
}
/**
 * A table to be made.
 */
export interface NewTable {
  seats: Wish[];
  start?: string;
  listed?: boolean;
  box?: string;
  name?: string;
  patience?: number;
}
/**
 * A seat of a new table: me, another person at this device, open for a guest, or a bot.
 */
export interface Wish {
  kind: "bot" | "here" | "me" | "open";
  name?: string;
  bot?: string;
  colour?: string;
}
/**
 * A box file that new tables are played with unless somebody chooses another.
 */
export interface BoxText {
  name?: string;
  text?: string;
}
/**
 * The one-time link to an open seat.
 */
export interface SeatLink {
  seat: number;
  path: string;
}
/**
 * A table was made.
 */
export interface MadeTable {
  id: string;
}
/**
 * A table as a person sees it before its socket opens.
 */
export interface TableInfo {
  id: string;
  phase: "ended" | "open" | "over" | "running";
  host: boolean;
  listed: boolean;
  start: string;
  chairs: Chair[];
  box: BoxView;
  watching: number;
  next: string;
  origin?: string;
  goes_on?: boolean;
  patience?: number;
}
/**
 * The printed numbers a screen needs; cards, columns and docks in their order.
 */
export interface BoxView {
  boats: number[];
  column_coins: number[];
  column_tiles: number[];
  digest: string;
  docks: number[];
  land: LandView[];
  land_points: number[];
  name: string;
  reconstructed: string[];
  ships: ShipView[];
  trader_furs: number[];
  trader_goods: number[];
}
/**
 * A land card.
 */
export interface LandView {
  corn: number;
  houses: number;
  wood: number;
}
/**
 * A ship card.
 */
export interface ShipView {
  coins: number;
  furs: number;
  goods: number;
}
/**
 * Take an open seat: by its link, or at a listed table.
 */
export interface Sit {
  name: string;
  token?: string;
  seat?: number;
}
/**
 * What a seat's link leads to, before anyone sits down.
 */
export interface Invitation {
  by: string;
  seat: number;
  chairs: Chair[];
}
/**
 * A one-time link of one's own, used on another device.
 */
export interface Claim {
  token: string;
}
/**
 * Try things out from line n on, alone or with bots in the other seats; if the table continues
 *     a record, negative for one of its lines.
 */
export interface CopyTable {
  n: number;
  bot?: string;
}
/**
 * A record that someone has.
 */
export interface Import {
  record: string;
  box?: string;
  n?: number;
  bot?: string;
}
/**
 * Something that went wrong, reported by a person.
 */
export interface Problem {
  text: string;
}
/**
 * The table after line n of its log.
 */
export interface Moment {
  n: number;
  view: View;
  forecast: Forecast[];
}
/**
 * A whole record to look at: every line and who played.
 */
export interface Replay {
  chairs: Chair[];
  box: BoxView;
  story: StoryLine[];
  views: View[];
  result: number[] | null;
  winners: number[];
  points: {
    [k: string]: number[];
  };
  first?: number;
}
