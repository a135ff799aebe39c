/** Nova Luna's board and what is said about it. */
import "./palette.css";

import type { NovaLunaInsight, NovaLunaMove, NovaLunaView } from "../../api/types";
import type { GameModule } from "../module";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { SHORTCUTS } from "./keys";
import MoveIcon from "./MoveIcon.svelte";
import { findSpot } from "./spots";
import Score from "./Score.svelte";
import TextView from "./TextView.svelte";
import { things } from "./things";
import { nameMove, summarize } from "./words";

export const game: GameModule<NovaLunaView, NovaLunaInsight, NovaLunaMove> = {
  Board,
  TextView,
  Score,
  chips: true,
  Aside,
  MoveIcon,
  nameMove,
  summary: summarize,
  shortcuts: SHORTCUTS,
  things,
  spot: findSpot,
  feat: (story) => Number(story.find(({ key }) => key === "move-nova-luna-take")?.params.count ?? 0),
  weigh: ({ key }) => (key === "move-nova-luna-winner" ? "own-line" : ""),
};
