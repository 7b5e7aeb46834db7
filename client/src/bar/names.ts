// What people and seats are called.
import { say } from "../words.svelte";
import type { Chair } from "../wire";
import type { Fault } from "../store.svelte";

export const COLOURS = ["blue", "yellow", "orange", "red", "green"] as const;

export function colour(chair: Chair): string {
  return (COLOURS as readonly string[]).includes(chair.colour)
    ? say(`colour-${chair.colour}`)
    : chair.colour;
}

/** The names of the seats; a name that two have is told with the colour. */
export function names(chairs: Chair[]): string[] {
  const plain = [...chairs].sort((a, b) => a.seat - b.seat);
  const called = plain.map((chair) => (nameless(chair) ? colour(chair) : chair.name));
  return plain.map((chair, i) => {
    const name = called[i] ?? "";
    const twice = called.filter((other) => other === name).length > 1;
    return twice && !nameless(chair) ? say("who-both", { name, colour: colour(chair) }) : name;
  });
}

/** A bot is called by its colour: its own name is its kind's. */
function nameless(chair: Chair): boolean {
  return !chair.name || (chair.kind === "bot" && (!chair.bot || chair.name === chair.bot));
}

/** Several names as one text. */
export function listed(items: string[]): string {
  return items.reduce((list, item) => (list ? say("list-more", { list, item }) : item), "");
}

/** A bot's name as people read it; one of the host's own has no other than it is written with. */
export function botName(bot: string): string {
  return known(`bot-${bot}`) || bot;
}

/** What a bot is like, in a sentence; nothing where nobody has said it. */
export function botAbout(bot: string): string {
  return known(`bot-about-${bot}`);
}

function known(id: string): string {
  const said = say(id);
  return said.startsWith("[") ? "" : said;
}

/** What went wrong, in words. */
export function sayFault(fault: Fault): string {
  for (const id of [`page-fault-${fault.code}`, fault.code]) {
    const known = say(id, { detail: fault.detail });
    if (!known.startsWith("[")) return known;
  }
  return say("page-fault", { code: fault.code });
}
