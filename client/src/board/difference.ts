// What went from one place to another between two tables, for the eyes: furs that fly, counts that change.
import { BEAVER } from "../words/kinds";
import { TRADERS } from "../wire/names";
import type { View } from "../wire/wire";

/** Something that goes from a piece or place to another. */
export interface Flight {
  from: string;
  to: string;
}

/** A ship that sails, and the purses its furs come from. */
export interface Voyage {
  ship: number;
  furs: string[];
}

/** A count that changed, and where it is shown. */
export interface Change {
  place: string;
  n: number;
}

/** Furs from traders to purses, and from purses into the ships they were loaded on. */
export function flights(before: View, after: View): Flight[] {
  const found: Flight[] = [];
  after.players.forEach((player, seat) => {
    const was = before.players[seat];
    if (!was) return;
    for (let fur = 0; fur < was.purse.length - BEAVER; fur += 1) {
      const purse = `purse:${seat}:${fur + BEAVER}`;
      const more = (player.purse[fur + BEAVER] ?? 0) - (was.purse[fur + BEAVER] ?? 0);
      if (more > 0)
        for (const from of sold(before, after, fur).slice(0, more)) found.push({ from, to: purse });
    }
  });
  for (const { ship, furs } of voyages(before, after))
    for (const from of furs) found.push({ from, to: `ship:${ship}` });
  return found;
}

/** The ships that somebody filled, each with its furs. */
export function voyages(before: View, after: View): Voyage[] {
  return after.players.flatMap((player, seat) => {
    const was = before.players[seat];
    const ship = player.ships.find((n) => before.ships.includes(n) && !was?.ships.includes(n));
    if (!was || ship === undefined) return [];
    const furs = was.purse.flatMap((n, kind) =>
      kind < BEAVER
        ? []
        : Array.from(
            { length: Math.max(0, n - (player.purse[kind] ?? 0)) },
            () => `purse:${seat}:${kind}`,
          ),
    );
    return [{ ship, furs }];
  });
}

/** The furs of a kind that the traders no longer have. */
function sold(before: View, after: View, fur: number): string[] {
  return TRADERS.flatMap((trader, t) => {
    const had = before.traders[t]?.[fur] ?? 0;
    const has = after.traders[t]?.[fur] ?? 0;
    return Array.from(
      { length: Math.max(0, had - has) },
      (_, i) => `fur:${trader}:${fur}:${has + i}`,
    );
  });
}

/** What every purse and score gained or lost. */
export function changes(before: View, after: View): Change[] {
  const found: Change[] = [];
  after.players.forEach((player, seat) => {
    const was = before.players[seat];
    if (!was) return;
    player.purse.forEach((n, kind) => {
      if (n !== was.purse[kind])
        found.push({ place: `purse:${seat}:${kind}`, n: n - (was.purse[kind] ?? 0) });
    });
    if (player.score !== was.score)
      found.push({ place: `score:${seat}`, n: player.score - was.score });
  });
  return found;
}
