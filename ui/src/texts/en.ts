export const messages = import.meta.glob<string>(
  [
    "../../../src/lunarium/texts/en/*.ftl",
    "../../../src/lunarium/games/*/texts/en/*.ftl",
    "!../../../src/lunarium/**/en/terminal.ftl",
    "!../../../src/lunarium/**/en/lesson.ftl",
    "!../../../src/lunarium/**/en/review.ftl",
    "!../../../src/lunarium/**/en/comparison.ftl",
    "!../../../src/lunarium/**/en/sections.ftl",
    "!../../../src/lunarium/**/en/coach.ftl",
    "!../../../src/lunarium/**/en/position.ftl",
    "!../../../src/lunarium/**/en/statistics.ftl",
    "!../../../src/lunarium/**/en/puzzles.ftl",
    "!../../../src/lunarium/**/en/themes.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
