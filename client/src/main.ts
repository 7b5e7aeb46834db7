import { mount } from "svelte";
import App from "./App.svelte";
import { fetchPage } from "./pages/pages.svelte";
import { dress, likeLanguageOf } from "./person/me.svelte";
import { parse } from "./ui/router.svelte";
import "./style.css";
import "./ui/pages.css";

// Words and page are fetched side by side; what can't be fetched, the app tells.
const { page, query } = parse(location.hash);
const fetched = fetchPage(page).catch(() => undefined);
likeLanguageOf(query);
await Promise.all([dress(), fetched]);
mount(App, { target: document.getElementById("app") ?? document.body });
