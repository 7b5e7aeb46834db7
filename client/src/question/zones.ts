// The zones of the board a question is about.
import type { ZoneName } from "../board/zone";
import type { Ask } from "../wire/wire";
import { about, type Verb } from "./composing";

const OF_VERB: Partial<Record<Verb, ZoneName[]>> = {
  add: ["land"],
  clear: ["land"],
  trade: ["traders", "river"],
  ship: ["ships"],
  post: ["city", "river"],
};

/** `verb` is what is being composed, if anything. */
export function zones(ask: Ask, verb: Verb | ""): ZoneName[] {
  switch (ask.kind) {
    case "turn":
      return (verb && OF_VERB[verb]) || ["city"];
    case "auction":
    case "bid":
    case "take":
      return ["cashbox"];
    case "pay":
      return about(ask.options[0] ?? null, "column") ? ["cashbox"] : ["city"];
    default:
      return ["city"];
  }
}

/** The zones that tell what the controls of a question do not draw: all a phone shows beside them. */
const BESIDE: Partial<Record<Verb, ZoneName[]>> = {
  bid: ["cashbox"],
  pay: ["cashbox"],
  trade: ["river"],
  post: ["river"],
};

export function zonesBeside(ask: Ask, verb: Verb | ""): ZoneName[] {
  return zones(ask, verb).filter((zone) => verb && BESIDE[verb]?.includes(zone));
}
