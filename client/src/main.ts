import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./bar/me.svelte";
import "./style.css";
import "./pages/pages.css";

await dress();
mount(App, { target: document.getElementById("app")! });
