// The words of a question: what is asked, what leads to it, and what the main button does.
import { FURS } from "../words/kinds";
import { DISTRICTS, KINDS, ROUNDS } from "../wire/names";
import { nth, sum } from "../wire/numbers";
import type { Choice } from "../wire/wire";
import { inARow, listed, say } from "../words/words.svelte";
import { about, missing, total, type Verb } from "./composing";
import type { Desk } from "./desk.svelte";
import type { Pass } from "./groups";
import { specialOf } from "./pressing";

export type Result = Pick<Choice, "price" | "prize" | "points"> &
  Partial<Pick<Choice, "mixed" | "follows">>;

/** What is given and taken of each kind, with what follows without a choice; a mix is counted apart. */
export function totals(of: Result): Pick<Choice, "price" | "prize"> {
  const prize = { ...of.prize };
  const price = of.mixed ? {} : { ...of.price };
  for (const { kind, n } of of.follows ?? []) {
    if (kind === "points") continue;
    const side = n > 0 ? prize : price;
    side[kind] = (side[kind] ?? 0) + Math.abs(n);
  }
  return { prize, price };
}

/** Price and prize as words: "+10 points, +5 coins, -1 wood". */
export function result(of: Result): string {
  const points = say("amount-points", { n: Math.abs(of.points) });
  const parts = of.points
    ? [say(of.points > 0 ? "change-gain" : "change-loss", { amount: points })]
    : [];
  const mix = of.mixed ?? 0;
  if (mix) parts.push(say("change-loss", { amount: say("amount-coins-or-goods", { n: mix }) }));
  const { prize, price } = totals(of);
  for (const [id, amounts] of [
    ["change-gain", prize],
    ["change-loss", price],
  ] as const)
    for (const kind of KINDS) {
      const n = amounts[kind] ?? 0;
      if (n > 0) parts.push(say(id, { amount: say(`amount-${kind}`, { n }) }));
    }
  return inARow(parts);
}

/** What of it the main button says: not what is picked in plain sight, bids, payments and furs. */
export function shown(desk: Desk, of: Result): Result {
  const nothing = { points: 0, prize: {}, price: {} };
  if (desk.verb === "bid") return nothing;
  if (desk.verb === "pay") return { ...nothing, follows: of.follows ?? [] };
  const plain = (amounts: Record<string, number>) =>
    Object.fromEntries(Object.entries(amounts).filter(([kind]) => !FUR_NAMES.includes(kind)));
  return {
    points: of.points,
    prize: plain(of.prize),
    price: plain(of.price),
    mixed: of.mixed ?? 0,
    follows: of.follows ?? [],
  };
}
const FUR_NAMES: string[] = FURS;

export const districtName = (d: number): string => say(`district-${nth(DISTRICTS, d - 1)}`);
/** With the places where it may be broken. */
export const signName = (d: number): string => say(`zone-sign-${nth(DISTRICTS, d - 1)}`);
export const inDistrict = (d: number): string => say(`in-${nth(DISTRICTS, d - 1)}`);

const STANDINGS = ["q-stand-none", "q-stand-tied", "q-stand-sole"] as const;

/** How a seat stands in a district, and how it stood, where that changes. */
export function standing(was: number, now: number): string {
  const words = say(nth(STANDINGS, now));
  return was === now ? words : say("q-stand-change", { now: words });
}

/** The chapter of the rules a question is about. */
export function chapter(desk: Desk): string {
  const { kind, tile } = desk.ask;
  if (kind === "place") return "setup";
  if (kind === "close") return "supply";
  if (kind === "turn") return (!desk.special && desk.verb && tile) || "special";
  return about(desk.option, "furs") ? "special" : "bidding";
}

/** The question itself; ends in a question mark. */
export function question(desk: Desk): string {
  const { ask, view } = desk;
  switch (ask.kind) {
    case "place":
      return say("q-place");
    case "auction":
      return say("q-auction");
    case "take":
      return say("q-take");
    case "bid":
      return say(ask.bidding?.opens ? "q-open" : "q-bid", { column: view.auction?.column ?? 0 });
    case "pay":
      return say("q-pay", { n: ask.due });
    case "close":
      return say("q-close", { n: ask.due });
    case "turn":
      return asked(desk) || say(desk.groups.passTile ? "q-turn-nothing" : "q-turn-special");
  }
}

/** The question of an action of a turn, "" for none. */
function asked({ option }: Desk): string {
  switch (option?.verb) {
    case "ship":
      return say("q-verb-ship", { n: option.shape === "mix" ? option.least : 0 });
    case "build":
    case "elect":
    case "add":
    case "clear":
    case "trade":
    case "wood":
    case "corn":
    case "warehouse":
    case "houses":
    case "market":
    case "post":
      return say(`q-verb-${option.verb}`);
  }
  return "";
}

/** A sentence under the question. */
export function lead(desk: Desk): string {
  const { ask, view, me, option } = desk;
  switch (ask.kind) {
    case "place": {
      const placed = sum(me.businesses);
      return say("q-place-lead", { n: placed + 1 });
    }
    case "auction":
      return say("q-auction-lead", { seats: view.seats });
    case "take":
      return say("q-take-lead");
    case "bid":
      return ask.bidding?.opens
        ? say("q-open-lead")
        : say("q-bid-lead", {
            who: desk.name(view.auction?.selector ?? 0),
            high: view.auction?.high ?? 0,
            least: option?.shape === "amount" ? option.least : 0,
          });
    case "pay": {
      const furs = about(option, "furs");
      return furs ? say("q-pay-lead-market", { n: furs.n }) : say("q-pay-lead");
    }
    case "close":
      return [
        say("q-close-lead", { n: ask.due }),
        say("q-close-cost", { points: desk.ahead.points_lost }),
      ].join(" ");
    case "turn":
      return "";
  }
}

/** What the main button does, without its result. */
export function verb(desk: Desk): string {
  const { option } = desk;
  switch (option?.shape) {
    case "list":
      return choosing(desk, option.verb);
    case "amount":
      if (option.verb === "wood" || option.verb === "corn")
        return say(`q-do-${option.deal ?? "buy"}-${option.verb}`, { n: desk.n });
      return say("q-do-bid", { n: desk.n });
    case "mix":
      return mixing(desk, option.verb, missing(option, desk.picks));
  }
  return "";
}

/** What choosing from a list does, or what is to be chosen. */
function choosing({ choice }: Desk, of: Verb): string {
  switch (of) {
    case "place": {
      const place = about(choice, "district");
      return place
        ? say("q-do-place", { place: inDistrict(place.district) })
        : say("q-need-district");
    }
    case "auction":
    case "take": {
      const column = about(choice, "column");
      return column ? say(`q-do-${of}`, { column: column.column }) : say("q-need-column");
    }
    case "add":
      return choice ? say("q-do-add") : say("q-need-land");
    case "trade": {
      const trader = about(choice, "trader");
      return trader ? say("q-do-trade", { n: trader.furs }) : say("q-need-trade");
    }
    case "houses":
    case "market": {
      const n = choice && numberOf(choice);
      return n ? say(`q-do-${of}`, { n }) : say(`q-need-${of}`);
    }
    case "elect":
    case "clear":
    case "warehouse":
    case "post":
      return say(`q-do-${of}`);
  }
  return "";
}

/** What a mix does, or how many it lacks. */
function mixing({ ask, text, picks }: Desk, of: Verb, lacks: number): string {
  switch (of) {
    case "pay":
    case "close":
      return text ? say(`q-do-${of}`, { n: ask.due }) : say(`q-need-${of}`, { n: lacks });
    case "build":
      return text ? say("q-do-build", { n: total(picks) }) : say("q-need-build");
    case "trade":
      return text ? say("q-do-trade", { n: total(picks) }) : say("q-need-trade");
    case "ship":
      return text ? say("q-do-ship") : say("q-need-ship", { n: lacks });
  }
  return "";
}

/** The corn that cleared land brings from a round on. */
export const cornFrom = (round: number, n: number): string =>
  say(round < ROUNDS ? "q-corn-every-round" : "q-corn-last-round", { n });

/** How many houses or furs a choice is about. */
export function numberOf(choice: Choice): number {
  return (about(choice, "houses") ?? about(choice, "furs"))?.n ?? 0;
}

/** What a press on a thing of the board begins. */
export function pressing(desk: Desk, key: string): string {
  const press = desk.can[key];
  if (!press) return "";
  const { option, choice, item } = press;
  const special = specialOf(option);
  if (special) return say("q-press-special", { word: special });
  if (item)
    return say(option.verb === "close" ? "q-press-close" : "q-press-district", {
      word: item.district,
    });
  const of = (choice ?? option).about;
  switch (of.t) {
    case "district":
      return say("q-press-district", { word: of.district });
    case "column":
      return say("q-press-column", { word: of.column });
    case "land":
    case "ship":
      return say(`q-press-${of.t}`);
    case "trader":
      return say("q-press-trader", { word: of.trader });
  }
  return "";
}

/** What a button to pass is headed with: that, and what of the turn. */
export function heading({ ask }: Desk, { verb }: Pass): string {
  if (verb === "pass") return say("q-pass");
  const what = verb === "pass tile" ? say(`q-tile-${ask.tile ?? "city"}`) : say("q-todo-special");
  return say("q-pass-what", { what });
}

/** What an answer loses for good, "" for nothing. */
export function loses({ loses: loss }: Partial<Pick<Choice, "loses">>): string {
  if (!loss) return "";
  const { businesses, points, goods } = loss;
  const what = [
    businesses ? say("amount-businesses", { n: businesses }) : "",
    points ? say("amount-points", { n: points }) : "",
    goods ? say("amount-goods", { n: goods }) : "",
  ];
  return say("q-loses", { what: listed(what.filter(Boolean)) });
}

/** What the main button says besides: that the turn ends, what can't be taken back, what is lost or at risk. */
export function notes(desk: Desk): string[] {
  const { does, ask } = desk;
  if (!does) return [];
  const loss = loses(does);
  return [
    does.ends_turn && ask.kind === "turn" && !does.reveals ? say("q-ends-turn") : "",
    does.reveals ? say("q-reveals") : "",
    ...(loss ? [loss] : risks(desk)),
  ].filter(Boolean);
}

/** What is asked once more before an answer that can't simply be taken back. */
export function doubt(kind: Desk["ask"]["kind"], does: Ending | null): string {
  if (does?.reveals) return say("q-sure-draw");
  return say(does?.ends_turn && kind === "turn" ? "q-sure" : "q-sure-bid");
}
export type Ending = Pick<Choice, "ends_turn" | "reveals">;

/** Answers whose controls show themselves what they put at risk. */
const SHOWN_RISKS: (Verb | "")[] = ["build", "corn", "warehouse"];

/** What the answer being composed puts at risk at the end of the round, where its controls don't show it. */
function risks(desk: Desk): string[] {
  const after = desk.preview?.forecast;
  if (!after || desk.ask.kind !== "turn" || SHOWN_RISKS.includes(desk.verb)) return [];
  const words: string[] = [];
  if (after.closing > desk.ahead.closing) words.push(say("q-risk-corn", { n: after.closing }));
  if (after.goods_lost > desk.ahead.goods_lost)
    words.push(say("q-risk-goods", { n: after.goods_lost }));
  return words;
}
