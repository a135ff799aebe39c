/** The picture on the game's cards. */
import type { GameArt } from "../parts";
import Cover from "./Cover.svelte";

export const art: GameArt = Cover;
