// Who reads this page, and how they like it.
import { api } from "../api";
import { LANGUAGES, speak, type Language } from "../words.svelte";
import type { GameCard, Me, Prefs } from "../wire";

export const SPEEDS = [0, 120, 250, 500] as const;
export const PAUSES = [0, 400, 800, 1600, 3000] as const;
export const THEMES = ["auto", "light", "dark"] as const;

type Likes = Required<Prefs>;
const USUAL: Likes = { language: "", theme: "auto", speed: 250, pause: 800, confirm: false };
const SHELF = "nieuw.prefs";

const state = $state<{ name: string; prefs: Likes; games: GameCard[]; known: boolean }>({
  name: "",
  prefs: { ...USUAL, ...remembered() },
  games: [],
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
    return state.games;
  },
  /** Whether the server has answered. */
  get known() {
    return state.known;
  },
};

/** How long a piece takes to move; nothing moves for whoever wants it still. */
export function speed(): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : state.prefs.speed;
}

/** Whether the page is dark now. */
export function dark(): boolean {
  const { theme } = state.prefs;
  return theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
}

/** From dark to light or back. */
export function flip(): void {
  like({ theme: dark() ? "light" : "dark" }).catch(() => undefined);
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

/** The first answer, once it is asked for. */
let meeting: Promise<void> | null = null;
/** What was changed here and is not kept by the server yet: it wins over whatever the server still says. */
let fresh: Partial<Likes> = {};

/** Ask the server who we are and where we play. */
export function meet(): Promise<void> {
  meeting = api.me().then(take);
  return meeting;
}

export async function rename(name: string): Promise<void> {
  if (name && name !== state.name) take(await api.changeMe({ name }));
}

/** Like something from now on: at once here, then on every device. */
export async function like(change: Partial<Likes>): Promise<void> {
  fresh = { ...fresh, ...change };
  state.prefs = { ...state.prefs, ...change };
  remember(state.prefs);
  await dress();
  // All likes are kept together: those of the server must be known first.
  await meeting?.catch(() => undefined);
  try {
    take(await api.changeMe({ prefs: { ...state.prefs } }));
  } finally {
    const later = Object.entries(fresh).filter(([key, now]) => change[key as keyof Likes] !== now);
    fresh = Object.fromEntries(later);
  }
}

function take(found: Me): void {
  state.name = found.name;
  state.prefs = { ...USUAL, ...found.prefs, ...fresh };
  state.games = found.games;
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
