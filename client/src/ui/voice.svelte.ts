// The title of the page, and the one live region: what a screen reader is told.
import { say } from "../words/words.svelte";

const state = $state({ title: "", heard: "" });

/** Name the page; an effect of the page's component keeps it up to date. */
export function entitle(name: string): void {
  state.title = name;
}

export function title(): string {
  return state.title ? say("page-title", { page: state.title }) : say("page-game");
}

/** Tell something that changed. */
export function tell(text: string): void {
  state.heard = text;
}

export function heard(): string {
  return state.heard;
}
