export const messages = import.meta.glob<string>(
  [
    "../../../src/lunarium/texts/de/*.ftl",
    "../../../src/lunarium/games/*/texts/de/*.ftl",
    "!../../../src/lunarium/**/de/terminal.ftl",
    "!../../../src/lunarium/**/de/lesson.ftl",
    "!../../../src/lunarium/**/de/review.ftl",
    "!../../../src/lunarium/**/de/comparison.ftl",
    "!../../../src/lunarium/**/de/sections.ftl",
    "!../../../src/lunarium/**/de/coach.ftl",
    "!../../../src/lunarium/**/de/position.ftl",
    "!../../../src/lunarium/**/de/statistics.ftl",
    "!../../../src/lunarium/**/de/puzzles.ftl",
    "!../../../src/lunarium/**/de/themes.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
