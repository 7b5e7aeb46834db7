// A page for development: the board and the players of a sample table, in any theme and width.
import { mount } from "svelte";
import Gallery, { type Sample } from "./pages/Gallery.svelte";
import { speak, type Language } from "./words/words.svelte";
import "./style.css";

const asked = new URLSearchParams(location.search);
const samples = import.meta.glob<Sample>("../samples/*.json", { import: "default" });
const name = asked.get("s") ?? "3-bid";
const read = samples[`../samples/${name}.json`];

document.documentElement.dataset.theme = asked.get("theme") ?? "light";
await speak((asked.get("lang") ?? "en") as Language);
if (read) {
  const sample = await read();
  mount(Gallery, {
    target: document.getElementById("gallery") ?? document.body,
    props: { sample, asked, names: Object.keys(samples) },
  });
}
