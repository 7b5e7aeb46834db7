// Where on the board a scene happens: all of it that a phone shows while others move.
import { DEAL_STEP, type Scene } from "../board/scenes";
import type { ZoneName } from "../board/zone";
import type { Made, View } from "../wire/wire";

const OF_VERB: Partial<Record<Made["verb"], ZoneName>> = {
  auction: "cashbox",
  bid: "cashbox",
  pass: "cashbox",
  take: "cashbox",
  add: "land",
  clear: "land",
  trade: "traders",
  ship: "ships",
  post: "river",
};
const OF_STEP: Partial<Record<number, ZoneName>> = { 4: "cashbox", 6: "land", 7: "traders" };

/** Nowhere while purses are filled and emptied: the sheets tell that. A payment happens where the column is that it is for, anything else where its verb is at home. */
export function zoneOf(scene: Scene | null, view: View): ZoneName | null {
  if (scene?.told) return scene.told.step === DEAL_STEP ? "cashbox" : null;
  const made = scene?.events.find((event) => event.t === "made");
  if (!made) return OF_STEP[view.step] ?? "city";
  if (scene?.events.some((event) => event.t === "won")) return "cashbox";
  return OF_VERB[made.verb] ?? "city";
}
