import { beforeAll, expect, it, vi } from "vitest";
import { speak } from "../words/words.svelte";
import { result } from "./labels";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speak("en");
});

it("says a price that may be mixed as a whole", () => {
  const bought = { points: 0, prize: {}, price: { coin: 1 } };
  expect(result({ ...bought, mixed: 7 })).toBe("−7\u00a0coins or goods");
  expect(result({ ...bought, mixed: 0 })).toBe("−1\u00a0coin");
});
