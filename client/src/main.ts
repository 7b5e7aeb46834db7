import { mount } from "svelte";
import App from "./App.svelte";
import { fetchPage } from "./pages/pages.svelte";
import { dress } from "./person/me.svelte";
import { parse } from "./ui/router.svelte";
import "./style.css";
import "./ui/pages.css";

// Words and page are fetched side by side; what can't be fetched, the app tells.
const fetched = fetchPage(parse(location.hash).page).catch(() => undefined);
await Promise.all([dress(), fetched]);
mount(App, { target: document.getElementById("app") ?? document.body });
