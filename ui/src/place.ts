/** Which page an address names. */

export type Place =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "review"; id: string }
  | { page: "new"; game: string }
  | { page: "keep"; game: string }
  | { page: "daily" }
  | { page: "statistics" }
  | { page: "privacy" }
  | { page: "learn"; game: string }
  | { page: "stage"; game: string; stage: string }
  | { page: "rules"; game: string }
  | { page: "position"; game: string }
  | { page: "sheet"; game: string; sheet: string }
  | { page: "puzzles" }
  | { page: "puzzle-list"; game: string }
  | { page: "puzzle"; game: string; key: string }
  | { page: "turning-points"; id: string }
  | { page: "missing" };

const KEY = /^[a-z0-9-]+$/;
const PLAIN_PAGES = ["daily", "privacy", "puzzles", "statistics"] as const;
const GAME_PAGES = ["new", "keep", "learn", "rules", "position"] as const;

/** The page that an address names; whether there is such a game or table says the server. */
export function findPlace(path: string): Place {
  const [first = "", second = "", third = "", ...rest] = path.split("/").filter(Boolean);
  if (rest.length > 0) return { page: "missing" };
  if (first === "learn" && KEY.test(second) && KEY.test(third))
    return { page: "stage", game: second, stage: third };
  if (first === "rules" && KEY.test(second) && KEY.test(third))
    return { page: "sheet", game: second, sheet: third };
  if (first === "puzzles" && KEY.test(second) && KEY.test(third))
    return { page: "puzzle", game: second, key: third };
  if (first === "t" && second && third === "review") return { page: "review", id: second };
  if (first === "t" && second && third === "puzzles") return { page: "turning-points", id: second };
  if (third) return { page: "missing" };
  if (!first) return { page: "home" };
  const plain = PLAIN_PAGES.find((name) => name === first);
  if (plain && !second) return { page: plain };
  if (first === "puzzles" && KEY.test(second)) return { page: "puzzle-list", game: second };
  if (first === "t" && second) return { page: "table", id: second };
  const page = GAME_PAGES.find((name) => name === first);
  if (page && KEY.test(second)) return { page, game: second };
  return { page: "missing" };
}
