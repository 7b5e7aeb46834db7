// What came at once as scenes to be shown one after the other: a move, the steps that end a round, a new deal.
import { BIDDING_STEP, FINAL_STEP, KINDS } from "../wire/names";
import type { At, PlayerView, StoryLine, View } from "../wire/wire";
import { answers, saleOf, type Sale } from "./auction";

type Event = StoryLine["events"][number];

export interface Scene {
  /** The table when it has happened. */
  view: View;
  /** The last line of the log that belongs to it. */
  line: StoryLine | null;
  events: Event[];
  /** What is told of the course of the game; null for a move. */
  told: Told | null;
  /** The column the bidding for which ended, null for none. */
  sold: Sale | null;
}

export interface Told {
  /** A step from supply to income, 1 for the new deal. */
  step: number;
  /** The round that ends, or begins with a deal. */
  round: number;
}

const SUPPLY_STEP = 8;
/** The step a new round is dealt in. */
export const DEAL_STEP = 1;

/** What a message brings, after the table that is known: always at least one scene, the present last. */
export function scenes(before: View, at: At): Scene[] {
  const views = [...(at.stages ?? []), { n: Infinity, view: at.view }];
  const found: Scene[] = [];
  let was = before;
  let from = -1;
  for (const { n, view } of views) {
    const lines = at.story.filter((line) => line.n > from && line.n <= n);
    from = n;
    for (const scene of between(was, view, lines)) {
      const last = found.at(-1);
      // Cards, furs and tiles are dealt together.
      if (last?.told?.step === DEAL_STEP && scene.told?.step === DEAL_STEP) found.pop();
      found.push(scene);
    }
    was = view;
  }
  return found;
}

/** The scenes between two tables: each answer in an auction is one, and so is what follows the last. */
function between(before: View, after: View, lines: StoryLine[]): Scene[] {
  const { given, rest } = answers(before, lines);
  const last = rest.length ? undefined : given.pop();
  let was = before;
  const found = given.map(({ view, line }): Scene => {
    const { events } = line;
    const scene = { view, line, events, told: null, sold: sale(was, events, view) };
    was = view;
    return scene;
  });
  return [...found, ...parts(was, after, last ? [last.line] : rest)];
}

/** The move between two tables, and each step after it by which anything changed. */
function parts(before: View, after: View, lines: StoryLine[]): Scene[] {
  const line = lines.at(-1) ?? null;
  const events = lines.flatMap((one) => one.events);
  const cuts = events.flatMap((event, i) => (isEnd(event) ? [i] : []));
  const rounds = new Set(cuts.map((i) => (events[i]?.t === "began" ? events[i].round : 0)));
  const sold = sale(before, events, after);
  const whole: Scene = { view: after, line, events, told: dealt(events, after), sold };
  if (!cuts.length || rounds.size > 1) return [whole];
  const next = events.findIndex((event, i) => i > (cuts[0] ?? 0) && startsAnew(event));
  const over = next < 0 ? events.length : next;
  // Backwards from the table as it is after the last of them.
  let view = next < 0 ? after : restored(before, after, events.slice(over));
  const found: Scene[] = [];
  for (const [i, cut] of [...cuts.entries()].reverse()) {
    const own = events.slice(cut, cuts[i + 1] ?? over);
    const [head] = own;
    if (head?.t !== "began") continue;
    const told = { step: head.step, round: head.round };
    const there = { ...view, ...told, mover: -1, auction: null };
    if (own.some(isChange)) found.unshift({ view: there, line, events: own, told, sold: null });
    view = undone(view, own);
  }
  const deed = events.slice(0, cuts[0]);
  const { step = after.step, round = after.round } = line ?? {};
  const move = { ...view, step, round, mover: -1, auction: null };
  if (deed.some(isChange) || deed.some(({ t }) => t === "made"))
    found.unshift({ view: move, line, events: deed, told: null, sold: null });
  if (next >= 0) found.push({ ...whole, events: events.slice(over), told: dealt([], after) });
  return found;
}

/** The hammer falls when the last has answered, or with the payment where nobody saw that. */
function sale(before: View, events: Event[], { auction }: View): Sale | null {
  const known = before.auction && saleOf(before.auction)?.column;
  const [won] = events.filter((event) => event.t === "won" && event.selector >= 0).reverse();
  if (won?.t === "won")
    return won.column === known ? null : { column: won.column, seat: won.seat, price: won.bid };
  return auction && auction.column !== known ? saleOf(auction) : null;
}

/** The steps from supply to income. */
function isEnd(event: Event): boolean {
  return event.t === "began" && event.step >= SUPPLY_STEP && event.step < FINAL_STEP;
}

/** The next round, or the final scoring. */
function startsAnew(event: Event): boolean {
  return event.t === "began" && !isEnd(event);
}

function isChange({ t }: Event): boolean {
  return t === "gained" || t === "scored" || t === "closed" || t === "unloaded";
}

/** Whether a table is one on the way to a new round, which is dealt. */
function dealt(events: Event[], { round, step }: View): Told | null {
  const drawn = events.some(
    ({ t }) => t === "land-dealt" || t === "ship-dealt" || t === "tile-dealt",
  );
  const deals = drawn || (round > 0 && step < BIDDING_STEP);
  return deals ? { step: DEAL_STEP, round } : null;
}

// Tables on the way -------------------------------------------------------------------------------

/** A table before these events: purses, points and businesses as they were. */
function undone(view: View, events: Event[]): View {
  return { ...view, players: view.players.map((player, seat) => before(player, seat, events)) };
}

function before(player: PlayerView, seat: number, events: Event[]): PlayerView {
  const purse = [...player.purse];
  const businesses = [...player.businesses];
  let { score, buildings } = player;
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.t === "gained") {
      const kind = KINDS.indexOf(event.kind);
      purse[kind] = (purse[kind] ?? 0) - event.n;
    } else if (event.t === "scored") score -= event.n;
    else if (event.t === "closed") {
      businesses[event.district - 1] = (businesses[event.district - 1] ?? 0) + event.n;
      buildings -= event.n;
    }
  }
  return { ...player, purse, score, businesses, buildings };
}

/** The table before the next round began: what lay there and nobody took lies there still. */
function restored(was: View, view: View, events: Event[]): View {
  const owned = new Set(view.players.flatMap(({ row }) => row));
  const filled = new Set(view.players.flatMap(({ ships }) => ships));
  return {
    ...undone(view, events),
    land: was.land.filter((card) => !owned.has(card)),
    ships: was.ships.filter((ship) => !filled.has(ship)),
  };
}
