// What was clicked: if it has the focus only because of that, Enter is not meant for it, even after a window over it
// has been closed. What was reached by keyboard keeps Enter for itself.

let clicked = new WeakSet<EventTarget>();
let walking = false;

/** A key went down: Tab, the arrows, Home and End walk; with Tab somebody goes on by keyboard. */
export function step({ key }: Pick<KeyboardEvent, "key">): void {
  walking = key === "Tab" || key === "Home" || key === "End" || key.startsWith("Arrow");
  if (key === "Tab") clicked = new WeakSet();
}

/** Something has the focus. */
export function arrive({ target }: Pick<FocusEvent, "target">): void {
  if (walking && target) clicked.delete(target);
}

/** A pointer went down: the focus follows it. */
export function point(): void {
  walking = false;
}

/** A click, of a pointer or a key. */
export function click({ target, detail }: Pick<MouseEvent, "target" | "detail">): void {
  const button = (target as Partial<Element> | null)?.closest?.("button, a, summary");
  if (button && detail > 0) clicked.add(button);
}

export const onlyClicked = (target: EventTarget | null): boolean =>
  target !== null && clicked.has(target);
