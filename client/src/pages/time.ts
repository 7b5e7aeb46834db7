// Times as people say them.
import { language } from "../words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago; the server counts in seconds or milliseconds. */
export function ago(when: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - (when < 1e11 ? when * 1000 : when)) / 1000);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, "second");
}

/** The time of day. */
export function clock(when: number): string {
  const ms = when < 1e11 ? when * 1000 : when;
  return new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit" }).format(ms);
}
