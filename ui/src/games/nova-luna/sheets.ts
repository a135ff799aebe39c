/** Nova Luna's pages to print. */
import type { GameSheets } from "../parts";
import ResultSheet from "./sheets/ResultSheet.svelte";
import SoloSheet from "./sheets/SoloSheet.svelte";

export const sheets: GameSheets = { solo: SoloSheet, result: ResultSheet };
