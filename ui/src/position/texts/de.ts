export const messages = import.meta.glob<string>(
  [
    "../../../../src/lunarium/texts/de/editor.ftl",
    "../../../../src/lunarium/texts/de/position.ftl",
    "../../../../src/lunarium/games/*/texts/de/editor.ftl",
    "../../../../src/lunarium/games/*/texts/de/comparison.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
