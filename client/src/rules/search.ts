// Finding a rule by its words or its number.

/** A text without case, accents and marks, as people type it. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, " ")
    .trim();
}

/** Whether a text has every word asked for, each at the beginning of one of its own; nothing asked matches nothing. */
export function matches(asked: string, ...texts: string[]): boolean {
  const wanted = plain(asked).split(" ").filter(Boolean);
  const words = texts.flatMap((text) => plain(text).split(" "));
  return wanted.length > 0 && wanted.every((part) => words.some((word) => word.startsWith(part)));
}
