/** The emblems, put into the page once: every part of this game refers to them by name. */
import { mount } from "svelte";

import Symbols from "./Symbols.svelte";

mount(Symbols, { target: document.body });
