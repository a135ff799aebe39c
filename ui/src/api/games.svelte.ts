/** The games that the server has: fetched once, with the texts of those that the page was built without. */
import { knows, supplementTexts, type Supplement } from "../texts";
import * as client from "./client";
import type { GameInfo } from "./types";

let list = $state.raw<GameInfo[] | null>(null);
let fetching: Promise<GameInfo[]> | null = null;

export const games = {
  /** In the order to list them; null until they are there. */
  get list(): GameInfo[] | null {
    return list;
  },
  /** The game of this key, once the list is there. */
  find(key: string): GameInfo | null {
    return list?.find((game) => game.key === key) ?? null;
  },
};

/** Get the games, or wait for those on their way; after a failure the next call tries again. */
export function loadGames(): Promise<GameInfo[]> {
  fetching ??= fetchGames().catch((problem: unknown) => {
    fetching = null;
    throw problem;
  });
  return fetching;
}

async function fetchGames(): Promise<GameInfo[]> {
  const found = await client.fetchGames();
  if (found.some((game) => !knows(nameKey(game.key)))) await supplementTexts(makeSupplement(found));
  list = found;
  return found;
}

const nameKey = (game: string) => `${game}-name`;

/** The texts of the games whose name a catalogue does not know; one without texts shows its plain words. */
function makeSupplement(found: GameInfo[]): Supplement {
  return async (code, knows) => {
    const strangers = found.filter((game) => !knows(nameKey(game.key)));
    return Promise.all(strangers.map((game) => client.fetchTexts(game.key, code).catch(() => "")));
  };
}
