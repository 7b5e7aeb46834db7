// The log as sentences under the headings of their round and step.
import type { Phrase } from "../words.svelte";
import type { StoryLine } from "../wire";

export interface Sentence {
  /** The line of the log it belongs to: the board after that line can be looked at. */
  n: number;
  /** Whose move it is, -1 for the course of the game. */
  seat: number;
  what: Phrase;
  /** Whether it is the first of its line, the move itself. */
  first: boolean;
}

export interface Group {
  key: string;
  kind: "round" | "step" | "none";
  head: Phrase | null;
  sentences: Sentence[];
}

/** Sentences in groups, a new one at every heading. */
export function grouped(story: StoryLine[]): Group[] {
  const groups: Group[] = [];
  for (const line of story) {
    let first = true;
    line.said.forEach((told, i) => {
      const what = told.what as Phrase;
      if (told.kind === "round" || told.kind === "step") {
        groups.push({ key: `${line.n}.${i}`, kind: told.kind, head: what, sentences: [] });
        return;
      }
      if (!groups.length) {
        groups.push({ key: `${line.n}.${i}`, kind: "none", head: null, sentences: [] });
      }
      const seat = first ? line.seat : -1;
      groups.at(-1)!.sentences.push({ n: line.n, seat, what, first });
      first = false;
    });
  }
  return groups;
}

/** The last sentence of a log, if there is one. */
export function lastSentence(story: StoryLine[]): Sentence | null {
  for (let i = story.length - 1; i >= 0; i -= 1) {
    const line = story[i]!;
    const told = line.said.find((one) => one.kind === "line");
    if (told) return { n: line.n, seat: line.seat, what: told.what as Phrase, first: true };
  }
  return null;
}

/** The log with what a message brings: lines from `since` on are new, whatever stood there is cut. */
export function merged(story: StoryLine[], since: number, lines: StoryLine[]): StoryLine[] | null {
  if (since > story.length) return null;
  return [...story.slice(0, since), ...lines];
}
