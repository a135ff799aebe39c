/** The computers' strengths: the stronger, the fuller the moon. */
import type { SeatRequest } from "../api/types";

export type Level = NonNullable<SeatRequest["level"]>;
export const LEVELS: Level[] = ["level-1", "level-2", "level-3", "level-4", "level-5"];

// A thin crescent for the first, a half moon in the middle, the full moon for the last.
const AGES: Record<string, number> = {
  "level-1": 0.07,
  "level-2": 0.15,
  "level-3": 0.25,
  "level-4": 0.37,
  "level-5": 0.5,
};

/** The age of the moon beside a level. */
export function levelAge(level: string | undefined): number {
  return AGES[level ?? "level-3"] ?? 0;
}
