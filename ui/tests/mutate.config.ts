/** The tests' configuration with a fault planted in one module (MUTANT: a mutant as JSON). */

import { resolve } from "node:path";

import { mergeConfig } from "vite";
import type { UserConfig } from "vite";

import base from "../vite.config";
import type { Mutant } from "./mutants";

const mutant = JSON.parse(process.env["MUTANT"] ?? "null") as Mutant;
const planted = resolve(mutant.path);

export default mergeConfig(base as UserConfig, {
  plugins: [
    {
      name: "lunarium-mutant",
      enforce: "pre",
      transform: (code: string, id: string) =>
        id.split("?")[0] === planted
          ? code.slice(0, mutant.start) + mutant.after + code.slice(mutant.end)
          : null,
    },
  ],
  test: { fsModuleCache: false }, // it does not know that a fault changes a module
});
