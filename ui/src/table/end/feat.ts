/** The move that brought a player most at once, by the game's own measure. */
import type { LogEntry, Seat } from "../../api/types";
import type { GameModule } from "../../games/module";

type Feat = Pick<LogEntry, "ply" | "story">;

/** The reader's own, of several the last; null where the game measures none or nothing came of any. */
export function findFeat(
  log: LogEntry[],
  seats: Pick<Seat, "you">[],
  { feat, weigh }: Pick<GameModule, "feat" | "weigh">,
): Feat | null {
  if (!feat) return null;
  let best: { entry: LogEntry; brought: number } | null = null;
  for (const entry of log) {
    const brought = seats[entry.seat]?.you ? feat(entry.story) : 0;
    if (brought > 0 && brought >= (best?.brought ?? 0)) best = { entry, brought };
  }
  if (!best) return null;
  // What follows a move, like the scoring of a round, is no part of it.
  const { ply, story } = best.entry;
  const end = story.findIndex((telling) => (weigh?.(telling) ?? "") !== "");
  return { ply, story: end < 0 ? story : story.slice(0, end) };
}
