// The words of a question: what is asked, what leads to it, and what the main button does.
import { BEAVER, DISTRICTS, KINDS, missing, sum, total } from "../compose";
import type { Choice } from "../wire";
import { say } from "../words.svelte";
import type { Desk } from "./desk.svelte";

export type Result = Pick<Choice, "price" | "prize" | "points">;

/** Things in a row, as a language writes them. */
export function listed(items: string[]): string {
  return items.reduce((list, item) => (list ? say("list-more", { list, item }) : item), "");
}

/** Price and prize as words: "+10 points, +5 coins, -1 wood". */
export function result(of: Result): string {
  const points = say("amount-points", { n: Math.abs(of.points) });
  const parts = of.points
    ? [say(of.points > 0 ? "change-gain" : "change-loss", { amount: points })]
    : [];
  for (const [id, amounts] of [
    ["change-gain", of.prize],
    ["change-loss", of.price],
  ] as const)
    for (const kind of KINDS) {
      const n = amounts[kind] ?? 0;
      if (n > 0) parts.push(say(id, { amount: say(`amount-${kind}`, { n }) }));
    }
  return listed(parts);
}

/** The corn that the land to be cleared brings. */
export function harvest(desk: Desk): string {
  const { row, cleared, housed } = desk.me;
  return say("q-corn-every-round", { n: sum(row.slice(cleared, housed).map((card) => desk.box.land[card - 1]?.corn ?? 0)) });
}

/** What of it the main button says: not what is picked in plain sight, furs and payments. */
export function shown(desk: Desk, of: Result): Result {
  if (desk.verb === "pay") return { points: 0, prize: {}, price: {} };
  const plain = (amounts: Record<string, number>) =>
    Object.fromEntries(Object.entries(amounts).filter(([kind]) => !FUR_NAMES.includes(kind)));
  return {
    points: of.points,
    prize: plain(of.prize),
    price: plain(of.price),
  };
}
const FUR_NAMES: string[] = KINDS.slice(BEAVER);

export const districtName = (d: number): string => say(`district-${DISTRICTS[d - 1]}`);
/** With the places where it may be broken. */
export const signName = (d: number): string => say(`zone-sign-${DISTRICTS[d - 1]}`);
export const inDistrict = (d: number): string => say(`in-${DISTRICTS[d - 1]}`);

/** The chapter of the rules a question is about. */
export function chapter(desk: Desk): string {
  const { kind, step } = desk.ask;
  if (kind === "place") return "setup";
  if (kind === "close") return "supply";
  if (kind === "turn" && (desk.special || !desk.verb)) return "special";
  if (kind === "turn") return ["city", "land", "trade"][step - 5] ?? "special";
  return step === 4 ? "bidding" : "special";
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
      return say(opening(desk) ? "q-open" : "q-bid", { column: view.auction?.column ?? 0 });
    case "pay":
      return say("q-pay", { n: ask.due });
    case "close":
      return say("q-close", { n: ask.due });
  }
  if (desk.verb) return say(`q-verb-${desk.verb}`, { n: shipSize(desk) });
  return say(desk.groups.passTile ? "q-turn-nothing" : "q-turn-special");
}

/** Whether the seat chose the column itself and must open. */
export function opening(desk: Desk): boolean {
  return desk.view.auction?.selector === desk.ask.seat;
}

function shipSize(desk: Desk): number {
  return desk.verb === "ship" ? (desk.option?.least ?? 0) : 0;
}

/** A sentence under the question. */
export function lead(desk: Desk): string {
  const { ask, view, me } = desk;
  switch (ask.kind) {
    case "place": {
      const placed = sum(me.businesses);
      return say("q-place-lead", { n: placed + 1 });
    }
    case "auction":
      return say(view.seats === 2 ? "q-auction-lead-two" : "q-auction-lead");
    case "take":
      return say("q-take-lead");
    case "bid":
      return opening(desk)
        ? say("q-open-lead")
        : say("q-bid-lead", {
            who: desk.name(view.auction?.selector ?? 0),
            high: view.auction?.high ?? 0,
            least: desk.option?.least ?? 0,
          });
    case "pay":
      return say(ask.step === 4 ? "q-pay-lead" : "q-pay-lead-market", { n: ask.due / 3 });
    case "close":
      return say("q-close-lead", { n: ask.due });
  }
  return "";
}

/** What the main button does, without its result. */
export function verb(desk: Desk): string {
  const { ask, option, chosen, text } = desk;
  const n = Number(/\d+$/.exec(chosen)?.[0] ?? 0);
  if (!option) return "";
  switch (option.verb) {
    case "place":
      return n ? say("q-do-place", { place: inDistrict(n) }) : say("q-need-district");
    case "auction":
    case "take":
      return n ? say(`q-do-${option.verb}`, { column: n }) : say("q-need-column");
    case "bid":
      return say("q-do-bid", { n: desk.n });
    case "pay":
      return text ? say("q-do-pay", { n: ask.due }) : say("q-need-pay", { n: missing(option, desk.picks) });
    case "close":
      return text
        ? say("q-do-close", { n: ask.due })
        : say("q-need-close", { n: missing(option, desk.picks) });
    case "build":
      return text ? say("q-do-build", { n: total(desk.picks) }) : say("q-need-build");
    case "add":
      return n ? say("q-do-add") : say("q-need-land");
    case "trade":
      return text ? say("q-do-trade", { n: furs(desk) }) : say("q-need-trade");
    case "ship":
      return text ? say("q-do-ship") : say("q-need-ship", { n: missing(option, desk.picks) });
    case "wood":
    case "corn":
      return say(option.prefix.endsWith("+") ? `q-do-buy-${option.verb}` : `q-do-sell-${option.verb}`, {
        n: desk.n,
      });
    case "houses":
    case "market":
      return n ? say(`q-do-${option.verb}`, { n }) : say(`q-need-${option.verb}`);
  }
  return say(`q-do-${option.verb}`);
}

/** What a press on a thing of the board begins. */
export function pressing(desk: Desk, key: string): string {
  const [zone = "", word = ""] = key.split(":");
  const special = zone === "district" && desk.can[key] === desk.can[`special:${word}`];
  const closes = zone === "district" && desk.ask.kind === "close";
  const what = special ? "special" : closes ? "close" : zone;
  return say(`q-press-${what}`, { word: /^\d+$/.test(word) ? Number(word) : word });
}

/** What the answer being composed puts at risk at the end of the round, where its controls don't show it. */
export function risks(desk: Desk): string[] {
  const after = desk.preview?.forecast;
  if (!after || desk.ask.kind !== "turn" || ["build", "corn", "warehouse"].includes(desk.verb)) return [];
  const found: string[] = [];
  if (after.closing > desk.ahead.closing) found.push(say("q-risk-corn", { n: after.closing }));
  if (after.goods_lost > desk.ahead.goods_lost) found.push(say("q-risk-goods", { n: after.goods_lost }));
  return found;
}

/** Furs a trade being composed would buy. */
export function furs(desk: Desk): number {
  if (desk.prefix === "trade top") return total(desk.picks);
  const trader = ["trade top", "trade mid", "trade low"].indexOf(desk.chosen);
  return sum(desk.view.traders[trader] ?? []);
}
