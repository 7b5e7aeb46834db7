// Questions and tables for the tests.
import type { About, Option } from "../question/composing";
import { KINDS, LETTERS } from "../wire/names";
import type {
  AmountOption,
  Ask,
  Asked,
  At,
  Choice,
  ListOption,
  MixOption,
  TableInfo,
} from "../wire/wire";

export interface Sample {
  info: TableInfo;
  at: At;
  ask: Asked | null;
}
const files = import.meta.glob<Sample>("../../samples/*.json", { eager: true, import: "default" });
/** Tables at every kind of question, as the server tells them. */
export const samples = Object.entries(files).map(([path, file]) => ({
  name: path.replace(/.*\/|\.json/g, ""),
  ...file,
}));
/** Those with a question. */
export const questions = samples.flatMap(({ ask, ...rest }) =>
  ask ? [{ ...rest, asked: ask, ask: ask.ask }] : [],
);

export function sample(name: string): Sample {
  const known = samples.find((other) => other.name === name);
  if (!known) throw new Error(`no sample ${name}`);
  return known;
}

/** The question of a sample. */
export function question(name: string): Ask {
  const known = questions.find((other) => other.name === name);
  if (!known) throw new Error(`nothing is asked in ${name}`);
  return known.ask;
}

const PLAIN = { prefix: "", about: { t: "nothing" }, uses: null, fee: 0 } as const;

export function choice(text: string, about: About = { t: "nothing" }): Choice {
  return {
    text,
    about,
    price: {},
    prize: {},
    points: 0,
    changes: [],
    follows: [],
    ends_turn: false,
    reveals: false,
    to_pay: 0,
    loses: null,
    mixed: 0,
  };
}

/** A list whose choices are about these things. */
export function list(
  verb: ListOption["verb"],
  choices: Choice[],
  more: Partial<ListOption> = {},
): ListOption {
  return { ...PLAIN, shape: "list", verb, prefix: verb, choices, proposal: "", ...more };
}

export function amount(
  prefix: string,
  least: number,
  most: number,
  more: Partial<AmountOption> = {},
): AmountOption {
  return {
    ...PLAIN,
    shape: "amount",
    verb: "bid",
    prefix,
    least,
    most,
    proposal: least,
    deal: null,
    coins: 0,
    ...more,
  };
}

/** A mix of kinds, by their letters. */
export function kinds(
  prefix: string,
  least: number,
  most: number,
  of: Record<string, number>,
  more: Partial<MixOption> = {},
): MixOption {
  const items = Object.entries(of).map(
    ([word, n]) => ({ t: "kind", kind: kindOf(word), word, most: n }) as const,
  );
  return { ...PLAIN, shape: "mix", verb: "pay", prefix, least, most, items, proposal: {}, ...more };
}
const kindOf = (letter: string) => KINDS[LETTERS.findIndex((other) => other === letter)] ?? "coin";

/** A mix of districts, by their numbers. */
export function districts(
  verb: "build" | "close",
  least: number,
  most: number,
  of: Record<number, number>,
): MixOption {
  const items = Object.entries(of).map(
    ([word, n]) => ({ t: "district", district: Number(word), word, most: n }) as const,
  );
  const uses = verb === "build" ? "tile" : null;
  return { ...PLAIN, shape: "mix", verb, prefix: verb, least, most, items, proposal: {}, uses };
}

export function ship(
  card: number,
  furs: number,
  of: Record<string, number>,
  proposal: Record<string, number> = {},
): MixOption {
  return kinds(`ship S${card}`, furs, furs, of, {
    verb: "ship",
    uses: "tile",
    about: { t: "ship", card },
    proposal,
  });
}

export function top(most: number, of: Record<string, number>): MixOption {
  return kinds("trade top", 1, most, of, {
    verb: "trade",
    uses: "tile",
    about: { t: "trader", trader: "top", furs: 4 },
  });
}

/** Buying wood, or another dealing of the Lumberyard. */
export function wood(most: number, more: Partial<AmountOption> = {}): AmountOption {
  return amount("wood +", 1, most, {
    verb: "wood",
    uses: "special",
    about: { t: "district", district: 1 },
    deal: "buy",
    ...more,
  });
}

export const low = (): ListOption =>
  list("trade", [choice("trade low", { t: "trader", trader: "low", furs: 2 })], { uses: "tile" });
export const pass = (verb: "pass" | "pass tile" | "pass special"): ListOption =>
  list(verb, [choice(verb)]);

export function turn(tile: Ask["tile"], ...options: Option[]): Ask {
  return {
    seat: 2,
    round: 4,
    step: 7,
    kind: "turn",
    due: 0,
    tile,
    ways: [],
    bidding: null,
    lets: null,
    options,
    obstacles: [],
  };
}
