/** The texts of the editor of positions. */
import { makeChapter } from "../../texts/chapters";

export const loadEditorTexts = makeChapter({
  en: () => import("./en"),
  de: () => import("./de"),
  pt: () => import("./pt"),
});
