/** The texts of puzzles, with what the rules prove about their solutions. */
import { makeChapter } from "../../texts/chapters";

export const loadPuzzleTexts = makeChapter({
  en: () => import("./en"),
  de: () => import("./de"),
  pt: () => import("./pt"),
});
