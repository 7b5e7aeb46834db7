// Words for people: the same Fluent catalogues as the command line's, switched without reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Arg = string | number | Phrase | { items: Phrase[] } | { seat: number };
export interface Phrase {
  id: string;
  args: Record<string, Arg>;
}

export const LANGUAGES = ["en", "de", "ru", "hu", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The catalogues of a language, in one file of its own. */
const files = import.meta.glob<Record<string, string>>("./words/*.ts", { import: "default" });

const state = $state<{ language: Language; bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});
const loaded = new Map<Language, FluentBundle>();

async function load(language: Language): Promise<FluentBundle> {
  const known = loaded.get(language);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = (await files[`./words/${language}.ts`]?.()) ?? {};
  for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text));
  loaded.set(language, bundle);
  return bundle;
}

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  const bundle = await load(language);
  state.language = language;
  state.bundle = bundle;
  document.documentElement.lang = language;
}

export function language(): Language {
  return state.language;
}

/** The message of that key in the reader's language; reactive wherever it is called in a template. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const message = state.bundle.getMessage(id);
  if (!message?.value) return `[${id}]`;
  return state.bundle.formatPattern(message.value, args);
}

/** A phrase the server told, in the reader's language; `who` are the names of the seats. */
export function sayPhrase(phrase: Phrase, who: string[]): string {
  const args: Record<string, FluentVariable> = {};
  for (const [key, arg] of Object.entries(phrase.args)) args[key] = said(arg, who);
  return say(phrase.id, args);
}

function said(arg: Arg, who: string[]): FluentVariable {
  if (typeof arg !== "object") return arg;
  if ("seat" in arg) return who[arg.seat] ?? "";
  if ("items" in arg) {
    return arg.items
      .map((item) => sayPhrase(item, who))
      .reduce((list, item) => (list ? say("list-more", { list, item }) : item), "");
  }
  return sayPhrase(arg, who);
}
