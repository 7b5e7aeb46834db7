import { expect, test, vi } from "vitest";
import type { ChangeMe, Me } from "../wire";

const KEPT = { language: "hu", theme: "light", speed: 250, pause: 400, confirm: true };
const told = (prefs: object) => ({ name: "Anna", prefs, games: [] }) as unknown as Me;

/** An answer that comes when the test says so. */
function later<T>() {
  let give!: (value: T) => void;
  const answer = new Promise<T>((done) => (give = done));
  return { answer, give };
}

/** A page just opened, and what it asks the server. */
async function opened() {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "" } });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  const { api } = await import("../api");
  return { api, ...(await import("./me.svelte")) };
}

test("what is clicked before the first answer wins over it, and overwrites nothing else", async () => {
  const { api, like, me, meet } = await opened();
  const first = later<Me>();
  const sent: ChangeMe[] = [];
  vi.spyOn(api, "me").mockReturnValue(first.answer);
  vi.spyOn(api, "changeMe").mockImplementation((change) => {
    sent.push(change);
    return Promise.resolve(told(change.prefs ?? {}));
  });
  const met = meet();
  const liked = like({ theme: "dark" });
  expect(me.prefs.theme).toBe("dark");
  first.give(told(KEPT));
  await met;
  expect(me.prefs).toEqual({ ...KEPT, theme: "dark" });
  await liked;
  expect(sent).toEqual([{ prefs: { ...KEPT, theme: "dark" } }]);
  expect(me.prefs).toEqual({ ...KEPT, theme: "dark" });
});

test("the last of two clicks stays, whichever is answered first", async () => {
  const { api, like, me, meet } = await opened();
  vi.spyOn(api, "me").mockResolvedValue(told(KEPT));
  const answers = [later<Me>(), later<Me>()];
  let n = 0;
  vi.spyOn(api, "changeMe").mockImplementation(() => answers[n++]!.answer);
  await meet();
  const [one, two] = [like({ theme: "dark" }), like({ theme: "auto" })];
  answers[0]!.give(told({ ...KEPT, theme: "dark" }));
  await one;
  expect(me.prefs.theme).toBe("auto");
  answers[1]!.give(told({ ...KEPT, theme: "auto" }));
  await two;
  expect(me.prefs.theme).toBe("auto");
});

test("afterwards the server's word counts again", async () => {
  const { api, like, me, meet } = await opened();
  vi.spyOn(api, "me").mockResolvedValue(told(KEPT));
  vi.spyOn(api, "changeMe").mockImplementation((change) => Promise.resolve(told(change.prefs ?? {})));
  await meet();
  await like({ theme: "dark" });
  await meet();
  expect(me.prefs.theme).toBe("light");
});

test("the switch turns what is seen: dark where the system is dark, then light, then dark", async () => {
  const { api, dark, flip, me } = await opened();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(api, "changeMe").mockImplementation((change) => Promise.resolve(told(change.prefs ?? {})));
  expect([me.prefs.theme, dark()]).toEqual(["auto", true]);
  flip();
  expect([me.prefs.theme, dark()]).toEqual(["light", false]);
  flip();
  expect([me.prefs.theme, dark()]).toEqual(["dark", true]);
});
