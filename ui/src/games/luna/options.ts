/** Luna's part of the form for a new table. */
import type { GameOptions } from "../parts";
import { FIGURES } from "./view";
import OptionFields from "./OptionFields.svelte";

export const options: GameOptions = {
  Fields: OptionFields,
  applies(name, choices, solo) {
    if (name === "level") return solo;
    if (name === "start") return !solo;
    const given = !solo && choices.start === "preselected";
    return !(given && FIGURES.some((figure) => figure === name));
  },
  fields: {
    "luna-option-preselected-solo": "start",
    "luna-option-preselected-figure": "start",
    "luna-option-level-3": "master_builder",
  },
};
