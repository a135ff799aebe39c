export const messages = import.meta.glob<string>(
  ["../../../../src/lunarium/texts/de/keeping.ftl", "../../../../src/lunarium/games/*/texts/de/keeping.ftl"],
  { query: "?raw", import: "default", eager: true },
);
