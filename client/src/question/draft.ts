// What is half composed, kept in the browser's tab while the page is loaded anew.
import type { Asked } from "../wire/wire";
import type { Pick } from "./composing";
import type { Desk } from "./desk.svelte";

interface Draft {
  v: number;
  seat: number;
  prefix: string;
  picks: [string, Pick][];
}

const shelf = (game: string) => `nieuw.draft:${game}`;

/** Keep what is composed for a question. */
export function keepDraft(game: string, { v, ask }: Asked, desk: Desk): void {
  const draft: Draft = { v, seat: ask.seat, prefix: desk.prefix, picks: [...desk.drafts] };
  try {
    sessionStorage.setItem(shelf(game), JSON.stringify(draft));
  } catch {
    // Without a place to keep it, it begins anew.
  }
}

/** What was kept for a question, once; null where it was for another. */
export function takeDraft(game: string, { v, ask }: Asked): Draft | null {
  try {
    const text = sessionStorage.getItem(shelf(game));
    sessionStorage.removeItem(shelf(game));
    const draft = JSON.parse(text ?? "null") as Draft | null;
    return draft?.v === v && draft.seat === ask.seat ? draft : null;
  } catch {
    return null;
  }
}
