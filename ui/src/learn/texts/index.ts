/** The texts of the lessons. */
import { makeChapter } from "../../texts/chapters";

export const loadLessonTexts = makeChapter({
  en: () => import("./en"),
  de: () => import("./de"),
  pt: () => import("./pt"),
});
