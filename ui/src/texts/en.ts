export const messages = import.meta.glob<string>(
  ["../../../src/lunarium/texts/en/*.ftl", "!../../../src/lunarium/texts/en/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
