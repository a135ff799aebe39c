/** Looking back: which past position is shown, and stepping through them. */
import * as client from "../../api/client";
import type { Snapshot } from "../../api/types";
import { tellProblem } from "../../shell/toasts.svelte";
import { PositionCache } from "../../board/cache";

const KEPT = 80;
const PACE = 1_300; // milliseconds between positions when it plays by itself
const BREATH = 400; // after what was shown event by event

/** A game whose positions can be fetched. */
interface Game {
  readonly id: string;
  /** Its present position. */
  readonly snapshot: Snapshot | null;
}

export class Replay {
  /** The ply that is asked for; null: now. */
  ply = $state<number | null>(null);
  /** The position that is shown: the last one that arrived. */
  shown = $state.raw<Snapshot | null>(null);
  playing = $state(false);
  /** Previews of past positions too. */
  showsInsight = $state(false);
  /** Show the move that led to a position, event by event; says whether there was something to see. */
  walk: (position: Snapshot) => Promise<boolean> = () => Promise.resolve(false);

  #positions = new PositionCache<Snapshot>(KEPT);
  #clock: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly table: Game) {}

  get last(): number {
    return this.table.snapshot?.last ?? 0;
  }

  /** The ply of the slider. */
  get at(): number {
    return this.ply ?? this.last;
  }

  /** Show a position at once; the last one is the present. */
  go(ply: number | null): void {
    void this.#go(ply, false);
  }

  /** To a position near by; the move that leads forward is shown. */
  step(by: number): void {
    void this.#go(this.at + by, by === 1);
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

  #tick(pause = PACE): void {
    this.#clock = setTimeout(() => {
      if (!this.playing) return;
      void this.#go(this.at + 1, true).then((walked) => this.playing && this.#tick(walked ? BREATH : PACE));
    }, pause);
  }

  /** Show a position, with the move that led there if one walks; says whether there was something to see. */
  async #go(ply: number | null, walks: boolean): Promise<boolean> {
    const goal = ply === null || ply >= this.last ? null : Math.max(0, ply);
    this.ply = goal;
    if (goal !== null) return this.#show(goal, walks);
    this.shown = null;
    this.pause();
    return walks && this.table.snapshot !== null && this.walk(this.table.snapshot);
  }

  async #show(ply: number, walks: boolean): Promise<boolean> {
    try {
      const position = await this.#fetch(ply);
      if (ply + 1 < this.last) this.#fetch(ply + 1).catch(() => {});
      // A later request may have overtaken this one.
      if (this.ply !== ply) return false;
      this.shown = position;
      return walks && (await this.walk(position));
    } catch (problem) {
      this.pause();
      tellProblem(problem);
      return false;
    }
  }

  #fetch(ply: number): Promise<Snapshot> {
    const line = this.table.snapshot?.line ?? 0;
    return this.#positions.get(`${line}:${ply}`, () =>
      client.fetchTable(this.table.id, { ply, since: Math.max(0, ply - 1) }),
    );
  }
}
