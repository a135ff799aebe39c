/** The pictures of Nova Luna's rulebook. */
import type { GamePictures } from "../parts";
import EndPicture from "./pictures/EndPicture.svelte";
import GoalPicture from "./pictures/GoalPicture.svelte";
import TilePicture from "./pictures/TilePicture.svelte";
import TilesPicture from "./pictures/TilesPicture.svelte";
import TrackPicture from "./pictures/TrackPicture.svelte";
import TurnPicture from "./pictures/TurnPicture.svelte";
import WheelPicture from "./pictures/WheelPicture.svelte";

export const pictures: GamePictures = {
  end: EndPicture,
  goal: GoalPicture,
  tile: TilePicture,
  tiles: TilesPicture,
  track: TrackPicture,
  turn: TurnPicture,
  wheel: WheelPicture,
};
