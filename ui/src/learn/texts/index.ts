/** The texts of the lessons: loaded with the first lesson, so that nobody else waits for them. */
import { makeLoader } from "../../texts";

export const loadLessonTexts = makeLoader({
  en: () => import("./en"),
  de: () => import("./de"),
  pt: () => import("./pt"),
});
