/** The texts of the coach, with those that say why a move is better. */
import { makeChapter } from "../../texts/chapters";

export const loadCoachTexts = makeChapter({
  en: () => import("./en"),
  de: () => import("./de"),
  pt: () => import("./pt"),
});
