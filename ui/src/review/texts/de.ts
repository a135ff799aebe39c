export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/de/review.ftl",
    "../../../../src/lunarium/games/*/texts/de/review.ftl",
    "../../../../src/lunarium/games/*/texts/de/comparison.ftl",
    "../../../../src/lunarium/games/*/texts/de/sections.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
