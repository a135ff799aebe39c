/** Elements that glow: what is spoken of, or what to look at first. */
import "./glow.css";

import { tick } from "svelte";

/** Let what is found glow, once the page shows it; the answer ends that. */
export function glow(find: () => Iterable<Element>): () => void {
  let lit: Element[] = [];
  let isGone = false;
  void tick().then(() => {
    if (isGone) return;
    lit = [...find()];
    lit.forEach((element) => element.setAttribute("data-glows", ""));
  });
  return () => {
    isGone = true;
    lit.forEach((element) => element.removeAttribute("data-glows"));
  };
}
