// The sections of the rules, in the order of the page.
import type { Name } from "./RulePicture.svelte";

export interface Section {
  id: string;
  /** The steps it is about. */
  steps: string;
  /** How many paragraphs it has. */
  n: number;
  /** Pictures, each after so many paragraphs. */
  pictures: Partial<Record<number, Name>>;
}
export const SECTIONS: Section[] = [
  { id: "short", steps: "", n: 4, pictures: { 3: "ways" } },
  { id: "setup", steps: "", n: 4, pictures: { 2: "setup" } },
  { id: "preparation", steps: "1–3", n: 3, pictures: {} },
  { id: "bidding", steps: "4", n: 6, pictures: { 4: "bidding" } },
  { id: "city", steps: "5", n: 4, pictures: { 4: "city" } },
  { id: "land", steps: "6", n: 5, pictures: { 5: "land" } },
  { id: "trade", steps: "7", n: 5, pictures: { 1: "traders", 2: "river", 4: "ship" } },
  { id: "special", steps: "5–7", n: 3, pictures: {} },
  { id: "supply", steps: "8–11", n: 5, pictures: { 3: "supply" } },
  { id: "end", steps: "", n: 5, pictures: {} },
  { id: "numbers", steps: "", n: 3, pictures: {} },
  { id: "lenape", steps: "", n: 2, pictures: {} },
];

/** The words on the numbers are those of the page about the game. */
export const sectionKey = (id: string): string => (id === "numbers" ? "page-about-numbers" : `page-rules-${id}`);

/** The section about a step of the round. */
export function sectionOf(step: number): string {
  if (step < 1) return "setup";
  if (step < 4) return "preparation";
  return ["bidding", "city", "land", "trade"][step - 4] ?? (step < 12 ? "supply" : "end");
}
