/** How Luna's sentences stand in the story. */
import type { Telling } from "../../api/types";
import type { Weight } from "../module";

const CHAPTERS = ["move-luna-scoring", "move-luna-final", "move-luna-round"];
const OWN_LINES = ["move-luna-scored", "move-luna-finally", "move-luna-winner"];

/** The influence that a move brought. */
export const feat = (story: Telling[]): number =>
  story
    .filter(({ key }) => key.startsWith("move-luna-gain-"))
    .reduce((sum, { params }) => sum + Number(params.points ?? 0), 0);

export function weigh({ key }: Telling): Weight {
  if (CHAPTERS.includes(key)) return "chapter";
  return OWN_LINES.includes(key) ? "own-line" : "";
}
