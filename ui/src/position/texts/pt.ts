export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/pt/editor.ftl",
    "../../../../src/lunarium/texts/pt/position.ftl",
    "../../../../src/lunarium/games/*/texts/pt/editor.ftl",
    "../../../../src/lunarium/games/*/texts/pt/comparison.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
