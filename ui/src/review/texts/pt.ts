export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/pt/review.ftl",
    "../../../../src/lunarium/games/*/texts/pt/review.ftl",
    "../../../../src/lunarium/games/*/texts/pt/comparison.ftl",
    "../../../../src/lunarium/games/*/texts/pt/sections.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
