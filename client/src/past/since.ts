// What happened to a seat since it last chose something: told at its next question.
import { FURS, type Kind } from "../words/kinds";
import { KINDS } from "../wire/names";
import type { Gained, Many, Phrase, StoryLine, View, Who, Won } from "../wire/wire";
import { phrase, sayPhrase } from "../words/words.svelte";
import { lastTurn } from "./catchup.svelte";
import { effects, sayEffect, type Effect } from "./effects";

export type News = Phrase | Effect;
type Event = StoryLine["events"][number];
type Why = Gained["why"];
/** How much of each kind, in the order of its first change. */
type Changes = Map<Kind | "points", number>;

/** What the end of a round and of the game gives and takes by itself. */
const ENDING: ReadonlySet<Why> = new Set([
  "harvest",
  "upkeep",
  "cargo",
  "income",
  "final-election",
  "final-land",
  "final-furs",
  "final-rest",
] as const);

/**
 * What came to the seat that it did not do itself: draws, columns that went to others, forced answers,
 * the end of the round, and where it no longer or newly leads. `before` is the table after its choice.
 */
export function since(story: StoryLine[], seat: number, before: View | null, now: View): News[] {
  const from = lastTurn(story, [seat]);
  const own = story[from - 1];
  if (!own) return [];
  let bid = openBid(own);
  const news: News[] = [];
  const rounds = new Map<number, Changes>();
  /** The order marker it had, 0 where it kept it. */
  let was = 0;
  let strange = false;
  for (const line of story.slice(from - 1)) {
    strange ||= line.seat !== seat;
    const later = line !== own;
    const [deed] = line.said;
    if (later && strange && line.seat === seat && deed && !paysForColumn(line))
      news.push(deed.what);
    if (later) news.push(...drawn(line.events, seat));
    for (const event of line.events) {
      if (isEnding(event, seat))
        add(rounds, line.round, event.t === "scored" ? "points" : event.kind, event.n);
      else if (event.t === "unloaded" && event.seat === seat && event.lost)
        news.push(lost(seat, event.lost));
      else if (!later) continue;
      else if (event.t === "marker-moved" && event.seat === seat) was ||= event.was;
      else if (isAuctioned(event)) {
        if (event.seat === seat) news.push(won(event, line.events));
        else if (bid >= 0) news.push(outbid(event, bid));
        bid = -1;
      }
    }
  }
  for (const [round, changes] of rounds) {
    const items = [...changes].filter(([, n]) => n).map(([kind, n]) => change(kind, n));
    if (items.length) news.push(phrase("page-since-round", { round, list: inARow(items) }));
  }
  const marker = now.order.indexOf(seat) + 1;
  if (was && was !== marker) news.push(phrase("page-away-marker", { was, now: marker }));
  const turned = before ? effects(before, now, seat) : [];
  return [...news, ...turned.filter(({ what }) => what === "lead" || what === "travel")];
}

/** The points each rival won or lost since the seat last chose something; the final ones are counted elsewhere. */
export function rivals(story: StoryLine[], seat: number): News[] {
  const from = lastTurn(story, [seat]);
  if (!from) return [];
  const points = new Map<number, number>();
  for (const event of story.slice(from).flatMap(({ events }) => events)) {
    if (event.t === "scored" && event.seat !== seat && !event.why.startsWith("final"))
      points.set(event.seat, (points.get(event.seat) ?? 0) + event.n);
  }
  return [...points]
    .filter(([, n]) => n)
    .map(([rival, n]) =>
      phrase("page-since-rival", { who: who(rival), list: change("points", n) }),
    );
}

/** As sentences for a list, without their full stops. */
export function sayNews(news: News[], who: string[]): string[] {
  return news.map((item) =>
    ("what" in item ? sayEffect(item, who) : sayPhrase(item, who)).replace(/\.$/, ""),
  );
}

/** Whether a line is the payment for a column: its sentence tells who won it. */
export function paysForColumn({ events }: StoryLine): boolean {
  const [made] = events;
  return made?.t === "made" && made.verb === "pay" && events.some(isAuctioned);
}

// Events ----------------------------------------------------------------------------------------

/** A column that had its auction; the last one is taken free. */
function isAuctioned(event: Event): event is Won {
  return event.t === "won" && event.selector >= 0;
}

/** What a line bid for a column that is still open, -1 for nothing. */
function openBid({ events }: StoryLine): number {
  const [made] = events;
  return made?.t === "made" && made.bid !== null && !events.some(isAuctioned) ? made.bid : -1;
}

function isEnding(event: Event, seat: number): event is Extract<Event, { t: "gained" | "scored" }> {
  return (
    (event.t === "gained" || event.t === "scored") && event.seat === seat && ENDING.has(event.why)
  );
}

function add(rounds: Map<number, Changes>, round: number, kind: Kind | "points", n: number): void {
  const changes = rounds.get(round) ?? new Map<Kind | "points", number>();
  rounds.set(round, changes.set(kind, (changes.get(kind) ?? 0) + n));
}

// Phrases ---------------------------------------------------------------------------------------

const many = (items: Phrase[]): Many => ({ t: "many", items });
const inARow = (items: Phrase[]): Many => ({ t: "many", items, row: true });
const who = (seat: number): Who => ({ t: "who", seat });
const amount = (kind: Kind | "points", n: number): Phrase => phrase(`amount-${kind}`, { n });

function change(kind: Kind | "points", n: number): Phrase {
  return phrase(n > 0 ? "change-gain" : "change-loss", { amount: amount(kind, Math.abs(n)) });
}

/** The furs a seat drew, if any. */
function drawn(events: Event[], seat: number): Phrase[] {
  const furs = events.flatMap((event) =>
    event.t === "fur-dealt" && event.seat === seat && !event.trader ? [event.fur] : [],
  );
  const items = FURS.flatMap((fur) => {
    const n = furs.filter((other) => other === fur).length;
    return n ? [amount(fur, n)] : [];
  });
  return items.length ? [phrase("page-since-drew", { furs: many(items) })] : [];
}

function lost(seat: number, n: number): Phrase {
  return phrase("log-event-lost", { who: who(seat), amount: amount("goods", n), n });
}

function outbid({ seat, column, bid }: Won, mine: number): Phrase {
  return phrase("page-since-outbid", { who: who(seat), column, bid, mine });
}

/** A column won, with its price and the coins that lay on it, as the log says it. */
function won({ seat, column, bid }: Won, events: Event[]): Phrase {
  const changed = (why: Why) =>
    events.filter(
      (event): event is Gained => event.t === "gained" && event.seat === seat && event.why === why,
    );
  const paid = KINDS.flatMap((kind) => {
    const n = changed("bid").reduce((sum, event) => (event.kind === kind ? sum - event.n : sum), 0);
    return n ? [amount(kind, n)] : [];
  });
  const args = {
    who: who(seat),
    column,
    bid,
    paid: paid.length ? many(paid) : phrase("nothing", {}),
  };
  const [bonus] = changed("column");
  return bonus
    ? phrase("log-won-bonus", { ...args, bonus: amount(bonus.kind, bonus.n) })
    : phrase("log-won", args);
}
