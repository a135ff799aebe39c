/** Nova Luna's part of the form for a new table. */
import type { GameOptions } from "../parts";
import OptionFields from "./OptionFields.svelte";

export const options: GameOptions = {
  Fields: OptionFields,
  applies(name, _choices, solo) {
    if (name === "solo_scoring") return solo;
    return name === "first_game" ? !solo : true;
  },
  fields: {},
};
