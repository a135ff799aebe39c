export const messages = import.meta.glob<string>(
  ["../../../../src/lunarium/texts/en/keeping.ftl", "../../../../src/lunarium/games/*/texts/en/keeping.ftl"],
  { query: "?raw", import: "default", eager: true },
);
