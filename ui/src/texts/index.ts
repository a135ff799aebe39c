export {
  knows,
  language,
  LANGUAGE_NAMES,
  LANGUAGES,
  loadLanguage,
  say,
  sayFirst,
  setLanguage,
  supplementTexts,
} from "./index.svelte";
export type { Language, Params, Say, Supplement } from "./index.svelte";
