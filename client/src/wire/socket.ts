// The line to a table: it comes back by itself, and what was asked is asked again until answered.
import type { Fault } from "./api";
import type {
  Answer,
  Asked,
  At,
  Chat,
  End,
  Failed,
  Hand,
  Hello,
  Move,
  Present,
  Previewed,
  Said,
  StandIn,
  TryOut,
  Undo,
  Vote,
} from "./wire";
import { WIRE_VERSION } from "./names";

export type Down = At | Asked | Answer | Failed | Previewed | Present | Said;
export type Request = Move | TryOut | Undo | Vote | Chat | Hand | End | StandIn;
export type Reply = Answer | Failed | Previewed;
type Without<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Wanted = Without<Request>;

/**
 * connecting: never heard yet; live: the table as it is now; lost: what is shown is old; outdated: the
 * server speaks to newer pages.
 */
export interface Status {
  kind: "connecting" | "live" | "lost" | "outdated";
  /** When that began, in ms. */
  since: number;
}

/** What of a WebSocket is used. */
export interface Pipe {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ends {
  open: () => Pipe;
  /** The last version seen, 0 for none. */
  version: () => number;
  /** Whether a player hears what those who watch say. */
  listens?: () => boolean;
  hear: (message: Down) => void;
  status: (status: Status) => void;
  random?: () => number;
}

export const SHORTEST = 500;
export const LONGEST = 8000;
/** After so long without a word the page asks whether what it shows still is so. */
export const QUIET = 5000;
/** No word for so long, when one is due, means that the line is dead. */
export const PATIENCE = 6000;
const OPEN = 1;

/** How long to wait before the next try: twice as long every time, and never the same for all. */
export function backOff(tries: number, random: number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** tries);
  return Math.round(Math.max(SHORTEST, most * (0.5 + random / 2)));
}

interface Waiting {
  message: Request;
  done: (reply: Reply) => void;
}

export class Line {
  #ends: Ends;
  #pipe: Pipe | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #dead: ReturnType<typeof setTimeout> | undefined;
  #status: Status = { kind: "connecting", since: 0 };
  #closed = false;
  /** Whether this connection has had its first word. */
  #greeted = false;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  /** Connect, and stay connected until `close`. */
  open(): void {
    this.#set("connecting");
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#dead);
    this.#drop();
    this.#waiting.clear();
  }

  /** Ask for something; the promise is kept however often the line breaks. */
  ask(wanted: Wanted): Promise<Reply> {
    const id = newId();
    const message = { ...wanted, id };
    return new Promise((done) => {
      this.#waiting.set(id, { message, done });
      if (this.#greeted && this.#pipe?.readyState === OPEN) this.#send(message);
      if (this.#waiting.size === 1) this.#expect();
    });
  }

  /** Say anew what this page wants to hear. */
  greet(): void {
    if (this.#greeted && this.#pipe?.readyState === OPEN) this.#greet();
  }

  /** Give up this connection and make a new one at once. */
  renew(): void {
    if (this.#closed) return;
    this.#drop();
    this.#lose();
    clearTimeout(this.#again);
    this.#tries = 0;
    this.#connect();
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  #connect(): void {
    const pipe = this.#ends.open();
    this.#pipe = pipe;
    this.#greeted = false;
    this.#expect();
    pipe.onopen = () => {
      if (pipe !== this.#pipe) return;
      this.#greet();
      this.#greeted = true;
      for (const { message } of this.#waiting.values()) this.#send(message);
      this.#expect();
    };
    pipe.onmessage = (event) => {
      if (pipe !== this.#pipe) return;
      this.#take(event.data);
      if (pipe === this.#pipe) this.#rest();
    };
    pipe.onclose = () => {
      if (pipe !== this.#pipe) return;
      this.#pipe = null;
      this.#lose();
      this.#later();
    };
  }

  #later(): void {
    if (this.#closed) return;
    const random = (this.#ends.random ?? Math.random)();
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), backOff(this.#tries, random));
    this.#tries += 1;
  }

  #drop(): void {
    const pipe = this.#pipe;
    this.#pipe = null;
    if (!pipe) return;
    pipe.onopen = pipe.onmessage = pipe.onclose = null;
    pipe.close();
  }

  #take(data: unknown): void {
    let message: Down;
    try {
      message = JSON.parse(String(data)) as Down;
    } catch {
      return;
    }
    if (message.t === "at") {
      const pipe = this.#pipe;
      this.#tries = 0;
      this.#ends.hear(message);
      if (pipe === this.#pipe) this.#set("live");
      return;
    }
    if (message.t === "error" && message.code === "old-page") {
      this.close();
      this.#set("outdated");
      return;
    }
    if (message.t === "answer" || message.t === "error" || message.t === "preview") {
      const asked = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      asked?.done(message);
    }
    this.#ends.hear(message);
  }

  #greet(): void {
    const listens = this.#ends.listens?.() ?? false;
    this.#send({ t: "hello", v: this.#ends.version(), wire: WIRE_VERSION, listens });
  }

  #send(message: Request | Hello): void {
    this.#pipe?.send(JSON.stringify(message));
  }

  /** A word is due: a line that does not bring one is as good as none. */
  #expect(): void {
    clearTimeout(this.#dead);
    if (!this.#closed) this.#dead = setTimeout(() => this.#pipe && this.renew(), PATIENCE);
  }

  /** A word came. If nothing more is due, one is asked for after a while. */
  #rest(): void {
    this.#expect();
    if (this.#waiting.size || this.#closed) return;
    clearTimeout(this.#dead);
    this.#dead = setTimeout(() => {
      if (this.#pipe?.readyState === OPEN) this.#greet();
      this.#expect();
    }, QUIET);
  }

  #lose(): void {
    if (this.#status.kind === "live") this.#set("lost");
  }

  #set(kind: Status["kind"]): void {
    if (this.#status.kind === kind && this.#status.since) return;
    this.#status = { kind, since: Date.now() };
    this.#ends.status(this.#status);
  }
}

/** What a refused request came to. */
export function faultOf({ code, detail = "" }: Failed): Fault {
  return { code, detail };
}

/** An id nobody else has; `randomUUID` is missing where the page is not served securely. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
