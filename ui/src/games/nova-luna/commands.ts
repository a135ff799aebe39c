/** What the board's keys do. */
import { tick } from "svelte";

import type { BoardCommand } from "./keys";
import { findKind } from "./moves";
import type { Table } from "./table.svelte";

/** Do it; false where it has no meaning now. */
export function obey(command: BoardCommand, table: Table): boolean {
  const { view, legal, choice, display } = table;
  switch (command.kind) {
    case "take": {
      const tile = view.reach[command.place];
      if (tile === undefined || !choice.usable.has(tile)) return false;
      choice.grasp(tile);
      void tick().then(() => display?.focusBest());
      return true;
    }
    case "refill":
    case "end-phase": {
      const move = findKind(command.kind, legal);
      if (move) choice.propose(move);
      return move !== null;
    }
    case "back":
      return goBack(table);
    case "zoom":
      display?.getLens().zoomBy(command.factor);
      return true;
    case "fit":
      display?.getLens().fitAgain();
      return true;
    case "pan":
      // Past positions are stepped through with these keys.
      if (table.playing) display?.getLens().panByKey(command.direction);
      return table.playing;
  }
}

/** A tile that was put back has the focus again. */
function goBack({ choice, room }: Table): boolean {
  const { held } = choice;
  if (!choice.back()) return false;
  if (choice.held === null && held !== null) {
    void tick().then(() => room?.querySelector<HTMLElement>(`[data-wheel="${held}"]`)?.focus());
  }
  return true;
}
