import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings, wear } from "./settings.svelte";
import { speak } from "./text/words.svelte";

wear();
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
