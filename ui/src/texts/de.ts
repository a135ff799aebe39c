export const messages = import.meta.glob<string>(
  ["../../../src/lunarium/texts/de/*.ftl", "!../../../src/lunarium/texts/de/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
