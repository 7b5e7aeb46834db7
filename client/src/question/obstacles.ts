// What can't be done in a turn, and the words for why not.
import type { Ask } from "../wire/wire";
import { say } from "../words/words.svelte";

type Obstacle = Ask["obstacles"][number];

/** What lies in the way of a way to use a tile, a trader or a special action. */
export function obstacle<T extends Obstacle["t"]>(
  ask: Ask,
  t: T,
  of: string | number,
): Extract<Obstacle, { t: T }> | undefined {
  return ask.obstacles.find(
    (other): other is Extract<Obstacle, { t: T }> => other.t === t && thing(other) === of,
  );
}

function thing(of: Obstacle): string | number {
  switch (of.t) {
    case "way":
      return of.way;
    case "trader":
      return of.trader;
    case "special":
      return of.district;
  }
}

/** What has to be done before it. */
function first(way: Ask["ways"][number], n: number): string {
  switch (way) {
    case "build":
    case "elect":
    case "clear":
    case "trade":
      return say(`q-first-${way}`);
    case "ship":
      return say("q-first-ship", { n });
    case "add":
      return "";
  }
}

/** Why not. */
export function lacking(of: Obstacle | undefined): string {
  if (!of) return "";
  const { t, why, held: n, due } = of;
  if (t === "way" && of.later) return first(of.way, n);
  switch (why) {
    case "market":
    case "corn":
      return say(`q-no-${why}`, { due, n });
    case "ship":
      return say("q-no-ship", { n });
    case "goods":
      return t === "trader" ? say("q-no-have", { n }) : say("q-no-goods");
    default:
      return say(`q-no-${why}`);
  }
}
