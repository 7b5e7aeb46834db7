// What every zone of the board is given, and small questions about the table that zones share.
import { BIDDING_STEP } from "../wire/names";
import type { BoxView, Chair, View } from "../wire/wire";

export type ZoneName = "river" | "city" | "traders" | "land" | "ships" | "cashbox";

/** What a mark on the board says of a thing that is chosen and not counted. */
export const CHOSEN = "chosen";

export interface ZoneProps {
  view: View;
  box: BoxView;
  chairs: Chair[];
  /** The seat that looks on, -1 for nobody's. */
  me: number;
  /** Is the question about this zone? */
  lit?: boolean;
  /** Things that can be pressed now ("district:3", "land:7", "ship:5", "column:2", "trader:top"), each with what that does. */
  can?: Record<string, string>;
  press?: (id: string) => void;
  /** Things chosen in the question, with how many; "" for one that is only pointed at. */
  marks?: Record<string, string>;
  /** A short line under a thing. */
  note?: Record<string, string>;
}

export function colourOf(chairs: Chair[], seat: number): string {
  return chairs.find((chair) => chair.seat === seat)?.colour ?? "blue";
}

export function nameOf(chairs: Chair[], seat: number): string {
  return chairs.find((chair) => chair.seat === seat)?.name ?? "";
}

/** Are this round's cards on the table, so that an empty place is one that somebody took? */
export function dealt(view: View): boolean {
  return view.step >= BIDDING_STEP;
}

/** As many businesses of a seat are drawn in a district; those beyond are only counted. */
export const DRAWN = 12;

export interface Owner {
  seat: number;
  n: number;
  leads: boolean;
}

/** Who has businesses in a district (from 0), in seat order. */
export function owners(view: View, district: number): Owner[] {
  return view.players
    .map((player, seat) => ({
      seat,
      n: player.businesses[district] ?? 0,
      leads: (player.standing[district] ?? 0) > 0,
    }))
    .filter((owner) => owner.n > 0);
}

/** Longhouses as numbers by camp, counted from upstream, so that a number keeps its longhouse. */
export function longhouses(camps: number[]): number[][] {
  let next = 0;
  const found: number[][] = camps.map(() => []);
  for (let camp = camps.length - 1; camp >= 0; camp--) {
    for (let i = 0; i < (camps[camp] ?? 0); i++) found[camp]?.push(next++);
  }
  return found;
}

/** Widths for the columns of the river, each camp with its area, in units of the design. */
export function reaches(spaces: number[], areas: number[], width: number): number[] {
  const needs = spaces.map((n, i) => Math.max(n * 31, (areas[i] ?? 0) * 22, 62));
  const rest = (width - needs.reduce((sum, n) => sum + n, 0)) / needs.length;
  return needs.map((n) => n + rest);
}

/** The tiles of a column (from 0) one by one, and whether their owner has used them. */
export function tilesOf(view: View, column: number): { kind: number; used: boolean }[] {
  const owner = view.players.find((player) => player.column === column + 1);
  return (view.columns[column] ?? []).flatMap((n, kind) => {
    const used = owner ? n - (owner.tiles[kind] ?? 0) : 0;
    return Array.from({ length: n }, (_, i) => ({ kind, used: i < used }));
  });
}

/** Where ships lie: who stays keeps its berth, and an empty one stays empty until another comes. */
export function berthed(
  before: (number | null)[],
  ships: number[],
  berths: number,
): (number | null)[] {
  const kept = before.map((n) => (n !== null && ships.includes(n) ? n : null));
  const coming = ships.filter((n) => !kept.includes(n));
  return Array.from({ length: berths }, (_, i) => kept[i] ?? coming.shift() ?? null);
}

/** A harbour that remembers where its ships lie. */
export function harbour(berths: number): (ships: number[]) => (number | null)[] {
  let kept: (number | null)[] = [];
  return (ships) => {
    kept = berthed(kept, ships, berths);
    return kept;
  };
}
