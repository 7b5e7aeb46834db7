import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  backOff,
  Line,
  LONGEST,
  PATIENCE,
  QUIET,
  SHORTEST,
  type Pipe,
  type Status,
} from "./socket";
import { WIRE_VERSION } from "./names";

class FakePipe implements Pipe {
  static all: FakePipe[] = [];
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];

  constructor() {
    FakePipe.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
}

const at = (v: number) => ({ t: "at", v });
let v = 0;
let statuses: Status["kind"][] = [];

function line(random = 0) {
  const made = new Line({
    open: () => new FakePipe(),
    version: () => v,
    hear: () => undefined,
    status: (status) => statuses.push(status.kind),
    random: () => random,
  });
  made.open();
  return made;
}

const pipe = (i: number) => FakePipe.all[i]!;

beforeEach(() => {
  vi.useFakeTimers();
  FakePipe.all = [];
  statuses = [];
  v = 0;
});
afterEach(() => vi.useRealTimers());

describe("a line", () => {
  it("says hello with the last version, and is live only once it heard the table", () => {
    v = 7;
    line();
    pipe(0).opens();
    expect(pipe(0).sent).toEqual([{ t: "hello", v: 7, wire: WIRE_VERSION, listens: false }]);
    expect(statuses).toEqual(["connecting"]);
    pipe(0).says(at(7));
    expect(statuses).toEqual(["connecting", "live"]);
  });

  it("is outdated where the server speaks to newer pages, and tries no more", () => {
    const made = line();
    pipe(0).opens();
    void made.ask({ t: "chat", text: "Ahoy" });
    pipe(0).says({ t: "error", id: "", code: "old-page" });
    expect(statuses).toEqual(["connecting", "outdated"]);
    made.renew();
    vi.advanceTimersByTime(10 * LONGEST);
    expect(FakePipe.all).toHaveLength(1);
  });

  it("asks again with the same id after every break until it is answered", async () => {
    const made = line();
    pipe(0).opens();
    pipe(0).says(at(1));
    const reply = made.ask({ t: "move", v: 1, seat: 0, text: "bid 3" });
    const first = pipe(0).sent.at(-1)!;
    expect(first).toMatchObject({ t: "move", text: "bid 3" });
    for (const i of [1, 2]) {
      pipe(i - 1).breaks();
      expect(statuses.at(-1)).toBe("lost");
      vi.advanceTimersByTime(SHORTEST);
      pipe(i).opens();
      expect(pipe(i).sent[0]).toMatchObject({ t: "hello" });
      expect(pipe(i).sent[1]).toEqual(first);
    }
    pipe(2).says({ t: "answer", id: first.id, v: 2 });
    await expect(reply).resolves.toMatchObject({ t: "answer", v: 2 });
    pipe(2).breaks();
    vi.advanceTimersByTime(2 * SHORTEST);
    pipe(3).opens();
    expect(pipe(3).sent).toHaveLength(1);
  });

  it("keeps what is asked before the line is open, in order", () => {
    const made = line();
    void made.ask({ t: "chat", text: "a" });
    void made.ask({ t: "chat", text: "b" });
    expect(pipe(0).sent).toEqual([]);
    pipe(0).opens();
    expect(pipe(0).sent.map((m) => m.text ?? m.t)).toEqual(["hello", "a", "b"]);
    void made.ask({ t: "chat", text: "c" });
    expect(pipe(0).sent.at(-1)).toMatchObject({ text: "c" });
  });

  it("gives up a line that never answers", () => {
    const made = line();
    pipe(0).opens();
    pipe(0).says(at(1));
    void made.ask({ t: "chat", text: "anyone?" });
    vi.advanceTimersByTime(PATIENCE);
    expect(FakePipe.all).toHaveLength(2);
    expect(statuses.at(-1)).toBe("lost");
    pipe(1).opens();
    expect(pipe(1).sent.at(-1)).toMatchObject({ text: "anyone?" });
  });

  it("asks after a quiet while whether anybody is there, and is lost if nobody is", () => {
    v = 3;
    line();
    pipe(0).opens();
    pipe(0).says(at(3));
    for (let i = 1; i <= 3; i += 1) {
      vi.advanceTimersByTime(QUIET);
      expect(pipe(0).sent).toEqual(
        Array(1 + i).fill({ t: "hello", v: 3, wire: WIRE_VERSION, listens: false }),
      );
      vi.advanceTimersByTime(PATIENCE - 1);
      pipe(0).says({ t: "seats", chairs: [], watching: 0 });
      expect(statuses.at(-1)).toBe("live");
    }
    vi.advanceTimersByTime(QUIET + PATIENCE);
    expect(statuses.at(-1)).toBe("lost");
    expect(FakePipe.all).toHaveLength(2);
  });

  it("gives up a connection that never opens", () => {
    line();
    vi.advanceTimersByTime(PATIENCE);
    expect(FakePipe.all).toHaveLength(2);
    pipe(1).opens();
    vi.advanceTimersByTime(PATIENCE);
    expect(FakePipe.all).toHaveLength(3);
  });

  it("ignores what a dropped connection still says, and closes for good", () => {
    const made = line();
    pipe(0).opens();
    const late = pipe(0).onmessage!;
    made.renew();
    late({ data: JSON.stringify(at(9)) });
    expect(statuses).not.toContain("live");
    made.close();
    vi.advanceTimersByTime(10 * LONGEST);
    expect(FakePipe.all).toHaveLength(2);
  });

  it("waits longer every time, between half a second and eight", () => {
    const waits = [0, 1, 2, 3, 4, 5, 9].map((tries) => backOff(tries, 1));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    for (let tries = 0; tries < 12; tries += 1) {
      expect(backOff(tries, 0)).toBeGreaterThanOrEqual(SHORTEST);
      expect(backOff(tries, 0.3)).toBeLessThanOrEqual(LONGEST);
    }
  });
});
