// When a sign is explained: a mouse rests on it, the keyboard comes to it, or a finger is held on it.

/** How long a mouse rests on a sign, and on the next one while a tip is shown, in milliseconds. */
export const REST = 400;
export const NEXT = 100;
/** How long a finger is held on it, and how far it may slip, in pixels. */
export const HOLD = 500;
export const SLIP = 10;

export class Pointing<Sign> {
  /** The sign that is explained now. */
  shown = $state.raw<Sign | null>(null);
  by: "mouse" | "keys" | "finger" = "mouse";
  /** What the mouse is over. */
  #over: Sign | null = null;
  /** The sign under the finger, and where it came down. */
  #held: { sign: Sign; x: number; y: number } | null = null;
  /** Whether the finger has had its answer: the click that ends the press is none. */
  #answered = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The mouse moved, over a sign or none. */
  hover(sign: Sign | null): void {
    if (sign === this.#over) return;
    this.#over = sign;
    const shows = this.shown !== null && this.by === "mouse";
    if (shows) this.close();
    clearTimeout(this.#timer);
    if (sign) this.#timer = setTimeout(() => this.#show(sign, "mouse"), shows ? NEXT : REST);
  }

  /** A mouse button went down: whoever presses needs no words, until the mouse has been elsewhere. */
  click(sign: Sign | null): void {
    this.#over = sign;
    this.close();
  }

  /** A finger came down. */
  press(sign: Sign | null, x: number, y: number): void {
    this.close();
    this.#answered = false;
    this.#held = sign && { sign, x, y };
    if (sign) this.#timer = setTimeout(() => this.hold(), HOLD);
  }

  slip(x: number, y: number): void {
    if (this.#held && Math.hypot(x - this.#held.x, y - this.#held.y) > SLIP) this.lift();
  }

  /** The finger is held long enough, by this clock or by the device's; false where it is on no sign. */
  hold(): boolean {
    if (!this.#held) return false;
    clearTimeout(this.#timer);
    this.#show(this.#held.sign, "finger");
    this.#answered = true;
    return true;
  }

  /** The finger left, or scrolls. */
  lift(): void {
    this.#held = null;
    if (!this.#answered) clearTimeout(this.#timer);
  }

  /** Whether a click only ends a press that was answered; one such click, and no other. */
  ends(): boolean {
    const answered = this.#answered;
    this.#answered = false;
    return answered;
  }

  /** The keyboard came to a sign. */
  focus(sign: Sign): void {
    clearTimeout(this.#timer);
    this.#show(sign, "keys");
  }

  /** The keyboard left it. */
  blur(): void {
    if (this.by === "keys") this.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  #show(sign: Sign, by: "mouse" | "keys" | "finger"): void {
    this.by = by;
    this.shown = sign;
  }
}
