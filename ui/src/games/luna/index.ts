/** Luna for the table's frame. */
import type { GameModule } from "../module";
import "./art/emblems";
import { SHORTCUTS } from "./actions";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import { summary } from "./summary";
import TextView from "./TextView.svelte";

export const game: GameModule = { Board, TextView, Score, summary, shortcuts: SHORTCUTS };
