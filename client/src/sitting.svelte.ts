// One person at a table, whatever the screen: the question and what is composed for it, what of the
// board answers it, and the ways out of the past.
import { untrack } from "svelte";
import { api, Refusal } from "./api";
import { Desk, type Drafts, type Seen } from "./ask/desk.svelte";
import { pressing } from "./ask/labels";
import { sayFault } from "./bar/names";
import { lastTurn, type CatchUp } from "./log/catchup.svelte";
import { since, type News } from "./log/since";
import { usual } from "./pages/make";
import { go, href } from "./router.svelte";
import { NoPreview, type Table } from "./store.svelte";
import type { Asked, Chair, Forecast, Preview } from "./wire";

export class Sitting {
  #kept: { id: string; desk: Desk } | null = null;
  /** What is half composed in one turn: it outlives the other half of it. */
  #drafts: { turn: string; of: Drafts } = { turn: "", of: new Map() };

  constructor(
    readonly table: Table,
    readonly away: CatchUp,
    /** Everybody with the name they go by. */
    readonly seated: () => Chair[],
  ) {}

  get chairs(): Chair[] {
    return this.seated();
  }

  /** The question in sight: none while an earlier table is looked at. */
  get asked(): Asked | null {
    return this.away.open ? null : this.table.standing;
  }

  /**
   * What is composed for the question; it outlives a look at the past, and a new version that asks the
   * same.
   */
  desk = $derived.by((): Desk | null => {
    const asked = this.table.asked;
    const at = this.table.at;
    if (!asked || !at || asked.v !== at.v || !this.table.mine.includes(asked.ask.seat)) return null;
    const id = JSON.stringify([asked.ask, at.view.players[asked.ask.seat]]);
    return untrack(() => {
      if (this.#kept?.id !== id) this.#kept = { id, desk: this.#fresh(asked) };
      return this.#kept.desk;
    });
  });

  #fresh(asked: Asked): Desk {
    const { at, info } = this.table;
    const ahead = at?.forecast[asked.ask.seat];
    if (!at || !info || !ahead) throw new Error("a question without a table");
    return new Desk(asked.ask, at.view, info.box, this.seated, ahead, (text) => this.#look(text), this.#begun(asked));
  }

  /** What is picked already in the turn of a question; a question by itself begins anew. */
  #begun({ ask }: Asked): Drafts {
    if (ask.kind !== "turn") return new Map();
    const turn = [ask.seat, ask.round, ask.step].join(" ");
    if (this.#drafts.turn !== turn) this.#drafts = { turn, of: new Map() };
    return this.#drafts.of;
  }

  play(text: string): void {
    this.desk?.played(text);
    void this.table.play(text);
  }

  async #look(text: string): Promise<Seen> {
    try {
      return await this.table.preview(text);
    } catch (no) {
      if (!(no instanceof NoPreview)) throw no;
      return { error: sayFault(no.fault) };
    }
  }

  get busy(): boolean {
    return this.table.pending !== null || this.table.status.kind !== "live";
  }

  /** Zones of the board the question is about. */
  get lit(): string[] {
    return this.asked && this.desk ? this.desk.lit : [];
  }

  /** Those of them a phone shows with the question. */
  get beside(): string[] {
    return this.asked && this.desk ? this.desk.beside : [];
  }

  /** Things on the board that may be pressed, with what a press does. */
  get can(): Record<string, string> {
    const desk = this.asked && this.desk;
    if (!desk) return {};
    return Object.fromEntries(Object.keys(desk.can).map((key) => [key, pressing(desk, key)]));
  }

  /** Things on the board that are chosen or pointed at in the question. */
  get marks(): Record<string, string> {
    return this.asked && this.desk ? this.desk.marks : {};
  }

  press = (key: string): void => {
    if (!this.busy) this.desk?.press(key);
  };

  /** The seat whose purse and prospects are shown first. */
  get seat(): number {
    return this.table.me >= 0 ? this.table.me : Math.max(0, this.table.view?.mover ?? 0);
  }

  /** Its end of the round; nothing once that has begun. */
  get ahead(): Forecast | undefined {
    const view = this.table.view;
    return view && view.round > 0 && view.step < 9 ? this.table.forecast[this.seat] : undefined;
  }

  /** What the answer being composed would do for it, once that is known. */
  get after(): Preview | null {
    return this.asked?.ask.seat === this.seat ? (this.desk?.preview ?? null) : null;
  }

  /** How many lines of the log there were when the news was put away. */
  #put = $state(0);

  /** What happened to the seat that is asked since it last chose, until it is put away. */
  news = $derived.by((): News[] => {
    const { at, story, mine } = this.table;
    const seat = at?.view.mover ?? -1;
    if (!at || !mine.includes(seat) || Math.max(this.#put, this.away.upTo) >= story.length) return [];
    return since(story, seat, this.table.leftBy(seat, lastTurn(story, [seat]) - 1), at.view);
  });

  hideNews(): void {
    this.#put = this.table.story.length;
  }

  // The past --------------------------------------------------------------------------------------

  /** Take back to the first choice after the line looked at. */
  back(): void {
    const from = (this.table.past?.n ?? 0) + 1;
    const choice = this.table.story.find((line) => line.n >= from && line.chosen);
    if (choice) void this.table.takeBack(choice.n).then(() => this.table.now());
  }

  /** Not beyond the line a game goes on from. */
  get mayTakeBack(): boolean {
    return this.table.me >= 0 && this.table.phase === "running" && (this.table.past?.n ?? 0) >= -1;
  }

  /** Play on from the line looked at, in a game of one's own. */
  async copy(): Promise<void> {
    try {
      const bot = usual(await api.bots());
      const { id } = await api.copy(this.table.id, (this.table.past?.n ?? -1) + 1, bot);
      go(href("table", id));
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.table.fault = refusal;
    }
  }
}
