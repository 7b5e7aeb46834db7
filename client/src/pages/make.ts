// Making a table, from one click or from a form.
import { api } from "../api";
import { COLOURS } from "../bar/names";
import { me, meet } from "../bar/me.svelte";
import { go, href } from "../router.svelte";
import { say } from "../words.svelte";
import type { NewTable, Wish } from "../wire";

/** The one to propose to whoever does not choose: the second level. */
export function usual(bots: string[]): string {
  return bots[1] ?? bots[0] ?? "";
}

/** The one to propose to whoever leaves a game: the third level, which answers at once. */
export function standIn(bots: string[]): string {
  return bots[2] ?? usual(bots);
}

export function wish(kind: string, seat: number, bot = ""): Wish {
  return { kind, name: "", bot: kind === "bot" ? bot : "", colour: COLOURS[seat] ?? "blue" };
}

/** What the short form holds when the long one is asked for. */
export const draft: { seats: Wish[] } = { seats: [] };

/** A table for whoever wants to play at once: two bots and nobody to wait for. */
export async function playNow(): Promise<NewTable> {
  const bot = usual(await api.bots());
  return {
    seats: [{ ...wish("me", 0), name: me.name }, wish("bot", 1, bot), wish("bot", 2, bot)],
    start: "random",
    name: me.name,
  };
}

/** Make it and go there; where nobody is awaited it begins at once. Nobody stays without a name. */
export async function begin(table: NewTable): Promise<void> {
  const seats = table.seats.map((seat) => {
    const person = seat.kind === "me" || seat.kind === "here";
    return person && !seat.name ? { ...seat, name: say(`colour-${seat.colour}`) } : seat;
  });
  const { id } = await api.make({ ...table, seats });
  meet().catch(() => undefined);
  go(href("table", id));
}
