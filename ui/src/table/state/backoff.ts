/** Exponential backoff with jitter, so that pages do not all reconnect at once. */
const FIRST = 400;
const MOST = 8_000;

/** Milliseconds before attempt number `attempt` (from 1); `chance` lies in [0, 1). */
export function delay(attempt: number, chance: number = Math.random()): number {
  const ceiling = Math.min(MOST, FIRST * 2 ** (attempt - 1));
  return Math.round(ceiling * (0.5 + chance / 2));
}

/** Wait, unless woken before. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener("abort", finish);
    function finish() {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      resolve();
    }
  });
}
