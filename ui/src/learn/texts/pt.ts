export const messages = import.meta.glob<string>(
  ["../../../../src/lunarium/texts/pt/lesson.ftl", "../../../../src/lunarium/games/*/texts/pt/lesson.ftl"],
  { query: "?raw", import: "default", eager: true },
);
