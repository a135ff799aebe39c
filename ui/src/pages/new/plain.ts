/** The options of a game that brings no form of its own: all of them, as the server lists them. */
import type { GameOptions } from "../../games/parts";
import PlainFields from "./PlainFields.svelte";

export const plainOptions: GameOptions = { Fields: PlainFields, applies: () => true, fields: {} };
