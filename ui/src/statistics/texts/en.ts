export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/en/statistics.ftl",
    "../../../../src/lunarium/games/*/texts/en/statistics.ftl",
    "../../../../src/lunarium/games/*/texts/en/themes.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
