/** The computers' strengths: the stronger, the fuller the moon. */
import type { GameInfo, SeatRequest } from "../api/types";

export type Level = GameInfo["usual_level"];

// A thin crescent for the first, a half moon in the middle, the full moon for the last.
const AGES: Partial<Record<Level, number>> = {
  "level-1": 0.07,
  "level-2": 0.15,
  "level-3": 0.25,
  "level-4": 0.37,
  "level-5": 0.5,
};

/** The age of the moon beside a level; beside a player without a search it is new. */
export function levelAge(level: Level): number {
  return AGES[level] ?? 0;
}

/** The computers who can really play this game here, the gentlest first. */
export function levelsOf(game: GameInfo): Level[] {
  return game.levels;
}

/** This level if it is there, else the usual one. */
export function offerLevel(game: GameInfo, level: string | null | undefined): Level {
  return game.levels.find((one) => one === level) ?? game.usual_level;
}

/** The same seats with computers who are really there. */
export function offerLevels(game: GameInfo, seats: SeatRequest[]): SeatRequest[] {
  return seats.map((seat) => ({ ...seat, level: offerLevel(game, seat.level) }));
}
