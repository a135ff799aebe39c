/** The pictures of Luna's rulebook. */
import type { GamePictures } from "../parts";
import CandlesPicture from "./pictures/CandlesPicture.svelte";
import EndPicture from "./pictures/EndPicture.svelte";
import FiguresPicture from "./pictures/FiguresPicture.svelte";
import GoalPicture from "./pictures/GoalPicture.svelte";
import IslePicture from "./pictures/IslePicture.svelte";
import JourneyPicture from "./pictures/JourneyPicture.svelte";
import PathPicture from "./pictures/PathPicture.svelte";
import TemplePicture from "./pictures/TemplePicture.svelte";
import TurnPicture from "./pictures/TurnPicture.svelte";

export const pictures: GamePictures = {
  candles: CandlesPicture,
  end: EndPicture,
  figures: FiguresPicture,
  goal: GoalPicture,
  isle: IslePicture,
  journey: JourneyPicture,
  path: PathPicture,
  temple: TemplePicture,
  turn: TurnPicture,
};
