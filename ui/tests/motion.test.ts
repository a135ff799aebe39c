/** Who wants calm gets it by a few values: every motion takes its time from the theme. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const MOTION = /(?:transition|animation)[\w-]*:\s*([^;{}]+);/g;
const TIME = /(?<![\w.])\d*\.?\d+m?s\b/;

const styles = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), "utf8") }));

it("has no time of its own outside the theme", () => {
  const found = styles.flatMap(({ file, text }) =>
    [...text.matchAll(MOTION)].filter(([, how]) => TIME.test(how!)).map(([rule]) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});

it("stops with the theme's times", () => {
  const { text } = styles.find(({ file }) => file === "theme.css")!;
  const times = [...text.matchAll(/(--t-\w+): [\d.]+ms/g)].map(([, name]) => name!);
  const calm = text.slice(text.indexOf(':root[data-motion="off"]'));
  expect(times.length).toBeGreaterThan(3);
  for (const name of times) expect(calm).toContain(`${name}: 0s`);
});
