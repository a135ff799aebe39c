export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/en/coach.ftl",
    "../../../../src/lunarium/games/*/texts/en/coach.ftl",
    "../../../../src/lunarium/games/*/texts/en/comparison.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
