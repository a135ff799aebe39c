/** The texts of the lessons: loaded with the first lesson, so that nobody else waits for them. */
import { supplementTexts, type Language } from "../../texts";

const CATALOGUES: Record<Language, () => Promise<{ messages: Record<string, string> }>> = {
  en: () => import("./en"),
  de: () => import("./de"),
  pt: () => import("./pt"),
};

let loading: Promise<void> | null = null;

/** Speak about lessons from now on; a failure may be tried again. */
export function loadLessonTexts(): Promise<void> {
  loading ??= supplementTexts(async (code) => Object.values((await CATALOGUES[code]()).messages)).catch(
    (problem: unknown) => {
      loading = null;
      throw problem;
    },
  );
  return loading;
}
