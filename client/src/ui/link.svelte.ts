// Links to give away: they name an address that others can reach.
import { address } from "../wire/api";

const state = $state({ reached: "" });
/** Names by which a machine calls itself. */
const ITSELF = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Where other machines find the server, as it says itself; empty where it does not know. */
export function reachedAt(reached: string): void {
  state.reached = reached;
}

/** The whole address of a page for somebody else; reactive. */
export function linkTo(path: string, host = location.hostname): string {
  return state.reached && ITSELF.test(host) ? new URL(path, state.reached).href : address(path);
}

/**
 * Put a text where it can be pasted from; false where the browser does not let us. A page on plain http
 * has no clipboard, so what is selected in a field is copied the old way.
 */
export async function copied(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return field !== undefined && document.execCommand("copy");
  }
}
