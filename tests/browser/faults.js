// What can't be read on a page: text that is cut, covered, outside the window or its button; pieces under a sign.
(names) => {
  const found = [];
  const say = (what, text, at = document.body) => {
    const words = text.trim().replace(/\s+/g, " ").slice(0, 60);
    found.push(`${what}: ${words} (${at.localName} ${at.getAttribute("class") ?? ""})`);
  };
  const outside = (rect, box) => rect.left < box.left - 1.5 || rect.right > box.right + 1.5;
  const above = (rect, box) =>
    rect.bottom - rect.height / 4 > box.bottom || rect.top + rect.height / 4 < box.top;
  const within = (rect, box) => ({
    left: Math.max(rect.left, box.left),
    right: Math.min(rect.right, box.right),
    top: Math.max(rect.top, box.top),
    bottom: Math.min(rect.bottom, box.bottom),
  });
  /** Where the letters are: a line of text has room above and below them. */
  const letters = (rect) => {
    const rim = (rect.bottom - rect.top) * 0.22;
    return { left: rect.left, right: rect.right, top: rect.top + rim, bottom: rect.bottom - rim };
  };
  const clips = (one) => one === "hidden" || one === "clip";
  const scrolls = (one) => one === "auto" || one === "scroll";
  const known = new Map();
  /** What of an element's look matters here, read once. */
  const look = (at) => {
    if (!known.has(at)) {
      const style = getComputedStyle(at);
      const above = at.parentElement ? look(at.parentElement) : null;
      known.set(at, {
        above,
        at,
        box: at.getBoundingClientRect(),
        floats: !["static", "relative"].includes(style.position),
        plain: style.display === "inline" || style.display === "contents",
        shortens: style.textOverflow === "ellipsis" && names.includes(at.title || at.dataset.tip),
        button: at.matches("button, .btn"),
        x: style.overflowX,
        y: style.overflowY,
        unseen: style.clipPath === "inset(50%)" || above?.unseen === true,
      });
    }
    return known.get(at);
  };

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) say("sideways scroll", `${scrollWidth} px of ${innerWidth}`);

  const top = document.querySelector("dialog[open]") ?? document.body;
  const texts = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("option, script, style")) continue;
    if (look(parent).unseen) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const drawn = parent instanceof SVGElement ? parent : range;
    const rects = [...drawn.getClientRects()].filter((one) => one.width > 0.5 && one.height > 0.5);
    if (rects.length) texts.push({ words: node.data, parent, rects, seen: rects, floor: null });
  }
  for (const text of texts) {
    const { words, parent, rects } = text;
    let [wide, high] = [true, true];
    for (let one = look(parent); one; one = one.above) {
      const { at, box, x, y } = one;
      if (one.floats) text.floor ??= at;
      if (one.plain) continue;
      const aside = rects.some((rect) => outside(rect, box));
      const below = rects.some((rect) => above(rect, box));
      if (wide && clips(x) && aside && !one.shortens) say("cut at the side", words, parent);
      if (high && clips(y) && below) say("cut below", words, parent);
      if (wide && scrolls(x) && at.scrollWidth > at.clientWidth + 1)
        say("sideways scroll of a part", words, parent);
      if (one.button && (aside || below)) say("out of its button", words, parent);
      if (clips(x) || scrolls(x)) wide = false;
      if (clips(y) || scrolls(y)) high = false;
      if (!wide || !high) text.seen = text.seen.map((rect) => within(rect, box));
    }
    if (text.seen.some((rect) => rect.left < -1.5 || rect.right > innerWidth + 1.5))
      say("out of the window", words, parent);
  }
  texts.forEach((a, i) => {
    for (const b of texts.slice(i + 1)) {
      if (a.floor !== b.floor) continue;
      const covers = (p, q) => {
        const both = within(letters(p), letters(q));
        return both.right - both.left > 2 && both.bottom - both.top > 2;
      };
      if (a.seen.some((p) => b.seen.some((q) => covers(p, q))))
        say("one over another", `${a.words.trim()} / ${b.words.trim()}`, a.parent);
    }
  });
  /** Signs that float over the board and the panels; the round ones are drawn smaller than they are. */
  const signs = [...top.querySelectorAll(".ring .mark, .zone.lit .title, .key, .state, .tag")]
    .filter((at) => at.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((at) => {
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const rim = at.matches(".key") ? 4 : 0;
      let rect = { left: left + rim, right: right - rim, top: top + rim, bottom: bottom - rim };
      for (let one = look(at); one; one = one.above)
        if (clips(one.y) || scrolls(one.y)) rect = within(rect, one.box);
      return { at, rect };
    });
  const pieces = [...top.querySelectorAll(".zone svg, .player svg, .marker")]
    .filter((at) => at.checkVisibility({ visibilityProperty: true }))
    .map((at) => ({ at, rect: at.getBoundingClientRect() }))
    .filter(({ rect }) => rect.height > 0 && Math.max(rect.width, rect.height) < 50);
  for (const sign of signs) {
    const hides = (rect) => {
      const both = within(sign.rect, rect);
      return both.right - both.left > 2.5 && both.bottom - both.top > 2.5;
    };
    for (const { words, parent, seen } of texts.filter((text) => text.parent.closest(".zone, .player")))
      if (!sign.at.contains(parent) && seen.some((rect) => hides(letters(rect)))) say("under a sign", words, sign.at);
    for (const { at, rect } of pieces)
      if (!sign.at.contains(at) && hides(rect)) say("a piece under a sign", at.parentElement.className, sign.at);
  }
  for (const at of top.querySelectorAll("select"))
    if (at.checkVisibility() && at.scrollWidth > at.clientWidth + 1) say("cut in a list", at.value, at);
  return [...new Set(found)];
}
