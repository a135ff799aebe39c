export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/de/puzzles.ftl",
    "../../../../src/lunarium/games/*/texts/de/themes.ftl",
    "../../../../src/lunarium/games/*/texts/de/comparison.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
