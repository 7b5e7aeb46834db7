// One table as the page knows it: what the server last said, and what is still on its way.
import { Pace } from "../board/pace.svelte";
import { scenes } from "../board/scenes";
import { History } from "../past/history.svelte";
import { api, Refusal, type Fault } from "../wire/api";
import { faultOf, Line, type Down, type Reply, type Status, type Wanted } from "../wire/socket";
import type {
  Absence,
  Asked,
  At,
  Chair,
  ChatLine,
  Forecast,
  Preview,
  TableInfo,
  View,
} from "../wire/wire";
import { Previews } from "./previews";

export class Table {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  chairs = $state.raw<Chair[]>([]);
  watching = $state(0);
  /** Whoever is asked, if they are away. */
  absence = $state.raw<Absence | null>(null);
  at = $state.raw<At | null>(null);
  asked = $state.raw<Asked | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** What those who watch say to each other. */
  asides = $state.raw<ChatLine[]>([]);
  /** Whether a player reads that. */
  listens = $state(false);
  status = $state.raw<Status>({ kind: "connecting", since: Date.now() });
  /** What was sent and is not answered yet. */
  pending = $state.raw<Wanted | null>(null);
  fault = $state.raw<Fault | null>(null);
  readonly pace = new Pace();
  readonly history: History;

  #line: Line;
  #previews = new Previews((text) => this.#line.ask({ t: "preview", v: this.v, text }));
  /** How often the table was asked for plainly, and which of these answers is the newest known. */
  #refreshes = 0;
  #refreshed = 0;
  #listening = false;
  /** The question told last: it is put when its table comes, and until then the former one stays. */
  #next: Asked | null = null;
  /** Lines of the log are missing: everything must be told anew. */
  #torn = false;

  constructor(id: string, line?: (table: Table) => Line) {
    this.id = id;
    this.history = new History(id, this.pace, (fault) => (this.fault = fault));
    this.#line = line
      ? line(this)
      : new Line({
          open: () => api.socket(id),
          version: () => this.known,
          listens: () => this.listens,
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
      this.fault = refusal;
      if (refusal.status) return;
      this.#connect();
    }
  }

  /** What a plain request tells; a table that has begun is listened to from then on. */
  async refresh(): Promise<void> {
    this.#refreshes += 1;
    const turn = this.#refreshes;
    const info = await api.table(this.id);
    if (turn < this.#refreshed) return;
    this.#refreshed = turn;
    this.info = info;
    // What the line tells is newer.
    if (this.status.kind !== "live") {
      this.chairs = info.chairs;
      this.watching = info.watching;
    }
    if (info.phase !== "open") this.#connect();
    if (info.goes_on) await this.history.recall();
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

  get phase(): At["phase"] | "" {
    return this.at?.phase ?? this.info?.phase ?? "";
  }

  /** The table that is shown: the present one, or the past one looked at. */
  get view(): View | null {
    return this.history.past?.view ?? this.at?.view ?? null;
  }

  /** The table the board shows: it comes after the present step by step, within a second or two. */
  get shown(): View | null {
    return this.history.past?.view ?? this.pace.behind ?? this.at?.view ?? null;
  }

  get forecast(): Forecast[] {
    return this.history.past?.forecast ?? this.at?.forecast ?? [];
  }

  /** Whether what is shown is what is: nobody may act on an old board. */
  get current(): boolean {
    return this.status.kind === "live" && this.history.past === null;
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
    if (!asked || this.history.past || asked.v !== this.v) return null;
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
      this.#next = message;
      if (message.v === this.v) this.asked = message;
    } else if (message.t === "seats") {
      this.chairs = message.chairs;
      this.watching = message.watching;
      this.absence = message.absence ?? null;
    } else if (message.t === "chat" && message.room === "watchers")
      this.asides = chatted(this.asides, message.lines);
    else if (message.t === "chat") this.chat = chatted(this.chat, message.lines);
  }

  #now(at: At): void {
    // The whole log is right whatever was known, also after a server went back to a copy.
    if (at.v < this.v && at.since) return;
    this.#torn = !this.history.take(at);
    if (this.#torn) return this.#line.renew();
    if (at.v !== this.v) this.#previews.clear();
    const was = this.at?.view;
    this.at = at;
    this.history.leave(at, this.mine);
    if (this.#next?.v === at.v) this.asked = this.#next;
    else if (this.asked?.v !== at.v) this.asked = null;
    if (this.history.past || !was) this.pace.skip();
    else this.pace.follow(was, scenes(was, at));
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

  /** Say something to those who watch, under a name; a page of nobody known comes back as somebody. */
  async speakAside(text: string): Promise<boolean> {
    const words = { t: "chat", text, room: "watchers" } as const;
    let reply = await this.#line.ask(words);
    if (reply.t === "error" && reply.code === "bad-name") {
      this.#line.renew();
      reply = await this.#line.ask(words);
    }
    return this.#settled(reply);
  }

  /** Read what those who watch say, or no longer. */
  listen(on: boolean): void {
    this.listens = on;
    if (!on) this.asides = [];
    this.#line.greet();
  }

  /** How many words the reader has heard. */
  get heard(): number {
    return this.chat.length + this.asides.length;
  }

  /** End the game early: at once where no other person plays, else the others are asked. */
  end(): Promise<boolean> {
    return this.#want({ t: "end", seat: this.me });
  }

  /** Let a bot play for somebody who is away: at once where nobody else is here, else they are asked. */
  standIn(seat: number): Promise<boolean> {
    return this.#want({ t: "stand-in", seat });
  }

  hand(seat: number, bot: string): Promise<boolean> {
    return this.#want({ t: "hand", seat, bot });
  }

  /** What a sentence would do. */
  preview(text: string): Promise<Preview> {
    return this.#previews.of(text);
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
}

/** Chat lines with new ones, each once and in order. */
export function chatted(chat: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const all = new Map(chat.map((line) => [line.seq, line]));
  for (const line of lines) all.set(line.seq, line);
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}
