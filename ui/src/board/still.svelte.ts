/** A position that is only looked at: nothing is chosen, asked or told. */
import type { Reason, Seat, View } from "../api/types";
import { loadBoard } from "../games";
import { BoardHost } from "./host.svelte";

export class StillPosition extends BoardHost {
  readonly here = "";
  readonly drawing = null;
  readonly me = null;
  readonly legal = [];
  readonly insight = null;
  readonly isLive = false;

  constructor(
    readonly game: string,
    private readonly see: () => { view: View | null; seats: Seat[] },
  ) {
    super();
    void loadBoard(game).then((module) => (this.module = module));
  }

  get view(): View | null {
    return this.see().view;
  }

  get seats(): Seat[] {
    return this.see().seats;
  }

  send = (): Promise<void> => Promise.resolve();
  why = (): Promise<Reason[]> => Promise.resolve([]);
}
