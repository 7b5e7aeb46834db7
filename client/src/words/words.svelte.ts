// Words for people: the same Fluent catalogues as the command line's, switched without reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Messages } from "./messages";
import { hidden, joined } from "./spaces";
import type { Phrase } from "../wire/wire";

type Id = keyof Messages;
/** What every one of these messages is said with, so that it may be any of them. */
type Needs<I extends Id> = (I extends Id ? (of: Messages[I]) => void : never) extends (
  of: infer All,
) => void
  ? All
  : never;
/** Left out where there is nothing to say it with. */
type Args<I extends Id> = keyof Needs<I> extends never ? [] : [args: Needs<I>];
type Variables = Record<string, FluentVariable>;
export type Arg = Phrase["args"][string];

export const LANGUAGES = ["en", "de", "ru", "hu", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The catalogues of a language, in one file of its own. */
const files = import.meta.glob<Record<string, string>>("./catalogues/*.ts", { import: "default" });

/** The rules by number: longer than all the rest, and fetched by those who read them. */
const rules = import.meta.glob<string>("../../../locales/*/rules.ftl", {
  query: "?raw",
  import: "default",
});

const state = $state<{ language: Language; bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});
/** Each language once, also if it is asked for again while it comes. */
const loaded = new Map<Language, Promise<FluentBundle>>();
/** The language asked for last: catalogues may arrive in another order. */
let wanted: Language = "en";

function load(language: Language): Promise<FluentBundle> {
  const known = loaded.get(language);
  if (known) return known;
  const coming = fetchWords(language);
  loaded.set(language, coming);
  coming.catch(() => loaded.delete(language));
  return coming;
}

async function fetchWords(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = (await files[`./catalogues/${language}.ts`]?.()) ?? {};
  for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const bundle = await load(language);
  if (wanted !== language) return;
  state.language = language;
  state.bundle = bundle;
  document.documentElement.lang = language;
}

/** Have the rules by number in the language spoken now; their messages are known once this is done. */
export async function fetchRules(language: Language): Promise<void> {
  const bundle = await load(language);
  const text = await rules[`../../../locales/${language}/rules.ftl`]?.();
  if (text) bundle.addResource(new FluentResource(text));
}

export function language(): Language {
  return state.language;
}

/** A message of the page in the reader's language; reactive wherever it is called in a template. */
export function say<I extends Id>(id: I, ...args: Args<I>): string;
export function say(id: Id, args?: Variables): string {
  return said(id, args) ?? unknown(id);
}

/** The message of a key that comes from elsewhere: null where there is none. */
export function sayKnown(id: string, args: Variables = {}): string | null {
  return said(id, args);
}

/** A phrase of the log in the reader's language; `who` are the names of the seats. */
export function sayPhrase(phrase: Phrase, who: string[]): string {
  const args: Variables = {};
  for (const [key, arg] of Object.entries(phrase.args)) args[key] = variable(arg, who);
  return said(phrase.id, args) ?? unknown(phrase.id);
}

/** A phrase of the page's own, to be said among those of the log. */
export function phrase<I extends Id>(id: I, args: Record<keyof Messages[I], Arg>): Phrase {
  return { t: "phrase", id, args };
}

/** Things as a language lists them: `Anna, Bo and Cem`; nothing is an empty text. */
export function listed(items: string[]): string {
  const item = items.at(-1) ?? "";
  return items.length < 2 ? item : say("list-last", { list: inARow(items.slice(0, -1)), item });
}

/** Things joined by commas alone: changes with signs, `+3 coins, −1 wood`. */
export function inARow(items: string[]): string {
  return items.reduce((list, item) => (list ? say("list-more", { list, item }) : item), "");
}

function said(id: string, args: Variables = {}): string | null {
  const message = state.bundle.getMessage(id);
  if (!message?.value) return null;
  const values: Variables = {};
  for (const [name, arg] of Object.entries(args))
    values[name] = typeof arg === "string" ? hidden(arg) : arg;
  return joined(state.bundle.formatPattern(message.value, values));
}

/** Shown where a catalogue and the page or the server are not of the same time. */
function unknown(id: string): string {
  return `[${id}]`;
}

function variable(arg: Arg, who: string[]): FluentVariable {
  if (typeof arg !== "object") return arg;
  switch (arg.t) {
    case "who":
      return who[arg.seat] ?? "";
    case "many":
      return (arg.row ? inARow : listed)(arg.items.map((item) => sayPhrase(item, who)));
    case "phrase":
      return sayPhrase(arg, who);
  }
}
