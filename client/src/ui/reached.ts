// Where somebody went by keyboard. What is reached like that has its keys for itself; what has the focus only because
// it was clicked, or because a window over it was closed, has not.

const walked = new WeakSet<EventTarget>();
let walking = false;

/** A key went down: Tab and the arrows walk. */
export function step({ key }: Pick<KeyboardEvent, "key">): void {
  walking = key === "Tab" || key.startsWith("Arrow");
}

/** Something has the focus. */
export function arrive({ target }: Pick<FocusEvent, "target">): void {
  if (walking && target) walked.add(target);
}

/** Something is pressed with a pointer: whatever has the focus then was not walked to. */
export function point({ target }: Pick<PointerEvent, "target">): void {
  walking = false;
  const button = (target as Partial<Element> | null)?.closest?.("button, a, summary");
  if (button) walked.delete(button);
}

export const reached = (target: EventTarget | null): boolean =>
  target !== null && walked.has(target);
