export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/en/review.ftl",
    "../../../../src/lunarium/games/*/texts/en/review.ftl",
    "../../../../src/lunarium/games/*/texts/en/comparison.ftl",
    "../../../../src/lunarium/games/*/texts/en/sections.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
