export const messages = import.meta.glob<string>(
  ["../../../../src/lunarium/texts/pt/keeping.ftl", "../../../../src/lunarium/games/*/texts/pt/keeping.ftl"],
  { query: "?raw", import: "default", eager: true },
);
