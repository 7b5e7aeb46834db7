// Who would win if the game ended now, as far as the reader wants to know.
import { me } from "../person/me.svelte";
import { FINAL_STEP } from "../wire/names";
import type { View } from "../wire/wire";

/** From this round on the final scoring is near: who leads is told plainly. */
export const LATE = 5;

/** Whether the final scoring as things stand is shown beside the points. */
export function projected(view: View): boolean {
  return me.prefs.projection && view.round > 0 && view.step < FINAL_STEP;
}

/** Whether a seat would win now, alone or with others. */
export function lead(view: View, seat: number): "sole" | "tied" | "no" {
  const totals = view.players.map(({ projection }) => projection.total);
  const best = Math.max(...totals);
  if (totals[seat] !== best) return "no";
  return totals.filter((total) => total === best).length > 1 ? "tied" : "sole";
}
