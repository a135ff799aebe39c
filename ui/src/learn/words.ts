/** What a stage is called and says: keys of the catalogue made from its game and key. */
import type { StageInfo, StageStars } from "../api/types";
import type { Say } from "../texts";

const keyOf = (game: string, stage: string) => `lesson-${game}-${stage}`;

export const nameStage = (game: string, stage: string, say: Say) => say(keyOf(game, stage));
/** What it teaches, at its start. */
export const teachingOf = (game: string, stage: string, say: Say) => say(`${keyOf(game, stage)}-teach`);
/** What happened and why it was good, once it is done. */
export const doneOf = (game: string, stage: string, say: Say) => say(`${keyOf(game, stage)}-done`);
/** What it asks for, in one sentence. */
export const askOf = (game: string, stage: string, say: Say) => say(`${keyOf(game, stage)}-ask`);
/** The one idea that helps. */
export const ideaOf = (game: string, stage: string, say: Say) => say(`${keyOf(game, stage)}-idea`);

/** A star and what it is for. */
export interface Star {
  label: string;
  won: boolean;
}

/** The three stars of a stage: done, without help, in the best way. */
export function listStars(game: string, stage: StageInfo, won: StageStars | null, say: Say): Star[] {
  const best = stage.has_best
    ? say(`${keyOf(game, stage.key)}-best`)
    : say("lesson-star-fewest", { count: stage.fewest });
  return [
    { label: say("lesson-star-done"), won: won !== null },
    { label: say("lesson-star-alone"), won: won?.alone ?? false },
    { label: best, won: won?.best ?? false },
  ];
}

/** How many stars these are. */
export function countStars(won: StageStars | null): number {
  return won === null ? 0 : 1 + Number(won.alone) + Number(won.best);
}
