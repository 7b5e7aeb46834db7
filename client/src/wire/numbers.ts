// Reading the numbers of the wire: small sums, and the word behind one.

export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
export const clamp = (n: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, n));

/** The word behind a number of the wire. */
export function nth<T>(words: readonly T[], at: number): T {
  const word = words[at];
  if (word === undefined) throw new RangeError(`no ${at} among ${words.join(", ")}`);
  return word;
}
