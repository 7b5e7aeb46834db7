/** Something asked of the server by a page: whether it is under way, and what went wrong. */

import { Refusal } from "../wire/api";
import { sayFault } from "../words/names";

export class Asking {
  busy = $state(false);
  /** The refusal in words, or nothing. */
  fault = $state("");

  async run(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.fault = "";
    try {
      await what();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.fault = sayFault(refusal);
    } finally {
      this.busy = false;
    }
  }

  /** The same, unless something is under way. */
  async once(what: () => Promise<unknown>): Promise<void> {
    if (!this.busy) await this.run(what);
  }
}
