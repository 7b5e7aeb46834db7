// Where the reader is: the part of the address after `#`, so that any path prefix works.

import { untrack } from "svelte";

export type Page =
  | "home"
  | "new"
  | "join"
  | "device"
  | "table"
  | "replay"
  | "rules"
  | "preferences"
  | "about"
  | "missing";

export interface Route {
  page: Page;
  /** A game, a token or a section; empty for none. */
  key: string;
  /** A line of the log to look at, -1 for none. */
  line: number;
  /** What follows a `?`: wishes for a new table. */
  query: string;
}

const PLAIN: Page[] = ["new", "preferences", "about"];
const KEYED: Page[] = ["join", "device", "table"];
const MAYBE_KEYED: Page[] = ["replay", "rules"];

/** The page an address asks for. */
export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.split("?", 2);
  const parts = path
    .replace(/^#?\/?/, "")
    .split("/")
    .filter(Boolean)
    .map(decode);
  const [first, key, at] = parts;
  if (first === undefined) return route("home");
  const named = (pages: Page[]) => pages.find((page) => page === first);
  const page =
    (parts.length === 1 && named(PLAIN)) ||
    (parts.length === 2 && named(KEYED)) ||
    (parts.length <= 2 && named(MAYBE_KEYED));
  if (page) return { ...route(page, key), query };
  if (first === "replay" && parts.length === 3 && /^\d{1,6}$/.test(at ?? "")) {
    return route("replay", key, Number(at));
  }
  return route("missing");
}

/** The address of a page. */
export function href(page: Page, key = "", line = -1): string {
  if (page === "home") return "#/";
  const tail = line >= 0 ? `/${line}` : "";
  return key ? `#/${page}/${encodeURIComponent(key)}${tail}` : `#/${page}`;
}

/** A seat or device link as somebody pasted it: a whole address, its end, or the bare token. */
export function pasted(text: string): string | null {
  const found = /#\/(join|device|table)\/([^/\s#?]+)\s*$/.exec(text.trim());
  if (found) return `#/${found[1]}/${found[2]}`;
  const token = text.trim();
  return /^[\w-]{4,}$/.test(token) ? href("join", token) : null;
}

function route(page: Page, key = "", line = -1): Route {
  return { page, key, line, query: "" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The table to go back to from a page: the one left for it, or none; sections of a page don't count. */
export function leaving(was: Route, now: Route, table: string): string {
  if (was.page === now.page) return table;
  return was.page === "table" ? was.key : "";
}

const state = $state<{ now: Route; table: string }>({
  now: parse(typeof location === "undefined" ? "" : location.hash),
  table: "",
});

/** The page shown now; reactive. */
export function here(): Route {
  return state.now;
}

/** The table the reader came from to the page shown now, empty for none; reactive. */
export function cameFrom(): string {
  return state.table;
}

/** Follow the address bar from now on. */
export function follow(): () => void {
  const look = () => {
    const now = parse(location.hash);
    state.table = leaving(state.now, now, state.table);
    state.now = now;
  };
  untrack(look);
  addEventListener("hashchange", look);
  return () => removeEventListener("hashchange", look);
}

/** Go to an address of this page. */
export function go(to: string): void {
  location.hash = to;
}

/** Where an answer asked for now will lead, unless the reader goes elsewhere before it comes. */
export function onward(how: (to: string) => void = go): (to: string) => void {
  const { page, key } = state.now;
  return (to) => {
    if (state.now.page === page && state.now.key === key) how(to);
  };
}

/** Go there without a way back to the page left. */
export function replaceWith(to: string): void {
  history.replaceState(null, "", to);
  state.now = parse(to);
}
