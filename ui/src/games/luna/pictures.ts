/** The pictures of Luna's rulebook. */
import type { GamePictures } from "../parts";
import CandlesPicture from "./pictures/CandlesPicture.svelte";
import FiguresPicture from "./pictures/FiguresPicture.svelte";
import IslePicture from "./pictures/IslePicture.svelte";
import JourneyPicture from "./pictures/JourneyPicture.svelte";
import PathPicture from "./pictures/PathPicture.svelte";
import TemplePicture from "./pictures/TemplePicture.svelte";

export const pictures: GamePictures = {
  candles: CandlesPicture,
  figures: FiguresPicture,
  isle: IslePicture,
  journey: JourneyPicture,
  path: PathPicture,
  temple: TemplePicture,
};
