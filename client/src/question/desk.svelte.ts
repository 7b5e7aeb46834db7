// What a person is composing as the answer to one question: the option opened, what is picked of it,
// and what the server says it would do.
import { clamp, nth } from "../wire/numbers";
import type {
  Ask,
  BoxView,
  Chair,
  Choice,
  Forecast,
  PlayerView,
  Preview,
  View,
} from "../wire/wire";
import {
  changed,
  choiceOf,
  compose,
  first,
  still,
  type Option,
  type Pick,
  type Picks,
  type Verb,
} from "./composing";
import { groups, type Groups } from "./groups";
import { chosen, pressable, specialOf, type Press } from "./pressing";
import { zones, zonesBeside } from "./zones";

export type Seen = Preview | { error: string };
export type Look = (text: string) => Promise<Seen>;
/** What was picked of each option, by its prefix; the latest last. */
export type Drafts = Map<string, Pick>;
/** Tile actions in the order they are offered first. */
const LIKELY: Verb[] = ["ship", "trade", "build", "elect", "add", "clear"];

export function failed(seen: Seen | undefined): seen is { error: string } {
  return seen !== undefined && "error" in seen;
}

export class Desk {
  prefix = $state("");
  n = $state(0);
  picks = $state.raw<Picks>({});
  chosen = $state("");
  /** Previews by text. */
  seen = $state.raw<Record<string, Seen>>({});
  /** The thing of the board that the choice under the pointer or the focus is about. */
  point = $state("");
  /** The answer waits for a second "yes", because it can't simply be taken back. */
  pending = $state("");
  /** Its answer is on its way: what is composed does not go on. */
  answered = false;
  readonly groups: Groups;
  /** What may be pressed on the board. */
  readonly can: Record<string, Press>;
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
    this.begin();
  }

  /** What the question begins with, or nothing where that is to be chosen. */
  begin(): void {
    const begin = this.ask.kind === "turn" ? this.#likely() : this.groups.rest[0];
    this.open(begin?.prefix ?? "");
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
    return nth(this.view.players, this.ask.seat);
  }

  get option(): Option | null {
    return this.ask.options.find((option) => option.prefix === this.prefix) ?? null;
  }

  /** What is being composed: the option's verb, or "". */
  get verb(): Verb | "" {
    return this.option?.verb ?? "";
  }

  get text(): string {
    return this.option ? compose(this.option, this) : "";
  }

  get now(): Seen | undefined {
    return this.seen[this.text];
  }

  /** The choice made of a list. */
  get choice(): Choice | null {
    return choiceOf(this.option, this.chosen);
  }

  /** What the composed answer does, as far as it is known. */
  get does(): Preview | Choice | null {
    return this.preview ?? this.choice;
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

  options(verb: Verb): Option[] {
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
    const proposed = first(option);
    const begin = left ? still(option, left) : proposed;
    this.n = begin.n;
    this.picks = begin.picks;
    this.chosen = begin.chosen || proposed.chosen;
    if (chosen) this.choose(chosen);
  }

  /** Go on with what is composed at another desk for the same question. */
  goOn({ prefix, n, picks, chosen }: Desk): void {
    this.drafts.set(prefix, { n, picks, chosen });
    this.open(prefix);
  }

  choose(text: string): void {
    this.chosen = text;
    this.#keep();
  }

  set(n: number): void {
    const option = this.option;
    if (option?.shape === "amount") this.n = clamp(n, option.least, option.most);
    this.#keep();
  }

  add(word: string, by = 1): void {
    const option = this.option;
    if (option?.shape === "mix") this.picks = changed(option, this.picks, word, by);
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
    this.answered = true;
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
    const press = this.can[key];
    if (!press) return;
    const { option, choice, item } = press;
    if (!item) this.open(option.prefix, choice?.text);
    else {
      if (this.prefix !== option.prefix) this.open(option.prefix);
      this.add(item.word);
    }
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
      if (
        `${zone}:${d}` in this.can &&
        (zone === "column" || this.ask.kind !== "turn" || this.verb === "build")
      ) {
        this.press(`${zone}:${d}`);
        return;
      }
    }
    const choices = option?.shape === "list" ? option.choices : [];
    const nth = choices[d - 1];
    if (nth && choices.length > 1) this.choose(nth.text);
    else if (this.ask.kind === "turn") this.press(`special:${d}`);
  }

  /** The district of the special action being composed, 0 for none. */
  get special(): number {
    return specialOf(this.option);
  }
}
