/** Every text that the page names is in the catalogue, and every text of the page is used. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const TEXTS = join(import.meta.dirname, "../../src/lunarium");
const SOURCE = join(import.meta.dirname, "../src");

// The page's own texts and those of each game.
const texts = readdirSync(TEXTS, { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)texts\/en\/\w+\.ftl$/.test(file) && !file.endsWith("terminal.ftl"))
  .map((file) => readFileSync(join(TEXTS, file), "utf8"));
const catalogue = texts.join("\n");
const keys = new Set([...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!));

const source = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".d.ts") && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(SOURCE, file), "utf8"))
  .join("\n");
const named = new Set([...source.matchAll(/\bsay\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1]!));
// Keys made of parts: `page-guest-${number}` stands for all that fit, a level for the computers' names.
const patterns = [...source.matchAll(/`(page-[^`]*\$\{[^`]*)`/g)].map((match) => {
  const levels = match[1]!.replace(/\$\{level[^}]*\}/g, "(level-\\d|greedy|random)");
  return new RegExp(`^${levels.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
});
const quoted = new Set([...source.matchAll(/"(page-[\w-]+)"/g)].map((match) => match[1]!));

describe("catalogue", () => {
  it("has every text that the page names", () => {
    expect([...named].filter((key) => !keys.has(key))).toEqual([]);
  });

  it("has no text of the page that nobody says", () => {
    const ours = [...catalogue.matchAll(/^(page-[\w-]*) =/gm)].map((match) => match[1]!);
    const unused = ours.filter((key) => !quoted.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });
});
