// The log as sentences under the headings of their round and step.
import type { Note, Phrase, StoryLine } from "../wire/wire";

export interface Sentence {
  /** The line of the log it belongs to: the board after that line can be looked at; null for none. */
  n: number | null;
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

/**
 * Sentences in groups, a new one at every heading; notes stand where they were made. Lines below 0 came
 * before; `seam` is the heading of those that do not.
 */
export function grouped(
  story: StoryLine[],
  notes: Note[] = [],
  seam: Phrase | null = null,
): Group[] {
  const groups: Group[] = [];
  const open = (key: string, kind: Group["kind"], head: Phrase | null): Group => {
    const group: Group = { key, kind, head, sentences: [] };
    groups.push(group);
    return group;
  };
  const tell = (key: string, sentence: Sentence) => {
    (groups.at(-1) ?? open(key, "none", null)).sentences.push(sentence);
  };
  const from = story[0]?.n ?? 0;
  let noted = notes.findIndex((note) => note.n > from || from === 0);
  const note = (upTo: number) => {
    for (let next = notes[noted]; next && next.n <= upTo; next = notes[noted]) {
      const { seq, seat, what } = next;
      tell(`note ${seq}`, { n: null, seat, what, first: true });
      noted += 1;
    }
  };
  const part = () => {
    if (seam && from < 0) open("seam", "step", seam);
  };
  for (const line of story) {
    if (line.n === 0) part();
    note(line.n);
    let first = true;
    line.said.forEach((told, i) => {
      const { kind, what } = told;
      const key = `${line.n}.${i}`;
      if (kind === "round" || kind === "step") {
        open(key, kind, what);
        return;
      }
      tell(key, { n: line.n, seat: first ? line.seat : -1, what, first });
      first = false;
    });
  }
  if ((story.at(-1)?.n ?? 0) < 0) part();
  note(Infinity);
  return groups;
}

/** The last sentence of a log, if there is one. */
export function lastSentence(story: StoryLine[], notes: Note[] = []): Sentence | null {
  const note = notes.at(-1);
  if (note && note.n >= story.length)
    return { n: null, seat: note.seat, what: note.what, first: true };
  for (const line of [...story].reverse()) {
    const told = line.said.find((one) => one.kind === "line");
    if (told) return { n: line.n, seat: line.seat, what: told.what, first: true };
  }
  return null;
}

/** The notes with new ones, each once; the log is cut before line `since`, all notes stay. */
export function noted(notes: Note[], since: number, fresh: Note[]): Note[] {
  const known = new Set(fresh.map((note) => note.seq));
  const kept = since ? notes.filter((note) => !known.has(note.seq)) : [];
  return [...kept.map((note) => ({ ...note, n: Math.min(note.n, since) })), ...fresh];
}

/** The log with what a message brings: lines from `since` on are new, whatever stood there is cut. */
export function merged(story: StoryLine[], since: number, lines: StoryLine[]): StoryLine[] | null {
  if (since > story.length) return null;
  return [...story.slice(0, since), ...lines];
}
