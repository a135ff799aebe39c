/** The texts of statistics. */
import { makeChapter } from "../../texts/chapters";

export const loadStatisticsTexts = makeChapter({
  en: () => import("./en"),
  de: () => import("./de"),
  pt: () => import("./pt"),
});
