export const messages = import.meta.glob<string>(
  ["../../../../src/lunarium/texts/en/lesson.ftl", "../../../../src/lunarium/games/*/texts/en/lesson.ftl"],
  { query: "?raw", import: "default", eager: true },
);
