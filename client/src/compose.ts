// Answers in the notation, composed from an option and what a person picked. No rules here: what
// may be picked is what the option says, what it does is what the server's preview says.
import type { Ask, BoxView, Choice, Forecast, Option, PlayerView, Preview, View } from "./wire";

export const LETTERS = ["c", "g", "w", "n", "B", "M", "O", "R", "X"] as const;
export const KINDS = ["coin", "goods", "wood", "corn", "beaver", "mink", "otter", "muskrat", "lynx"] as const;
/** Kinds in the order in which a panel shows what a seat holds. */
export const SHOWN = [0, 3, 2, 1, 4, 5, 6, 7, 8] as const;
export const COIN = 0;
export const GOODS = 1;
export const WOOD = 2;
export const CORN = 3;
export const BEAVER = 4;

export const DISTRICTS = ["lumberyard", "granary", "docks", "guild", "market", "company"] as const;
/** The special action of each district, as the verb of its options. */
export const SPECIALS = ["wood", "corn", "warehouse", "houses", "market", "post"] as const;
export const TILE_VERBS = ["build", "elect", "add", "clear", "trade", "ship"] as const;
export const TRADERS = ["top", "mid", "low"] as const;
export const TILES = ["city", "land", "trade"] as const;

/** How many of each word of a mix. */
export type Picks = Record<string, number>;
export interface Pick {
  n: number;
  picks: Picks;
  /** The whole text, where the option is a list. */
  chosen: string;
}

export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
export const total = (picks: Picks): number => sum(Object.values(picks));
export const clamp = (n: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, n));

/** The text of an answer, or "" while it is not whole. */
export function compose(option: Option, pick: Pick): string {
  switch (option.shape) {
    case "amount":
      return amountText(option, pick.n);
    case "mix":
      return mixText(option, pick.picks);
    default:
      return option.choices.some((choice) => choice.text === pick.chosen) ? pick.chosen : "";
  }
}

export function amountText(option: Option, n: number): string {
  return Number.isInteger(n) && n >= option.least && n <= option.most ? option.prefix + n : "";
}

/** Letters are counted ("2B 1O"), districts stand one by one ("2 6 6"); both in the option's order. */
export function mixText(option: Option, picks: Picks): string {
  if (!ready(option, picks)) return "";
  const words = option.items.flatMap(({ word }) => {
    const n = picks[word] ?? 0;
    if (n === 0) return [];
    return /\d/.test(word) ? Array<string>(n).fill(word) : [`${n}${word}`];
  });
  return [option.prefix, ...words].join(" ");
}

export function ready(option: Option, picks: Picks): boolean {
  const n = total(picks);
  const known = (word: string) => option.items.find((item) => item.word === word)?.most ?? 0;
  const fits = Object.entries(picks).every(([word, k]) => k >= 0 && k <= known(word));
  return fits && n > 0 && n >= option.least && n <= option.most;
}

/** How many are still to be picked before the answer is whole. */
export function missing(option: Option, picks: Picks): number {
  return Math.max(0, option.least - total(picks));
}

/** How many of a word there may be, with the others as they are. */
export function bounds(option: Option, picks: Picks, word: string): { least: 0; most: number } {
  const item = option.items.find((one) => one.word === word);
  const others = total(picks) - (picks[word] ?? 0);
  return { least: 0, most: item ? Math.max(0, Math.min(item.most, option.most - others)) : 0 };
}

export function canAdd(option: Option, picks: Picks, word: string): boolean {
  return (picks[word] ?? 0) < bounds(option, picks, word).most;
}

/** The picks with so many more or less of a word, as far as that goes. */
export function changed(option: Option, picks: Picks, word: string, by: number): Picks {
  const n = clamp((picks[word] ?? 0) + by, 0, bounds(option, picks, word).most);
  const next = { ...picks, [word]: n };
  if (n === 0) delete next[word];
  return next;
}

// Proposals ------------------------------------------------------------------------------------

/** What a seat can best miss: coins beyond 2, corn beyond upkeep, goods, wood, the rest of coins
 * and corn, and furs last, singles first. */
export function payment(option: Option, purse: number[], ahead: Forecast): Picks {
  const held = (kind: number) => purse[kind] ?? 0;
  const needed = clamp(ahead.upkeep - ahead.harvest, 0, held(CORN));
  const furs = [4, 5, 6, 7, 8].sort((a, b) => held(a) - held(b));
  const order: [number, number][] = [
    [COIN, held(COIN) - 2],
    [CORN, held(CORN) - needed],
    [GOODS, held(GOODS)],
    [WOOD, held(WOOD)],
    [COIN, held(COIN)],
    [CORN, held(CORN)],
    ...furs.map((kind): [number, number] => [kind, held(kind)]),
  ];
  let picks: Picks = {};
  for (const [kind, upTo] of order) {
    const word = LETTERS[kind] ?? "";
    const more = Math.max(0, upTo) - (picks[word] ?? 0);
    if (more > 0) picks = changed(option, picks, word, more);
  }
  return picks;
}

/** A full load with as many of a kind as there are, the most numerous kinds first. */
export function load(option: Option): Picks {
  let picks: Picks = {};
  for (const { word, most } of [...option.items].sort((a, b) => b.most - a.most)) {
    picks = changed(option, picks, word, most);
  }
  return picks;
}

/** What is picked when an option is opened. */
export function first(option: Option, purse: number[], ahead: Forecast): Pick {
  const pick: Pick = { n: Math.max(option.least, 0), picks: {}, chosen: "" };
  if (option.verb === "pay") pick.picks = payment(option, purse, ahead);
  if (option.verb === "ship") pick.picks = load(option);
  if (option.shape === "list" && option.choices.length === 1) {
    pick.chosen = option.choices[0]?.text ?? "";
  }
  return pick;
}

/** The amounts one press away: the small ones one by one, ten, and all. */
export function quick(most: number): number[] {
  return [...new Set([1, 2, 3, 4, 5, 6, 10, most])].filter((n) => n <= most);
}

/** What was picked once, as far as the option still allows it. */
export function still(option: Option, pick: Pick): Pick {
  let picks: Picks = {};
  for (const [word, n] of Object.entries(pick.picks)) picks = changed(option, picks, word, n);
  const chosen = option.choices.some((choice) => choice.text === pick.chosen) ? pick.chosen : "";
  return { n: clamp(pick.n, Math.max(option.least, 0), option.most), picks, chosen };
}

// Grouping -------------------------------------------------------------------------------------

export interface Groups {
  tile: Option[];
  special: Option[];
  passTile: Choice | null;
  passSpecial: Choice | null;
  /** Not to bid. */
  pass: Choice | null;
  /** Whatever a question has besides: the one option of place, auction, pay, ... */
  rest: Option[];
}

export function groups(ask: Ask): Groups {
  const found: Groups = { tile: [], special: [], passTile: null, passSpecial: null, pass: null, rest: [] };
  for (const option of ask.options) {
    const choice = option.choices[0] ?? null;
    if (option.verb === "pass tile") found.passTile = choice;
    else if (option.verb === "pass special") found.passSpecial = choice;
    else if (option.verb === "pass") found.pass = choice;
    else if ((SPECIALS as readonly string[]).includes(option.verb)) found.special.push(option);
    else if ((TILE_VERBS as readonly string[]).includes(option.verb)) found.tile.push(option);
    else found.rest.push(option);
  }
  return found;
}

/** Which tile kind a step is about: 0 city, 1 land, 2 trade. */
export const tileOf = (step: number): number => step - 5;

/** The tiles of this step's kind that came with the column, and how many are used. */
export function tilesOf(view: View, player: PlayerView): { all: number; used: number } {
  const kind = tileOf(view.step);
  const all = view.columns[player.column - 1]?.[kind] ?? 0;
  return { all, used: all - (player.tiles[kind] ?? 0) };
}

// Bidding --------------------------------------------------------------------------------------

export interface Rival {
  seat: number;
  /** All the seat holds: no bid of it can be higher. */
  limit: number;
  bid: number | null;
  /** Whether the seat is still to bid in this auction. */
  toBid: boolean;
}

/** The other seats in this auction, those still to bid first, in turn order. */
export function rivals(view: View, seat: number): Rival[] {
  const bids = view.auction?.bids ?? [];
  return view.order
    .filter((other) => other !== seat && view.players[other]?.column === 0)
    .map((other) => {
      const bid = bids[other] ?? null;
      return { seat: other, limit: sum(view.players[other]?.purse ?? []), bid, toBid: bid === null };
    })
    .sort((a, b) => Number(b.toBid) - Number(a.toBid));
}

/** What passing leads to, as a text: with one other left without a column, to a free one (R4.8, R4.9). */
export function passing(view: View, others: Rival[]): string {
  if (view.seats === 2) return "q-pass-two";
  return others.length === 1 ? "q-pass-last" : "q-pass-means";
}

/** The lowest bid nobody can top any more; may be more than the seat holds. */
export function sureBid(option: Option, others: Rival[]): number {
  return Math.max(option.least, 1 + Math.max(-1, ...others.filter((r) => r.toBid).map((r) => r.limit)));
}

// Keyboard and board ---------------------------------------------------------------------------

export interface Keyed {
  key: string;
  target: EventTarget | null;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}
export type Shortcut =
  | { do: "primary" | "pass" | "undo" | "back" | "more" | "less" }
  | { do: "digit"; n: number };

/** What a key means for the question; null where it belongs to something else, as Enter does to a button
 * unless that has the focus only because it was clicked. */
export function shortcut(event: Keyed, clicked = false): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { tagName: tag = "", type = "" } = (event.target ?? {}) as { tagName?: string; type?: string };
  if (["INPUT", "TEXTAREA", "SELECT"].includes(tag) && type !== "range") return null;
  const key = event.key.toLowerCase();
  if (key === "enter") return !clicked && ["BUTTON", "A", "SUMMARY"].includes(tag) ? null : { do: "primary" };
  if (/^\d$/.test(key)) return { do: "digit", n: Number(key) };
  const known: Record<string, "pass" | "undo" | "back" | "more" | "less"> = {
    p: "pass",
    u: "undo",
    escape: "back",
    "+": "more",
    "=": "more",
    "-": "less",
  };
  const meant = known[key];
  return meant ? { do: meant } : null;
}

/** The things on the board that answer something, by key, with what pressing them would begin. */
export function pressable(ask: Ask): Record<string, string> {
  const can: Record<string, string> = {};
  for (const option of ask.options) {
    const special = (SPECIALS as readonly string[]).indexOf(option.verb);
    if (special >= 0) can[`special:${special + 1}`] ??= option.prefix;
    else if (option.verb === "ship") can[`ship:${option.prefix.slice("ship S".length)}`] = option.prefix;
    else if (option.prefix === "trade top") can["trader:top"] = option.prefix;
    else if (option.verb === "build" || option.verb === "close")
      for (const { word } of option.items) can[`district:${word}`] = option.prefix;
    else if (option.verb in BOARD)
      for (const { text } of option.choices)
        can[`${BOARD[option.verb]}:${text.replace(/^\S+ [LS]?/, "")}`] = text;
  }
  // A district stands for its special action where nothing can be built in it.
  for (let d = 1; d <= SPECIALS.length; d++) {
    const special = can[`special:${d}`];
    if (special !== undefined && !ask.options.some((option) => option.verb === "build")) can[`district:${d}`] = special;
  }
  return can;
}

/** What a mark on the board says of a thing that is chosen and not counted. */
export const CHOSEN = "chosen";

/** The things on the board that the answer being composed is about: chosen, or how many more or less. */
export function chosen(option: Option, pick: Pick): Record<string, string> {
  const special = (SPECIALS as readonly string[]).indexOf(option.verb);
  if (special >= 0) return { [`district:${special + 1}`]: CHOSEN };
  if (option.verb === "ship") return { [`ship:${option.prefix.slice("ship S".length)}`]: CHOSEN };
  if (option.prefix === "trade top") return { "trader:top": CHOSEN };
  if (option.verb === "build" || option.verb === "close") {
    const sign = option.verb === "build" ? "+" : "−";
    return Object.fromEntries(Object.entries(pick.picks).map(([word, n]) => [`district:${word}`, sign + n]));
  }
  const zone = BOARD[option.verb];
  return zone && pick.chosen ? { [`${zone}:${pick.chosen.replace(/^\S+ [LS]?/, "")}`]: CHOSEN } : {};
}
const BOARD: Record<string, string> = {
  place: "district",
  auction: "column",
  take: "column",
  add: "land",
  trade: "trader",
};

/** The zones a question is about; `verb` is what is being composed, if anything. */
export function zones(ask: Ask, verb: string): string[] {
  if (ask.kind === "turn") {
    const of: Record<string, string[]> = {
      add: ["land"],
      clear: ["land"],
      trade: ["traders", "river"],
      ship: ["ships"],
      post: ["city", "river"],
    };
    return of[verb] ?? ["city"];
  }
  if (["auction", "bid", "take"].includes(ask.kind)) return ["cashbox"];
  if (ask.kind === "pay") return ask.step === 4 ? ["cashbox"] : ["city"];
  return ["city"];
}

/** The zones that tell what the controls of a question do not draw: all a phone shows beside them. */
const BESIDE: Record<string, string[]> = { bid: ["cashbox"], pay: ["cashbox"], trade: ["river"], post: ["river"] };
export function zonesBeside(ask: Ask, verb: string): string[] {
  return zones(ask, verb).filter((zone) => BESIDE[verb]?.includes(zone));
}

export function failed(seen: Preview | { error: string } | undefined): seen is { error: string } {
  return seen !== undefined && "error" in seen;
}

/** Points for clearing the card at a place in the row, counted from 1. */
export function landPoints(box: BoxView, place: number): number {
  return box.land_points[Math.min(place, box.land_points.length) - 1] ?? 0;
}
