import { describe, expect, it, vi } from "vitest";
import { Line, SHORTEST, type Pipe } from "./socket";
import { chatted, parting, Table } from "./store.svelte";
import sample from "../samples/3-bid.json";
import type { Asked, At, Chair, StoryLine } from "./wire";

const view = sample.at.view as unknown as At["view"];
const asked = sample.ask as unknown as Asked;
/** The version the question is about. */
const NOW = asked.v;

function at(v: number, since: number, lines: number, more: Partial<At> = {}): At {
  const story: StoryLine[] = Array.from({ length: lines }, (_, i) => ({
    n: since + i,
    round: 1,
    step: 4,
    seat: 0,
    text: `v${v}`,
    chosen: true,
    said: [],
  }));
  const rest = { phase: "running", forecast: [], poll: null, result: null };
  return { t: "at", v, view, since, story, ...rest, ...more };
}

class Mute implements Pipe {
  readyState = 1;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {}
}

function table() {
  const pipes: Mute[] = [];
  let line!: Line;
  const made = new Table("t", (self) => {
    line = new Line({
      open: () => {
        pipes.push(new Mute());
        return pipes.at(-1)!;
      },
      version: () => self.known,
      hear: (message) => self.hear(message),
      status: (status) => (self.status = status),
    });
    return line;
  });
  line.open();
  pipes[0]!.onopen?.(new Event("open"));
  made.chairs = sample.info.chairs as Chair[];
  const says = (message: unknown) => pipes.at(-1)!.onmessage?.({ data: JSON.stringify(message) });
  return { made, pipes, says };
}

const texts = (t: Table) => t.story.map((line) => line.text);

describe("the log of a table", () => {
  it("grows by what is new", () => {
    const { made, says } = table();
    says(at(1, 0, 2));
    says(at(2, 2, 1));
    expect(texts(made)).toEqual(["v1", "v1", "v2"]);
    expect(made.v).toBe(2);
  });

  it("is cut by a takeback, and what was known of later lines is forgotten", () => {
    const { made, says } = table();
    says(at(1, 0, 5));
    made.past = { n: 4, view, forecast: [] };
    says(at(2, 2, 1));
    expect(texts(made)).toEqual(["v1", "v1", "v2"]);
    expect(made.past).toBeNull();
  });

  it("keeps the past looked at when the same log is told anew", () => {
    const { made, says } = table();
    says(at(1, 0, 5));
    made.past = { n: 3, view, forecast: [] };
    const again = at(2, 0, 6);
    for (const line of again.story.slice(0, 5)) line.text = "v1";
    says(again);
    expect(made.past?.n).toBe(3);
    expect(parting(made.story, made.story.slice(0, 2))).toBe(2);
  });

  it("keeps what people did beside the moves where the lines stand", () => {
    const { made, says } = table();
    const note = (seq: number, n: number) => ({ seq, n, seat: 0, what: { id: "log-undo-moot", args: {} } });
    says(at(1, 0, 5, { notes: [note(1, 3)] }));
    says(at(2, 5, 0, { notes: [note(2, 5)] }));
    says(at(3, 2, 0, { notes: [note(3, 2)] }));
    expect(made.notes).toEqual([note(1, 2), note(2, 2), note(3, 2)]);
    says(at(4, 2, 1));
    expect(made.notes.map((one) => one.n)).toEqual([2, 2, 2]);
    says(at(5, 0, 3, { notes: [note(3, 2)] }));
    expect(made.notes).toEqual([note(3, 2)]);
  });

  it("remembers the table as my choice left it, before the draws", () => {
    const { made, says } = table();
    made.chairs = made.chairs.map((chair) => ({ ...chair, mine: chair.seat === 0 }));
    says(at(1, 0, 5));
    const drawn = { ...view, round: 9 };
    says(at(2, 5, 1, { stages: [{ n: 5, view: drawn }] }));
    expect(made.leftBy(0, 5)).toEqual(drawn);
    expect(made.leftBy(0, 4)).toBeNull();
    expect(made.leftBy(1, 5)).toBeNull();
    const later = at(3, 6, 1);
    later.story[0]!.seat = 1;
    says(later);
    expect(made.leftBy(0, 5)).toEqual(drawn);
  });

  it("ignores an older table", () => {
    const { made, says } = table();
    says(at(5, 0, 3));
    says(at(4, 1, 1));
    expect(made.v).toBe(5);
    expect(made.story).toHaveLength(3);
  });

  it("believes a whole log, also of a server that lost some of it", () => {
    const { made, says } = table();
    says(at(5, 0, 3));
    says(at(4, 0, 1));
    expect(made.v).toBe(4);
    expect(texts(made)).toEqual(["v4"]);
  });

  it("takes in only what it missed after a break, and is not current before", () => {
    const { made, pipes, says } = table();
    vi.useFakeTimers();
    says(at(5, 0, 4));
    pipes[0]!.onclose?.({ code: 1006 });
    expect(made.current).toBe(false);
    vi.advanceTimersByTime(SHORTEST);
    pipes[1]!.onopen?.(new Event("open"));
    expect(pipes[1]!.sent[0]).toEqual({ t: "hello", v: 5 });
    says({ t: "seats", chairs: made.chairs, watching: 0 });
    expect(made.current).toBe(false);
    says(at(9, 2, 3));
    expect(texts(made)).toEqual(["v5", "v5", "v9", "v9", "v9"]);
    expect(made.current).toBe(true);
    made.close();
    vi.useRealTimers();
  });

  it("is asked for anew where lines are missing", () => {
    const { made, pipes, says } = table();
    says(at(3, 0, 2));
    says(at(9, 7, 1));
    expect(made.v).toBe(3);
    expect(made.current).toBe(false);
    expect(pipes).toHaveLength(2);
    pipes[1]!.onopen?.(new Event("open"));
    expect(pipes[1]!.sent[0]).toEqual({ t: "hello", v: 0 });
    says(at(9, 0, 8));
    expect(made.story).toHaveLength(8);
    expect(made.current).toBe(true);
  });
});

describe("the question", () => {
  it("stands only at the version it was asked, on a live line, in the present", () => {
    const { made, pipes, says } = table();
    says(at(NOW, 0, 2));
    says(asked);
    expect(made.question?.ask.kind).toBe("bid");
    made.past = { n: 0, view, forecast: [] };
    expect(made.question).toBeNull();
    made.past = null;
    pipes[0]!.onclose?.({ code: 1006 });
    expect(made.status.kind).toBe("lost");
    expect(made.question).toBeNull();
    made.close();
  });

  it("is the bot's where one sits in", () => {
    const { made, says } = table();
    says(at(NOW, 0, 2));
    says(asked);
    made.chairs = made.chairs.map((chair) => (chair.mine ? { ...chair, bot: "merchant" } : chair));
    expect(made.question).toBeNull();
    made.chairs = made.chairs.map((chair) => (chair.mine ? { ...chair, bot: "" } : chair));
    expect(made.question?.ask.kind).toBe("bid");
    made.close();
  });

  it("goes when the table goes on", () => {
    const { made, says } = table();
    says(at(NOW, 0, 2));
    says(asked);
    says(at(NOW + 1, 2, 1));
    expect(made.asked).toBeNull();
  });

  it("is answered once, at the version shown", async () => {
    const { made, pipes, says } = table();
    says(at(NOW, 0, 2));
    says(asked);
    const first = made.play("bid 3");
    expect(await made.play("bid 4")).toBe(false);
    const sent = pipes[0]!.sent.filter((m) => m.t === "move");
    expect(sent).toMatchObject([{ v: NOW, seat: 0, text: "bid 3" }]);
    says({ t: "error", id: sent[0]!.id, code: "refused-late" });
    expect(await first).toBe(false);
    expect(made.pending).toBeNull();
    expect(made.fault?.code).toBe("refused-late");
  });
});

it("previews are asked once for a version", async () => {
  const { made, pipes, says } = table();
  says(at(NOW, 0, 2));
  const one = made.preview("bid 3");
  expect(made.preview("bid 3")).toBe(one);
  const sent = pipes[0]!.sent.filter((m) => m.t === "preview");
  expect(sent).toHaveLength(1);
  says({ t: "preview", id: sent[0]!.id, v: NOW, preview: { text: "bid 3" } });
  expect((await one).text).toBe("bid 3");
  says(at(NOW + 1, 2, 1));
  expect(made.preview("bid 3")).not.toBe(one);
});

it("chat lines come once and in order", () => {
  const line = (seq: number) => ({ seq, at: 0, name: "", seat: 0, text: String(seq) });
  expect(chatted([line(1), line(3)], [line(2), line(3)]).map((l) => l.seq)).toEqual([1, 2, 3]);
});
