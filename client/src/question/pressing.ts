// What the board has to do with a question: what a press on a thing begins, and what is marked.
import { CHOSEN } from "../board/zone";
import { DISTRICTS } from "../wire/names";
import type { Ask, Choice, DistrictItem } from "../wire/wire";
import { about, choiceOf, type About, type Option, type Pick } from "./composing";

/** What a press begins: an option, a whole answer of it, or one more of a district in it. */
export interface Press {
  option: Option;
  choice: Choice | null;
  item: DistrictItem | null;
}

/** The things on the board that answer something, by key ("district:3", "land:7", ...); "special:3" stands for a
 * special action wherever it is pressed. */
export function pressable(ask: Ask): Record<string, Press> {
  const can: Record<string, Press> = {};
  for (const option of ask.options) {
    const whole: Press = { option, choice: null, item: null };
    const special = specialOf(option);
    if (special) can[`special:${special}`] ??= whole;
    else if (option.shape === "list") {
      for (const choice of option.choices) put(can, choice.about, { ...whole, choice });
    } else if (option.shape === "mix") {
      for (const item of option.items) {
        if (item.t === "district") can[`district:${item.district}`] = { ...whole, item };
      }
      if (option.uses === "tile") put(can, option.about, whole);
    }
  }
  // A district stands for its special action where nothing can be built in it.
  for (let d = 1; d <= DISTRICTS.length; d++) {
    const special = can[`special:${d}`];
    if (special) can[`district:${d}`] ??= special;
  }
  return can;
}

function put(can: Record<string, Press>, of: About, press: Press): void {
  const key = thing(of);
  if (key) can[key] = press;
}

/** The district of a special action, 0 for any other. */
export function specialOf(option: Option | null): number {
  return option?.uses === "special" ? (about(option, "district")?.district ?? 0) : 0;
}

/** The things on the board that the answer being composed is about: chosen, or how many more or less. */
export function chosen(option: Option, pick: Pick): Record<string, string> {
  if (option.shape === "list" && option.uses !== "special") {
    const choice = choiceOf(option, pick.chosen);
    return choice ? mark(choice.about) : {};
  }
  if (option.shape === "mix" && option.items.some(({ t }) => t === "district")) {
    const sign = option.verb === "close" ? "−" : "+";
    return Object.fromEntries(
      option.items.flatMap((item) => {
        const n = pick.picks[item.word] ?? 0;
        return item.t === "district" && n ? [[`district:${item.district}`, `${sign}${n}`]] : [];
      }),
    );
  }
  return option.uses ? mark(option.about) : {};
}

function mark(of: About): Record<string, string> {
  const key = thing(of);
  return key ? { [key]: CHOSEN } : {};
}

/** The key of a thing on the board, "" for what does not lie there. */
function thing(of: About): string {
  switch (of.t) {
    case "district":
      return `district:${of.district}`;
    case "column":
      return `column:${of.column}`;
    case "land":
    case "ship":
      return `${of.t}:${of.card}`;
    case "trader":
      return `trader:${of.trader}`;
    default:
      return "";
  }
}
