// The shapes that several pieces share.
import type { DISTRICTS, TILES } from "../wire/names";

export type Tile = (typeof TILES)[number];
export type District = (typeof DISTRICTS)[number];

/** The symbol of a colour, on a field of 12 by 12. */
const SYMBOLS: Record<string, string> = {
  blue: "M6 .6 10.6 6 6 11.4 1.4 6z",
  yellow: "M3.1 1 6 3.9 8.9 1 11 3.1 8.1 6 11 8.9 8.9 11 6 8.1 3.1 11 1 8.9 3.9 6 1 3.1z",
  orange: "M6 1 11.4 10.6H.6z",
  red: "M1.6 1.6h8.8v8.8H1.6z",
  green: "M4.2.8h3.6v3.4h3.4v3.6H7.8v3.4H4.2V7.8H.8V4.2h3.4z",
};

export function symbol(colour: string): string {
  return SYMBOLS[colour] ?? "M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1z";
}

/** A length of the design as CSS. */
export function u(n: number): string {
  return `calc(${n} * var(--u))`;
}

/** Width and height as a style. */
export function box(w: number, h: number): string {
  return `width:${u(w)};height:${u(h)}`;
}
