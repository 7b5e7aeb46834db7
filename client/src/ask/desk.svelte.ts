// What a person is composing as the answer to one question: the option opened, what is picked of it,
// and what the server says it would do.
import {
  changed,
  chosen,
  clamp,
  compose,
  failed,
  first,
  groups,
  pressable,
  SPECIALS,
  still,
  zones,
  zonesBeside,
  type Groups,
  type Pick,
  type Picks,
} from "../compose";
import type { Ask, BoxView, Chair, Choice, Forecast, Option, PlayerView, Preview, View } from "../wire";

export type Seen = Preview | { error: string };
export type Look = (text: string) => Promise<Seen>;
/** What was picked of each option, by its prefix; the latest last. */
export type Drafts = Map<string, Pick>;
/** Tile actions in the order they are offered first. */
const LIKELY = ["ship", "trade", "build", "elect", "add", "clear"];

export class Desk {
  prefix = $state("");
  n = $state(0);
  picks = $state.raw<Picks>({});
  chosen = $state("");
  /** Previews by text. */
  seen = $state.raw<Record<string, Seen>>({});
  /** The thing of the board that the choice under the pointer or the focus is about. */
  point = $state("");
  /** The answer waits for a second "yes", because it ends the turn. */
  pending = $state("");
  readonly groups: Groups;
  readonly can: Record<string, string>;
  #asked = new Set<string>();
  #digits = { n: 0, at: 0 };

  constructor(
    readonly ask: Ask,
    readonly view: View,
    readonly box: BoxView,
    readonly seated: () => Chair[],
    readonly ahead: Forecast,
    readonly look: Look,
    /** What is picked already in the same turn. */
    readonly drafts: Drafts = new Map(),
  ) {
    this.groups = groups(ask);
    this.can = pressable(ask);
    const begin = ask.kind === "turn" ? this.#likely() : this.groups.rest[0];
    if (begin) this.open(begin.prefix);
  }

  /** What a turn begins with: the tile, as it was left if it was begun; else a special that was. */
  #likely(): Option | undefined {
    const begun = [...this.drafts.keys()].reverse();
    const left = (options: Option[]) =>
      begun.map((prefix) => options.find((o) => o.prefix === prefix)).find(Boolean);
    const usual = LIKELY.map((verb) => this.groups.tile.find((o) => o.verb === verb)).find(Boolean);
    return left(this.groups.tile) ?? usual ?? left(this.groups.special);
  }

  get chairs(): Chair[] {
    return this.seated();
  }

  get me(): PlayerView {
    return this.view.players[this.ask.seat] as PlayerView;
  }

  get option(): Option | null {
    return this.ask.options.find((option) => option.prefix === this.prefix) ?? null;
  }

  /** What is being composed: the option's verb, or "". */
  get verb(): string {
    return this.option?.verb ?? "";
  }

  get text(): string {
    return this.option ? compose(this.option, this) : "";
  }

  get now(): Seen | undefined {
    return this.seen[this.text];
  }

  /** What the composed answer does, as far as it is known. */
  get does(): Choice | null {
    const known = this.now;
    if (known && !failed(known)) return known;
    return this.option?.choices.find((choice) => choice.text === this.text) ?? null;
  }

  get preview(): Preview | null {
    return this.now && !failed(this.now) ? this.now : null;
  }

  get lit(): string[] {
    return zones(this.ask, this.verb);
  }

  /** Those of them a phone shows with the question. */
  get beside(): string[] {
    return zonesBeside(this.ask, this.verb);
  }

  /** Things of the board that are chosen, each with its mark; "" for one that is only pointed at. */
  get marks(): Record<string, string> {
    const pointed = this.point ? { [this.point]: "" } : {};
    return this.option ? { ...pointed, ...chosen(this.option, this) } : pointed;
  }

  options(verb: string): Option[] {
    return this.ask.options.filter((option) => option.verb === verb);
  }

  name(seat: number): string {
    return this.chairs[seat]?.name ?? "";
  }

  /** Compose another option: as it was left, or from its first proposal. */
  open(prefix: string, chosen = ""): void {
    this.pending = "";
    this.prefix = prefix;
    const option = this.option;
    if (!option) return;
    const left = this.drafts.get(prefix);
    const proposed = first(option, this.me.purse, this.ahead);
    const begin = left ? still(option, left) : proposed;
    this.n = begin.n;
    this.picks = begin.picks;
    this.chosen = begin.chosen || proposed.chosen;
    if (chosen) this.choose(chosen);
  }

  choose(text: string): void {
    this.chosen = text;
    this.#keep();
  }

  set(n: number): void {
    if (this.option) this.n = clamp(n, this.option.least, this.option.most);
    this.#keep();
  }

  add(word: string, by = 1): void {
    if (this.option) this.picks = changed(this.option, this.picks, word, by);
    this.#keep();
  }

  put(picks: Picks): void {
    this.picks = picks;
    this.#keep();
  }

  #keep(): void {
    this.pending = "";
    const { n, picks, chosen } = this;
    this.drafts.delete(this.prefix);
    this.drafts.set(this.prefix, { n, picks, chosen });
  }

  /** What is being composed was played: it is not proposed again. */
  played(text: string): void {
    if (text === this.text) this.drafts.delete(this.prefix);
  }

  /** Ask what a text would do, once. */
  peek(text: string): void {
    if (!text || this.#asked.has(text)) return;
    this.#asked.add(text);
    void this.look(text)
      .catch(() => ({ error: "" }))
      .then((seen) => {
        if (failed(seen)) this.#asked.delete(text);
        this.seen = { ...this.seen, [text]: seen };
      });
  }

  points(text: string): number | null {
    const seen = this.seen[text];
    return seen && !failed(seen) ? seen.points : null;
  }

  /** Something on the board was pressed. */
  press(key: string): void {
    const what = this.can[key];
    if (what === undefined) return;
    const [zone = "", word = ""] = key.split(":");
    const whole = this.ask.options.find((o) => o.choices.some((choice) => choice.text === what));
    const mix = this.ask.options.some((o) => o.prefix === what && o.shape === "mix");
    if (zone === "district" && mix) {
      if (this.prefix !== what) this.open(what);
      this.add(word);
    } else if (whole) this.open(whole.prefix, what);
    else this.open(what);
  }

  /** Steps an amount, or turns to the next of a list. */
  step(by: number): void {
    const option = this.option;
    if (option?.shape === "amount") this.set(this.n + by);
    if (option?.shape === "list") {
      const at = option.choices.findIndex((choice) => choice.text === this.chosen);
      const next = option.choices[clamp(at + by, 0, option.choices.length - 1)];
      if (next) this.choose(next.text);
    }
  }

  /** A digit: the amount (two soon after one another are one number), a district, column or special. */
  digit(d: number): void {
    const option = this.option;
    if (option?.shape === "amount") {
      const now = Date.now();
      const soon = now - this.#digits.at < 900 ? this.#digits.n * 10 + d : d;
      this.#digits = { n: soon <= option.most ? soon : d, at: now };
      this.set(this.#digits.n);
      return;
    }
    for (const zone of ["district", "column"]) {
      if (`${zone}:${d}` in this.can && (zone === "column" || this.ask.kind !== "turn" || this.verb === "build")) {
        this.press(`${zone}:${d}`);
        return;
      }
    }
    const nth = option?.shape === "list" ? option.choices[d - 1] : undefined;
    if (nth && option && option.choices.length > 1) this.choose(nth.text);
    else if (this.ask.kind === "turn") this.press(`special:${d}`);
  }

  get special(): number {
    return (SPECIALS as readonly string[]).indexOf(this.verb) + 1;
  }
}
