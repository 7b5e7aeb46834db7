/** The amounts one press away: the small ones one by one, ten, and all. */
export function quick(most: number): number[] {
  return [...new Set([1, 2, 3, 4, 5, 6, 10, most])].filter((n) => n <= most);
}
