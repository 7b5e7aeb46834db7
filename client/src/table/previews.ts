// What sentences would do; each is asked for once in a version of the table.
import type { Fault } from "../wire/api";
import { faultOf, type Reply } from "../wire/socket";
import type { Preview } from "../wire/wire";

/** A preview that can't be: the sentence is against the rules, or the table went on. */
export class NoPreview extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

export class Previews {
  #known = new Map<string, Promise<Preview>>();

  constructor(readonly ask: (text: string) => Promise<Reply>) {}

  /** The table went on: nothing of what is known holds any more. */
  clear(): void {
    this.#known.clear();
  }

  of(text: string): Promise<Preview> {
    const known = this.#known.get(text);
    if (known) return known;
    const found = this.ask(text).then((reply) => {
      if (reply.t === "preview") return reply.preview;
      throw new NoPreview(reply.t === "error" ? faultOf(reply) : { code: "", detail: "" });
    });
    this.#known.set(text, found);
    return found;
  }
}
