import { expect, test, vi } from "vitest";
import { later } from "../testing/later";
import type { ChangeMe, GameCard, Me } from "../wire/wire";

const KEPT = {
  language: "hu",
  theme: "light",
  speed: 250,
  pause: 400,
  confirm: true,
  projection: false,
  reviews: false,
  sound: true,
  volume: 30,
};
const told = (prefs: object) => ({ name: "Anna", prefs, games: [], more: "" }) as unknown as Me;

/** A page just opened, and what it asks the server. */
async function opened() {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "" } });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  const { api } = await import("../wire/api");
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

test("the last of several clicks stays, and what is kept is sent in their order", async () => {
  const { api, like, me, meet } = await opened();
  vi.spyOn(api, "me").mockResolvedValue(told(KEPT));
  const answers = [later<Me>(), later<Me>(), later<Me>()];
  let n = 0;
  const change = vi.spyOn(api, "changeMe").mockImplementation(() => answers[n++]!.answer);
  await meet();
  const clicks = (["dark", "light", "dark"] as const).map((theme) => like({ theme }));
  for (const [i, theme] of ["dark", "light"].entries()) {
    answers[i]!.give(told({ ...KEPT, theme }));
    await clicks[i];
    expect(me.prefs.theme).toBe("dark");
    expect(change).toHaveBeenCalledTimes(i + 2);
  }
  answers[2]!.give(told({ ...KEPT, theme: "dark" }));
  await clicks[2];
  expect(me.prefs.theme).toBe("dark");
});

test("no answer is older than what was changed since it was asked for", async () => {
  const { api, like, me, meet, rename } = await opened();
  const first = later<Me>();
  const look = vi.spyOn(api, "me").mockReturnValueOnce(first.answer);
  vi.spyOn(api, "changeMe").mockImplementation((change) =>
    Promise.resolve({ ...told(change.prefs ?? me.prefs), name: change.name ?? "Anna" }),
  );
  const met = meet();
  const done = [like({ theme: "dark" }), rename("Bo")];
  first.give(told(KEPT));
  await met;
  await Promise.all(done);
  expect([me.prefs.theme, me.name]).toEqual(["dark", "Bo"]);
  const [asked, kept] = [later<Me>(), later<Me>()];
  look.mockReturnValueOnce(asked.answer);
  vi.mocked(api.changeMe).mockReturnValueOnce(kept.answer);
  const renamed = rename("Carl");
  const again = meet();
  kept.give({ ...told(KEPT), name: "Carl" });
  await renamed;
  expect(look).toHaveBeenCalledTimes(2);
  asked.give({ ...told(KEPT), name: "Carl" });
  await again;
  expect(me.name).toBe("Carl");
});

test("what is typed as a name stays when the server tells the one it knows", async () => {
  const { api, meet, NameField } = await opened();
  vi.spyOn(api, "me").mockResolvedValue(told(KEPT));
  const [mine, empty, known] = [new NameField(), new NameField(), new NameField()];
  mine.value = "Wilhelmina";
  empty.value = "";
  await meet();
  expect([mine.value, empty.value, known.value]).toEqual(["Wilhelmina", "", "Anna"]);
});

test("the language asked for last is spoken, whichever catalogue arrives first", async () => {
  const { api, like } = await opened();
  const { language, say } = await import("../words/words.svelte");
  vi.spyOn(api, "changeMe").mockImplementation((change) =>
    Promise.resolve(told(change.prefs ?? {})),
  );
  await like({ language: "de" });
  const clicks = [like({ language: "hu" }), like({ language: "de" })];
  expect(language()).toBe("de");
  await Promise.all(clicks);
  expect([language(), say("page-language")]).toEqual(["de", "Sprache"]);
});

test("afterwards the server's word counts again", async () => {
  const { api, like, me, meet } = await opened();
  vi.spyOn(api, "me").mockResolvedValue(told(KEPT));
  vi.spyOn(api, "changeMe").mockImplementation((change) =>
    Promise.resolve(told(change.prefs ?? {})),
  );
  await meet();
  await like({ theme: "dark" });
  await meet();
  expect(me.prefs.theme).toBe("light");
});

test("the switch turns what is seen: dark where the system is dark, then light, then dark", async () => {
  const { api, dark, flip, me } = await opened();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(api, "changeMe").mockImplementation((change) =>
    Promise.resolve(told(change.prefs ?? {})),
  );
  expect([me.prefs.theme, dark()]).toEqual(["auto", true]);
  flip();
  expect([me.prefs.theme, dark()]).toEqual(["light", false]);
  flip();
  expect([me.prefs.theme, dark()]).toEqual(["dark", true]);
});

test("older games stay when the latest are asked for again, each once", async () => {
  const { api, me, meet, meetMore } = await opened();
  const page = (ids: string[], more: string) => ({
    games: ids.map((id) => ({ id }) as GameCard),
    more,
  });
  const first = vi.spyOn(api, "me");
  const next = vi.spyOn(api, "moreGames");
  first.mockResolvedValue({ ...told(KEPT), ...page(["d", "c"], "2-c") });
  await meet();
  expect([me.games.map(({ id }) => id), me.more]).toEqual([["d", "c"], true]);
  next.mockResolvedValueOnce(page(["b"], "1-b")).mockResolvedValueOnce(page(["a"], ""));
  await meetMore();
  expect([me.games.map(({ id }) => id), me.more]).toEqual([["d", "c", "b"], true]);
  first.mockResolvedValue({ ...told(KEPT), ...page(["b", "d"], "3-d") });
  await meet();
  expect(me.games.map(({ id }) => id)).toEqual(["b", "d", "c"]);
  await meetMore();
  expect([me.games.map(({ id }) => id), me.more]).toEqual([["b", "d", "c", "a"], false]);
  expect(next.mock.calls).toEqual([["2-c"], ["1-b"]]);
});

/** The latest game, and one page of older ones. */
async function withOlder() {
  const page = await opened();
  const list = (ids: string[], more: string) => ({
    games: ids.map((id) => ({ id }) as GameCard),
    more,
  });
  const first = vi.spyOn(page.api, "me").mockResolvedValue({ ...told(KEPT), ...list(["c"], "c") });
  await page.meet();
  return { ...page, list, first };
}

test("a game that was removed does not come back with older ones asked for before", async () => {
  const { api, first, list, me, meetMore, removeGame } = await withOlder();
  const asked = later<ReturnType<typeof list>>();
  vi.spyOn(api, "moreGames").mockReturnValue(asked.answer);
  vi.spyOn(api, "remove").mockResolvedValue(undefined);
  first.mockResolvedValue({ ...told(KEPT), ...list(["c"], "c") });
  const done = [meetMore(), removeGame("b")];
  await new Promise((rest) => setTimeout(rest));
  asked.give(list(["b", "a"], ""));
  await Promise.all(done);
  expect(me.games.map(({ id }) => id)).toEqual(["c", "a"]);
});

test("no game is left out that leaves the latest while older ones are asked for", async () => {
  const { api, first, list, me, meet, meetMore } = await withOlder();
  const more = vi.spyOn(api, "moreGames");
  more.mockImplementation(async (after) => {
    await new Promise((rest) => setTimeout(rest));
    return after === "c" ? list(["b"], "") : list(["c", "b"], "");
  });
  first.mockResolvedValue({ ...told(KEPT), ...list(["d"], "d") });
  await Promise.all([meet(), meetMore()]);
  expect(me.games.map(({ id }) => id)).toEqual(["d", "c", "b"]);
});
