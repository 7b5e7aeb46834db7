import { beforeAll, describe, expect, it, vi } from "vitest";
import { botAbout, botName, colourName, sayFault, stepName } from "./names";
import { nth } from "../wire/numbers";
import { amount, furName } from "./kinds";
import {
  fetchRules,
  inARow,
  LANGUAGES,
  listed,
  phrase,
  say,
  sayKnown,
  sayPhrase,
  speak,
} from "./words.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speak("en");
});

describe("messages of the page", () => {
  it("are said with their arguments", () => {
    expect(say("nothing")).toBe("nothing");
    expect(say("amount-coin", { n: 2 })).toBe("2\u00a0coins");
    expect([amount(3, 1), furName(4), stepName(4)]).toEqual(["1\u00a0corn", "lynx", say("step-4")]);
  });

  it("are listed as each language lists", async () => {
    const lists = () => [listed([]), listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])];
    expect(lists()).toEqual(["", "a", "a and b", "a, b and c"]);
    expect([inARow([]), inARow(["a"]), inARow(["a", "b", "c"])]).toEqual(["", "a", "a, b, c"]);
    const last = { de: "a, b und c", ru: "a, b и c", hu: "a, b és c", it: "a, b e c" } as const;
    for (const language of LANGUAGES) {
      await speak(language);
      if (language !== "en") expect(lists().at(-1)).toBe(last[language]);
    }
    await speak("en");
  });

  it("have the rules by number once they were fetched, also if a language was asked for twice", async () => {
    await Promise.all([speak("hu"), speak("hu").then(() => fetchRules("hu")), speak("hu")]);
    expect(sayKnown("rule-10-8")).toMatch(/^8\.\slépés/);
    await speak("en");
    expect(sayKnown("rule-10-8")).toBeNull();
  });

  it("are known to the compiler, and what each is said with", () => {
    // @ts-expect-error no such message
    expect(say("page-nowhere")).toBe("[page-nowhere]");
    // @ts-expect-error without its argument
    expect(() => say("amount-coin")).toThrow("n");
    // @ts-expect-error with another argument
    expect(() => say("amount-coin", { many: 2 })).toThrow("n");
    // @ts-expect-error with a text for a count
    expect(say("page-seconds", { n: "2" })).toBe("2\u00a0s");
    // @ts-expect-error with a word that it knows nothing of
    expect(say("q-leads", { who: "Anneke", lead: "no" })).toContain("Anneke");
    // @ts-expect-error with one that it has no use for
    expect(say("nothing", { n: 2 })).toBe("nothing");
    const either = "amount-coin" as "amount-coin" | "count-of";
    // @ts-expect-error with what is enough for one of the two only
    expect(say(either, { n: 2 })).toBe("2\u00a0coins");
    expect(say(either, { n: 2, who: "Anneke" })).toBe("2\u00a0coins");
  });

  it("of a table have only its words", () => {
    expect(() => nth(["a", "b"], 2)).toThrow(RangeError);
    expect(nth(["a", "b"], 1)).toBe("b");
  });
});

describe("keys that come from elsewhere", () => {
  it("are looked up", () => {
    expect(sayKnown("nothing")).toBe("nothing");
    expect(sayKnown("page-fault-bad-box", { detail: "line 3" })).toContain("line 3");
    expect([sayKnown("no-such-key"), sayKnown("")]).toEqual([null, null]);
  });

  it("of bots are the host's own where nobody has named them", () => {
    expect(botName("patroon")).toBe(say("bot-patroon"));
    expect(botAbout("patroon")).toBe(say("bot-about-patroon"));
    expect([botName("[mine]"), botAbout("[mine]")]).toEqual(["[mine]", ""]);
  });

  it("of refusals are told by their code where they are unknown", () => {
    expect(sayFault({ code: "stale", detail: "" })).toBe(say("page-fault-stale"));
    expect(sayFault({ code: "no-such-code", detail: "" })).toBe(
      say("page-fault", { code: "no-such-code" }),
    );
  });

  it("of refusals say more in the same language", () => {
    const problem = phrase("box-problem-only-land", { key: "land.25", last: 24 });
    const detail = phrase("box-problem-more", { problem, n: 2 });
    expect(sayFault({ code: "bad-box", detail })).toBe(
      "This isn’t a valid box file: land.25: there are only 24\u00a0land cards (and 2\u00a0more problems)",
    );
  });

  it("of colours are names, or the colour as it is written", () => {
    expect([colourName("blue"), colourName("violet")]).toEqual([say("colour-blue"), "violet"]);
  });
});

describe("phrases", () => {
  it("are said with phrases, lists and names inside", () => {
    const furs = {
      t: "many",
      items: [phrase("amount-beaver", { n: 2 }), phrase("amount-lynx", { n: 1 })],
    } as const;
    const drew = phrase("log-dealt-furs", {
      who: { t: "who", seat: 1 },
      furs: { ...furs, items: [...furs.items] },
    });
    expect(sayPhrase(drew, ["Anneke", "Willem"])).toBe(
      say("log-dealt-furs", { who: "Willem", furs: "2\u00a0beaver and 1\u00a0lynx" }),
    );
    expect(sayPhrase(drew, [])).toBe(
      say("log-dealt-furs", { who: "", furs: "2\u00a0beaver and 1\u00a0lynx" }),
    );
  });

  it("with signs are joined by commas alone", () => {
    const gain = phrase("change-gain", { amount: phrase("amount-corn", { n: 3 }) });
    const loss = phrase("change-loss", { amount: phrase("amount-coin", { n: 1 }) });
    const list = { t: "many" as const, items: [gain, loss], row: true };
    expect(sayPhrase(phrase("page-since-rival", { who: "Bo", list }), [])).toBe(
      "Bo: +3\u00a0corn, −1\u00a0coin",
    );
  });

  it("of a newer server are shown by their key", () => {
    expect(sayPhrase({ t: "phrase", id: "log-of-tomorrow", args: {} }, [])).toBe(
      "[log-of-tomorrow]",
    );
    const inside = phrase("change-gain", {
      amount: { t: "phrase", id: "amount-of-tomorrow", args: { n: 1 } },
    });
    expect(sayPhrase(inside, [])).toContain("[amount-of-tomorrow]");
  });
});
