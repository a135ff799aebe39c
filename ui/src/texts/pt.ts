export const messages = import.meta.glob<string>(
  [
    "../../../src/lunarium/texts/pt/*.ftl",
    "../../../src/lunarium/games/*/texts/pt/*.ftl",
    "!../../../src/lunarium/**/pt/terminal.ftl",
    "!../../../src/lunarium/**/pt/lesson.ftl",
    "!../../../src/lunarium/**/pt/review.ftl",
    "!../../../src/lunarium/**/pt/comparison.ftl",
    "!../../../src/lunarium/**/pt/sections.ftl",
    "!../../../src/lunarium/**/pt/coach.ftl",
    "!../../../src/lunarium/**/pt/position.ftl",
    "!../../../src/lunarium/**/pt/statistics.ftl",
    "!../../../src/lunarium/**/pt/puzzles.ftl",
    "!../../../src/lunarium/**/pt/themes.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
