import { beforeAll, expect, it, vi } from "vitest";
import texts from "../../../tests/words/spaces.txt?raw";
import { joined } from "./spaces";
import { phrase, say, sayPhrase, speak } from "./words.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speak("en");
});

it.each(texts.split("\n").filter((text) => text && !text.startsWith("#")))("%s", (text) => {
  expect(joined(text.replaceAll("~", " "))).toBe(text.replaceAll("~", "\u00a0"));
});

it("joins the numbers of a message", () => {
  expect(say("amount-coin", { n: 3 })).toBe("3\u00a0coins");
  const loss = phrase("change-loss", { amount: phrase("amount-coin", { n: 1 }) });
  expect(sayPhrase(loss, [])).toBe("−1\u00a0coin");
});

it("leaves what is put in as it is", () => {
  const built = phrase("log-verb-houses", { who: { t: "who", seat: 0 }, n: 3 });
  expect(sayPhrase(built, ["Team 2 go"])).toBe("Team 2 go builds 3\u00a0houses");
});
