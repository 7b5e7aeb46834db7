// One person at a table, whatever the screen: the question and what is composed for it, what of the
// board answers it, and the ways out of the past.
import { untrack } from "svelte";
import { UPKEEP_STEP } from "../wire/names";
import { api, Refusal } from "../wire/api";
import { Desk, type Drafts, type Seen } from "../question/desk.svelte";
import { keepDraft, takeDraft } from "../question/draft";
import { pressing } from "../question/labels";
import { sayFault } from "../words/names";
import { lastTurn, type CatchUp } from "../past/catchup.svelte";
import type { Ways } from "../past/PastWays.svelte";
import { rivals, since, type News } from "../past/since";
import { usual } from "../games/make";
import { href, onward } from "../ui/router.svelte";
import { NoPreview } from "./previews";
import type { Table } from "./store.svelte";
import type { Asked, Chair, Forecast, Preview, StoryLine } from "../wire/wire";

export class Sitting implements Ways {
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

  /** The question in sight: none while an earlier table is looked at, or before the table is there. */
  get asked(): Asked | null {
    return this.away.open || this.table.pace.telling ? null : this.table.standing;
  }

  /**
   * What is composed for the question; it outlives a look at the past, and a new version that asks the
   * same after others have changed the table.
   */
  desk = $derived.by((): Desk | null => {
    const asked = this.table.asked;
    const at = this.table.at;
    if (!at || asked?.v !== at.v || !this.table.mine.includes(asked.ask.seat)) return null;
    const id = JSON.stringify([asked.ask, at.view]);
    return untrack(() => {
      const kept = this.#kept;
      if (kept?.id === id) return kept.desk;
      const desk = this.#fresh(asked);
      const same = kept && JSON.stringify(kept.desk.ask) === JSON.stringify(asked.ask);
      if (same && !kept.desk.answered) desk.goOn(kept.desk);
      this.#kept = { id, desk };
      return desk;
    });
  });

  #fresh(asked: Asked): Desk {
    const { at, info } = this.table;
    const ahead = at?.forecast[asked.ask.seat];
    if (!at || !info || !ahead) throw new Error("a question without a table");
    const kept = takeDraft(this.table.id, asked);
    const drafts = this.#begun(asked);
    for (const [prefix, pick] of kept?.picks ?? []) drafts.set(prefix, pick);
    const desk = new Desk(
      asked.ask,
      at.view,
      info.box,
      this.seated,
      ahead,
      (text) => this.#look(text),
      drafts,
    );
    if (kept && asked.ask.options.some(({ prefix }) => prefix === kept.prefix))
      desk.open(kept.prefix);
    return desk;
  }

  /** Keep what is composed for a page that is loaded anew. */
  keep(): void {
    const { asked } = this.table;
    if (this.desk && asked) keepDraft(this.table.id, asked, this.desk);
  }

  /** What is picked already in the turn of a question; a question by itself begins anew. */
  #begun({ ask }: Asked): Drafts {
    if (ask.kind !== "turn") return new Map();
    const turn = [ask.seat, ask.round, ask.step].join(" ");
    if (this.#drafts.turn !== turn) this.#drafts = { turn, of: new Map() };
    return this.#drafts.of;
  }

  play(text: string): void {
    const desk = this.desk;
    desk?.played(text);
    void this.table.play(text).then((played) => {
      if (desk && !played) desk.answered = false;
    });
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
    return view && view.round > 0 && view.step < UPKEEP_STEP
      ? this.table.forecast[this.seat]
      : undefined;
  }

  /** The end of the round for every seat, while it can still be foretold. */
  get prospects(): Forecast[] {
    const view = this.table.view;
    return view && view.round > 0 && view.step <= UPKEEP_STEP ? this.table.forecast : [];
  }

  /** What the answer being composed would do for it, once that is known. */
  get after(): Preview | null {
    return this.asked?.ask.seat === this.seat ? (this.desk?.preview ?? null) : null;
  }

  /** How many lines of the log there were when the news was put away. */
  #put = $state(0);

  /** What happened to the seat that is asked since it last chose, until it is put away. */
  news = $derived.by((): News[] => {
    const { at, mine } = this.table;
    const { story } = this.table.history;
    const seat = at?.view.mover ?? -1;
    if (!at || !mine.includes(seat) || Math.max(this.#put, this.away.upTo) >= story.length)
      return [];
    const left = this.table.history.leftBy(seat, lastTurn(story, [seat]) - 1);
    return [...since(story, seat, left, at.view), ...rivals(story, seat)];
  });

  hideNews(): void {
    this.#put = this.table.history.story.length;
  }

  // The past --------------------------------------------------------------------------------------

  /** The choice a takeback begins with: the first after the line looked at, or my last one. */
  get choice(): StoryLine | undefined {
    const { past, story } = this.table.history;
    return past
      ? story.find((line) => line.n > past.n && line.chosen)
      : story[lastTurn(story, this.table.mine) - 1];
  }

  /** Take back to it, for all at the table if they agree. */
  async back(): Promise<void> {
    const { past } = this.table.history;
    const { choice } = this;
    if (!choice) return;
    await this.table.takeBack(choice.n);
    if (this.table.history.past === past) await this.table.history.now();
  }

  /** Not beyond the line a game goes on from. */
  get mayTakeBack(): boolean {
    return (
      this.table.me >= 0 &&
      this.table.phase === "running" &&
      (this.table.history.past?.n ?? 0) >= -1
    );
  }

  /** Play on from the line looked at, or from now, in a game of one's own. */
  async copy(): Promise<void> {
    const goOn = onward();
    const { past, story } = this.table.history;
    const n = past ? past.n + 1 : story.length;
    try {
      const bot = usual(await api.bots());
      const { id } = await api.copy(this.table.id, n, bot);
      goOn(href("table", id));
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.table.fault = refusal;
    }
  }
}
