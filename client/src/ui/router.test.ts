import { describe, expect, it } from "vitest";
import { href, leaving, parse, pasted } from "./router.svelte";

describe("addresses", () => {
  it.each([
    ["", "home", "", -1],
    ["#/", "home", "", -1],
    ["#/new", "new", "", -1],
    ["#/table/ab12", "table", "ab12", -1],
    ["#/join/tok_EN-1", "join", "tok_EN-1", -1],
    ["#/replay", "replay", "", -1],
    ["#/replay/ab12", "replay", "ab12", -1],
    ["#/replay/ab12/40", "replay", "ab12", 40],
    ["#/rules/trade", "rules", "trade", -1],
    ["#/table", "missing", "", -1],
    ["#/table/a/b", "missing", "", -1],
    ["#/replay/ab12/x", "missing", "", -1],
    ["#/nowhere", "missing", "", -1],
    ["#/constructor", "missing", "", -1],
    ["#/table/%E0%A4%A", "table", "%E0%A4%A", -1],
  ])("%s", (hash, page, key, line) => {
    expect(parse(hash)).toEqual({ page, key, line, query: "" });
  });

  it("may carry wishes", () => {
    const wished = { page: "new", key: "", line: -1, query: "seats=Anna,bot:farmer" };
    expect(parse("#/new?seats=Anna,bot:farmer")).toEqual(wished);
  });

  it("are read as they are written", () => {
    for (const [page, key, line] of [
      ["home", "", -1],
      ["rules", "city", -1],
      ["table", "a b/c", -1],
      ["replay", "g", 12],
    ] as const) {
      expect(parse(href(page, key, line))).toEqual({ page, key, line, query: "" });
    }
  });

  it("may be pasted whole or in part", () => {
    expect(pasted(" https://x.org/play/#/join/AbC-9 ")).toBe("#/join/AbC-9");
    expect(pasted("#/table/g1")).toBe("#/table/g1");
    expect(pasted("AbC_9x")).toBe("#/join/AbC_9x");
    expect(pasted("what is this")).toBeNull();
    expect(pasted("")).toBeNull();
  });

  it("lead back to the table that was left, through every section", () => {
    const table = parse("#/table/ab12");
    const rules = parse("#/rules/city");
    expect(leaving(table, rules, "")).toBe("ab12");
    expect(leaving(rules, parse("#/rules/land"), "ab12")).toBe("ab12");
    expect(leaving(rules, parse("#/about"), "ab12")).toBe("");
    expect(leaving(parse("#/"), rules, "")).toBe("");
  });
});
