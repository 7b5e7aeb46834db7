// One table as the page knows it: what the server last said, the log, and what is still on its way.
import { api, Refusal } from "./api";
import { Pace } from "./board/pace.svelte";
import { merged, noted } from "./log/group";
import { Line, type Down, type Reply, type Status, type Wanted } from "./socket";
import type {
  Asked,
  At,
  Chair,
  ChatLine,
  Forecast,
  Moment,
  Note,
  Preview,
  StoryLine,
  TableInfo,
  View,
} from "./wire";

export interface Fault {
  code: string;
  detail: string;
}

/** A preview that can't be: the sentence is against the rules, or the table went on. */
export class NoPreview extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

export class Table {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  chairs = $state.raw<Chair[]>([]);
  watching = $state(0);
  at = $state.raw<At | null>(null);
  story = $state.raw<StoryLine[]>([]);
  /** The log of the record a game goes on from; its last line is -1. */
  before = $state.raw<StoryLine[]>([]);
  /** What people did beside the moves, in order. */
  notes = $state.raw<Note[]>([]);
  asked = $state.raw<Asked | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  status = $state.raw<Status>({ kind: "connecting", since: Date.now() });
  /** What was sent and is not answered yet. */
  pending = $state.raw<Wanted | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** An earlier table that is looked at, null for the present one. */
  past = $state.raw<Moment | null>(null);
  /** Lets the board move its pieces: called with the change to be made. */
  animate: (change: () => void) => void = (change) => change();
  /** How long a piece takes to move, in ms. */
  speed: () => number = () => 0;

  #line: Line;
  #pace = new Pace(
    (change) => this.animate(change),
    () => this.speed(),
  );
  #moments = new Map<number, Moment>();
  #previews = new Map<string, Promise<Preview>>();
  /** The table after the last choice of each of my seats, and the line of that choice. */
  #left = new Map<number, { n: number; view: View }>();
  #looking = 0;
  #listening = false;
  /** Lines of the log are missing: everything must be told anew. */
  #torn = false;

  constructor(id: string, line?: (table: Table) => Line) {
    this.id = id;
    this.#line = line
      ? line(this)
      : new Line({
          open: () => new WebSocket(api.socketAddress(id)),
          version: () => this.known,
          hear: (message) => this.hear(message),
          status: (status) => (this.status = status),
        });
  }

  /** Read the table and stay on the line. */
  async open(): Promise<void> {
    try {
      await this.refresh();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.fault = { code: refusal.code, detail: refusal.detail };
      if (refusal.status) return;
      this.#connect();
    }
  }

  /** What a plain request tells; a table that has begun is listened to from then on. */
  async refresh(): Promise<void> {
    const info = await api.table(this.id);
    this.info = info;
    this.watching = info.watching;
    if (this.status.kind !== "live") this.chairs = info.chairs;
    if (info.phase !== "open") this.#connect();
    if (info.goes_on && !this.before.length) await this.#recall();
  }

  /** What came before can't always be read; the log then begins here. */
  async #recall(): Promise<void> {
    try {
      this.before = await api.before(this.id);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
    }
  }

  #connect(): void {
    if (!this.#listening) this.#line.open();
    this.#listening = true;
  }

  close(): void {
    this.#line.close();
  }

  renew(): void {
    if (this.#listening && this.status.kind !== "live") this.#line.renew();
  }

  // What is -------------------------------------------------------------------------------------

  get v(): number {
    return this.at?.v ?? 0;
  }

  /** The version to go on from. */
  get known(): number {
    return this.#torn ? 0 : this.v;
  }

  get phase(): string {
    return this.at?.phase ?? this.info?.phase ?? "";
  }

  /** The table that is shown: the present one, or the past one looked at. */
  get view(): View | null {
    return this.past?.view ?? this.at?.view ?? null;
  }

  /** The table the board shows: it comes after the present step by step, within a second or two. */
  get shown(): View | null {
    return this.past?.view ?? this.#pace.behind ?? this.at?.view ?? null;
  }

  /** Show the present on the board at once. */
  hurry(): void {
    this.#pace.skip();
  }

  get forecast(): Forecast[] {
    return this.past?.forecast ?? this.at?.forecast ?? [];
  }

  /** A line of the log, below 0 of the one before it. */
  line(n: number): StoryLine | undefined {
    return n < 0 ? this.before[n + this.before.length] : this.story[n];
  }

  /** Whether what is shown is what is: nobody may act on an old board. */
  get current(): boolean {
    return this.status.kind === "live" && this.past === null;
  }

  get mine(): number[] {
    return this.chairs.filter((chair) => chair.mine).map((chair) => chair.seat);
  }

  /** The seat whose eyes this page has: the one asked, else the first of mine, -1 for a guest. */
  get me(): number {
    const mine = this.mine;
    const asked = this.asked?.ask.seat ?? -1;
    return mine.includes(asked) ? asked : (mine[0] ?? -1);
  }

  /**
   * The question that stands, also while the line is lost: then nobody may answer it. Where a bot sits
   * in it is the bot's.
   */
  get standing(): Asked | null {
    const asked = this.asked;
    if (!asked || this.past || asked.v !== this.v) return null;
    const chair = this.chairs.find((one) => one.seat === asked.ask.seat);
    return chair?.mine && !chair.bot ? asked : null;
  }

  /** The question to be answered here and now. */
  get question(): Asked | null {
    return this.current ? this.standing : null;
  }

  // What is said to us --------------------------------------------------------------------------

  hear(message: Down): void {
    if (message.t === "at") this.#now(message);
    else if (message.t === "ask") {
      if (message.v >= this.v) this.asked = message;
    } else if (message.t === "seats") {
      this.chairs = message.chairs;
      this.watching = message.watching;
    } else if (message.t === "chat") this.chat = chatted(this.chat, message.lines);
  }

  #now(at: At): void {
    // The whole log is right whatever was known, also after a server went back to a copy.
    if (at.v < this.v && at.since) return;
    const story = merged(this.story, at.since, at.story);
    if (!story) {
      this.#torn = true;
      this.#line.renew();
      return;
    }
    this.#torn = false;
    this.#forget(parting(this.story, story));
    if (at.v !== this.v) this.#previews.clear();
    const was = this.at?.view;
    this.at = at;
    this.story = story;
    this.#leave(at);
    this.notes = noted(this.notes, at.since, at.notes ?? []);
    if (this.asked && this.asked.v !== at.v) this.asked = null;
    if (this.past || !was) this.hurry();
    else this.#pace.follow(was, [...(at.stages ?? []).map((stage) => stage.view), at.view]);
  }

  /** Keep the table as my seats leave it with their choices, before what follows by chance. */
  #leave(at: At): void {
    for (const { n, seat, chosen } of at.story) {
      if (!chosen || !this.mine.includes(seat)) continue;
      const stage = at.stages?.find((one) => one.n >= n);
      this.#left.set(seat, { n, view: stage?.view ?? at.view });
    }
  }

  /** The table after line n, if that was the last choice of a seat of mine and is known. */
  leftBy(seat: number, n: number): View | null {
    const left = this.#left.get(seat);
    return left?.n === n ? left.view : null;
  }

  /** Lines from `since` on were taken back: what was known of them is wrong. */
  #forget(since: number): void {
    for (const n of this.#moments.keys()) if (n >= since) this.#moments.delete(n);
    if (this.past && this.past.n >= since) this.past = null;
  }

  // What we say ---------------------------------------------------------------------------------

  /** Play a sentence for the seat that is asked. */
  async play(text: string): Promise<boolean> {
    const question = this.question;
    if (!question || this.pending) return false;
    return this.#want({ t: "move", v: this.v, seat: question.ask.seat, text });
  }

  /** Take back to before a line: at once if it is free, else the others are asked. */
  takeBack(to: number): Promise<boolean> {
    return this.#want({ t: "undo", v: this.v, seat: this.me, to });
  }

  vote(agree: boolean): Promise<boolean> {
    const poll = this.at?.poll;
    return poll ? this.#want({ t: "vote", poll: poll.seq, agree }) : Promise.resolve(false);
  }

  /** Chat is no move: it waits for nothing and blocks nothing. */
  async speak(text: string): Promise<boolean> {
    return this.#settled(await this.#line.ask({ t: "chat", text }));
  }

  hand(seat: number, bot: string): Promise<boolean> {
    return this.#want({ t: "hand", seat, bot });
  }

  /** What a sentence would do; asked once for every version of the table. */
  preview(text: string): Promise<Preview> {
    const known = this.#previews.get(text);
    if (known) return known;
    const found = this.#line.ask({ t: "preview", v: this.v, text }).then((reply) => {
      if (reply.t === "preview") return reply.preview;
      throw new NoPreview(reply.t === "error" ? faultOf(reply) : { code: "", detail: "" });
    });
    this.#previews.set(text, found);
    return found;
  }

  async #want(wanted: Wanted): Promise<boolean> {
    this.pending = wanted;
    this.fault = null;
    const reply = await this.#line.ask(wanted);
    if (this.pending === wanted) this.pending = null;
    return this.#settled(reply);
  }

  #settled(reply: Reply): boolean {
    if (reply.t !== "error") return true;
    this.fault = faultOf(reply);
    return false;
  }

  // Looking back --------------------------------------------------------------------------------

  /** The table after line n, from the server (which counts lines) or from memory. */
  async moment(n: number): Promise<Moment> {
    const known = this.#moments.get(n);
    if (known) return known;
    const found = { ...(await api.moment(this.id, n + 1)), n };
    this.#moments.set(n, found);
    return found;
  }

  /** Show the table after line n; the last line, and any later one, is the present. */
  async look(n: number): Promise<void> {
    this.hurry();
    this.#looking += 1;
    const turn = this.#looking;
    if (n >= this.story.length - 1) {
      this.animate(() => (this.past = null));
      return;
    }
    try {
      const found = await this.moment(Math.max(-this.before.length, n));
      if (turn === this.#looking) this.animate(() => (this.past = found));
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.fault = { code: refusal.code, detail: refusal.detail };
    }
  }

  now(): Promise<void> {
    return this.look(this.story.length);
  }

  /** A line earlier or later than the one looked at. */
  step(by: number): Promise<void> {
    return this.look((this.past?.n ?? this.story.length - 1) + by);
  }
}

/** The first line in which two logs differ. */
export function parting(was: StoryLine[], now: StoryLine[]): number {
  const at = was.findIndex((line, i) => line.text !== now[i]?.text || line.seat !== now[i]?.seat);
  return at < 0 ? was.length : at;
}

function faultOf(reply: { code: string; detail?: string }): Fault {
  return { code: reply.code, detail: reply.detail ?? "" };
}

/** Chat lines with new ones, each once and in order. */
export function chatted(chat: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const all = new Map(chat.map((line) => [line.seq, line]));
  for (const line of lines) all.set(line.seq, line);
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}
