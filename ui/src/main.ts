import "./fonts.css";
import "./theme.css";

import { mount } from "svelte";

import { startPerson } from "./api/person.svelte";
import App from "./App.svelte";
import { findPlace } from "./place";
import { startRouter } from "./router.svelte";
import { startSettings } from "./settings.svelte";
import { loadLanguage } from "./texts";

startSettings();
startRouter();
void startPerson();
// What links lead to most comes along with the language; whether it came is seen when it is shown.
if (findPlace(location.pathname).page === "table") import("./table/TablePage.svelte").catch(() => {});
await loadLanguage();
mount(App, { target: document.getElementById("app")! });
