export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/pt/statistics.ftl",
    "../../../../src/lunarium/games/*/texts/pt/statistics.ftl",
    "../../../../src/lunarium/games/*/texts/pt/themes.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
