/** The texts of reviews. */
import { makeChapter } from "../../texts/chapters";

export const loadReviewTexts = makeChapter({
  en: () => import("./en"),
  de: () => import("./de"),
  pt: () => import("./pt"),
});
