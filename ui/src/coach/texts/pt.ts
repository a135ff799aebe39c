export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/pt/coach.ftl",
    "../../../../src/lunarium/games/*/texts/pt/coach.ftl",
    "../../../../src/lunarium/games/*/texts/pt/comparison.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
