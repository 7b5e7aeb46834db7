// An auction as it is watched: who leads, who is out, who is asked and who comes later; and the tables between
// answers that came at once.
import type { AuctionView, Made, StoryLine, View } from "../wire/wire";

type Event = StoryLine["events"][number];

/** A pass, where a bid would be. */
const PASSED = -1;

/** A column that has gone to somebody at auction, whether or not it is paid for yet. */
export interface Sale {
  column: number;
  seat: number;
  price: number;
}

/** How a seat stands: its bid is the highest or not, it passed, it is asked now or later. */
export type Stand = "leads" | "outbid" | "passed" | "now" | "later";

export interface Bidder {
  seat: number;
  bid: number | null;
  stand: Stand;
  /** The highest bid when it was asked, 0 before the first. */
  over: number;
}

/** Everybody who bids, in the order they answer. */
export function lineUp({ bidders, bids, high }: AuctionView, mover: number): Bidder[] {
  let over = 0;
  return bidders.map((seat) => {
    const bid = bids[seat] ?? null;
    const found = { seat, bid, stand: stand(bid, high, seat === mover), over };
    over = Math.max(over, bid ?? 0);
    return found;
  });
}

function stand(bid: number | null, high: number, asked: boolean): Stand {
  if (bid === null) return asked ? "now" : "later";
  if (bid < 0) return "passed";
  return bid === high ? "leads" : "outbid";
}

/** Who has the column once everybody has answered; null before that. */
export function saleOf({ bidders, bids, column, high }: AuctionView): Sale | null {
  if (bidders.some((seat) => bids[seat] == null)) return null;
  return { column, seat: bids.indexOf(high), price: high };
}

/** An answer in an auction: the table after it, and what there is of its line. */
export interface Answer {
  view: View;
  line: StoryLine;
}

/**
 * The answers some lines begin with, one by one: those of a message are the one that was chosen and all that
 * followed by themselves. The rest of the lines is what happened after them.
 */
export function answers(before: View, lines: StoryLine[]): { given: Answer[]; rest: StoryLine[] } {
  const given: Answer[] = [];
  let view = before;
  for (const [i, line] of lines.entries()) {
    const [made] = line.events;
    if (!view.auction || saleOf(view.auction) || !made || !isAnswer(made))
      return { given, rest: lines.slice(i) };
    view = after(view, view.auction, made);
    given.push({ view, line: { ...line, events: [made] } });
    const more = line.events.slice(1);
    // A column that costs nothing changes hands with the last answer.
    if (more.length) return { given, rest: [{ ...line, events: more }, ...lines.slice(i + 1)] };
  }
  return { given, rest: [] };
}

function isAnswer(event: Event): event is Made {
  return event.t === "made" && (event.verb === "bid" || event.verb === "pass");
}

function after(view: View, auction: AuctionView, { seat, bid }: Made): View {
  const said = bid ?? PASSED;
  const bids = auction.bids.map((other, i) => (i === seat ? said : other));
  const high = Math.max(auction.high, said);
  const mover = auction.bidders.find((other) => bids[other] == null) ?? -1;
  return { ...view, mover, auction: { ...auction, bids, high } };
}
