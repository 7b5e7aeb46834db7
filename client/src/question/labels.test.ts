import { beforeAll, expect, it, vi } from "vitest";
import { speak } from "../words/words.svelte";
import { cornFrom, doubt, result } from "./labels";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speak("en");
});

it("says a price that may be mixed as a whole", () => {
  const bought = { points: 0, prize: {}, price: { coin: 1 } };
  expect(result({ ...bought, mixed: 7 })).toBe("−7\u00a0coins or goods");
  expect(result({ ...bought, mixed: 0 })).toBe("−1\u00a0coin");
});

it("says what follows without a choice along with it", () => {
  const sold = { points: 0, prize: { coin: 2 }, price: { wood: 2 } };
  const passed = { kind: "coin", n: 1, why: "pass-tile" } as const;
  expect(result({ ...sold, follows: [passed] })).toBe("+3\u00a0coins, −2\u00a0wood");
  const paid = { kind: "coin", n: -4, why: "market" } as const;
  expect(result({ ...sold, mixed: 3, follows: [paid, passed] })).toBe(
    "−3\u00a0coins or goods, +3\u00a0coins, −4\u00a0coins",
  );
});

it("asks once more about what then happens", () => {
  const ends = { ends_turn: true, reveals: false };
  expect(doubt("turn", ends)).toBe("This ends your turn. Sure?");
  expect(doubt("turn", { ends_turn: false, reveals: true })).toBe("Then something is drawn. Sure?");
  expect(doubt("bid", ends)).toBe("You may not be able to undo this. Sure?");
  expect(doubt("turn", null)).toBe("You may not be able to undo this. Sure?");
});

it("promises corn for the rounds that are left", () => {
  expect(cornFrom(5, 6)).toBe("6\u00a0corn every round");
  expect(cornFrom(6, 6)).toBe("6\u00a0corn this round");
});
