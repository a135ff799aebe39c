export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/en/editor.ftl",
    "../../../../src/lunarium/texts/en/position.ftl",
    "../../../../src/lunarium/games/*/texts/en/editor.ftl",
    "../../../../src/lunarium/games/*/texts/en/comparison.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
