// Pieces move, they don't blink: where they stood before is set against where they stand now.

export interface Before {
  rect: DOMRect;
  ghost: Element;
}

/** The durations a person may choose. */
export const SPEEDS = [0, 120, 250, 500] as const;

function places(root: ParentNode, attribute: string): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const element of root.querySelectorAll(`[${attribute}]`)) {
    const id = element.getAttribute(attribute);
    if (id && !found.has(id) && element.getClientRects().length) found.set(id, element);
  }
  return found;
}

/** Remember where every piece stands. Call it just before the table changes. */
export function record(root: ParentNode): Map<string, Before> {
  const before = new Map<string, Before>();
  for (const [id, element] of places(root, "data-piece")) {
    before.set(id, { rect: element.getBoundingClientRect(), ghost: element.cloneNode(true) as Element });
  }
  return before;
}

function still(ms: number): boolean {
  return ms <= 0 || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The way from an old place to a new one, as key frames. */
function way(from: DOMRect, to: DOMRect): Keyframe[] {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width ? from.width / to.width : 1;
  return [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9 }, { transform: "none", zIndex: 9 }];
}

/**
 * Let the pieces go from their old places to where they are now; resolves when all stand still.
 * A new piece comes from the place its `data-from` names (an element with that `data-place`), or
 * fades in; one that is gone fades out where it stood.
 */
export async function play(root: Element, before: Map<string, Before>, ms: number): Promise<void> {
  if (still(ms)) return;
  const now = places(root, "data-piece");
  const sources = places(root, "data-place");
  const timing: KeyframeAnimationOptions = { duration: ms, easing: "cubic-bezier(.3,.7,.3,1)" };
  const running: Promise<unknown>[] = [];
  for (const [id, element] of now) {
    const rect = element.getBoundingClientRect();
    const old = before.get(id)?.rect ?? sources.get(element.getAttribute("data-from") ?? "")?.getBoundingClientRect();
    if (!old) {
      running.push(element.animate([{ opacity: 0 }, { opacity: 1 }], timing).finished);
    } else if (Math.abs(old.left - rect.left) > 1 || Math.abs(old.top - rect.top) > 1) {
      running.push(element.animate(way(old, rect), timing).finished);
    }
  }
  for (const [id, { rect, ghost }] of before) {
    if (!now.has(id) && ghost instanceof HTMLElement) running.push(fade(root, rect, ghost, timing));
  }
  await Promise.allSettled(running);
}

async function fade(root: Element, rect: DOMRect, ghost: HTMLElement, timing: KeyframeAnimationOptions): Promise<void> {
  ghost.removeAttribute("data-piece");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed", margin: "0", left: "0", top: "0",
    width: `${rect.width}px`, height: `${rect.height}px`, pointerEvents: "none",
  });
  root.append(ghost);
  // Where 0 is depends on the frames around: a container is a frame of its own for what is fixed.
  const origin = ghost.getBoundingClientRect();
  ghost.style.left = `${rect.left - origin.left}px`;
  ghost.style.top = `${rect.top - origin.top}px`;
  try {
    await ghost.animate([{ opacity: 1 }, { opacity: 0, transform: "translateY(-6px)" }], timing).finished;
  } finally {
    ghost.remove();
  }
}
