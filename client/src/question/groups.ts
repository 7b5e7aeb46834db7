// The options of a question by their place in the panel, and the tiles of a turn.
import { TILES } from "../wire/names";
import type { Ask, Choice, View } from "../wire/wire";
import type { Option } from "./composing";

/** Not to do something. */
export interface Pass {
  verb: "pass" | "pass tile" | "pass special";
  choice: Choice;
}

export interface Groups {
  tile: Option[];
  special: Option[];
  passTile: Pass | null;
  passSpecial: Pass | null;
  /** Not to bid. */
  pass: Pass | null;
  /** Whatever a question has besides: the one option of place, auction, pay, ... */
  rest: Option[];
}

export function groups(ask: Ask): Groups {
  const pass = (verb: Pass["verb"]): Pass | null => {
    const option = ask.options.find((other) => other.verb === verb);
    const choice = option?.shape === "list" ? option.choices[0] : undefined;
    return choice ? { verb, choice } : null;
  };
  const passes = {
    pass: pass("pass"),
    passTile: pass("pass tile"),
    passSpecial: pass("pass special"),
  };
  const verbs = Object.values(passes).map((passing) => passing?.verb);
  return {
    ...passes,
    tile: ask.options.filter(({ uses }) => uses === "tile"),
    special: ask.options.filter(({ uses }) => uses === "special"),
    rest: ask.options.filter(({ uses, verb }) => !uses && !verbs.some((other) => other === verb)),
  };
}

/** The tiles of a turn's kind that came with the seat's column, and how many are left. */
export function tilesOf({ tile, seat }: Ask, view: View): { all: number; left: number } {
  const kind = TILES.findIndex((other) => other === tile);
  const player = view.players[seat];
  return {
    all: view.columns[(player?.column ?? 0) - 1]?.[kind] ?? 0,
    left: player?.tiles[kind] ?? 0,
  };
}
