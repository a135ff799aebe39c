/** What the present page puts into the top bar; a page sets it when it comes and clears it when it goes. */
import type { Snippet } from "svelte";
import { MediaQuery } from "svelte/reactivity";

import type { MenuItem } from "../parts/Menu.svelte";

const small = new MediaQuery("(max-width: 619px), (max-height: 480px)");

export const bar = $state<{
  content: Snippet | null; // beside the logo: a title, whose turn it is
  tools: Snippet<[also: MenuItem[]]> | null; // the page's own buttons, with what else belongs into its menu
  help: (() => void) | null; // instead of the general help
  yields: boolean; // on a small screen the page has better use for the bar's place
}>({ content: null, tools: null, help: null, yields: false });

/** Whether of the bar only the menu is left. */
export const isSlim = (): boolean => bar.yields && small.current;
