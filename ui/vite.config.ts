import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { texts } from "./texts.ts";

const server = "http://127.0.0.1:8000";
const FONTS = ["figtree", "fraunces"];

// What several pages share travels in few files: a hundred small ones cost a phone more than their bytes do.
const SMALL = 24_000; // bytes that are not worth a file of their own
const IN_GAME = /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/]/;
const GROUPS = [
  { name: "first", tags: ["$initial" as const], priority: 3 },
  {
    name: "shared",
    test: (id: string) => !IN_GAME.test(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
    priority: 2,
  },
  {
    name: (id: string) => IN_GAME.exec(id)?.[1] ?? null,
    debugName: "games",
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
    priority: 1,
  },
];

/** A group's name without the pages that share it. */
function shorten(name: string): string {
  return name.split("~")[0] || name;
}

/** Fonts travel with their licences beside them. */
function keepLicences(): Plugin {
  return {
    name: "lunarium-font-licences",
    apply: "build",
    generateBundle() {
      for (const font of FONTS) {
        const source = readFileSync(`node_modules/@fontsource-variable/${font}/LICENSE`, "utf8");
        this.emitFile({ type: "asset", fileName: `fonts/${font}-OFL.txt`, source });
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts(), keepLicences()],
  build: {
    target: "es2022",
    // The server's content policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // whoever wants to play need not read them
      output: {
        chunkFileNames: ({ name }) => `assets/${shorten(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ""] }) =>
          name.endsWith(".woff2")
            ? "fonts/[name]-[hash][extname]"
            : `assets/${shorten(name.replace(/\.[^.]+$/, ""))}-[hash][extname]`,
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  server: {
    // The texts lie beside the server's code, outside this folder.
    fs: { allow: ["..", "."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // One process for several files: they share no state, and starting costs more than testing.
  // A busy machine is no fault: tests give up late.
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], isolate: false, testTimeout: 120_000 },
});
