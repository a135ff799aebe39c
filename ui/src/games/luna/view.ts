/** Names within Luna's wire types, and small questions about a view. */
import type {
  Figures,
  Forecast,
  Isle,
  LunaMove,
  LunaView,
  NoviceChange,
  PathGroup,
  Voyage,
} from "../../api/types";

export type IsleName = Isle["isle"];
/** An isle or the landing stage. */
export type PlaceName = NoviceChange["isle"];
export type FigureName = keyof Figures;
export type Kind = LunaMove["kind"];
export type VoyageKind = Voyage["kind"];

/** The isles in the rules' own order; the ring of a game has another. */
export const ISLES: readonly IsleName[] = [
  "shrine",
  "herbs",
  "tide",
  "sailboat",
  "bribery",
  "book",
  "novice",
];

export const FIGURES: readonly FigureName[] = ["moon_priestess", "master_builder", "apostate"];

/** Whether shrines and novices are still being placed. */
export function isPreliminary(view: LunaView): boolean {
  return view.phase === "shrines" || view.phase === "pairs";
}

/** Whether this is the solo game with its scripted opponent. */
export function isSolo(view: LunaView): boolean {
  return view.players.some((player) => player.scripted);
}

/** The isle of that name, with its pieces. */
export function findIsle(view: LunaView, name: IsleName): Isle {
  const found = view.isles.find((isle) => isle.isle === name);
  if (!found) throw new Error(`There is no isle ${name}.`);
  return found;
}

/** What the round's end would bring in all. */
export function sumForecast(forecast: Forecast | null): number {
  return forecast ? forecast.priestess + forecast.apostate + forecast.temple : 0;
}

/** The tiles that the next round approves, with their guard tile. */
export function findNextGroup(view: LunaView): PathGroup | undefined {
  return view.path.groups.find((group) => group.bribable);
}

/** The tiles of a group that lie on the path. */
export function listTiles(group: PathGroup): number[] {
  return group.tiles.filter((tile) => tile.on_path).map((tile) => tile.tile);
}
