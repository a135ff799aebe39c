import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";
const FONTS = ["figtree", "fraunces"];

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
  plugins: [svelte(), keepLicences()],
  build: {
    target: "es2022",
    // The server's content policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) =>
          `${names[0]?.endsWith(".woff2") ? "fonts" : "assets"}/[name]-[hash][extname]`,
      },
    },
  },
  server: {
    // The texts lie beside the server's code, outside this folder.
    fs: { allow: ["..", "."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // One process for several files: they share no state, and starting costs more than testing.
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], isolate: false },
});
