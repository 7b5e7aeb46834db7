import { expect, it } from "vitest";
import { arrive, click, onlyClicked, point, step } from "./clicked";

function button(): EventTarget {
  const made = { closest: () => made };
  return made as unknown as EventTarget;
}

/** A button, pressed with a pointer. */
function pressed(): EventTarget {
  const target = button();
  point();
  arrive({ target });
  click({ target, detail: 1 });
  return target;
}

it("is what a pointer pressed, also when it has the focus again after Escape", () => {
  step({ key: "Tab" });
  const [target, other] = [pressed(), button()];
  click({ target: other, detail: 0 });
  expect([target, other, null].map(onlyClicked)).toEqual([true, false, false]);
  step({ key: "Escape" });
  arrive({ target });
  expect(onlyClicked(target)).toBe(true);
});

it("is no longer what an arrow went to after it", () => {
  const target = pressed();
  step({ key: "ArrowRight" });
  arrive({ target });
  expect(onlyClicked(target)).toBe(false);
});

it("is nothing any more once somebody goes on by keyboard", () => {
  const target = pressed();
  step({ key: "Tab" });
  arrive({ target: button() });
  expect(onlyClicked(target)).toBe(false);
});
