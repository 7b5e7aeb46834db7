// Things drawn over the board for a moment, which nobody can press or hear: flights, a ship that sails, counts.

/** A piece as it was: its place, itself, and the frame around it with the place that had. */
export interface Piece {
  rect: DOMRect;
  element: Element;
  frame: Frame;
}
export interface Frame {
  element: Element;
  rect: DOMRect;
}

/** How many times as long as a piece takes to move a ship is under way, after its furs are aboard. */
const VOYAGE = 4;
/** As long as all of it takes, in moves of a piece. */
export const SAILING = 1 + VOYAGE;

/** Put something into a frame where `rect` is; it is taken away when `play` is done. */
async function show(
  frame: Element,
  element: HTMLElement,
  rect: DOMRect,
  play: () => Promise<unknown>,
): Promise<void> {
  const shell = document.createElement("span");
  shell.className = "flying";
  shell.ariaHidden = "true";
  shell.inert = true;
  shell.append(element);
  frame.append(shell);
  // Where 0 is depends on the frames around: a container is a frame of its own for what is fixed.
  const origin = shell.getBoundingClientRect();
  shell.style.transform = `translate(${rect.left - origin.left}px, ${rect.top - origin.top}px)`;
  try {
    await play();
  } finally {
    shell.remove();
  }
}

/** The same in the frame the piece was in, which may have moved meanwhile; nothing where that is gone. */
async function stay(
  { rect, frame }: Piece,
  element: HTMLElement,
  play: () => Promise<unknown>,
): Promise<void> {
  if (!frame.element.isConnected) return;
  const now = frame.element.getBoundingClientRect();
  const x = rect.x + now.x - frame.rect.x;
  const y = rect.y + now.y - frame.rect.y;
  await show(frame.element, element, new DOMRect(x, y, rect.width, rect.height), play);
}

/** `root` is the frame of what goes from one place to another. */
export function over(root: Element) {
  return {
    /** In a bow from one place to another, to end as large as it is drawn there. */
    fly(piece: Piece, to: DOMRect, timing: KeyframeAnimationOptions, scale = 0.8): Promise<void> {
      const { x, y } = apart(piece.rect, to);
      const high = Math.min(60, Math.hypot(x, y) / 4);
      const half = (1.3 + scale) / 2;
      const frames = [
        { transform: "none" },
        { transform: `translate(${x / 2}px, ${y / 2 - high}px) scale(${half})` },
        { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      ];
      const bow = { ...timing, easing: "ease-in-out", fill: "both" } as const;
      const copy = drawn(piece);
      return show(root, copy, piece.rect, () => copy.animate(frames, bow).finished);
    },

    fade(piece: Piece, timing: KeyframeAnimationOptions): Promise<void> {
      const frames = [{ opacity: 1 }, { opacity: 0, transform: "translateY(-6px)" }];
      const copy = drawn(piece);
      return stay(piece, copy, () => copy.animate(frames, { ...timing, fill: "both" }).finished);
    },

    /** A ship waits for its furs, then it sails out of its harbour to the left, as it is drawn there. */
    sail(ship: Piece, furs: Element[], ms: number): Promise<void> {
      const copy = drawn(ship);
      const hull = copy.querySelector<HTMLElement>("[data-hull]") ?? copy;
      const cargo = document.createElement("span");
      cargo.className = "cargo";
      cargo.append(...furs.map(copied));
      hull.append(cargo);
      const rest = [...copy.querySelectorAll("[data-berth]")];
      const out = ship.rect.left - ship.frame.rect.left + 0.8 * ship.rect.width;
      return stay(ship, copy, () =>
        Promise.all([
          cargo.animate([{ opacity: 0 }, { opacity: 1 }], {
            duration: ms / 2,
            delay: ms / 2,
            fill: "both",
          }).finished,
          ...rest.map(
            (one) =>
              one.animate([{ opacity: 1 }, { opacity: 0 }], { duration: ms, fill: "both" })
                .finished,
          ),
          hull.animate(voyage(out), {
            duration: VOYAGE * ms,
            delay: ms,
            easing: "cubic-bezier(.45,.05,.6,.9)",
            fill: "both",
          }).finished,
        ]),
      );
    },

    /** Take away what counts changed by before. */
    clear(): void {
      for (const count of root.querySelectorAll(".flying > b")) count.parentElement?.remove();
    },

    /** What a count changed by, in the place of that count and nowhere else. */
    count(n: number, place: DOMRect, ms: number): Promise<void> {
      const element = document.createElement("b");
      element.className = n > 0 ? "more" : "less";
      element.textContent = n > 0 ? `+${n}` : `−${-n}`;
      element.style.width = `${place.width}px`;
      element.style.height = `${place.height}px`;
      const still = { opacity: 1, transform: "none" };
      const frames = [
        { opacity: 0, transform: "scale(0.8)" },
        { ...still, offset: 0.12 },
        { ...still, offset: 0.8 },
        { opacity: 0, transform: "none" },
      ];
      return show(
        root,
        element,
        place,
        () => element.animate(frames, { duration: ms, fill: "both" }).finished,
      );
    },
  };
}

/** How far the middle of one place is from that of another. */
export function apart(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return {
    x: to.left + to.width / 2 - (from.left + from.width / 2),
    y: to.top + to.height / 2 - (from.top + from.height / 2),
  };
}

/** Out to the left: over a wave, and another, and away. */
function voyage(out: number): Keyframe[] {
  const at = (part: number, y: number, turn: number) =>
    `translate(${-out * part}px, ${y}px) rotate(${turn}deg)`;
  return [
    { transform: at(0, 0, 0), opacity: 1 },
    { transform: at(0.25, -3, -2), opacity: 1 },
    { transform: at(0.5, 1, 1.5), opacity: 1 },
    { transform: at(0.75, -3, -1.5), opacity: 1, offset: 0.75 },
    { transform: at(1, 0, 0), opacity: 0 },
  ];
}

/** A drawing of a piece as it was, as large as it was. */
function drawn({ rect, element, frame }: Piece): HTMLElement {
  const made = document.createElement("span");
  made.style.width = `${rect.width}px`;
  made.style.height = `${rect.height}px`;
  // The drawing hangs on the unit of its frame, and that frame is not around it here.
  made.style.setProperty("--u", getComputedStyle(frame.element).getPropertyValue("--u"));
  made.append(copied(element));
  return made;
}

/** Only its drawing: nothing to press, nothing chosen, no name. */
function copied(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  copy.classList.remove("open");
  for (const mark of copy.querySelectorAll("[data-mark]")) mark.remove();
  for (const one of [copy, ...copy.querySelectorAll("[data-piece], [id]")]) {
    one.removeAttribute("data-piece");
    one.removeAttribute("id");
  }
  return copy;
}
