/** A move on a real table that has turned something up: it is asked what, and sent when everything has its name. */
import type { Move } from "../api/types";
import type { LiveTable } from "../table/state/live.svelte";
import { forgetNaming, readNaming } from "./entry";

interface Asked {
  move: Move;
  places: number[];
  named: (number | null)[];
}

export class Naming {
  asked = $state.raw<Asked | null>(null);

  constructor(private readonly table: LiveTable) {}

  /** Ask what a move turns up; says whether it turns up anything. */
  begin(move: Move): boolean {
    const { id, snapshot } = this.table;
    const places = snapshot?.uncovers[move.text] ?? [];
    if (!snapshot || places.length === 0) return false;
    const known = readNaming(id, snapshot);
    const isSame = known?.move === move.text && known.named.length === places.length;
    this.asked = { move, places, named: isSame ? known.named : places.map(() => null) };
    return true;
  }

  /** Go on asking what was being named when the page was left. */
  resume(): void {
    const { id, snapshot } = this.table;
    const kept = snapshot && readNaming(id, snapshot);
    const move = kept && snapshot.legal.find(({ text }) => text === kept.move);
    const places = (move && snapshot.uncovers[move.text]) ?? [];
    const isUnfinished = kept?.named.includes(null) ?? false;
    if (move && isUnfinished && places.length > 0 && places.length === kept.named.length)
      this.asked = { move, places, named: kept.named };
  }

  /** Play the move, now that it is known what it turned up. */
  send = async (named: number[]): Promise<void> => {
    if (!this.asked) return;
    await this.table.send(this.asked.move, named).then(
      () => (this.asked = null),
      () => {}, // what was named stays, to be sent again
    );
  };

  close = (): void => {
    this.asked = null;
    forgetNaming(this.table.id);
  };
}
