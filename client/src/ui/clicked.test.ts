import { expect, it } from "vitest";
import { arrive, onlyClicked, point, step } from "./clicked";

function button(): EventTarget {
  const made = { closest: () => made };
  return made as unknown as EventTarget;
}

it("is what a pointer pressed, also when it has the focus again after Escape", () => {
  const [pressed, other] = [button(), button()];
  step({ key: "Tab" });
  point({ target: pressed });
  arrive({ target: pressed });
  expect([pressed, other, null].map(onlyClicked)).toEqual([true, false, false]);
  step({ key: "Escape" });
  arrive({ target: pressed });
  expect(onlyClicked(pressed)).toBe(true);
});

it("is no longer what Tab or an arrow went to after it", () => {
  for (const key of ["Tab", "ArrowRight"]) {
    const pressed = button();
    point({ target: pressed });
    step({ key });
    arrive({ target: pressed });
    expect(onlyClicked(pressed)).toBe(false);
  }
});
