/** Luna's board and what is said about it. */
import "./art/emblems";

import type { LunaInsight, LunaMove, LunaView } from "../../api/types";
import type { GameModule } from "../module";
import { SHORTCUTS } from "./actions";
import Board from "./Board.svelte";
import MoveIcon from "./MoveIcon.svelte";
import Score from "./Score.svelte";
import { findSpot } from "./spots";
import { feat, weigh } from "./story";
import { summary } from "./summary";
import TextView from "./TextView.svelte";
import { things } from "./things";
import { nameMove } from "./wording";

export const game: GameModule<LunaView, LunaInsight, LunaMove> = {
  Board,
  TextView,
  Score,
  summary,
  shortcuts: SHORTCUTS,
  things,
  spot: findSpot,
  weigh,
  feat,
  chips: true,
  MoveIcon,
  nameMove,
};
