import { beforeAll, describe, expect, it, vi } from "vitest";
import { sample } from "../testing/samples";
import type { Phrase, StoryLine, View } from "../wire/wire";
import { phrase, speak } from "../words/words.svelte";
import { paysForColumn, rivals, sayNews, since } from "./since";

type Event = StoryLine["events"][number];
const { story } = sample("3-over").at;
const { view } = sample("3-bid").at;
const who = (seat: number) => ({ t: "who", seat }) as const;
const many = (...items: Phrase[]) => ({ t: "many" as const, items });
const made = (
  seat: number,
  verb: Extract<Event, { t: "made" }>["verb"],
  bid: number | null = null,
): Event => ({ t: "made", seat, verb, forced: false, bid });
const paid = (seat: number, n: number): Event => ({
  t: "gained",
  seat,
  kind: "coin",
  n: -n,
  why: "bid",
});

/** A line with what happened, and its first sentence. */
function line(seat: number, chosen: boolean, events: Event[], deed = "log-verb-elect"): StoryLine {
  const what: Phrase = { t: "phrase", id: deed, args: { who: who(seat) } };
  return {
    n: 0,
    round: 3,
    step: 4,
    seat,
    text: "",
    chosen,
    said: [{ kind: "line", what }],
    events,
  };
}
const lines = (...of: StoryLine[]) => of.map((one, n) => ({ ...one, n }));
const bids = (seat: number, n: number) => line(seat, true, [made(seat, "bid", n)]);
const wins = (seat: number, bid: number, column: number, ...more: Event[]) =>
  line(seat, false, [
    made(seat, "pay"),
    paid(seat, bid),
    { t: "won", seat, column, bid, selector: 0 },
    ...more,
  ]);
const won = (seat: number, bid: number, column: number) =>
  phrase("log-won", { who: who(seat), column, bid, paid: many(phrase("amount-coin", { n: bid })) });

describe("since my last turn", () => {
  it("nothing is told of one's own deeds, nor before the first", () => {
    expect(since(lines(bids(1, 2)), 0, null, view)).toEqual([]);
    expect(since(story.slice(0, 20), story[19]!.seat, null, view)).toEqual([]);
    const marker: Event = { t: "marker-moved", seat: 0, was: 2, now: 1 };
    const own = line(0, true, [
      made(0, "pay"),
      marker,
      { t: "fur-dealt", fur: "mink", seat: 0, trader: null },
    ]);
    expect(since(lines(own, line(0, false, [made(0, "pay")])), 0, null, view)).toEqual([]);
  });

  it("a forced answer is told after what others did", () => {
    const told = lines(
      line(0, true, [made(0, "pass")]),
      bids(1, 2),
      line(
        0,
        false,
        [made(0, "take"), { t: "won", seat: 0, column: 4, bid: 0, selector: -1 }],
        "log-verb-take",
      ),
    );
    expect(since(told, 0, null, view)).toEqual([told[2]!.said[0]!.what]);
  });

  it("a lost auction is told once, with the bids and what it did to the order", () => {
    const marker: Event = { t: "marker-moved", seat: 0, was: 1, now: 2 };
    const told = lines(bids(0, 3), bids(1, 4), wins(1, 4, 5, marker), bids(2, 1), wins(2, 1, 2));
    expect(since(told, 0, null, view)).toEqual([
      phrase("page-since-outbid", { who: who(1), column: 5, bid: 4, mine: 3 }),
      phrase("page-away-marker", { was: 1, now: 3 }),
    ]);
    expect(since(told, 1, null, view)).toEqual([won(1, 4, 5)]);
    expect(since(told, 2, null, view)).toEqual([won(2, 1, 2)]);
  });

  it("a column won is told with its price and its coins, once", () => {
    const free: Event = { t: "won", seat: 0, column: 1, bid: 0, selector: 0 };
    const coins: Event = { t: "gained", seat: 0, kind: "coin", n: 2, why: "column" };
    const told = lines(bids(0, 0), line(1, true, [made(1, "pass"), free, coins]));
    expect(since(told, 0, null, view)).toEqual([
      phrase("log-won-bonus", {
        who: who(0),
        column: 1,
        bid: 0,
        paid: phrase("nothing", {}),
        bonus: phrase("amount-coin", { n: 2 }),
      }),
    ]);
    const fur: Event = { t: "gained", seat: 0, kind: "beaver", n: -1, why: "bid" };
    const pays = wins(0, 4, 2);
    const mixed = lines(bids(0, 4), bids(1, 0), {
      ...pays,
      events: [made(0, "pay"), fur, ...pays.events.slice(1)],
    });
    expect(since(mixed, 0, null, view)).toEqual([
      phrase("log-won", {
        who: who(0),
        column: 2,
        bid: 4,
        paid: many(phrase("amount-coin", { n: 4 }), phrase("amount-beaver", { n: 1 })),
      }),
    ]);
  });

  it("a bid that ended its auction lost nothing later", () => {
    const last = line(0, true, [
      made(0, "bid", 0),
      { t: "won", seat: 1, column: 1, bid: 0, selector: 1 },
    ]);
    expect(since(lines(last, bids(2, 1), wins(2, 1, 2)), 0, null, view)).toEqual([]);
  });

  it("draws and the end of the round are told, each kind summed up, also behind one's own move", () => {
    const gained = (
      seat: number,
      kind: "corn" | "coin" | "wood",
      n: number,
      why: "harvest" | "upkeep" | "income" | "fee",
    ): Event => ({ t: "gained", seat, kind, n, why });
    const pass = line(0, true, [
      made(0, "pass special"),
      gained(0, "coin", 1, "fee"),
      gained(0, "corn", 2, "harvest"),
      gained(1, "corn", 9, "harvest"),
      gained(0, "corn", -3, "upkeep"),
      gained(0, "coin", 1, "income"),
      gained(0, "wood", 2, "income"),
      { t: "unloaded", seat: 0, arrived: 3, lost: 1 },
      { t: "unloaded", seat: 1, arrived: 3, lost: 2 },
      { t: "unloaded", seat: 0, arrived: 3, lost: 0 },
    ]);
    const draw = (seat: number, trader: "top" | null = null) =>
      line(
        -1,
        false,
        (["lynx", "beaver", "lynx"] as const).map((fur) => ({ t: "fur-dealt", fur, seat, trader })),
      );
    const change = (id: "change-gain" | "change-loss", amount: Phrase) => phrase(id, { amount });
    expect(since(lines(pass, draw(0), draw(1), draw(-1, "top")), 0, null, view)).toEqual([
      phrase("log-event-lost", { who: who(0), amount: phrase("amount-goods", { n: 1 }), n: 1 }),
      phrase("page-since-drew", {
        furs: many(phrase("amount-beaver", { n: 1 }), phrase("amount-lynx", { n: 2 })),
      }),
      phrase("page-since-round", {
        round: 3,
        list: {
          ...many(
            change("change-loss", phrase("amount-corn", { n: 1 })),
            change("change-gain", phrase("amount-coin", { n: 1 })),
            change("change-gain", phrase("amount-wood", { n: 2 })),
          ),
          row: true,
        },
      }),
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

describe("a whole game", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    await speak("en");
  });

  /** The seats by marker after each line, found from the end. */
  function orders(last: number[]): number[][] {
    const found = [last];
    for (const { events } of [...story].reverse()) {
      const order = [...found[0]!];
      for (const event of events) if (event.t === "marker-moved") order[event.was - 1] = event.seat;
      found.unshift(order);
    }
    return found.slice(1);
  }

  it("is told as release 0.1.0 told it, before every choice", async () => {
    const { view: last } = sample("3-over").at;
    const order = orders(last.order);
    const told = story.flatMap(({ n, seat, chosen }) => {
      const now: View = { ...last, order: order[n - 1] ?? last.order };
      const news = chosen
        ? sayNews(since(story.slice(0, n), seat, null, now), ["Anneke", "Willem", "Bartholomeus"])
        : [];
      return news.length ? [`${n}, seat ${seat}`, ...news.map((one) => `  ${one}`)] : [];
    });
    const plain = `${told.join("\n")}\n`.replaceAll("\u00a0", " ");
    await expect(plain).toMatchFileSnapshot("./since.0.1.0.txt");
  });

  it("has the points of every rival, in one line each", () => {
    const scored = (seat: number, n: number, why: "ship" | "clear" | "final-land"): Event => ({
      t: "scored",
      seat,
      n,
      why,
    });
    const told = rivals(
      lines(
        line(0, true, [made(0, "elect"), scored(1, 99, "ship")]),
        line(1, true, [made(1, "ship"), scored(1, 10, "ship")]),
        line(2, true, [made(2, "clear"), scored(2, 3, "clear"), scored(0, 2, "clear")]),
        line(1, true, [made(1, "clear"), scored(1, 1, "clear"), scored(1, 7, "final-land")]),
      ),
      0,
    );
    expect(sayNews(told, ["Anna", "Bo", "Cleo"])).toEqual([
      "Bo: +11\u00a0points",
      "Cleo: +3\u00a0points",
    ]);
  });

  it("has columns won by paying and by bidding nothing", () => {
    const lines = story.filter(({ events }) => events.some((event) => event.t === "won"));
    for (const one of lines)
      expect(paysForColumn(one)).toBe(one.said[0]?.what.id.startsWith("log-won"));
    expect(new Set(lines.map(paysForColumn)).size).toBe(2);
  });
});
