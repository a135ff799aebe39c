/** What can be pointed at, by a name that an element of the board carries too. */
import type { IsleName, PlaceName } from "./view";

/** Something on the table that can be picked. */
export type Place =
  `isle:${IsleName}` | `path:${number}` | `space:${number}` | "stage" | "council" | "candles";

/** The place that a part of a move names: an isle, the landing stage, or a space of the temple by its tile. */
export function placeNamed(name: PlaceName | number): Place {
  if (typeof name === "number") return `space:${name}`;
  return name === "stage" ? name : `isle:${name}`;
}

/** The isle that this place is. */
export function isleAt(place: Place | undefined): IsleName | null {
  return place?.startsWith("isle:") ? (place.slice("isle:".length) as IsleName) : null;
}

/** The tile that this place is, or is for. */
export function tileAt(place: Place | undefined): number | null {
  const [, number] = /^(?:path|space):(\d+)$/.exec(place ?? "") ?? [];
  return number === undefined ? null : Number(number);
}
