import { describe, expect, it, test } from "vitest";
import type { StoryLine, View } from "../wire/wire";
import { bySource, highPoints, leadRound, overTime, placeOf, roundsOf } from "./scores";

type Event = StoryLine["events"][number];
const scored = (seat: number, n: number): Event => ({ t: "scored", seat, n, why: "ship" });

test("a round begins once its tiles are dealt, where they are not yet with its first line", () => {
  const bidding = (round: number): Event => ({ t: "began", round, step: 4 });
  const lines: [round: number, events?: Event[]][] = [[0], [0], [1], [1, [bidding(1)]], [1], [2]];
  const story = lines.map(([round, events = []], n) => ({ n, round, events }) as StoryLine);
  expect(roundsOf(story)).toEqual([
    { round: 1, n: 4 },
    { round: 2, n: 6 },
  ]);
  expect(roundsOf([])).toEqual([]);
});

describe("scores", () => {
  const at = (round: number, a: number, b: number) =>
    ({ seats: 2, round, step: 4, players: [{ score: a }, { score: b }] }) as unknown as View;
  const points = { ship: [10, 4], election: [2, 9], "final-furs": [5, 0], close: [-2, 0] };
  const replay = {
    views: [at(0, 0, 0), at(1, 0, 3), at(2, 4, 6), at(2, 10, 13), at(2, 15, 13)],
    points,
    result: [15, 13],
  };

  it("are counted by source and over time", () => {
    expect(bySource(points, 2).find((s) => s.key === "final-rest")?.points).toEqual([0, 0]);
    expect(overTime(replay)).toEqual([
      { at: 0, points: [0, 0] },
      { at: 1, points: [4, 6] },
      { at: 2, points: [10, 13] },
      { at: 3, points: [15, 13] },
    ]);
    expect(leadRound(overTime(replay), 0)).toBe(3);
    expect([0, 1, 2].map((seat) => placeOf([4, 9, 9], seat))).toEqual([3, 1, 1]);
  });

  it("of a record that begins in mid-game begin there, and add up", () => {
    const late = {
      views: [at(4, 30, 41), at(5, 34, 46), at(6, 40, 50), at(6, 45, 50)],
      points: { start: [30, 41], ship: [10, 9], "final-furs": [5, 0] },
      result: [45, 50],
    };
    const sources = bySource(late.points, 2);
    expect(sources[0]).toEqual({ key: "start", final: false, points: [30, 41] });
    expect([0, 1].map((seat) => sources.reduce((n, s) => n + s.points[seat]!, 0))).toEqual(
      late.result,
    );
    expect(bySource(points, 2).some((s) => s.key === "start")).toBe(false);
    expect(overTime(late)).toEqual([
      { at: 3, points: [30, 41] },
      { at: 4, points: [34, 46] },
      { at: 5, points: [40, 50] },
      { at: 6, points: [40, 50] },
      { at: 7, points: [45, 50] },
    ]);
  });

  it("find the moves that brought most", () => {
    const line = (n: number, seat: number, ...events: Event[]): StoryLine => ({
      ...{ n, seat, round: 1, step: 7, text: "", chosen: true, said: [] },
      events,
    });
    const lines = [
      line(0, 0, scored(0, 2)),
      line(1, 1, scored(1, 5), scored(1, -2), scored(0, 9)),
      line(2, 0, scored(0, 6)),
      line(3, -1, scored(0, 7)),
      line(4, 1, scored(1, 8), {
        t: "final-scored",
        seat: 1,
        election: 8,
        land: 0,
        furs: 0,
        rest: 0,
      }),
    ];
    expect(highPoints(lines, 2).map((h) => [h.n, h.points])).toEqual([
      [1, 3],
      [2, 6],
    ]);
  });
});
