export { language, LANGUAGES, loadLanguage, say, setLanguage } from "./index.svelte";
export type { Language, Params, Say } from "./index.svelte";
