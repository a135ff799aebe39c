/** The temple boards as they are shipped: which tiles each of them has. */
import components from "../../../../src/lunarium/games/luna/components.json";

export const BOARDS = ["blue", "yellow", "green", "red"] as const;
export type BoardName = (typeof BOARDS)[number];

/** The component values that the program brings along. */
export const SHIPPED = components.name;

/** The tiles of a board, the first tile of a player first. */
export function listShippedTiles(board: BoardName): number[] {
  return components.temple_boards.value[board].spaces.toSorted((one, other) => one - other);
}
