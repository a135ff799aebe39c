/** The texts of the coach. */
import { makeChapter } from "../../texts/chapters";

export const loadCoachTexts = makeChapter({
  en: () => import("./en"),
  de: () => import("./de"),
  pt: () => import("./pt"),
});
