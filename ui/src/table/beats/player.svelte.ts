/** Plays beats: one step after the other, for as long as the viewer's pace says; skipped at any time. */
import type { Pace } from "../../settings.svelte";
import { lastAction } from "../state/action";
import { sinceOwn, type Step } from "./steps";

/** Calls back later, unless it is told not to. */
export type Clock = (milliseconds: number, act: () => void) => () => void;

/** Milliseconds that a step is in sight. */
const LENGTHS: Record<Pace, number> = { calm: 1_500, brisk: 700, once: 1_500 };
const OWN = 0.35; // of a length: what one did oneself is no news
const SUM = 2.2; // lengths: the last column of a scoring is read with all the others
const REWIND = 0.3; // of a length: how it was before, where it is shown again
const HURRIES = [
  { behind: 4, by: 0.25 }, // moves that wait
  { behind: 2, by: 0.5 },
];
const KEPT = 8; // moves that can be shown again

const wait: Clock = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

export interface Viewer {
  pace: () => Pace;
  isOwn: (seat: number) => boolean;
}

export class Beats {
  /** The steps being played, and which of them is in sight. */
  row = $state.raw<Step[]>([]);
  at = $state(0);
  /** How it was before the first step is in sight, to show it again from there. */
  rewinding = $state(false);
  /** Everything has been shown. */
  onrest: () => void = () => {};

  #recent = $state.raw<Step[]>([]);
  #stop: () => void = () => {};
  /** Somebody looks back step by step: all of it is news, and they hear when it has been shown. */
  #walked: (() => void) | null = null;

  constructor(
    private readonly viewer: Viewer,
    private readonly clock: Clock = wait,
  ) {}

  /** The step in sight, or the one that is about to be shown again; null: nothing is being played. */
  readonly shown: Step | null = $derived.by(() => this.row[this.at] ?? null);
  /** The steps of the last action, which stays marked. */
  readonly last: Step[] = $derived.by(() => lastAction(this.#recent));

  get isPlaying(): boolean {
    return this.shown !== null;
  }

  get canShowAgain(): boolean {
    return this.#recent.length > 0;
  }

  /** Moves came, with the steps that led to the position: those of the given plies are new to the viewer. */
  receive(steps: Step[], news: number[]): void {
    this.#recent = remember(this.#recent, steps);
    if (news.length === 0 || this.viewer.pace() === "once") return;
    const fresh = steps.filter((step) => news.includes(step.ply));
    const waits = this.isPlaying;
    // Where there is nothing but what the viewer did, it is done.
    if (!waits && fresh.every((step) => this.#isKnown(step))) return;
    this.row = waits ? [...this.row, ...fresh] : fresh;
    if (!waits) this.#show(0);
  }

  /** The game went another way: only these steps led here. */
  restart(steps: Step[]): void {
    this.#recent = steps;
    this.skip();
  }

  /** Go to the end at once. */
  skip = (): void => {
    this.#stop();
    if (!this.isPlaying) return;
    const walked = this.#walked;
    this.#walked = null;
    this.row = [];
    this.rewinding = false;
    if (walked) walked();
    else this.onrest();
  };

  /** Play the steps of a past move; says whether there was something to see, once it has been seen or skipped. */
  async walk(steps: Step[]): Promise<boolean> {
    this.skip();
    if (steps.length === 0 || this.viewer.pace() === "once") return false;
    const seen = new Promise<void>((done) => (this.#walked = done));
    this.row = steps;
    this.#show(0);
    await seen;
    return true;
  }

  /** Play once more what happened since the viewer moved. */
  again = (): void => {
    this.skip();
    this.row = sinceOwn(this.#recent, this.viewer.isOwn);
    if (this.row.length === 0) return;
    this.at = 0;
    this.rewinding = true;
    this.#stop = this.clock(LENGTHS[this.viewer.pace()] * REWIND, () => this.#show(0));
  };

  #show(at: number): void {
    const step = this.row[at];
    this.rewinding = false;
    if (!step) {
      this.skip();
      return;
    }
    this.at = at;
    this.#stop = this.clock(this.#lengthOf(step), () => {
      if (at + 1 < this.row.length) this.#show(at + 1);
      else this.skip();
    });
  }

  #lengthOf(step: Step): number {
    const behind = (this.row.at(-1)?.ply ?? step.ply) - step.ply;
    const hurry = HURRIES.find((each) => behind >= each.behind)?.by ?? 1;
    const sum = step.ledger !== null && step.column === step.ledger.columns.length;
    return LENGTHS[this.viewer.pace()] * hurry * (sum ? SUM : this.#isKnown(step) ? OWN : 1);
  }

  /** The viewer did it: only what follows from a move is news to whoever made it. */
  #isKnown(step: Step): boolean {
    return this.#walked === null && this.viewer.isOwn(step.seat) && step.from === 0;
  }
}

/** The steps of the last moves, those that came now in place of those that were known. */
function remember(known: Step[], fresh: Step[]): Step[] {
  const first = fresh[0];
  if (!first) return known;
  const kept = known.filter((step) => step.ply < first.ply);
  const all = kept.at(-1)?.ply === first.ply - 1 ? [...kept, ...fresh] : fresh;
  const last = all.at(-1)!.ply;
  return all.filter((step) => step.ply > last - KEPT);
}
