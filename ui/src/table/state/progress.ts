/** What is known of a table, and what a snapshot adds to it. */
import type { LogEntry, Snapshot } from "../../api/types";
import { share } from "../../sharing";

export interface Progress {
  /** The newest snapshot of the present position. */
  snapshot: Snapshot;
  /** Every move of the present line, as far as it is known. */
  log: LogEntry[];
  /** False: entries before some ply may belong to another line and have to be asked for. */
  complete: boolean;
}

export interface Change {
  progress: Progress;
  /** The moves that were not known before; none on the first snapshot. */
  news: LogEntry[];
  /** The ply that the game went back to, where it did. */
  tookBackTo: number | null;
}

/** Take in a snapshot of the present position; null when it is older than what is known. */
export function receive(known: Progress | null, fresh: Snapshot): Change | null {
  if (!known) {
    return { progress: begin(fresh), news: [], tookBackTo: null };
  }
  if (isOlder(fresh, known.snapshot)) return null;
  const snapshot = share(known.snapshot, fresh);
  if (snapshot.line !== known.snapshot.line) return goBack(known, snapshot);
  const kept = known.log.slice(0, snapshot.since);
  const log = [...kept, ...snapshot.log];
  return {
    progress: { snapshot, log, complete: known.complete && isWhole(log, snapshot) },
    news: log.slice(known.log.length),
    tookBackTo: null,
  };
}

/** Put the whole log in place of what was known, where it still fits. */
export function fillLog(known: Progress, snapshot: Snapshot): Progress {
  if (isOlder(snapshot, known.snapshot)) return known;
  return begin(snapshot);
}

function begin(snapshot: Snapshot): Progress {
  return { snapshot, log: snapshot.log, complete: isWhole(snapshot.log, snapshot) };
}

/** After a take-back what is before `since` may have changed too: only a whole log is sure. */
function goBack(known: Progress, snapshot: Snapshot): Change {
  const kept = known.log.slice(0, Math.min(snapshot.since, snapshot.last));
  const log = [...kept, ...snapshot.log];
  const complete = snapshot.since === 0 && isWhole(log, snapshot);
  return {
    progress: { snapshot, log, complete },
    news: [],
    tookBackTo: snapshot.last,
  };
}

function isOlder(snapshot: Snapshot, known: Snapshot): boolean {
  if (snapshot.line !== known.line) return snapshot.line < known.line;
  return snapshot.last < known.last;
}

function isWhole(log: LogEntry[], snapshot: Snapshot): boolean {
  return log.length === snapshot.last && log.every((entry, ply) => entry.ply === ply);
}
