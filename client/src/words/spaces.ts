// A number stays on the line of the word after it: `3 coins`, `64 %`, Hungarian `3. oszlop`.
// Catalogues are written with plain spaces; `src/nieuw/say/spaces.py` has the same rule.

const NO_BREAK = "\u00a0";
const HIDDEN = "\ue000";
const LETTER = "A-Za-zÀ-ÖØ-öø-ɏЀ-ӿ";
const LOWER = "a-zß-öø-ÿőű";
const NUMBER_AND_WORD = new RegExp(
  `(^|[^${LETTER}0-9_.,])([0-9]+(?:[.,][0-9]+)*)(?: (?=[${LETTER}%])|(\\.) (?=[${LOWER}]))`,
  "g",
);

/** What is put into a message, so that its own spaces stay: names of people and files. */
export function hidden(text: string): string {
  return text.replaceAll(" ", HIDDEN);
}

/** The message with what was put in, and its numbers joined to their words. */
export function joined(text: string): string {
  const kept = text.replace(
    NUMBER_AND_WORD,
    (_, before: string, number: string, dot = "") => `${before}${number}${dot}${NO_BREAK}`,
  );
  return kept.replaceAll(HIDDEN, " ");
}
