// Made from the server's messages by `npm run types`; not to be edited.

export interface Wire {
  Hello?: Hello;
  Move?: Move;
  TryOut?: TryOut;
  Undo?: Undo;
  Vote?: Vote;
  Chat?: Chat;
  Hand?: Hand;
  At?: At;
  View?: View;
  AuctionView?: AuctionView;
  PlayerView?: PlayerView;
  Forecast?: Forecast;
  StoryLine?: StoryLine;
  Told?: Told;
  Poll?: Poll;
  Stage?: Stage;
  Note?: Note;
  Asked?: Asked;
  Ask?: Ask;
  Option?: Option;
  Choice?: Choice;
  Change?: Change;
  Item?: Item;
  Answer?: Answer;
  Failed?: Failed;
  Previewed?: Previewed;
  Preview?: Preview;
  Present?: Present;
  Chair?: Chair;
  Said?: Said;
  ChatLine?: ChatLine;
  Me?: Me;
  Prefs?: Prefs;
  GameCard?: GameCard;
  ChangeMe?: ChangeMe;
  NewTable?: NewTable;
  Wish?: Wish;
  SeatLink?: SeatLink;
  Made?: Made;
  TableInfo?: TableInfo;
  BoxView?: BoxView;
  LandView?: LandView;
  ShipView?: ShipView;
  Sit?: Sit;
  Claim?: Claim;
  CopyTable?: CopyTable;
  Import?: Import;
  Problem?: Problem;
  Moment?: Moment;
  Replay?: Replay;
}
/**
 * The first word on a socket: the last version this page has seen, 0 for none.
 */
export interface Hello {
  t: "hello";
  v?: number;
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
 * Take back to before a line of the log: free for one's own last moves, else put to a vote.
 */
export interface Undo {
  t: "undo";
  id: string;
  v: number;
  seat: number;
  to: number;
}
/**
 * Agree to a takeback or not.
 */
export interface Vote {
  t: "vote";
  id: string;
  poll: number;
  agree: boolean;
}
/**
 * Say something to the table.
 */
export interface Chat {
  t: "chat";
  id: string;
  text: string;
}
/**
 * Let a bot sit in for one's seat, or take the seat back with an empty name.
 */
export interface Hand {
  t: "hand";
  id: string;
  seat: number;
  bot: string;
}
/**
 * The table at a version: whole view, the log from line `since` on.
 */
export interface At {
  t: "at";
  v: number;
  phase: string;
  view: View;
  forecast: Forecast[];
  since: number;
  story: StoryLine[];
  poll: Poll | null;
  result: number[] | null;
  stages?: Stage[];
  notes?: Note[];
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
 * The auction going on.
 */
export interface AuctionView {
  bids: (number | null)[];
  column: number;
  high: number;
  selector: number;
}
/**
 * What a seat owns.
 */
export interface PlayerView {
  area: number;
  buildings: number;
  businesses: number[];
  cleared: number;
  column: number;
  housed: number;
  houses: number[];
  purse: number[];
  room: number;
  row: number[];
  score: number;
  ships: number[];
  standing: number[];
  tiles: number[];
  travel: number;
  warehouses: number;
}
/**
 * Steps 8 to 11 and the final scoring for one seat, as things stand.
 */
export interface Forecast {
  closing: number;
  coins: number;
  corn: number;
  final_election: number;
  final_furs: number;
  final_land: number;
  final_rest: number;
  final_total: number;
  goods: number;
  goods_lost: number;
  harvest: number;
  points_lost: number;
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
}
/**
 * A sentence of the log as key and arguments: the reader's language decides.
 */
export interface Told {
  kind: string;
  what: unknown;
}
/**
 * A takeback put to the vote.
 */
export interface Poll {
  seq: number;
  seat: number;
  to: number;
  waiting: number[];
}
/**
 * The table after one of several lines that came at once.
 */
export interface Stage {
  n: number;
  view: View;
}
/**
 * What people did beside the moves, as a sentence of the log: no table stands for it.
 */
export interface Note {
  seq: number;
  n: number;
  seat: number;
  what: unknown;
}
/**
 * The question, to the person who is to answer it, and how far back they may go freely.
 */
export interface Asked {
  t: "ask";
  v: number;
  ask: Ask;
  undo: number;
}
/**
 * The question put to a seat.
 */
export interface Ask {
  due: number;
  kind: string;
  options: Option[];
  round: number;
  seat: number;
  step: number;
}
/**
 * One way to answer; `prefix` is how its text begins.
 */
export interface Option {
  choices: Choice[];
  fee: number;
  items: Item[];
  least: number;
  most: number;
  prefix: string;
  shape: string;
  verb: string;
}
/**
 * An answer, and what it does at once to the seat that gives it.
 */
export interface Choice {
  changes: Change[];
  ends_turn: boolean;
  points: number;
  price: {
    [k: string]: number;
  };
  prize: {
    [k: string]: number;
  };
  reveals: boolean;
  text: string;
}
/**
 * One line of the ledger: a kind of resource, or `points`, and why.
 */
export interface Change {
  kind: string;
  n: number;
  why: string;
}
/**
 * Something a mix can hold: a letter or district number, and how many at most.
 */
export interface Item {
  most: number;
  word: string;
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
 * A request was not carried out; the code is a key of the catalogues.
 */
export interface Failed {
  t: "error";
  id: string;
  code: string;
  detail?: string;
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
 * A choice, and how the seat would stand after it.
 */
export interface Preview {
  area: number;
  changes: Change[];
  ends_turn: boolean;
  forecast: Forecast;
  points: number;
  price: {
    [k: string]: number;
  };
  prize: {
    [k: string]: number;
  };
  reveals: boolean;
  standing: number[];
  text: string;
  travel: number;
}
/**
 * Who sits where, and who is here.
 */
export interface Present {
  t: "seats";
  chairs: Chair[];
  watching: number;
}
/**
 * Who sits where.
 */
export interface Chair {
  seat: number;
  colour: string;
  name: string;
  kind: string;
  bot: string;
  here: boolean;
  mine?: boolean;
}
/**
 * New words of the chat.
 */
export interface Said {
  t: "chat";
  lines: ChatLine[];
}
/**
 * What somebody said.
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
}
/**
 * What a person likes; kept with the person, so it follows to other devices.
 */
export interface Prefs {
  language?: string;
  theme?: string;
  speed?: number;
  pause?: number;
  confirm?: boolean;
}
/**
 * A game in a list.
 */
export interface GameCard {
  id: string;
  phase: string;
  round: number;
  step: number;
  chairs: Chair[];
  my_turn: boolean;
  changed: number;
  result: number[] | null;
  copied?: boolean;
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
}
/**
 * A seat of a new table: me, another person at this device, open for a guest, or a bot.
 */
export interface Wish {
  kind: string;
  name?: string;
  bot?: string;
  colour?: string;
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
export interface Made {
  id: string;
}
/**
 * A table as somebody sees it before its socket opens.
 */
export interface TableInfo {
  id: string;
  phase: string;
  host: boolean;
  listed: boolean;
  start: string;
  chairs: Chair[];
  box: BoxView;
  watching: number;
  next: string;
  origin?: string;
  goes_on?: boolean;
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
 * A one-time link of one's own, used on another device.
 */
export interface Claim {
  token: string;
}
/**
 * Try things out from line n on, alone or with bots in the other seats; where the table goes
 *     on from a record, less than 0 for one of its lines.
 */
export interface CopyTable {
  n: number;
  bot?: string;
}
/**
 * A record somebody has.
 */
export interface Import {
  record: string;
  box?: string;
  n?: number;
  bot?: string;
}
/**
 * Something that went wrong, told by a person.
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
  points: {
    [k: string]: number[];
  };
  first?: number;
}
