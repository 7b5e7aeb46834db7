// What is said of a sign on pointing at it, in its `data-tip`: its name, then what it means, line by line.

/** The lines of a tip, without those where there is nothing to say. */
export function tip(name: string, ...means: string[]): string {
  return [name, ...means].filter(Boolean).join("\n");
}
