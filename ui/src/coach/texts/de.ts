export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/de/coach.ftl",
    "../../../../src/lunarium/games/*/texts/de/coach.ftl",
    "../../../../src/lunarium/games/*/texts/de/comparison.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
