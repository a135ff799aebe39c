/** Places of a display as people see them: beside a tile, by its colour and number. */
import type { PlacedTile } from "../../api/types";
import type { Say } from "../../texts";
import type { Cell } from "./field";
import { tileNamed } from "./tiles";

/** Where the neighbour lies of which the place is on this side. */
const SIDES = { left: [1, 0], right: [-1, 0], above: [0, 1], below: [0, -1] } as const;

/** "left of yellow 5": beside the neighbour that is easiest to find, the only one of its looks if there is such. */
export function namePlace(display: PlacedTile[], { x, y }: Cell, say: Say): string {
  const looks = ({ tile }: PlacedTile) => `${tileNamed(tile).colour} ${tileNamed(tile).number}`;
  const alike = (placed: PlacedTile) => display.filter((other) => looks(other) === looks(placed)).length;
  const near = Object.entries(SIDES).flatMap(([side, [dx, dy]]) => {
    const placed = display.find((other) => other.x === x + dx && other.y === y + dy);
    return placed ? [{ side, placed, count: alike(placed) }] : [];
  });
  const [best] = near.toSorted((one, other) => one.count - other.count);
  if (!best) return say("about-nl-place", { side: "first", beside: "", worth: 0 });
  const { colour, number } = tileNamed(best.placed.tile);
  return say("about-nl-place", { side: best.side, beside: colour, worth: number });
}
