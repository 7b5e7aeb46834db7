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

/** What to do first in this turn or, where nothing helps, why it can't be done. */
export function lacking(of: Obstacle | undefined): string {
  if (!of) return "";
  const { t, why, held: n, due, first } = of;
  if (first) return say(first === "pass tile" ? "q-first-pass" : `q-first-${first}`);
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
