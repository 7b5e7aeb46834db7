// What changed between two tables for a seat: for the catch-up and the next question.
import { nth } from "../wire/numbers";
import type { Kind } from "../words/kinds";
import { DISTRICTS, KINDS } from "../wire/names";
import type { View } from "../wire/wire";
import { listed, say } from "../words/words.svelte";

export type Effect =
  | { what: "points" | "purse"; kind: Kind | "points"; n: number }
  | { what: "lead"; district: (typeof DISTRICTS)[number]; was: number; now: number; by: number[] }
  | { what: "marker"; was: number; now: number }
  | { what: "travel"; was: number; now: number };

/** What the time between two tables did to a seat. */
export function effects(before: View, after: View, seat: number): Effect[] {
  const was = before.players[seat];
  const now = after.players[seat];
  if (!was || !now) return [];
  const found: Effect[] = [];
  if (now.score !== was.score) {
    found.push({ what: "points", kind: "points", n: now.score - was.score });
  }
  KINDS.forEach((kind, i) => {
    const n = (now.purse[i] ?? 0) - (was.purse[i] ?? 0);
    if (n) found.push({ what: "purse", kind, n });
  });
  DISTRICTS.forEach((district, i) => {
    const lead = [was.standing[i] ?? 0, now.standing[i] ?? 0] as const;
    if (lead[0] !== lead[1]) {
      found.push({
        what: "lead",
        district,
        was: lead[0],
        now: lead[1],
        by: leaders(after, i, seat),
      });
    }
  });
  const marker = [before.order.indexOf(seat) + 1, after.order.indexOf(seat) + 1] as const;
  if (marker[0] !== marker[1]) found.push({ what: "marker", was: marker[0], now: marker[1] });
  if (was.travel !== now.travel) {
    found.push({ what: "travel", was: was.travel, now: now.travel });
  }
  return found;
}

const LEADS = ["page-away-lead-0", "page-away-lead-1", "page-away-lead-2"] as const;

/** An effect in words, to whom it happened. */
export function sayEffect(effect: Effect, who: string[]): string {
  switch (effect.what) {
    case "marker":
      return say("page-away-marker", { was: effect.was, now: effect.now });
    case "travel":
      return say("page-away-travel", { was: effect.was, now: effect.now });
    case "lead": {
      const place = say(`in-${effect.district}`);
      const by = listed(effect.by.map((seat) => who[seat] ?? ""));
      return say(nth(LEADS, effect.now), { place, who: by, others: effect.by.length });
    }
    default: {
      const amount = say(`amount-${effect.kind}`, { n: Math.abs(effect.n) });
      return say(effect.n > 0 ? "page-away-got" : "page-away-gave", { amount });
    }
  }
}

function leaders(view: View, district: number, but: number): number[] {
  return view.players.flatMap((p, seat) => (seat !== but && p.standing[district] ? [seat] : []));
}
