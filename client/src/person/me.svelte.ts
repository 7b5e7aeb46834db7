// Who reads this page, and how they like it.
import { reachedAt } from "../ui/link.svelte";
import { api } from "../wire/api";
import { LANGUAGES, speak, type Language } from "../words/words.svelte";
import type { GameCard, GameList, Me, Prefs } from "../wire/wire";

export const SPEEDS = [0, 120, 250, 500] as const;
export const PAUSES = [0, 400, 800, 1600, 3000] as const;
export const THEMES = ["auto", "light", "dark"] as const;

type Likes = Required<Prefs>;
const USUAL: Likes = {
  language: "",
  theme: "auto",
  speed: 250,
  pause: 800,
  confirm: false,
  projection: true,
  reviews: true,
  sound: false,
  volume: 60,
};
const SHELF = "nieuw.prefs";

interface State {
  name: string;
  prefs: Likes;
  /** The latest games. */
  games: GameCard[];
  /** What those after them are asked for with, "" where there are none. */
  more: string;
  /** Older games that were asked for, and the same for those after them; null before that. */
  older: GameList | null;
  known: boolean;
}
const state = $state<State>({
  name: "",
  prefs: { ...USUAL, ...remembered() },
  games: [],
  more: "",
  older: null,
  known: false,
});

export const me = {
  get name() {
    return state.name;
  },
  get prefs() {
    return state.prefs;
  },
  get games() {
    return once([...state.games, ...(state.older?.games ?? [])]);
  },
  /** Whether there are games that were not asked for yet. */
  get more() {
    return (state.older?.more ?? state.more) !== "";
  },
  /** Whether the server has answered. */
  get known() {
    return state.known;
  },
};

/** Each game once, as it is told first. */
function once(games: GameCard[]): GameCard[] {
  const known = new Set<string>();
  return games.filter(({ id }) => !known.has(id) && known.add(id));
}

/** How long a piece takes to move; nothing moves for whoever wants it still. */
export function speed(): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : state.prefs.speed;
}

/** Whether the page is dark now. */
export function dark(): boolean {
  const { theme } = state.prefs;
  return (
    theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches)
  );
}

/** From dark to light or back. */
export function flip(): void {
  like({ theme: dark() ? "light" : "dark" }).catch(() => undefined);
}

/** The language that an address asks for, `?language=de`, is liked from now on. */
export function likeLanguageOf(query: string): void {
  const asked = new URLSearchParams(query).get("language") ?? "";
  const language = LANGUAGES.find((known) => known === asked);
  if (language) like({ language }).catch(() => undefined);
}

/** Dress the page as its reader likes, before anything is drawn. */
export async function dress(): Promise<void> {
  document.documentElement.dataset.theme = state.prefs.theme;
  await speak(spoken());
}

function spoken(): Language {
  const wanted = [state.prefs.language, ...navigator.languages.map((l) => l.split("-")[0] ?? "")];
  return LANGUAGES.find((l) => l === wanted.find((w) => LANGUAGES.includes(w as Language))) ?? "en";
}

/** What was asked last: one thing after another, so that no answer is older than the one before. */
let last: Promise<unknown> = Promise.resolve();
/** What was changed here and is not kept by the server yet: it wins over whatever the server still says. */
let fresh: Partial<Likes> = {};
/** How many changes are not kept yet. */
let unkept = 0;

function inTurn<T>(ask: () => Promise<T>, hear: (answer: T) => void): Promise<void> {
  const mine = last.then(ask).then(hear);
  last = mine.catch(() => undefined);
  return mine;
}

/** Ask the server who we are and where we play. */
export function meet(): Promise<void> {
  return inTurn(() => api.me(), take);
}

/** Ask for older games. */
export function meetMore(): Promise<void> {
  return inTurn(
    () => api.moreGames(state.older?.more ?? state.more),
    ({ games, more }) => {
      state.older = { games: [...(state.older?.games ?? []), ...games], more };
    },
  );
}

/** Take a game off my list; an answer that is on its way is not newer than that. */
export function removeGame(id: string): Promise<void> {
  return inTurn(async () => {
    await api.remove(id);
    const others = (games: GameCard[]) => games.filter((game) => game.id !== id);
    state.games = others(state.games);
    if (state.older) state.older.games = others(state.older.games);
    return api.me();
  }, take);
}

export async function rename(name: string): Promise<void> {
  if (name && name !== state.name) await inTurn(() => api.changeMe({ name }), take);
}

/** Like something from now on: at once here, then on every device. */
export async function like(change: Partial<Likes>): Promise<void> {
  fresh = { ...fresh, ...change };
  unkept += 1;
  state.prefs = { ...state.prefs, ...change };
  remember(state.prefs);
  // All likes are kept together, so those of the server must be known first.
  const kept = inTurn(() => api.changeMe({ prefs: { ...state.prefs } }), take).finally(() => {
    unkept -= 1;
    if (!unkept) fresh = {};
  });
  await Promise.all([dress(), kept]);
}

/** The name in a form: what is typed there, else the one this person goes by. */
export class NameField {
  #typed = $state<string | null>(null);

  get value(): string {
    return this.#typed ?? me.name;
  }
  set value(typed: string) {
    this.#typed = typed;
  }
}

function take(found: Me): void {
  state.name = found.name;
  reachedAt(found.reached ?? "");
  state.prefs = { ...USUAL, ...found.prefs, ...fresh };
  // What leaves the latest is older now; where nobody asked for older ones, the next page has it.
  if (state.older) state.older.games = once([...state.games, ...state.older.games]);
  state.games = found.games;
  state.more = found.more;
  state.known = true;
  remember(state.prefs);
  void dress();
}

function remembered(): Partial<Likes> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "{}") as Partial<Likes>;
  } catch {
    return {};
  }
}

function remember(prefs: Likes): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify(prefs));
  } catch {
    // A page without memory still works.
  }
}
