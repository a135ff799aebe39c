/** What on Luna's table can be asked about: places have their address already, pieces carry one. */
import type { Move } from "../../api/types";
import type { Things } from "../module";
import ActionEmblem from "./art/ActionEmblem.svelte";
import { placeNamed } from "./places";
import type { PlaceName } from "./view";

const SELECTOR = "[data-about], [data-place]";

/** The places that the parts of a move name. */
function listPlaces(parts: Move["parts"]): string[] {
  const { isle, tile, origin, to } = parts as Record<string, string | number | undefined>;
  const ends = [isle, origin, to]
    .filter((name) => name !== undefined)
    .map((name) => placeNamed(name as PlaceName));
  return tile === undefined ? ends : [`path:${tile}`, `space:${tile}`, ...ends];
}

export const things: Things = {
  selector: SELECTOR,
  find(element) {
    const found = element.closest<HTMLElement | SVGElement>(SELECTOR);
    const thing = found?.dataset.about ?? found?.dataset.place;
    return found && thing ? { thing, element: found } : null;
  },
  placesOf: ({ parts }) => listPlaces(parts).map((place) => `[data-place="${place}"]`),
  nameKind: (kind, say) => say(`lb-act-${kind}`),
  Icon: ActionEmblem,
};
