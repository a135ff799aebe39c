/** The pictures of Nova Luna's rulebook. */
import type { GamePictures } from "../parts";
import TilePicture from "./pictures/TilePicture.svelte";
import TilesPicture from "./pictures/TilesPicture.svelte";
import TrackPicture from "./pictures/TrackPicture.svelte";
import WheelPicture from "./pictures/WheelPicture.svelte";

export const pictures: GamePictures = {
  tile: TilePicture,
  tiles: TilesPicture,
  track: TrackPicture,
  wheel: WheelPicture,
};
