// The pages by their address. Those that need a board are fetched when somebody goes there.
import type { Component } from "svelte";
import type { Page, Route } from "../ui/router.svelte";
import About from "./About.svelte";
import Device from "./Device.svelte";
import Home from "./Home.svelte";
import Join from "./Join.svelte";
import Missing from "./Missing.svelte";
import NewTable from "./NewTable.svelte";
import Preferences from "./Preferences.svelte";

type Paged = Component<{ route: Route }>;
type Fetched = "table" | "replay" | "rules";

const FETCHED: Record<Fetched, () => Promise<{ default: Paged }>> = {
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  rules: () => import("./Rules.svelte"),
};
/** A page that needs nothing of its address. */
const plain = (page: Component<never>): Paged => page as unknown as Paged;
let there = $state.raw<Record<Exclude<Page, Fetched>, Paged> & Partial<Record<Fetched, Paged>>>({
  home: plain(Home),
  new: plain(NewTable),
  join: Join,
  device: Device,
  preferences: plain(Preferences),
  about: plain(About),
  missing: plain(Missing),
});

/** A page as far as it is there. */
export function pageOf(page: Page): Paged | undefined {
  return there[page];
}

/** Fetch a page that is not there yet; fails where the server has a newer one or can't be reached. */
export async function fetchPage(page: Page): Promise<void> {
  if (there[page] || !(page in FETCHED)) return;
  const { default: fetched } = await FETCHED[page as Fetched]();
  there = { ...there, [page]: fetched };
}

/** Fetch the table's page while nothing else is to be done: it is the next one. */
export function fetchTable(): void {
  const fetchNow = (): void => void fetchPage("table").catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(fetchNow, { timeout: 5000 });
  else setTimeout(fetchNow, 2000);
}
