/** Numbers as people read them. */

/** Runs of neighbours as ranges: 20–17, 14. */
export function writeRanges(numbers: number[]): string {
  const sorted = [...numbers].sort((a, b) => b - a);
  const runs: number[][] = [];
  for (const number of sorted) {
    const run = runs[runs.length - 1];
    if (run && run[run.length - 1] === number + 1) run.push(number);
    else runs.push([number]);
  }
  return runs
    .map((run) => (run.length > 2 ? `${run[0] as number}–${run[run.length - 1] as number}` : run.join(", ")))
    .join(", ");
}
