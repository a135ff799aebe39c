/** Which page an address names. */
import { GAMES, type GameKey } from "./api/types";

export type Place =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "new"; game: GameKey }
  | { page: "daily" }
  | { page: "learn"; game: GameKey }
  | { page: "missing" };

/** The page that an address names. */
export function findPlace(path: string): Place {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean);
  if (rest.length > 0) return { page: "missing" };
  if (!first) return { page: "home" };
  if (first === "daily" && !second) return { page: "daily" };
  if (first === "t" && second) return { page: "table", id: second };
  const game = GAMES.find((key) => key === second);
  if (game && (first === "new" || first === "learn")) return { page: first, game };
  return { page: "missing" };
}
