/** The boards, each loaded only when a table of its game is opened. */
import type { GameModule } from "./module";

export type { GameModule } from "./module";

const loaders: Record<string, () => Promise<{ game: GameModule }>> = {
  "nova-luna": () => import("./nova-luna"),
  luna: () => import("./luna"),
};

/** Load the board of a game by its key. */
export async function loadGame(key: string): Promise<GameModule> {
  const load = loaders[key];
  if (!load) throw new Error(`There is no board for the game ${key}.`);
  return (await load()).game;
}
