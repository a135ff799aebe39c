/** What a strong player would do here: ideas to look at, and what each of them expects. */
import * as client from "../../api/client";
import type { Hint, HintedMove, Snapshot } from "../../api/types";
import { TriedLine } from "../../board/line.svelte";
import { tellProblem, toast } from "../../shell/toasts.svelte";
import { say } from "../../texts";

/** Where hints are asked for. */
interface Game {
  readonly id: string;
  readonly snapshot: Snapshot | null;
}

export class Hints {
  found = $state.raw<Hint | null>(null);
  /** The idea looked at: its place is shown on the board before it is chosen. */
  looked = $state.raw<HintedMove | null>(null);
  /** What an idea expects, tried on the board; nothing of it is played. */
  line = $state.raw<TriedLine | null>(null);
  isAsking = $state(false);

  constructor(private readonly table: Game) {}

  /** Ask a strong player. */
  ask = async (): Promise<void> => {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      this.found = await client.fetchHint({ table: this.table.id });
    } catch (problem) {
      tellProblem(problem);
    } finally {
      this.isAsking = false;
    }
  };

  close = (): void => {
    this.found = this.looked = this.line = null;
  };

  /** Show what an idea expects on the board, a move at a time. */
  tryLine = async ({ line }: HintedMove): Promise<void> => {
    const { snapshot } = this.table;
    if (!snapshot) return;
    try {
      const moves = line.map(({ text }) => text);
      const { steps } = await client.tryLine({ table: this.table.id, ply: snapshot.ply }, moves);
      if (this.table.snapshot !== snapshot) return;
      if (steps.length === 0) toast(say("hint-line-unknown"));
      else this.line = new TriedLine(steps);
    } catch (problem) {
      tellProblem(problem);
    }
  };
}
