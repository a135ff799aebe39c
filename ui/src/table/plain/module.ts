/** The board of a game that brings none: its drawing as text, and its moves as buttons. */
import type { GameModule } from "../../games/module";
import { nameMove } from "./moves";
import PlainBoard from "./PlainBoard.svelte";

/** The module of a game without a folder of its own. */
export function makePlainModule(game: string): GameModule {
  return {
    Board: PlainBoard,
    summary: (move) => ({ title: nameMove(game, move), detail: "" }),
    shortcuts: [],
  };
}
