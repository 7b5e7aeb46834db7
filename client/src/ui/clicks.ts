// Clicks that are meant for what they hit.

interface Click {
  x: number;
  y: number;
  at: number;
  /** Where it hit: the kind of thing that commits to something, "" for anything else. */
  place: string;
}

/** The last click, and the one before it. */
let clicks: Click[] = [];
/** Clicks closer than this are at the same place, and within this time of each other they belong together. */
const NEAR = 16;
const SOON = 1500;

/** Every click of the page is noticed, before anything answers it. */
export function notice(event: MouseEvent): void {
  if (event.detail === 0) return;
  const { clientX: x, clientY: y, timeStamp: at } = event;
  const commits = (event.target as Partial<Element> | null)?.closest?.("[data-commits]");
  const place = commits?.getAttribute("data-commits") ?? "";
  clicks = [{ x, y, at, place }, ...clicks.slice(0, 1)];
}

/** Whether a click was aimed at what it hits: the second of a double click was aimed at what was there before, and so
 * was a click where another one has just brought a button that commits. */
export function aimed({ detail }: Pick<MouseEvent, "detail">): boolean {
  if (detail === 0) return true;
  const [now, before] = clicks;
  return detail < 2 && !(now && before && followed(now, before));
}

function followed(now: Click, before: Click): boolean {
  const near = Math.hypot(now.x - before.x, now.y - before.y) < NEAR;
  return near && now.at - before.at < SOON && now.place !== before.place;
}
