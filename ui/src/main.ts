import "./fonts.css";
import "./theme.css";

import { mount } from "svelte";

import { startPerson } from "./api/person.svelte";
import App from "./App.svelte";
import { startRouter } from "./router.svelte";
import { startSettings } from "./settings.svelte";
import { loadLanguage } from "./texts";

startSettings();
startRouter();
void startPerson();
await loadLanguage();
mount(App, { target: document.getElementById("app")! });
