// The signs of a page: whatever has a `data-tip`. Those within a `data-signs` are walked through by ↑ and ↓, from
// whichever of them the keyboard can come to.

const SIGN = "[data-tip]";
const GROUP = "[data-signs]";

/** The sign something is part of. */
export function signAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(SIGN) : null;
}

/** Whether something is a sign itself. */
export function isSign(target: EventTarget | null): target is Element {
  return target instanceof Element && target.matches(SIGN);
}

/** What a sign says, line by line. */
export function linesOf(sign: Element): string[] {
  return sign.getAttribute("data-tip")?.split("\n") ?? [];
}

/** The signs that are walked through together, as they are seen; of several alike in a row the first. */
export function walkOf(sign: Element): Element[] {
  let group = sign.closest(GROUP);
  for (let outer = group; outer; outer = outer.parentElement?.closest(GROUP) ?? null) group = outer;
  if (!group) return [];
  const signs = [group, ...group.querySelectorAll(SIGN)].filter(
    (one) => one.matches(SIGN) && one.checkVisibility({ visibilityProperty: true }),
  );
  return signs.filter(
    (one, i) =>
      one === sign || signs[i - 1]?.getAttribute("data-tip") !== one.getAttribute("data-tip"),
  );
}

/** Move the keyboard to a sign, which it leaves as it was. */
export function focusOn(sign: Element): void {
  if (!(sign instanceof HTMLElement || sign instanceof SVGElement)) return;
  if (sign.tabIndex < 0 && !sign.hasAttribute("tabindex")) {
    sign.setAttribute("tabindex", "-1");
    sign.addEventListener("blur", () => sign.removeAttribute("tabindex"), { once: true });
  }
  sign.focus();
}
