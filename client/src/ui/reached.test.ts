import { expect, it } from "vitest";
import { arrive, point, reached, step } from "./reached";

function button(): EventTarget {
  const made = { closest: () => made };
  return made as unknown as EventTarget;
}

it("is what Tab or an arrow went to", () => {
  const [tabbed, next] = [button(), button()];
  step({ key: "Tab" });
  arrive({ target: tabbed });
  step({ key: "ArrowRight" });
  arrive({ target: next });
  expect([tabbed, next].map(reached)).toEqual([true, true]);
});

it("is not what was clicked, nor what has the focus again after Escape", () => {
  const [clicked, again] = [button(), button()];
  step({ key: "Tab" });
  point({ target: clicked });
  arrive({ target: clicked });
  step({ key: "Escape" });
  arrive({ target: again });
  expect([clicked, again, null].map(reached)).toEqual([false, false, false]);
});

it("is no longer what was clicked after it", () => {
  const walkedTo = button();
  step({ key: "Tab" });
  arrive({ target: walkedTo });
  point({ target: walkedTo });
  expect(reached(walkedTo)).toBe(false);
});
