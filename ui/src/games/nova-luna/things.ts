/** What on Nova Luna's table can be asked about: tiles, places and tokens have names that boards use already. */
import type { NovaLunaMove, NovaLunaView } from "../../api/types";
import type { Things } from "../module";
import { isTake } from "./moves";
import { namePlace } from "./places";

type Names = DOMStringMap;

const SELECTOR =
  "[data-about], [data-wheel], [data-placed], [data-thumb], [data-cell], [data-token], [data-moon]";

/** The address of an element by its names. */
export function readAddress({ about, wheel, placed, thumb, cell, token, moon }: Names): string | null {
  if (about) return about;
  const tile = wheel ?? placed ?? thumb;
  if (tile) return `tile:${tile}`;
  if (cell) return `cell:${cell.replace(",", ":")}`;
  if (token) return `token:${token}`;
  return moon === undefined ? null : "moon";
}

export const things: Things = {
  selector: SELECTOR,
  find(element) {
    const found = element.closest<HTMLElement | SVGElement>(SELECTOR);
    const thing = found && readAddress(found.dataset);
    return thing ? { thing, element: found } : null;
  },
  placesOf: ({ parts }) => ("x" in parts ? [`[data-cell="${parts.x},${parts.y}"]`] : []),
  whereOf(move, view, say) {
    const take = move as NovaLunaMove;
    const { seats, to_move } = view as NovaLunaView;
    return isTake(take) ? namePlace(seats[to_move ?? 0]?.display ?? [], take.parts, say) : "";
  },
  nameKind: (kind, say) => say(`about-nl-action-${kind}`),
};
