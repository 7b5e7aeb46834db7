import { describe, expect, it } from "vitest";
import { lastTurn, missed, reading } from "./log/catchup.svelte";
import { effects } from "./log/effects";
import { grouped, lastSentence, merged, noted } from "./log/group";
import { since } from "./log/since";
import { bySource, highPoints, leadRound, overTime, placeOf, winners } from "./pages/scores";
import over from "../samples/3-over.json";
import bid from "../samples/3-bid.json";
import type { Note, StoryLine, View } from "./wire";
import type { Phrase } from "./words.svelte";

const story = over.at.story as unknown as StoryLine[];
const view = bid.at.view as unknown as View;

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
  const seam: Phrase = { id: "seam", args: {} };
  const from = 40;
  const shifted = story.slice(0, 60).map((line) => ({ ...line, n: line.n - from }));
  const told = (lines: StoryLine[], notes: Note[] = []) =>
    grouped(lines, notes, seam).flatMap((group) => [...(group.head === seam ? ["seam"] : []), ...group.sentences.map((one) => one.n)]);

  it("says where it goes on, once, after the last line that came before", () => {
    const at = told(shifted).indexOf("seam");
    expect(told(shifted).slice(0, at).every((n) => typeof n === "number" && n < 0)).toBe(true);
    expect(told(shifted).slice(at + 1).every((n) => typeof n === "number" && n >= 0)).toBe(true);
    expect(told(shifted).filter((one) => one === "seam")).toHaveLength(1);
    expect(new Set(grouped(shifted, [], seam).map((group) => group.key)).size).toBe(grouped(shifted, [], seam).length);
  });

  it("says so too before anything happened, and notes stand behind it", () => {
    const note: Note = { seq: 3, n: 0, seat: 0, what: { id: "note", args: {} } };
    expect(told(shifted.slice(0, from)).at(-1)).toBe("seam");
    expect(told(shifted.slice(0, from), [note]).slice(-2)).toEqual(["seam", null]);
    expect(told(story.slice(0, 5))).not.toContain("seam");
    expect(told([])).toEqual([]);
  });
});

describe("notes of the log", () => {
  const note = (seq: number, n: number): Note => ({ seq, n, seat: 1, what: { id: `note-${seq}`, args: {} } });
  const sentences = (from: number, notes: Note[]) =>
    grouped(story.slice(from, 30), notes).flatMap((group) => group.sentences);

  it("stand after the lines that were there, in order, and lead to no table", () => {
    const plain = sentences(0, []);
    const told = sentences(0, [note(7, 0), note(8, 12), note(9, 12), note(10, 30)]);
    const notes = told.filter((one) => one.n === null);
    expect(notes.map((one) => one.what.id)).toEqual(["note-7", "note-8", "note-9", "note-10"]);
    expect(notes[0]).toMatchObject({ n: null, seat: 1 });
    expect(told.filter((one) => one.n !== null)).toEqual(plain);
    const before = (id: string) => told.slice(0, told.findIndex((one) => one.what.id === id));
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
    const long = Array.from({ length: 300 }, (_, n) => ({ ...story[0]!, n, seat: n % 3, chosen: true }));
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

describe("since my last turn", () => {
  const seat = (n: number) => ({ seat: n });
  const amount = (kind: string, n: number) => ({ id: `amount-${kind}`, args: { n } });
  const share = (who: number, kind: string, n: number) => ({
    id: "share",
    args: { who: seat(who), amount: amount(kind, n) },
  });
  type Args = Phrase["args"];
  const line = (who: number, chosen: boolean, ...told: [string, Args][]) => ({
    ...{ n: 0, round: 3, step: 4, seat: who, text: "", chosen },
    said: told.map(([id, args]) => ({ kind: id.startsWith("log-step") ? "step" : "line", what: { id, args } })),
  });
  const lines = (...made: ReturnType<typeof line>[]) => made.map((one, n) => ({ ...one, n })) as StoryLine[];
  const bids = (who: number, n: number) => line(who, true, ["log-verb-bid", { who: seat(who), n }]);
  const wins = (who: number, bid: number, column: number, more: [string, Args][] = []) =>
    line(who, false, ["log-won", { who: seat(who), column, bid, paid: amount("coin", bid) }], ...more);

  it("nothing is told of one's own deeds, nor before the first", () => {
    expect(since(lines(bids(1, 2)), 0, null, view)).toEqual([]);
    expect(since(story.slice(0, 20), story[19]!.seat, null, view)).toEqual([]);
    const marker: [string, Args] = ["log-event-marker", { who: seat(0), was: 2, now: 1 }];
    const own = line(0, true, ["log-verb-pay", { who: seat(0), paid: amount("coin", 2) }], marker);
    const forced = line(0, false, ["log-verb-pay", { who: seat(0), paid: amount("coin", 2) }]);
    expect(since(lines(own, forced), 0, null, view)).toEqual([]);
  });

  it("a lost auction is told once, with the bids and what it did to the order", () => {
    const marker: [string, Args] = ["log-event-marker", { who: seat(0), was: 1, now: 2 }];
    const told = lines(bids(0, 3), bids(1, 4), wins(1, 4, 5, [marker]), bids(2, 1), wins(2, 1, 2));
    expect(since(told, 0, null, view)).toEqual([
      { id: "page-since-outbid", args: { who: seat(1), column: 5, bid: 4, paid: amount("coin", 4), mine: 3 } },
      { id: "page-away-marker", args: { was: 1, now: 3 } },
    ]);
    expect(since(told, 1, null, view)).toEqual([told[2]!.said[0]!.what]);
    expect(since(told, 2, null, view)).toEqual([told[4]!.said[0]!.what]);
  });

  it("a bid that ended its auction lost nothing later", () => {
    const last = line(0, true, ["log-verb-bid", { who: seat(0), n: 0 }], ["log-won", { who: seat(1), column: 1, bid: 0 }]);
    expect(since(lines(last, bids(2, 1), wins(2, 1, 2)), 0, null, view)).toEqual([]);
  });

  it("draws and the end of the round are told, each kind summed up, also behind one's own move", () => {
    const end: [string, Args][] = [
      ["log-step", {}],
      ["log-why-harvest", { list: { items: [share(0, "corn", 2), share(1, "corn", 9)] } }],
      ["log-why-upkeep", { list: { items: [share(0, "corn", 3)] } }],
      ["log-why-income", { list: { items: [share(0, "coin", 1), share(0, "wood", 2)] } }],
      ["log-event-lost", { who: seat(0), amount: amount("goods", 1), n: 1 }],
    ];
    const pass = line(0, true, ["log-verb-pass-special", { who: seat(0) }], ...end);
    const drew = { items: [amount("beaver", 1)] };
    const draw = (who: number, n: number) =>
      line(-1, false, ["log-dealt-furs", { who: seat(who), furs: { items: [amount("beaver", n)] } }]);
    const change = (id: string, kind: string, n: number) => ({ id, args: { amount: amount(kind, n) } });
    expect(since(lines(pass, draw(0, 1), draw(1, 2)), 0, null, view)).toEqual([
      { id: "log-event-lost", args: end[4]![1] },
      { id: "page-since-drew", args: { furs: drew } },
      {
        id: "page-since-round",
        args: {
          round: 3,
          list: {
            items: [
              change("change-loss", "corn", 1),
              change("change-gain", "coin", 1),
              change("change-gain", "wood", 2),
            ],
          },
        },
      },
    ]);
  });

  it("tells who leads now, and not what the seat gained by itself", () => {
    const after = structuredClone(view);
    after.players[0]!.purse[0]! += 5;
    after.players[0]!.standing[0] = 0;
    after.players[2]!.standing[0] = 2;
    after.players[0]!.travel += 1;
    const { travel } = view.players[0]!;
    expect(since(lines(bids(0, 3)), 0, view, after)).toEqual([
      { what: "lead", district: "lumberyard", was: 2, now: 0, by: [2] },
      { what: "travel", was: travel, now: travel + 1 },
    ]);
  });
});

describe("scores", () => {
  const at = (round: number, a: number, b: number) =>
    ({ seats: 2, round, step: 4, players: [{ score: a }, { score: b }] }) as unknown as View;
  const points = { ship: [10, 4], election: [2, 9], "final-furs": [5, 0], close: [-2, 0] };
  const replay = {
    views: [at(0, 0, 0), at(1, 0, 3), at(2, 4, 6), at(2, 10, 13), at(2, 15, 13)],
    points,
    result: [15, 13],
  };

  it("are counted by source and over time", () => {
    expect(bySource(points, 2).find((s) => s.key === "final-rest")?.points).toEqual([0, 0]);
    expect(overTime(replay)).toEqual([
      { at: 0, points: [0, 0] },
      { at: 1, points: [4, 6] },
      { at: 2, points: [10, 13] },
      { at: 3, points: [15, 13] },
    ]);
    expect(leadRound(overTime(replay), 0)).toBe(3);
    expect(winners([4, 9, 9])).toEqual([1, 2]);
    expect([0, 1, 2].map((seat) => placeOf([4, 9, 9], seat))).toEqual([3, 1, 1]);
  });

  it("of a record that begins in mid-game begin there, and add up", () => {
    const late = {
      views: [at(4, 30, 41), at(5, 34, 46), at(6, 40, 50), at(6, 45, 50)],
      points: { start: [30, 41], ship: [10, 9], "final-furs": [5, 0] },
      result: [45, 50],
    };
    const sources = bySource(late.points, 2);
    expect(sources[0]).toEqual({ key: "start", final: false, points: [30, 41] });
    expect([0, 1].map((seat) => sources.reduce((n, s) => n + s.points[seat]!, 0))).toEqual(late.result);
    expect(bySource(points, 2).some((s) => s.key === "start")).toBe(false);
    expect(overTime(late)).toEqual([
      { at: 3, points: [30, 41] },
      { at: 4, points: [34, 46] },
      { at: 5, points: [40, 50] },
      { at: 6, points: [40, 50] },
      { at: 7, points: [45, 50] },
    ]);
  });

  it("find the moves that brought most", () => {
    const lines = [0, 1, 0, 1].map((seat, n) => ({ n, seat, round: 1 })) as StoryLine[];
    const found = highPoints(lines, replay.views, 2).map((h) => [h.n, h.points]);
    expect(found).toEqual([
      [1, 3],
      [2, 6],
    ]);
  });
});
