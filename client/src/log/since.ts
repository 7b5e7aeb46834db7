// What happened to a seat since it last chose something: told at its next question.
import { sayPhrase, type Arg, type Phrase } from "../words.svelte";
import type { StoryLine, View } from "../wire";
import { lastTurn } from "./catchup.svelte";
import { effects, sayEffect, type Effect } from "./effects";

export type News = Phrase | Effect;

/** Steps that take from everybody; the others give. */
const TAKING = "log-why-upkeep";

/**
 * What came to the seat that it did not do itself: draws, columns that went to others, forced answers,
 * the end of the round, and where it no longer or newly leads. `before` is the table after its choice.
 */
export function since(story: StoryLine[], seat: number, before: View | null, now: View): News[] {
  const from = lastTurn(story, [seat]);
  const own = story[from - 1];
  if (!own) return [];
  let bid = bidOf(own);
  const found: News[] = [];
  const rounds = new Map<number, Map<string, number>>();
  /** The order marker it had, 0 where it kept it. */
  let was = 0;
  let strange = false;
  for (const line of story.slice(from - 1)) {
    strange ||= line.seat !== seat;
    for (const [i, told] of line.said.entries()) {
      const phrase = told.what as Phrase;
      const { id, args } = phrase;
      const mine = isSeat(args.who, seat);
      if (told.kind !== "line") continue;
      if (id.startsWith("log-why-")) add(rounds, line.round, phrase, seat);
      else if (id === "log-event-lost" && mine) found.push(phrase);
      else if (line === own) continue;
      else if (id === "log-dealt-furs" && mine) found.push({ id: "page-since-drew", args: { furs: args.furs! } });
      else if (id === "log-event-marker" && mine) was ||= Number(args.was);
      else if (id.startsWith("log-won")) {
        if (mine) found.push(phrase);
        else if (bid >= 0) found.push({ id: "page-since-outbid", args: { ...args, mine: bid } });
        bid = -1;
      } else if (line.seat === seat && i === 0 && strange) found.push(phrase);
    }
  }
  for (const [round, amounts] of rounds) {
    const items = [...amounts].filter(([, n]) => n).map(([kind, n]) => change(kind, n));
    if (items.length) found.push({ id: "page-since-round", args: { round, list: { items } } });
  }
  const marker = now.order.indexOf(seat) + 1;
  if (was && was !== marker) found.push({ id: "page-away-marker", args: { was, now: marker } });
  const turned = before ? effects(before, now, seat) : [];
  return [...found, ...turned.filter(({ what }) => what === "lead" || what === "travel")];
}

/** As sentences for a list, without their full stops. */
export function sayNews(news: News[], who: string[]): string[] {
  return news.map((one) => ("id" in one ? sayPhrase(one, who) : sayEffect(one, who)).replace(/\.$/, ""));
}

function isSeat(arg: Arg | undefined, seat: number): boolean {
  return typeof arg === "object" && "seat" in arg && arg.seat === seat;
}

/** What a line bid for a column that is still open, -1 for nothing. */
function bidOf(line: StoryLine): number {
  const [first, ...rest] = line.said.map((told) => told.what as Phrase);
  if (first?.id !== "log-verb-bid" || rest.some(({ id }) => id.startsWith("log-won"))) return -1;
  return Number(first.args.n);
}

/** What a step gave or took from the seat, added to what its round did. */
function add(rounds: Map<number, Map<string, number>>, round: number, step: Phrase, seat: number): void {
  const { list } = step.args;
  if (typeof list !== "object" || !("items" in list)) return;
  const amounts = rounds.get(round) ?? new Map<string, number>();
  for (const { args } of list.items) {
    if (!isSeat(args.who, seat)) continue;
    const { id, args: much } = args.amount as Phrase;
    const n = Number(much.n) * (step.id === TAKING ? -1 : 1);
    amounts.set(id, (amounts.get(id) ?? 0) + n);
  }
  rounds.set(round, amounts);
}

function change(kind: string, n: number): Phrase {
  const amount = { id: kind, args: { n: Math.abs(n) } };
  return { id: n > 0 ? "change-gain" : "change-loss", args: { amount } };
}
