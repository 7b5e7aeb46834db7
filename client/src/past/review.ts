// A round looked back on: what its columns went for, and what each seat gained from where.
import type { Kind } from "../words/kinds";
import { FINAL_STEP } from "../wire/names";
import type { Began, Gained, StoryLine } from "../wire/wire";

/** Where points of a round come from. */
const SOURCES = ["ship", "clear", "election", "close"] as const;
type Source = (typeof SOURCES)[number];

export interface SeatReview {
  seat: number;
  /** The column it took and what that cost; null where it took none. */
  column: { n: number; bid: number; free: boolean } | null;
  /** Points by source, in the order they came. */
  points: { why: Source; n: number }[];
  /** What the end of the round gave and took, by kind. */
  supply: { kind: Kind; n: number }[];
}

const SUPPLY: ReadonlySet<Gained["why"]> = new Set([
  "harvest",
  "upkeep",
  "cargo",
  "income",
] as const);

/** The round in which a step happens; the final scoring comes after all of them. */
const roundOf = ({ step, round }: Began) => (step === FINAL_STEP ? round + 1 : round);

/** The rounds that are told to their end, in order. */
export function reviewed(story: StoryLine[]): number[] {
  const begun = story.flatMap(({ events }) =>
    events.flatMap((event) => (event.t === "began" ? [roundOf(event)] : [])),
  );
  const first = story[0]?.round ?? 0;
  return [...new Set(begun)].map((round) => round - 1).filter((n) => n >= Math.max(1, first));
}

/** What a round brought each seat, in seat order. */
export function review(story: StoryLine[], round: number, seats: number): SeatReview[] {
  const found = Array.from({ length: seats }, (_, seat): SeatReview => ({
    seat,
    column: null,
    points: [],
    supply: [],
  }));
  let now = story[0]?.round ?? 0;
  for (const { events } of story) {
    for (const event of events) {
      if (event.t === "began") now = roundOf(event);
      if (now !== round) continue;
      if (event.t === "won") {
        const { column: n, bid, selector } = event;
        const seat = found[event.seat];
        if (seat) seat.column = { n, bid, free: selector < 0 };
      } else if (event.t === "scored") {
        const why = SOURCES.find((source) => source === event.why);
        if (why) add(found[event.seat]?.points, "why", why, event.n);
      } else if (event.t === "gained" && SUPPLY.has(event.why))
        add(found[event.seat]?.supply, "kind", event.kind, event.n);
    }
  }
  return found;
}

function add<K extends string, V>(
  sums: ({ n: number } & Record<K, V>)[] | undefined,
  key: K,
  value: V,
  n: number,
): void {
  const same = sums?.find((one) => one[key] === value);
  if (same) same.n += n;
  else sums?.push({ [key]: value, n } as { n: number } & Record<K, V>);
}
