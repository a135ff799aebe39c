/** The texts of the coach: loaded when the coach is, so that nobody else waits for them. */
import { makeLoader } from "../../texts";

export const loadCoachTexts = makeLoader({
  en: () => import("./en"),
  de: () => import("./de"),
  pt: () => import("./pt"),
});
