/** The texts of the coach, by the game. */
import type { Say } from "../texts";

export const sayIdea = (game: string, key: string, say: Say): string => say(`coach-${game}-idea-${key}`);
