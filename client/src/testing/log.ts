// A table and its log as the server tells them, for the tests.
import sample from "../../samples/3-bid.json";
import type { At, StoryLine } from "../wire/wire";

export const view = sample.at.view as unknown as At["view"];

/** Version v with so many new lines from line `since` on; each says of which version it is. */
export function at(v: number, since: number, lines: number, more: Partial<At> = {}): At {
  const story: StoryLine[] = Array.from({ length: lines }, (_, i) => ({
    n: since + i,
    round: 1,
    step: 4,
    seat: 0,
    text: `v${v}`,
    chosen: true,
    said: [],
    events: [],
  }));
  const rest = { phase: "running" as const, forecast: [], poll: null, result: null, winners: [] };
  return { t: "at", v, view, since, story, ...rest, ...more };
}
