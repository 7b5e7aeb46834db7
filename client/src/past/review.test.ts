import { expect, test } from "vitest";
import sample from "../../samples/3-over.json";
import { sum } from "../wire/numbers";
import type { At } from "../wire/wire";
import { review, reviewed } from "./review";

const { story, result, view } = (sample as unknown as { at: At }).at;
const seats = view.seats;
const ended = (n: number) => reviewed(story.slice(0, n));

test("every round is told once it has ended, the last one with the game", () => {
  expect(reviewed(story)).toEqual([1, 2, 3, 4, 5, 6]);
  const first = story.findIndex(({ events }) =>
    events.some((event) => event.t === "began" && event.step === 1 && event.round === 2),
  );
  expect([ended(first), ended(first + 1)]).toEqual([[], [1]]);
});

test("the points of all rounds and of the final scoring are the result", () => {
  const rounds = reviewed(story).map((round) => review(story, round, seats));
  const finals = story.flatMap(({ events }) =>
    events.filter((event) => event.t === "final-scored"),
  );
  const totals = Array.from({ length: seats }, (_, seat) => {
    const final = finals.find((one) => one.seat === seat)!;
    const points = rounds.map((all) => sum(all[seat]!.points.map(({ n }) => n)));
    return sum(points) + final.election + final.land + final.furs + final.rest;
  });
  expect(totals).toEqual(result);
});

test("each seat has the column it won, at the price it won it for", () => {
  for (const round of reviewed(story)) {
    const columns = review(story, round, seats).map(({ column }) => column);
    const won = story
      .filter((line) => line.round === round)
      .flatMap(({ events }) => events.filter((event) => event.t === "won"));
    expect(won.length).toBe(seats);
    for (const { seat, column: n, bid, selector } of won)
      expect(columns[seat]).toEqual({ n, bid, free: selector < 0 });
  }
});

test("the end of a round is what its steps gave and took", () => {
  const events = story.flatMap((line) => line.events);
  const from = events.findIndex((event) => event.t === "began" && event.step === 8);
  const upTo = events.findIndex((event) => event.t === "began" && event.round === 2);
  const coins = events.slice(from, upTo).filter((event) => event.t === "earned");
  const corn = events.slice(from, upTo).filter((event) => event.t === "harvested");
  const paid = events.slice(from, upTo).filter((event) => event.t === "upkept");
  for (const { seat, supply } of review(story, 1, seats)) {
    const of = (kind: string) => supply.find((one) => one.kind === kind)?.n ?? 0;
    expect(of("coin")).toBe(coins.find((event) => event.seat === seat)?.coins ?? 0);
    expect(of("corn")).toBe(
      (corn.find((event) => event.seat === seat)?.corn ?? 0) -
        (paid.find((event) => event.seat === seat)?.paid ?? 0),
    );
  }
});
