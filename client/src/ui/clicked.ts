// What was clicked: where it has the focus only because of that, Enter is not meant for it, even when a window over it
// was closed again. What somebody went to by keyboard has Enter for itself.

const clicked = new WeakSet<EventTarget>();
let walking = false;

/** A key went down: Tab and the arrows walk. */
export function step({ key }: Pick<KeyboardEvent, "key">): void {
  walking = key === "Tab" || key.startsWith("Arrow");
}

/** Something has the focus. */
export function arrive({ target }: Pick<FocusEvent, "target">): void {
  if (walking && target) clicked.delete(target);
}

/** Something is pressed with a pointer. */
export function point({ target }: Pick<PointerEvent, "target">): void {
  walking = false;
  const button = (target as Partial<Element> | null)?.closest?.("button, a, summary");
  if (button) clicked.add(button);
}

export const onlyClicked = (target: EventTarget | null): boolean =>
  target !== null && clicked.has(target);
