// Which sounds belong to what happened at a table, and when somebody is called.
import type { Scene } from "../board/scenes";
import type { Made } from "../wire/wire";

export type Cue = "turn" | "bid" | "sold" | "ship" | "clear" | "elections" | "end";

const DEEDS: Partial<Record<Made["verb"], Cue>> = {
  bid: "bid",
  ship: "ship",
  clear: "clear",
  elect: "elections",
};

/** The sounds of scenes, in their order, each once however often it happened. */
export function cues(scenes: Pick<Scene, "events" | "sold">[]): Cue[] {
  const heard = scenes.flatMap(({ events, sold }) => [
    ...events.flatMap((event) => (event.t === "made" ? (DEEDS[event.verb] ?? []) : [])),
    ...(sold ? (["sold"] as const) : []),
  ]);
  return [...new Set(heard)];
}

/** Calls whoever is asked here, once for all the questions they answer before somebody else is to move. */
export class Bell {
  #last: number | null = null;

  /** Whether it rings now: `asked` is a seat of mine that is asked, else -1; `others` whether another is to move. */
  rings(asked: number, others: boolean): boolean {
    const first = this.#last === null;
    const rings = asked >= 0 && asked !== this.#last;
    if (asked >= 0) this.#last = asked;
    else if (others || first) this.#last = -1;
    return rings && !first;
  }
}
