/** The wire's types, generated from the server's models (`npm run types`). */
import type { NewTable } from "./schema";

export type * from "./schema";

export type GameKey = "nova-luna" | "luna";
export const GAMES: GameKey[] = ["nova-luna", "luna"];

/** A table that was just made, with the links to its open seats. */
export type Opened = NewTable;
