import { describe, expect, it } from "vitest";
import { lastTurn, missed, reading } from "./catchup.svelte";
import { effects } from "./effects";
import { grouped, lastSentence, merged, noted } from "./group";
import over from "../../samples/3-over.json";
import bid from "../../samples/3-bid.json";
import type { Note, Phrase, StoryLine, View } from "../wire/wire";

const story = over.at.story as unknown as StoryLine[];
const view = bid.at.view as unknown as View;

const told = (id: string): Phrase => ({ t: "phrase", id, args: {} });

describe("the log", () => {
  it("stands under the headings of rounds and steps, in order, nothing left out", () => {
    const groups = grouped(story);
    const lines = story.flatMap((line) => line.said.filter((one) => one.kind === "line"));
    expect(groups.flatMap((group) => group.sentences)).toHaveLength(lines.length);
    const rounds = groups.filter((group) => group.kind === "round");
    expect(rounds.map((group) => group.head?.args.round)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(groups[0]).toMatchObject({ kind: "none", head: null });
    expect(new Set(groups.map((group) => group.key)).size).toBe(groups.length);
  });

  it("tells a move as its seat's, and what follows by itself as nobody's", () => {
    const last = story.at(-1)!;
    const own = grouped(story).flatMap((g) => g.sentences.filter((s) => s.n === last.n));
    expect(own[0]).toMatchObject({ seat: last.seat, first: true });
    expect(own.slice(1).every((s) => s.seat === -1)).toBe(true);
    expect(lastSentence(story)?.n).toBe(last.n);
    expect(lastSentence([])).toBeNull();
  });

  it("merges by the line it goes on from", () => {
    expect(merged(story, story.length + 1, [])).toBeNull();
    expect(merged(story, 10, story.slice(10, 12))).toEqual(story.slice(0, 12));
  });
});

describe("a log that goes on from another", () => {
  const seam = told("seam");
  const from = 40;
  const shifted = story.slice(0, 60).map((line) => ({ ...line, n: line.n - from }));
  const order = (lines: StoryLine[], notes: Note[] = []) =>
    grouped(lines, notes, seam).flatMap((group) => [
      ...(group.head === seam ? ["seam"] : []),
      ...group.sentences.map((one) => one.n),
    ]);

  it("says where it goes on, once, after the last line that came before", () => {
    const at = order(shifted).indexOf("seam");
    expect(
      order(shifted)
        .slice(0, at)
        .every((n) => typeof n === "number" && n < 0),
    ).toBe(true);
    expect(
      order(shifted)
        .slice(at + 1)
        .every((n) => typeof n === "number" && n >= 0),
    ).toBe(true);
    expect(order(shifted).filter((one) => one === "seam")).toHaveLength(1);
    expect(new Set(grouped(shifted, [], seam).map((group) => group.key)).size).toBe(
      grouped(shifted, [], seam).length,
    );
  });

  it("says so too before anything happened, and notes stand behind it", () => {
    const note: Note = { seq: 3, n: 0, seat: 0, what: told("note") };
    expect(order(shifted.slice(0, from)).at(-1)).toBe("seam");
    expect(order(shifted.slice(0, from), [note]).slice(-2)).toEqual(["seam", null]);
    expect(order(story.slice(0, 5))).not.toContain("seam");
    expect(order([])).toEqual([]);
  });
});

describe("notes of the log", () => {
  const note = (seq: number, n: number): Note => ({ seq, n, seat: 1, what: told(`note-${seq}`) });
  const sentences = (from: number, notes: Note[]) =>
    grouped(story.slice(from, 30), notes).flatMap((group) => group.sentences);

  it("stand after the lines that were there, in order, and lead to no table", () => {
    const plain = sentences(0, []);
    const told = sentences(0, [note(7, 0), note(8, 12), note(9, 12), note(10, 30)]);
    const notes = told.filter((one) => one.n === null);
    expect(notes.map((one) => one.what.id)).toEqual(["note-7", "note-8", "note-9", "note-10"]);
    expect(notes[0]).toMatchObject({ n: null, seat: 1 });
    expect(told.filter((one) => one.n !== null)).toEqual(plain);
    const before = (id: string) =>
      told.slice(
        0,
        told.findIndex((one) => one.what.id === id),
      );
    const upTo12 = plain.filter((one) => one.n !== null && one.n < 12);
    expect(before("note-8").filter((one) => one.n !== null)).toEqual(upTo12);
    expect(told.at(-1)).toBe(notes.at(-1));
    expect(told[0]).toBe(notes[0]);
  });

  it("of lines not shown are not shown either", () => {
    const told = sentences(12, [note(7, 0), note(8, 12), note(9, 13)]);
    expect(told.filter((one) => one.n === null).map((one) => one.what.id)).toEqual(["note-9"]);
  });

  it("stand in a log without lines", () => {
    expect(grouped([], [note(3, 0)])).toMatchObject([{ kind: "none", sentences: [{ n: null }] }]);
    expect(grouped([], [])).toEqual([]);
  });

  it("are the last sentence until the game goes on", () => {
    expect(lastSentence(story.slice(0, 20), [note(7, 20)])?.what.id).toBe("note-7");
    expect(lastSentence(story.slice(0, 21), [note(7, 20)])?.n).toBe(20);
  });

  it("stay when their lines are taken back, come once, and go where a log is told anew", () => {
    const known = [note(3, 2), note(5, 9)];
    expect(noted(known, 4, [note(6, 4)])).toEqual([note(3, 2), note(5, 4), note(6, 4)]);
    expect(noted(known, 9, [note(5, 9)])).toEqual(known);
    expect(noted(known, 0, [note(8, 1)])).toEqual([note(8, 1)]);
  });
});

describe("catching up", () => {
  it("tells nothing of one's own moves, and of others' only what is new", () => {
    const mine = story.find((line) => line.seat === 0)!.n;
    expect(missed(story.slice(0, mine + 1), mine, [0])).toEqual([]);
    expect(missed(story.slice(0, 4), 2, [0]).map((line) => line.n)).toEqual([2, 3]);
    expect(missed(story, 10_000, [0])).toEqual([]);
    expect(reading(0)).toBe(0);
  });

  it("tells a long absence whole, and faster", () => {
    const long = Array.from({ length: 300 }, (_, n) => ({
      ...story[0]!,
      n,
      seat: n % 3,
      chosen: true,
    }));
    expect(missed(long, 1, [0])).toHaveLength(299);
    expect(lastTurn(long, [1])).toBe(299);
    expect(lastTurn(long, [7])).toBe(0);
    expect(reading(250, 300)).toBe(400);
    expect(reading(250, 10)).toBe(1250);
  });

  it("says what it did to a seat", () => {
    const after = structuredClone(view);
    after.players[0]!.score += 4;
    after.players[0]!.purse[0]! -= 2;
    after.players[0]!.standing[0] = 0;
    after.players[2]!.standing[0] = 2;
    after.order = [0, 2, 1];
    expect(effects(view, after, 0)).toEqual([
      { what: "points", kind: "points", n: 4 },
      { what: "purse", kind: "coin", n: -2 },
      { what: "lead", district: "lumberyard", was: 2, now: 0, by: [2] },
      { what: "marker", was: 3, now: 1 },
    ]);
    expect(effects(view, view, 0)).toEqual([]);
    expect(effects(view, view, -1)).toEqual([]);
  });
});
