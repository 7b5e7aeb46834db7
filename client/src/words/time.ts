// Times as people say them.
import { language } from "./words.svelte";

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

/** A time as one says how long, in its largest whole unit. */
export function length(ms: number): { unit: "days" | "hours" | "minutes"; n: number } {
  const minutes = Math.floor(ms / 60_000);
  if (minutes >= 48 * 60) return { unit: "days", n: Math.floor(minutes / (24 * 60)) };
  if (minutes >= 120) return { unit: "hours", n: Math.floor(minutes / 60) };
  return { unit: "minutes", n: minutes };
}

/** So many minutes, in the largest unit that has them whole: 15 minutes, 1 hour, 1 day. */
export function span(minutes: number): string {
  const [unit, size] =
    minutes % 1440 === 0
      ? (["day", 1440] as const)
      : minutes % 60 === 0
        ? (["hour", 60] as const)
        : (["minute", 1] as const);
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language(), style).format(minutes / size);
}

/** The time of day. */
export function clock(when: number): string {
  const ms = when < 1e11 ? when * 1000 : when;
  return new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit" }).format(ms);
}
