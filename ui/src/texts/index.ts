export {
  knows,
  language,
  LANGUAGES,
  loadLanguage,
  say,
  sayFirst,
  setLanguage,
  supplementTexts,
} from "./index.svelte";
export type { Language, Params, Say, Supplement } from "./index.svelte";
