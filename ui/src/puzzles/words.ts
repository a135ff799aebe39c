/** Puzzles in words and numbers. */
import type { GradeInfo, PuzzleAnswer, PuzzleResult, PuzzleTried } from "../api/types";
import { say, sayFirst, type Say } from "../texts";
import { signed } from "../texts/numbers";

/** What a theme is called; one without a text by its key. */
export const nameTheme = (game: string, theme: string): string => sayFirst([`theme-${game}-${theme}`], theme);

/** What a puzzle is called: for how many it is, and its number among those. */
export const namePuzzle = ({ players, number }: { players: number; number: number | null }): string =>
  say("puzzle-name", { players, number: String(number ?? "") });

/** What a theme is about, in a sentence. */
export const describeTheme = (game: string, theme: string): string =>
  sayFirst([`theme-${game}-${theme}-about`], "");

const SETTLED = 10; // puzzles after which a grade moves less

/** Whether a grade rests on so little that it still moves a lot. */
export const isRough = ({ tried }: GradeInfo): boolean => tried < SETTLED;

export type Outcome = "solved" | "helped" | "mended" | "missed" | "new";

/** How somebody came out with a puzzle, in a word. */
export function outcomeOf(result: PuzzleResult | null): Outcome {
  if (!result) return "new";
  if (result.solved) return result.helped ? "helped" : "solved";
  return result.mended ? "mended" : "missed";
}

/** What a try did to the grade, in a sentence. */
export function tellGrade({ result, before, after }: PuzzleTried, say: Say): string {
  const { points } = after;
  if (after.tried === before.tried) return say("puzzle-grade-stays", { points: String(points) });
  if (result.solved && result.helped) return say("puzzle-grade-stays-helped", { points: String(points) });
  return say("puzzle-grade-change", { points: String(points), change: signed(points - before.points) });
}

/** What a move gave away, in words. */
export function tellLoss({ measure, loss }: Pick<PuzzleAnswer, "measure" | "loss">, say: Say): string {
  const points = measure === "win" ? Math.round(loss * 100) : Math.round(loss * 10) / 10;
  return say(`puzzle-loss-${measure}`, { points });
}

const RELIABLE = 0.75; // as often as a level has to find it, to be said to

/** From which level on the computer finds it; 0: none does. */
export function findLevel(levels: number[]): number {
  const last = levels.findLastIndex((share) => share < RELIABLE);
  return last === levels.length - 1 ? 0 : last + 2;
}
