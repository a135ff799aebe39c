export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/en/puzzles.ftl",
    "../../../../src/lunarium/games/*/texts/en/themes.ftl",
    "../../../../src/lunarium/games/*/texts/en/comparison.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
