/** What the menu of every page with a board offers. */
import type { MaybeItem } from "../parts/Menu.svelte";
import { say } from "../texts";
import type { BoardHost } from "./host.svelte";

/** Change between the board and its text. */
export function textItem(host: BoardHost): MaybeItem {
  const label = say(host.textView ? "table-as-board" : "table-as-text");
  return host.module?.TextView && { label, icon: "eye", act: host.toggleTextView };
}

/** Point at anything. */
export function askItem(host: BoardHost): MaybeItem {
  return host.cards.available && { label: say("about-mode"), icon: "help", act: host.cards.toggle };
}
