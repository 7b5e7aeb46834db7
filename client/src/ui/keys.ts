// What keys mean at a table and in a replay. Those that walk within one control, as the arrows do
// between tabs, are the control's own.

export interface Keyed {
  key: string;
  target: EventTarget | null;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented?: boolean;
  repeat?: boolean;
}
export type QuestionKey =
  { do: "primary" | "pass" | "undo" | "back" | "more" | "less" } | { do: "digit"; n: number };
export type ReplayKey =
  "earlier" | "later" | "round-before" | "round-after" | "first" | "last" | "play";
export type TableKey = "help" | "earlier" | "later" | "back";

const QUESTION: Partial<Record<string, "pass" | "undo" | "back" | "more" | "less">> = {
  p: "pass",
  u: "undo",
  escape: "back",
  "+": "more",
  "=": "more",
  "-": "less",
};
const ONCE = ["pass", "undo"];
const TABLE: Partial<Record<string, TableKey>> = {
  "?": "help",
  ArrowLeft: "earlier",
  ArrowRight: "later",
  Escape: "back",
};

/** A key for the question; null where it belongs to something else, as Enter does to a button unless that has the
 * focus only because it was clicked. One that is held down answers only the question it was pressed for. */
export function questionKey(event: Keyed, clicked = false): QuestionKey | null {
  if (taken(event, "dialog") || covered()) return null;
  const { tagName: tag = "", type = "" } = (event.target ?? {}) as {
    tagName?: string;
    type?: string;
  };
  if (["INPUT", "TEXTAREA", "SELECT"].includes(tag) && type !== "range") return null;
  const key = event.key.toLowerCase();
  if (key === "enter")
    return event.repeat || (!clicked && ["BUTTON", "A", "SUMMARY"].includes(tag))
      ? null
      : { do: "primary" };
  if (/^\d$/.test(key)) return { do: "digit", n: Number(key) };
  const meant = QUESTION[key];
  return meant && !(event.repeat && ONCE.includes(meant)) ? { do: meant } : null;
}

/** A key for the table: help, and its past. */
export function tableKey(event: Keyed): TableKey | null {
  const own = `input, textarea, select, dialog${event.key.startsWith("Arrow") ? ", [role=tab], [role=slider]" : ""}`;
  return taken(event, own) || (event.key === "Escape" && covered())
    ? null
    : (TABLE[event.key] ?? null);
}

/** Whether a legend or the menu lies over the table: Escape closes it, and nothing is answered meanwhile. */
const covered = (): boolean =>
  typeof document !== "undefined" &&
  document.querySelector('[popover=""]:popover-open, #menu') !== null;

const QUIET = ["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];

/** Whether a key is for the browser, or only part of a combination. */
export function quietKey(event: Keyed): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || QUIET.includes(event.key);
}

/** Whether a key skips what is told: any that means nothing where it was pressed. */
export function skipKey(event: Keyed): boolean {
  const own = "input, textarea, select, dialog, button, a, summary, #menu";
  return !taken(event, own) && !quietKey(event);
}

const REPLAY: Partial<Record<string, ReplayKey>> = {
  ArrowLeft: "earlier",
  ArrowRight: "later",
  PageUp: "round-before",
  PageDown: "round-after",
  Home: "first",
  End: "last",
};

/** A key for a replay: where to, or that it plays by itself; space is the button's that has the focus. */
export function replayKey(event: Keyed): ReplayKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || within(event, "select, textarea"))
    return null;
  if (event.key === " ") return within(event, "button, a, [role=log]") ? null : "play";
  return REPLAY[event.key] ?? null;
}

/** Whether a key is the browser's, or belongs to where it was pressed. */
function taken(event: Keyed, where: string): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return within(event, where);
}

function within(event: Keyed, where: string): boolean {
  return Boolean((event.target as Partial<Element> | null)?.closest?.(where));
}
