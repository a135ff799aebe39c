export const messages = import.meta.glob<string>(
  ["../../../src/lunarium/texts/pt/*.ftl", "!../../../src/lunarium/texts/pt/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
