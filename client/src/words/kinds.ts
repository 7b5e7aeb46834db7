// What a purse holds, by the numbers of the wire.
import { KINDS } from "../wire/names";
import { nth } from "../wire/numbers";
import { tip } from "./tip";
import { say } from "./words.svelte";

export type Kind = (typeof KINDS)[number];
export const COIN = KINDS.indexOf("coin");
export const GOODS = KINDS.indexOf("goods");
export const WOOD = KINDS.indexOf("wood");
export const CORN = KINDS.indexOf("corn");
export const BEAVER = KINDS.indexOf("beaver");
/** Kinds in the order in which a panel shows what a seat holds. */
export const SHOWN = [0, 3, 2, 1, 4, 5, 6, 7, 8] as const;
const [, , , , ...furs] = KINDS;
/** The kinds of fur: the rest of the kinds, in their order. */
export const FURS = furs;

/** `3 coins`. */
export function amount(kind: number, n: number): string {
  return say(`amount-${nth(KINDS, kind)}`, { n });
}

/** `beaver`: furs count from 0. */
export function furName(fur: number): string {
  return say(`fur-${nth(FURS, fur)}`);
}

/** Of so much of a kind: how much, and what it is for. */
export function kindTip(kind: number, n: number): string {
  return tip(amount(kind, n), kindMeans(kind));
}

/** Of a fur: its name, and what furs are for. */
export function furTip(fur: number): string {
  return tip(furName(fur), kindMeans(BEAVER + fur));
}

function kindMeans(kind: number): string {
  const name = nth(KINDS, kind);
  switch (name) {
    case "coin":
    case "goods":
    case "wood":
    case "corn":
      return say(`zone-tip-${name}`);
    default:
      return say("zone-tip-fur");
  }
}
