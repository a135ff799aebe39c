/** What the present page puts into the top bar; a page sets it when it comes and clears it when it goes. */
import type { Snippet } from "svelte";

export const bar = $state<{
  content: Snippet | null; // beside the logo: a title, whose turn it is
  tools: Snippet | null; // before the language: the page's own buttons
  help: (() => void) | null; // instead of the general help
}>({ content: null, tools: null, help: null });
