// Points of a finished or running game: by source, and round by round.
import { BIDDING_STEP } from "../wire/names";
import { sum } from "../wire/numbers";
import type { Replay, StoryLine, View } from "../wire/wire";

export interface Source {
  key: (typeof SOURCES)[number];
  /** Scored only at the end of the game. */
  final: boolean;
  points: number[];
}

const FINAL_SOURCES = ["final-election", "final-land", "final-furs", "final-rest"] as const;
/** From the bottom of a bar upwards; `start` is what a record that begins in mid-game does not tell. */
export const SOURCES = ["start", "ship", "clear", "election", ...FINAL_SOURCES] as const;
/** Those that are scored only at the end of the game. */
export const FINAL: readonly Source["key"][] = FINAL_SOURCES;
export const LOSS = "close";

export function bySource(points: Record<string, number[]>, seats: number): Source[] {
  return SOURCES.filter((key) => key !== "start" || points.start).map((key) => ({
    key,
    final: FINAL.includes(key),
    points: points[key] ?? Array<number>(seats).fill(0),
  }));
}

/** Points lost with businesses that closed, 0 or less. */
export function losses(points: Record<string, number[]>, seats: number): number[] {
  return points[LOSS] ?? Array<number>(seats).fill(0);
}

export interface Moment {
  /** 0 for the beginning, 1 to 6 for the end of a round, 7 for the final scoring. */
  at: number;
  points: number[];
}

/** Points after every round played so far, from where the record begins. */
export function overTime(replay: Pick<Replay, "views" | "points" | "result">): Moment[] {
  const { views, points, result } = replay;
  const [first, last] = [views[0], views.at(-1)];
  if (!first || !last) return [];
  const seats = last.seats;
  const found: Moment[] = first.round > 1 ? [] : [{ at: 0, points: scores(first) }];
  for (let round = 1; round < last.round; round += 1) {
    const next = views.find((view) => view.round === round + 1);
    if (next) found.push({ at: round, points: scores(next) });
  }
  if (result) {
    const final = bySource(points, seats).filter((source) => source.final);
    const before = result.map((n, seat) => n - sum(final.map((s) => s.points[seat] ?? 0)));
    found.push({ at: last.round, points: before }, { at: last.round + 1, points: result });
  } else if (last.round > 0) {
    found.push({ at: last.round, points: scores(last) });
  }
  return found;
}

export function scores(view: View): number[] {
  return view.players.map((p) => p.score);
}

/** The place of a seat: 1 for the most points, the same for as many. */
export function placeOf(result: number[], seat: number): number {
  return 1 + result.filter((n) => n > (result[seat] ?? 0)).length;
}

/** The round after which the final winner led for good, 0 if from the beginning. */
export function leadRound(times: Moment[], winner: number): number {
  let since = 0;
  for (const { at, points } of times) {
    const most = Math.max(...points.filter((_, seat) => seat !== winner));
    if ((points[winner] ?? 0) < most) since = at + 1;
  }
  return since;
}

/** Where each round begins: how many lines are played once its tiles are dealt. */
export function roundsOf(story: StoryLine[]): { round: number; n: number }[] {
  const rounds = [...new Set(story.map((line) => line.round))].filter((round) => round > 0);
  return rounds.map((round) => {
    const dealt = story.findIndex(({ events }) =>
      events.some(
        (event) => event.t === "began" && event.round === round && event.step === BIDDING_STEP,
      ),
    );
    return { round, n: (dealt < 0 ? story.findIndex((line) => line.round === round) : dealt) + 1 };
  });
}

export interface HighPoint {
  n: number;
  round: number;
  seat: number;
  points: number;
}

/** The moves that scored most during the rounds, in the order they were made. */
export function highPoints(story: StoryLine[], most: number): HighPoint[] {
  const found = story.flatMap((line): HighPoint[] => {
    const { n, round, seat, events } = line;
    if (seat < 0 || events.some(({ t }) => t === "final-scored")) return [];
    const scored = events.map((event) =>
      event.t === "scored" && event.seat === seat ? event.n : 0,
    );
    return sum(scored) > 0 ? [{ n, round, seat, points: sum(scored) }] : [];
  });
  return found
    .sort((a, b) => b.points - a.points || a.n - b.n)
    .slice(0, most)
    .sort((a, b) => a.n - b.n);
}
