/** The catalogue as modules: `texts:en` has what every page says, `texts:en-coach` a file that is loaded later. */
import type { Plugin } from "vite";

import { LANGUAGES, LATE } from "./src/texts/catalogue.ts";

const INDEX = "texts:";
const RESOLVED = "\0texts/";
const FOLDERS = ["texts", "games/*/texts"].map((folder) => `/../src/lunarium/${folder}`);

export function texts(): Plugin {
  return {
    name: "lunarium-texts",
    resolveId: (id) => (id.startsWith(INDEX) ? id.replace(INDEX, RESOLVED) : null),
    load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const name = id.slice(RESOLVED.length);
      return name ? writeModule(name) : writeIndex();
    },
  };
}

/** All modules by name, none of them loaded yet. */
function writeIndex(): string {
  const names = LANGUAGES.flatMap((language) => [language, ...LATE.map((file) => `${language}-${file}`)]);
  return `export default { ${names.map((name) => `"${name}": () => import("${INDEX}${name}")`).join(", ")} }`;
}

/** The sources of one module. What the terminal says is said nowhere on the page. */
function writeModule(name: string): string {
  const [language, file] = name.split("-");
  const late = ["terminal", ...LATE].map((file) => `!/../src/lunarium/**/${file}.ftl`);
  const globs = [
    ...FOLDERS.map((folder) => `${folder}/${language}/${file ?? "*"}.ftl`),
    ...(file ? [] : late),
  ];
  const options = { query: "?raw", import: "default", eager: true };
  return `export default Object.values(import.meta.glob(${JSON.stringify(globs)}, ${JSON.stringify(options)}))`;
}
