export const messages = import.meta.glob<string>(
  ["../../../../src/lunarium/texts/de/lesson.ftl", "../../../../src/lunarium/games/*/texts/de/lesson.ftl"],
  { query: "?raw", import: "default", eager: true },
);
