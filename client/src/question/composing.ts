// Answers composed from an option and what a person picked. No rules here: what may be picked is what
// the option says, what it does is what the server's preview says.
import { clamp, sum } from "../wire/numbers";
import type { AmountOption, Ask, Choice, MixOption } from "../wire/wire";

export type Option = Ask["options"][number];
export type Verb = Option["verb"];
export type About = Option["about"];

/** How many of each word of a mix. */
export type Picks = Record<string, number>;
export interface Pick {
  n: number;
  picks: Picks;
  /** The whole text, where the option is a list. */
  chosen: string;
}

/** What an answer is about, if it is about such a thing. */
export function about<T extends About["t"]>(
  answer: { about: About } | null,
  t: T,
): Extract<About, { t: T }> | null {
  return answer?.about.t === t ? (answer.about as Extract<About, { t: T }>) : null;
}

// Texts -----------------------------------------------------------------------------------------

/** The text of an answer, or "" while it is not whole. */
export function compose(option: Option, pick: Pick): string {
  switch (option.shape) {
    case "amount":
      return amountText(option, pick.n);
    case "mix":
      return mixText(option, pick.picks);
    case "list":
      return choiceOf(option, pick.chosen)?.text ?? "";
  }
}

export function amountText(option: AmountOption, n: number): string {
  return Number.isInteger(n) && n >= option.least && n <= option.most ? `${option.prefix}${n}` : "";
}

/** Kinds are counted ("2B 1O"), districts stand one by one ("2 6 6"); both in the option's order. */
export function mixText(option: MixOption, picks: Picks): string {
  if (!ready(option, picks)) return "";
  const words = option.items.flatMap(({ t, word }) => {
    const n = picks[word] ?? 0;
    if (n === 0) return [];
    return t === "district" ? Array<string>(n).fill(word) : [`${n}${word}`];
  });
  return [option.prefix, ...words].join(" ");
}

/** The choice of a list with that text. */
export function choiceOf(option: Option | null, text: string): Choice | null {
  if (option?.shape !== "list") return null;
  return option.choices.find((choice) => choice.text === text) ?? null;
}

// Picks -----------------------------------------------------------------------------------------

export const total = (picks: Picks): number => sum(Object.values(picks));

export function ready(option: MixOption, picks: Picks): boolean {
  const n = total(picks);
  const known = (word: string) => option.items.find((item) => item.word === word)?.most ?? 0;
  const fits = Object.entries(picks).every(([word, k]) => k >= 0 && k <= known(word));
  return fits && n > 0 && n >= option.least && n <= option.most;
}

/** How many are still to be picked before the answer is whole. */
export function missing(option: MixOption, picks: Picks): number {
  return Math.max(0, option.least - total(picks));
}

/** How many of a word there may be, with the others as they are. */
export function mostOf(option: MixOption, picks: Picks, word: string): number {
  const item = option.items.find((other) => other.word === word);
  const others = total(picks) - (picks[word] ?? 0);
  return item ? Math.max(0, Math.min(item.most, option.most - others)) : 0;
}

export function canAdd(option: MixOption, picks: Picks, word: string): boolean {
  return (picks[word] ?? 0) < mostOf(option, picks, word);
}

/** The picks with so many more or less of a word, as far as that goes. */
export function changed(option: MixOption, picks: Picks, word: string, by: number): Picks {
  const n = clamp((picks[word] ?? 0) + by, 0, mostOf(option, picks, word));
  const { [word]: _, ...others } = picks;
  return n === 0 ? others : { ...picks, [word]: n };
}

/** As many as there may be, in the option's order. */
export function filled(option: MixOption): Picks {
  return option.items.reduce<Picks>(
    (picks, { word, most }) => changed(option, picks, word, most),
    {},
  );
}

const NOTHING: Pick = { n: 0, picks: {}, chosen: "" };

/** What is picked when an option is opened: what is proposed, but nobody is told what to close. */
export function first(option: Option): Pick {
  switch (option.shape) {
    case "amount":
      return { ...NOTHING, n: option.proposal };
    case "mix":
      return { ...NOTHING, picks: option.verb === "close" ? {} : { ...option.proposal } };
    case "list":
      return { ...NOTHING, chosen: option.proposal };
  }
}

/** What was picked once, as far as the option still allows it. */
export function still(option: Option, pick: Pick): Pick {
  switch (option.shape) {
    case "amount":
      return { ...NOTHING, n: clamp(pick.n, option.least, option.most) };
    case "mix": {
      let picks: Picks = {};
      for (const [word, n] of Object.entries(pick.picks)) picks = changed(option, picks, word, n);
      return { ...NOTHING, picks };
    }
    case "list":
      return { ...NOTHING, chosen: choiceOf(option, pick.chosen)?.text ?? "" };
  }
}
