/** What on Luna's table can be asked about: places have their address already, pieces carry one. */
import type { Things } from "../module";
import ActionEmblem from "./art/ActionEmblem.svelte";

const SELECTOR = "[data-about], [data-place]";

export const things: Things = {
  selector: SELECTOR,
  find(element) {
    const found = element.closest<HTMLElement | SVGElement>(SELECTOR);
    const thing = found?.dataset.about ?? found?.dataset.place;
    return found && thing ? { thing, element: found } : null;
  },
  nameKind: (kind, say) => say(`lb-act-${kind}`),
  Icon: ActionEmblem,
};
