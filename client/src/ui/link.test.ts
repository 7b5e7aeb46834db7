import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { copied, linkTo, reachedAt } from "./link.svelte";

beforeEach(() => vi.stubGlobal("document", { baseURI: "http://localhost:8626/" }));
afterEach(() => {
  reachedAt("");
  vi.unstubAllGlobals();
});

it.each(["localhost", "127.0.0.1", "127.0.1.1", "[::1]", "nieuw.localhost"])(
  "a link made at %s names where others reach it",
  (host) => {
    reachedAt("http://192.168.1.5:8626/game/");
    expect(linkTo("#/join/x", host)).toBe("http://192.168.1.5:8626/game/#/join/x");
  },
);

it("a page that others can reach keeps its own address", () => {
  reachedAt("http://192.168.1.5:8626/");
  expect(linkTo("#/join/x", "example.org")).toBe("http://localhost:8626/#/join/x");
  reachedAt("");
  expect(linkTo("#/join/x", "localhost")).toBe("http://localhost:8626/#/join/x");
});

it("copies what is selected where there is no clipboard, and says whether that worked", async () => {
  vi.stubGlobal("navigator", {});
  const done: string[] = [];
  const field = { focus: () => done.push("focus"), select: () => done.push("select") };
  for (const works of [true, false]) {
    vi.stubGlobal("document", { execCommand: (what: string) => (done.push(what), works) });
    expect(await copied("x", field as unknown as HTMLInputElement)).toBe(works);
  }
  expect(done).toEqual(["focus", "select", "copy", "focus", "select", "copy"]);
  expect(await copied("x")).toBe(false);
});
