export { LANGUAGES, type Language } from "./catalogue";
export {
  knows,
  language,
  LANGUAGE_NAMES,
  loadLanguage,
  loadTexts,
  say,
  sayFirst,
  setLanguage,
  supplementTexts,
} from "./index.svelte";
export type { Params, Say, Supplement } from "./index.svelte";
