// Making a table, from one click or from a form.
import { api } from "../wire/api";
import { colourName } from "../words/names";
import { me, meet } from "../person/me.svelte";
import { COLOURS } from "../wire/names";
import { href, onward } from "../ui/router.svelte";
import type { NewTable, Wish } from "../wire/wire";

/** The one to propose to whoever does not choose: the second level. */
export function usual(bots: string[]): string {
  return bots[1] ?? bots[0] ?? "";
}

/** The one to propose to whoever leaves a game: the third level, which answers at once. */
export function standIn(bots: string[]): string {
  return bots[2] ?? usual(bots);
}

export function wish(kind: Wish["kind"], seat: number, bot = ""): Wish {
  return { kind, name: "", bot: kind === "bot" ? bot : "", colour: COLOURS[seat] ?? "blue" };
}

/** Before the name of a bot where people and bots are listed. */
const BOT = "bot:";

/** What the short form holds when the long one is asked for. */
export const draft: { seats: Wish[] } = { seats: [] };

/** The seats of an address that `nieuw play` opens, `?seats=Anna,bot:farmer,Bo`: the first person is me. */
export function asked(query: string): Wish[] {
  const names = new URLSearchParams(query).get("seats")?.split(",") ?? [];
  const me = names.findIndex((name) => !name.startsWith(BOT));
  return names.slice(0, COLOURS.length).map((name, seat) => {
    if (name.startsWith(BOT)) return wish("bot", seat, name.slice(BOT.length));
    return { ...wish(seat === me ? "me" : "here", seat), name };
  });
}

/** A table for whoever wants to play at once: two bots and nobody to wait for. */
export function playNow(): NewTable {
  return {
    seats: [{ ...wish("me", 0), name: me.name }, wish("bot", 1), wish("bot", 2)],
    start: "random",
    name: me.name,
  };
}

/** Make it and go there; where nobody is awaited it begins at once. Nobody stays without a name. */
export async function begin(table: NewTable): Promise<void> {
  const goOn = onward();
  const some = table.seats.some((seat) => seat.kind === "bot" && !seat.bot);
  const bot = some ? usual(await api.bots()) : "";
  const seats = table.seats.map((seat) => {
    const person = seat.kind === "me" || seat.kind === "here";
    if (person && !seat.name) return { ...seat, name: colourName(seat.colour ?? "") };
    return seat.kind === "bot" && !seat.bot ? { ...seat, bot } : seat;
  });
  const { id } = await api.make({ ...table, seats });
  meet().catch(() => undefined);
  goOn(href("table", id));
}
