// The sections of the rules, in the order of the page.
import type { Messages } from "../words/messages";
import { say } from "../words/words.svelte";
import type { Name } from "./RulePicture.svelte";

/** A message without arguments. */
type Text = {
  [Id in keyof Messages]: keyof Messages[Id] extends never ? Id : never;
}[keyof Messages];

export interface Section {
  id: string;
  title: Text;
  /** The steps it is about, the first and the last. */
  steps: [number, number] | null;
  paragraphs: Text[];
  /** Pictures, each after so many paragraphs. */
  pictures: Partial<Record<number, Name>>;
}
export const SECTIONS: Section[] = [
  {
    id: "short",
    title: "page-rules-short",
    steps: null,
    paragraphs: [
      "page-rules-short-1",
      "page-rules-short-2",
      "page-rules-short-3",
      "page-rules-short-4",
    ],
    pictures: { 3: "ways" },
  },
  {
    id: "setup",
    title: "page-rules-setup",
    steps: null,
    paragraphs: [
      "page-rules-setup-1",
      "page-rules-setup-2",
      "page-rules-setup-3",
      "page-rules-setup-4",
    ],
    pictures: { 2: "setup" },
  },
  {
    id: "preparation",
    title: "page-rules-preparation",
    steps: [1, 3],
    paragraphs: [
      "page-rules-preparation-1",
      "page-rules-preparation-2",
      "page-rules-preparation-3",
    ],
    pictures: {},
  },
  {
    id: "bidding",
    title: "page-rules-bidding",
    steps: [4, 4],
    paragraphs: [
      "page-rules-bidding-1",
      "page-rules-bidding-2",
      "page-rules-bidding-3",
      "page-rules-bidding-4",
      "page-rules-bidding-5",
      "page-rules-bidding-6",
    ],
    pictures: { 4: "bidding" },
  },
  {
    id: "city",
    title: "page-rules-city",
    steps: [5, 5],
    paragraphs: [
      "page-rules-city-1",
      "page-rules-city-2",
      "page-rules-city-3",
      "page-rules-city-4",
    ],
    pictures: { 4: "city" },
  },
  {
    id: "land",
    title: "page-rules-land",
    steps: [6, 6],
    paragraphs: [
      "page-rules-land-1",
      "page-rules-land-2",
      "page-rules-land-3",
      "page-rules-land-4",
      "page-rules-land-5",
    ],
    pictures: { 5: "land" },
  },
  {
    id: "trade",
    title: "page-rules-trade",
    steps: [7, 7],
    paragraphs: [
      "page-rules-trade-1",
      "page-rules-trade-2",
      "page-rules-trade-3",
      "page-rules-trade-4",
      "page-rules-trade-5",
    ],
    pictures: { 1: "traders", 2: "river", 4: "ship" },
  },
  {
    id: "special",
    title: "page-rules-special",
    steps: [5, 7],
    paragraphs: ["page-rules-special-1", "page-rules-special-2", "page-rules-special-3"],
    pictures: {},
  },
  {
    id: "supply",
    title: "page-rules-supply",
    steps: [8, 11],
    paragraphs: [
      "page-rules-supply-1",
      "page-rules-supply-2",
      "page-rules-supply-3",
      "page-rules-supply-4",
      "page-rules-supply-5",
    ],
    pictures: { 3: "supply" },
  },
  {
    id: "end",
    title: "page-rules-end",
    steps: null,
    paragraphs: [
      "page-rules-end-1",
      "page-rules-end-2",
      "page-rules-end-3",
      "page-rules-end-4",
      "page-rules-end-5",
    ],
    pictures: {},
  },
  {
    id: "readings",
    title: "page-rules-readings",
    steps: null,
    paragraphs: ["page-rules-readings-1"],
    pictures: {},
  },
  {
    id: "numbers",
    title: "page-about-numbers",
    steps: null,
    paragraphs: ["page-about-numbers-1", "page-about-numbers-2", "page-about-numbers-3"],
    pictures: {},
  },
  {
    id: "lenape",
    title: "page-rules-lenape",
    steps: null,
    paragraphs: ["page-rules-lenape-1", "page-rules-lenape-2"],
    pictures: {},
  },
];

/** The section about a step of the round. */
export function sectionOf(step: number): string {
  if (step < 1) return "setup";
  if (step < 4) return "preparation";
  return ["bidding", "city", "land", "trade"][step - 4] ?? (step < 12 ? "supply" : "end");
}

/** The numbers of its steps: `4`, `1–3`; nothing for none. */
export function stepNumbers({ steps }: Section): string {
  if (!steps) return "";
  const [first, last] = steps;
  return first === last ? `${first}` : `${first}–${last}`;
}

/** `step 4`, `steps 1–3`; nothing for none. */
export function saySteps(section: Section): string {
  if (!section.steps) return "";
  const [first, last] = section.steps;
  return say("page-rules-steps", { n: last - first + 1, steps: stepNumbers(section) });
}
