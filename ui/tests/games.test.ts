/** A game is one folder: nothing outside it names it, but the texts and the tests. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const GAMES = readdirSync(join(SOURCE, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts|css)$/.test(file) && !file.endsWith(".d.ts"))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), "utf8") }));

describe("sources", () => {
  it("name a game only in its own folder", () => {
    const spellings = GAMES.flatMap((key) => [key, key.replaceAll("-", ""), key.replaceAll("-", "_")]);
    const named = new RegExp(spellings.join("|"), "i");
    const others = files.filter(
      ({ file }) => !/^games\/[^/]+\//.test(file) && !file.startsWith("texts/") && !file.endsWith(".test.ts"),
    );
    // The project's own name holds one of them.
    const faults = others.filter(({ text }) => named.test(text.replaceAll(/lunarium/gi, "")));
    expect(faults.map(({ file }) => file)).toEqual([]);
  });
});
