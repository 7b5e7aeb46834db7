// The rules by number, and the section each of them is in.
import { sayKnown } from "../words/words.svelte";

/** A rule of docs/rules.md. */
export interface Rule {
  /** `R4.6`: what links and the log of the program call it. */
  number: string;
  /** Its place in the catalogue: `4-6`. */
  key: string;
}

/** The rules of each section: a chapter, its first rule and its last. */
const CHAPTERS: Partial<Record<string, [number, number, number][]>> = {
  setup: [
    [0, 1, 4],
    [1, 1, 8],
  ],
  preparation: [[2, 1, 3]],
  bidding: [[4, 1, 10]],
  city: [[5, 1, 6]],
  land: [[6, 1, 5]],
  trade: [[7, 1, 3]],
  special: [[9, 1, 9]],
  supply: [[10, 8, 11]],
  end: [[12, 1, 4]],
};

/** Readings of what is no numbered rule. */
const WORDS_AND_NAMES = "0";

/** The numbered rules of a section, in order. */
export function rulesOf(section: string): Rule[] {
  return (CHAPTERS[section] ?? []).flatMap(([chapter, first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => rule(chapter, first + i)),
  );
}

function rule(chapter: number, n: number): Rule {
  return { number: `R${chapter}.${n}`, key: `${chapter}-${n}` };
}

/** What a rule says; null until its words are there. */
export function ruleText({ key }: Rule): string | null {
  return sayKnown(`rule-${key}`);
}

/** How we read a rule; null for one that every rule book states alike. */
export function readingText(key: string): string | null {
  return sayKnown(`reading-${key}`);
}

/** The rules we had to read in one way or another, and `null` for words and names. */
export function readings(sections: string[]): { key: string; rule: Rule | null }[] {
  const rules = sections.flatMap(rulesOf).map((rule) => ({ key: rule.key, rule }));
  return [...rules, { key: WORDS_AND_NAMES, rule: null }].filter(
    ({ key }) => readingText(key) !== null,
  );
}
