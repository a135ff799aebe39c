/** Luna's pages to print. */
import type { Component } from "svelte";

import type { GameSheets, SheetProps } from "../parts";
import ActionsSheet from "./sheets/ActionsSheet.svelte";
import ResultSheet from "./sheets/ResultSheet.svelte";

export const sheets: GameSheets = { actions: ActionsSheet as Component<SheetProps>, result: ResultSheet };
