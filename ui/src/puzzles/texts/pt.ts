export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/pt/puzzles.ftl",
    "../../../../src/lunarium/games/*/texts/pt/themes.ftl",
    "../../../../src/lunarium/games/*/texts/pt/comparison.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
