/** The ledger of one seat as a waterfall: steps in the order of time that lead from the start to the result. */
import type { Balance, Review, Telling } from "../api/types";

export type Source = "start" | "deal" | "chance" | "own" | "other" | "left-over" | "result";

export interface Step {
  source: Source;
  /** Whose choices they were. */
  seat: number | null;
  section: Telling | null;
  from: number;
  to: number;
  change: number;
  error: number;
  plies: number[];
}

/** Standard errors that are stated: what is shown holds 19 times in 20, and nobody is blamed within it. */
const STATED = 2;

/** In the numbers that are shown: rounded, they still add up, since what is left over takes the rest. */
export function listSteps(ledger: Balance, seat: number, read: (value: number) => number): Step[] {
  const start = read(ledger.start.value[seat]!);
  const result = read(ledger.end[seat]!);
  const steps: Step[] = [makeStep("start", null, 0, start)];
  let running = start;
  let left = 0;
  for (const { kind, seat: whose, section, change, error, plies } of ledger.entries) {
    if (kind === "left-over") {
      left = read(STATED * error[seat]!);
      continue;
    }
    const source = kind === "choices" ? (whose === seat ? "own" : "other") : kind;
    const by = read(change[seat]!);
    steps.push({
      source,
      seat: whose,
      section,
      from: running,
      to: tidy(running + by),
      change: by,
      error: read(STATED * error[seat]!),
      plies,
    });
    running = tidy(running + by);
  }
  steps.push({ ...makeStep("left-over", null, running, result), error: left });
  steps.push(makeStep("result", null, 0, result));
  return steps;
}

function makeStep(source: Source, seat: number | null, from: number, to: number): Step {
  return { source, seat, section: null, from, to, change: tidy(to - from), error: 0, plies: [] };
}

/** Tenths stay tenths. */
function tidy(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

export interface Sum {
  change: number;
  error: number;
  /** How many steps it is made of. */
  count: number;
}

/** All steps of one source together; independent errors add as their squares. */
export function sumUp(steps: Step[], source: Source): Sum {
  const mine = steps.filter((step) => step.source === source);
  return {
    change: tidy(mine.reduce((sum, { change }) => sum + change, 0)),
    error: Math.hypot(...mine.map(({ error }) => error)),
    count: mine.length,
  };
}

export type Share = "own" | "luck" | "others";

export interface Bar {
  share: Share;
  /** Below zero: it cost the seat; more is better, whichever way the result counts. */
  gain: number;
  error: number;
}

const SHARES: Record<Share, Source[]> = { own: ["own"], luck: ["deal", "chance"], others: ["other"] };

/** The whole game in at most three bars: the seat's choices, luck, everybody else's choices. */
export function sumInBars(steps: Step[], direction: Review["direction"]): Bar[] {
  return (Object.keys(SHARES) as Share[]).flatMap((share) => {
    const sums = SHARES[share].map((source) => sumUp(steps, source)).filter(({ count }) => count > 0);
    if (sums.length === 0) return [];
    const change = tidy(sums.reduce((sum, one) => sum + one.change, 0));
    const error = Math.hypot(...sums.map((one) => one.error));
    return [{ share, gain: direction === "higher" ? change : 0 - change, error }];
  });
}

/** The part of the game in which the seat's own choices cost most, where one stands out. */
export function findDearest(steps: Step[], direction: Review["direction"]): Step | null {
  const sign = direction === "higher" ? 1 : -1;
  const own = steps.filter(({ source, change, section }) => source === "own" && sign * change < 0 && section);
  const cost = ({ change }: Step) => Math.abs(change);
  const dearest = own.reduce<Step | null>(
    (worst, step) => (!worst || cost(step) > cost(worst) ? step : worst),
    null,
  );
  const all = own.reduce((sum, step) => sum + cost(step), 0);
  return dearest && own.length > 1 && cost(dearest) > all / own.length ? dearest : null;
}

/** Steps of one part of the game that follow each other, for what stands below them. */
export function groupSteps(steps: Step[]): { section: Telling; first: number; count: number }[] {
  const groups: { section: Telling; first: number; count: number; name: string }[] = [];
  steps.forEach(({ source, section }, index) => {
    if (!section || (source !== "own" && source !== "other")) return;
    const name = JSON.stringify(section);
    const before = groups.at(-1);
    if (before?.name === name && before.first + before.count === index) before.count += 1;
    else groups.push({ section, first: index, count: 1, name });
  });
  return groups;
}
