import { describe, expect, it } from "vitest";
import { questionKey, replayKey, tableKey, type Keyed } from "./keys";

/** A key pressed on an element, inside others. */
function pressed(
  key: string,
  tagName = "H2",
  more: Partial<Keyed> & { type?: string; inside?: string } = {},
): Keyed {
  const { type, inside = "", ...rest } = more;
  const closest = (where: string) => (inside && where.split(", ").includes(inside) ? {} : null);
  const target = { tagName, type, closest } as unknown as EventTarget;
  return { key, target, ctrlKey: false, metaKey: false, altKey: false, ...rest };
}
const key = (...of: Parameters<typeof pressed>) => questionKey(pressed(...of));

describe("keys of a question", () => {
  it("mean what they say", () => {
    expect(key("Enter")).toEqual({ do: "primary" });
    expect(key("p")).toEqual({ do: "pass" });
    expect(key("U")).toEqual({ do: "undo" });
    expect(key("7")).toEqual({ do: "digit", n: 7 });
    expect([key("+"), key("="), key("-")]).toEqual([
      { do: "more" },
      { do: "more" },
      { do: "less" },
    ]);
    expect(key("Escape")).toEqual({ do: "back" });
  });

  it("leave fields, buttons, windows and the browser alone", () => {
    expect(key("p", "INPUT")).toBeNull();
    expect(key("Enter", "BUTTON")).toBeNull();
    expect(key("p", "H2", { ctrlKey: true })).toBeNull();
    expect(key("x")).toBeNull();
    expect(key("p", "H2", { inside: "dialog" })).toBeNull();
    expect(key("p", "H2", { defaultPrevented: true })).toBeNull();
    expect(questionKey({ ...pressed("p"), target: null })).toEqual({ do: "pass" });
  });

  it("take Enter from a button that was only clicked", () => {
    expect(questionKey(pressed("Enter", "BUTTON"), true)).toEqual({ do: "primary" });
    expect(questionKey(pressed("Enter", "BUTTON"))).toBeNull();
  });

  it("answer once, however long they are held down", () => {
    expect(["Enter", "p", "u"].map((name) => key(name, "H2", { repeat: true }))).toEqual([
      null,
      null,
      null,
    ]);
    expect(key("+", "H2", { repeat: true })).toEqual({ do: "more" });
  });

  it("are not taken from where somebody writes, but work on a slider", () => {
    expect(key("Enter", "INPUT", { type: "text" })).toBeNull();
    expect(key("p", "INPUT", { type: "text" })).toBeNull();
    expect(key("Enter", "INPUT", { type: "range" })).toEqual({ do: "primary" });
    expect(key("7", "INPUT", { type: "range" })).toEqual({ do: "digit", n: 7 });
  });
});

describe("keys of a table", () => {
  it("open the help and lead through the past", () => {
    const meant = ["?", "ArrowLeft", "ArrowRight", "Escape", "p"].map((name) =>
      tableKey(pressed(name)),
    );
    expect(meant).toEqual(["help", "earlier", "later", "back", null]);
  });

  it("work on a tab and a slider, but for the arrows", () => {
    for (const inside of ["[role=tab]", "[role=slider]"]) {
      const meant = ["Escape", "?", "ArrowLeft"].map((name) =>
        tableKey(pressed(name, "SPAN", { inside })),
      );
      expect(meant).toEqual(["back", "help", null]);
    }
  });

  it("leave fields, tabs, sliders and the browser alone", () => {
    for (const inside of ["input", "textarea", "select", "dialog", "[role=tab]", "[role=slider]"])
      expect(tableKey(pressed("ArrowLeft", "SPAN", { inside }))).toBeNull();
    expect(tableKey(pressed("ArrowLeft", "H2", { altKey: true }))).toBeNull();
    expect(tableKey(pressed("Escape", "H2", { defaultPrevented: true }))).toBeNull();
  });
});

describe("keys of a replay", () => {
  const key = (...of: Parameters<typeof pressed>) => replayKey(pressed(...of));

  it("go through it, and let it play", () => {
    const keys = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", " "];
    expect(keys.map((one) => key(one))).toEqual([
      ...["earlier", "later", "round-before", "round-after", "first", "last", "play"],
    ]);
    expect(key("x")).toBeNull();
  });

  it("leave fields, the browser, and the space of a button alone", () => {
    expect(key("Home", "TEXTAREA", { inside: "textarea" })).toBeNull();
    expect(key("ArrowLeft", "H2", { altKey: true })).toBeNull();
    expect(key(" ", "BUTTON", { inside: "button" })).toBeNull();
    expect(key("ArrowLeft", "BUTTON", { inside: "button" })).toBe("earlier");
  });
});
