export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/de/statistics.ftl",
    "../../../../src/lunarium/games/*/texts/de/statistics.ftl",
    "../../../../src/lunarium/games/*/texts/de/themes.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
