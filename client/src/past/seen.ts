// How far this browser has followed each game.

export interface Seen {
  v: number;
  /** Lines of the log that were there. */
  n: number;
}

const shelf = (id: string) => `nieuw.seen.${id}`;

export function seen(id: string): Seen | null {
  try {
    const found = JSON.parse(localStorage.getItem(shelf(id)) ?? "null") as Seen | null;
    return found && Number.isInteger(found.v) && Number.isInteger(found.n) ? found : null;
  } catch {
    return null;
  }
}

export function see(id: string, what: Seen): void {
  try {
    localStorage.setItem(shelf(id), JSON.stringify(what));
  } catch {
    // Then everything is told again next time.
  }
}
