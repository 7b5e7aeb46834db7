// What people, seats and steps are called.
import { nth } from "../wire/numbers";
import { COLOURS, LEVELS } from "../wire/names";
import type { Fault } from "../wire/api";
import type { Chair, Ended } from "../wire/wire";
import { say, sayKnown, sayPhrase } from "./words.svelte";

const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A step of the round; 0 is the set-up, 12 the final scoring. */
export function stepName(step: number): string {
  return say(`step-${nth(STEPS, step)}`);
}

export function colourName(colour: string): string {
  const known = COLOURS.find((name) => name === colour);
  return known ? say(`colour-${known}`) : colour;
}

/** The names of the seats; a name that two have is told with the colour. */
export function names(chairs: Chair[]): string[] {
  const plain = [...chairs].sort((a, b) => a.seat - b.seat);
  const called = plain.map((chair) => (nameless(chair) ? colourName(chair.colour) : chair.name));
  return plain.map((chair, i) => {
    const name = called[i] ?? "";
    const twice = called.filter((other) => other === name).length > 1;
    return twice && !nameless(chair)
      ? say("who-both", { name, colour: colourName(chair.colour) })
      : name;
  });
}

/** A bot is called by its colour: its own name is its kind's. */
function nameless(chair: Chair): boolean {
  return !chair.name || (chair.kind === "bot" && (!chair.bot || chair.name === chair.bot));
}

/** A bot's name as people read it; one of the host's own has no other than it is written with. */
export function botName(bot: string): string {
  return sayKnown(`bot-${bot}`) ?? bot;
}

/** A bot's name with its strength, the weakest being 1; one of the host's own has none. */
export function botRanked(bot: string): string {
  const level = LEVELS.findIndex((name) => name === bot) + 1;
  const name = botName(bot);
  return level
    ? say("page-seat-bot-level", { bot: name, n: level, of: LEVELS.length })
    : say("page-seat-bot-named", { bot: name });
}

/** What a bot is like, in a sentence; nothing where nobody has said it. */
export function botAbout(bot: string): string {
  return sayKnown(`bot-about-${bot}`) ?? "";
}

/** How a game ended before its last point. */
export function sayEnded({ reason, seat }: Ended, who: string[]): string {
  return sayKnown(`log-ended-${reason}`, { who: who[seat] ?? "" }) ?? "";
}

/** What went wrong, in words. */
export function sayFault({ code, detail }: Fault): string {
  const args = { detail: typeof detail === "string" ? detail : sayPhrase(detail, []) };
  return (
    sayKnown(`page-fault-${code}`, args) ?? sayKnown(code, args) ?? say("page-fault", { code })
  );
}
