import { describe, expect, it, vi } from "vitest";
import { api } from "../wire/api";
import { later } from "../testing/later";
import { at, view } from "../testing/log";
import { Line, SHORTEST, type Pipe } from "../wire/socket";
import { WIRE_VERSION } from "../wire/names";
import { chatted, Table } from "./store.svelte";
import sample from "../../samples/3-bid.json";
import type { Asked, Chair, TableInfo } from "../wire/wire";

const asked = sample.ask as unknown as Asked;
/** The version the question is about. */
const NOW = asked.v;

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
      listens: () => self.listens,
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

const texts = (t: Table) => t.history.story.map((line) => line.text);

describe("the log of a table", () => {
  it("grows by what is new", () => {
    const { made, says } = table();
    says(at(1, 0, 2));
    says(at(2, 2, 1));
    expect(texts(made)).toEqual(["v1", "v1", "v2"]);
    expect(made.v).toBe(2);
  });

  it("remembers the table as my choice left it, before the draws", () => {
    const { made, says } = table();
    made.chairs = made.chairs.map((chair) => ({ ...chair, mine: chair.seat === 0 }));
    says(at(1, 0, 5));
    const drawn = { ...view, round: 9 };
    says(at(2, 5, 1, { stages: [{ n: 5, view: drawn }] }));
    expect(made.history.leftBy(0, 5)).toEqual(drawn);
    expect(made.history.leftBy(0, 4)).toBeNull();
    expect(made.history.leftBy(1, 5)).toBeNull();
    const later = at(3, 6, 1);
    later.story[0]!.seat = 1;
    says(later);
    expect(made.history.leftBy(0, 5)).toEqual(drawn);
  });

  it("ignores an older table", () => {
    const { made, says } = table();
    says(at(5, 0, 3));
    says(at(4, 1, 1));
    expect(made.v).toBe(5);
    expect(made.history.story).toHaveLength(3);
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
    expect(pipes[1]!.sent[0]).toEqual({ t: "hello", v: 5, wire: WIRE_VERSION, listens: false });
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
    expect(pipes[1]!.sent[0]).toEqual({ t: "hello", v: 0, wire: WIRE_VERSION, listens: false });
    says(at(9, 0, 8));
    expect(made.history.story).toHaveLength(8);
    expect(made.current).toBe(true);
  });
});

it("an older answer about the table does not undo a newer one", async () => {
  const { made } = table();
  const info = (host: boolean) => ({ ...sample.info, host }) as unknown as TableInfo;
  const [one, two] = [later<TableInfo>(), later<TableInfo>()];
  vi.spyOn(api, "table").mockReturnValueOnce(one.answer).mockReturnValueOnce(two.answer);
  const refreshes = [made.refresh(), made.refresh()];
  two.give(info(true));
  await refreshes[1];
  one.give(info(false));
  await refreshes[0];
  expect(made.info?.host).toBe(true);
});

it("does not take what a plain request tells for newer than what the line told since", async () => {
  const { made, says } = table();
  const answer = later<TableInfo>();
  vi.spyOn(api, "table").mockReturnValueOnce(answer.answer);
  const refreshed = made.refresh();
  says({ t: "seats", chairs: made.chairs, watching: 3 });
  says(at(1, 0, 1));
  answer.give({ ...sample.info, chairs: [], watching: 0 } as unknown as TableInfo);
  await refreshed;
  expect([made.watching, made.chairs.length]).toEqual([3, sample.info.chairs.length]);
  made.close();
});

describe("the question", () => {
  it("stands only at the version it was asked, on a live line, in the present", () => {
    const { made, pipes, says } = table();
    says(at(NOW, 0, 2));
    says(asked);
    expect(made.question?.ask.kind).toBe("bid");
    made.history.past = { n: 0, view, forecast: [] };
    expect(made.question).toBeNull();
    made.history.past = null;
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

  it("stays until the next one and its table are both there", () => {
    const { made, says } = table();
    says(asked);
    expect(made.asked).toBeNull();
    says(at(NOW, 0, 2));
    expect(made.question?.v).toBe(NOW);
    says({ ...asked, v: NOW + 1 });
    expect(made.question?.v).toBe(NOW);
    says(at(NOW + 1, 2, 1));
    expect(made.question?.v).toBe(NOW + 1);
    made.close();
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

it("previews are asked for anew when the table goes on", () => {
  const { made, pipes, says } = table();
  const sent = () => pipes[0]!.sent.filter((m) => m.t === "preview");
  says(at(NOW, 0, 2));
  void made.preview("bid 3");
  void made.preview("bid 3");
  expect(sent()).toMatchObject([{ v: NOW, text: "bid 3" }]);
  says(at(NOW + 1, 2, 1));
  void made.preview("bid 3");
  expect(sent()).toMatchObject([{ v: NOW }, { v: NOW + 1 }]);
});

it("chat lines come once and in order", () => {
  const line = (seq: number) => ({ seq, at: 0, name: "", seat: 0, text: String(seq) });
  expect(chatted([line(1), line(3)], [line(2), line(3)]).map((l) => l.seq)).toEqual([1, 2, 3]);
});

it("words of those who watch are kept apart, and forgotten by a player who stops reading", () => {
  const { made, pipes } = table();
  const line = { seq: 9, at: 0, name: "Wim", seat: -1, text: "psst" };
  made.listen(true);
  expect(pipes[0]!.sent.at(-1)).toMatchObject({ t: "hello", listens: true });
  made.hear({ t: "chat", room: "watchers", lines: [line] });
  expect([made.asides, made.chat, made.heard]).toEqual([[line], [], 1]);
  made.listen(false);
  expect(pipes[0]!.sent.at(-1)).toMatchObject({ t: "hello", listens: false });
  expect(made.asides).toEqual([]);
});

it("who is asked and away is told with the seats", () => {
  const { made } = table();
  const absence = { seat: 1, waited: 400_000, patience: 300_000 };
  made.hear({ t: "seats", chairs: [], watching: 0, absence });
  expect(made.absence).toEqual(absence);
  made.hear({ t: "seats", chairs: [], watching: 0 });
  expect(made.absence).toBeNull();
});
