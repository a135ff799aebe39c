/** The beats of a snapshot as steps: walked back from its position, one view after the other. */
import type { Ledger, LogEntry, Snapshot, Telling, View } from "../../api/types";
import { lastAction } from "../state/action";

export interface Step {
  /** Names it: the line, the ply and which of its beats. */
  key: string;
  ply: number;
  seat: number;
  /** Before its move, and before this event of it. */
  start: View;
  before: View;
  /** What can be seen after it. */
  view: View;
  /** The sentences of its move that it tells: from the first to before the last. */
  from: number;
  to: number;
  /** The scoring under way, and how many of its columns are told before this one. */
  ledger: Ledger | null;
  column: number | null;
  /** It belongs to the action of the move before. */
  goes_on: boolean;
}

/** The steps that led to a snapshot's position, oldest first, as far as they came with it. */
export function readSteps(snapshot: Pick<Snapshot, "line" | "view" | "log">): Step[] {
  const moves: Step[][] = [];
  let view = snapshot.view;
  for (const entry of snapshot.log.toReversed()) {
    if (entry.beats.length === 0) break;
    const views = [view];
    for (const beat of entry.beats.toReversed()) views.unshift((view = putBack(view, beat.undo)));
    let told = 0;
    let ledger: Ledger | null = null;
    moves.unshift(
      entry.beats.map((beat, index) => {
        ledger = beat.column === null ? null : (beat.ledger ?? ledger);
        const from = told;
        told += beat.told;
        return {
          key: `${snapshot.line}:${entry.ply}:${index}`,
          ply: entry.ply,
          seat: entry.seat,
          start: views[0]!,
          before: views[index]!,
          view: views[index + 1]!,
          // An event without a sentence of its own belongs to the one before.
          from: beat.told > 0 ? from : Math.max(0, from - 1),
          to: told,
          ledger,
          column: beat.column,
          goes_on: entry.goes_on,
        };
      }),
    );
  }
  return moves.flat();
}

/** The view with values put at their paths; what does not change is shared with it. */
export function putBack(view: View, values: Record<string, unknown>): View {
  return Object.entries(values).reduce<View>(
    (whole, [path, value]) => put(whole, path === "" ? [] : path.split("/"), value) as View,
    view,
  );
}

function put(part: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy = Array.isArray(part) ? [...part] : { ...(part as object) };
  Object.assign(copy, { [name]: put((part as Record<string, unknown>)[name], rest, value) });
  return copy;
}

/** What happened since one of these seats moved; where nobody else has moved, their last action. */
export function sinceOwn(steps: Step[], isOwn: (seat: number) => boolean): Step[] {
  const own = steps.findLastIndex((step) => isOwn(step.seat));
  const since = steps.slice(own + 1);
  return since.length > 0 ? since : lastAction(steps);
}

/** The sentences that tell an event. */
export function toldBy({ ply, from, to }: Step, log: LogEntry[]): Telling[] {
  return log[ply]?.story.slice(from, Math.max(to, from + 1)) ?? [];
}
