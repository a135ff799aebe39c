/** Looking back: which past position is shown, and stepping through them. */
import * as client from "../../api/client";
import type { Snapshot } from "../../api/types";
import { tellProblem } from "../../shell/toasts.svelte";
import type { LiveTable } from "../state/live.svelte";
import { PositionCache } from "./cache";

const KEPT = 80;
const PACE = 1_300; // milliseconds between positions when it plays by itself

export class Replay {
  /** The ply that is asked for; null: now. */
  ply = $state<number | null>(null);
  /** The position that is shown: the last one that arrived. */
  shown = $state.raw<Snapshot | null>(null);
  playing = $state(false);

  #positions = new PositionCache<Snapshot>(KEPT);
  #clock: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly table: LiveTable) {}

  get last(): number {
    return this.table.snapshot?.last ?? 0;
  }

  /** The ply of the slider. */
  get at(): number {
    return this.ply ?? this.last;
  }

  /** Show a position; the last one is the present. */
  go(ply: number | null): void {
    const goal = ply === null || ply >= this.last ? null : Math.max(0, ply);
    this.ply = goal;
    if (goal === null) {
      this.shown = null;
      this.pause();
    } else void this.#show(goal);
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  /** Walk on by itself; from the end, begin anew. */
  play(): void {
    if (this.ply === null) this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    if (this.#clock) clearTimeout(this.#clock);
    this.#clock = null;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** The game went another way: what was shown may not exist any more. */
  follow(tookBackTo: number): void {
    if (this.ply === null) return;
    this.go(Math.min(this.ply, tookBackTo));
  }

  #tick(): void {
    this.#clock = setTimeout(() => {
      if (!this.playing) return;
      this.step(1);
      if (this.playing) this.#tick();
    }, PACE);
  }

  async #show(ply: number): Promise<void> {
    try {
      const position = await this.#fetch(ply);
      // A later request may have overtaken this one.
      if (this.ply === ply) this.shown = position;
      if (ply + 1 < this.last) this.#fetch(ply + 1).catch(() => {});
    } catch (problem) {
      this.pause();
      tellProblem(problem);
    }
  }

  #fetch(ply: number): Promise<Snapshot> {
    const line = this.table.snapshot?.line ?? 0;
    return this.#positions.get(`${line}:${ply}`, () =>
      client.fetchTable(this.table.id, { ply, since: this.last }),
    );
  }
}
