/** The texts of keeping score beside a real table. */
import { makeChapter } from "../../texts/chapters";

export const loadKeepingTexts = makeChapter({
  en: () => import("./en"),
  de: () => import("./de"),
  pt: () => import("./pt"),
});
