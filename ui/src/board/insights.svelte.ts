/** Insight into the shown position: part of the snapshot on one's own turn, else fetched once, on demand. */
import * as client from "../api/client";
import type { Insight, Snapshot } from "../api/types";
import { PositionCache } from "./cache";

const KEPT = 24;

type Position = Pick<Snapshot, "line" | "ply" | "insight">;

export class Insights {
  /** What was fetched last, with the name of its position. */
  #fetched = $state.raw<{ name: string; insight: Insight } | null>(null);

  #kept = new PositionCache<Insight>(KEPT);
  #wanted = "";

  constructor(private readonly table: string) {}

  /** The insight into this position, as far as it is known. */
  of(position: Position): Insight | null {
    if (position.insight) return position.insight;
    return this.#fetched?.name === nameOf(position) ? this.#fetched.insight : null;
  }

  /** Get the insight into this position, where it did not come with it. */
  async fetch(position: Position): Promise<void> {
    const name = nameOf(position);
    if (position.insight || name === this.#wanted) return;
    this.#wanted = name;
    try {
      const insight = await this.#kept.get(name, () =>
        client.fetchInsight({ table: this.table, ply: position.ply }),
      );
      if (this.#wanted === name) this.#fetched = { name, insight };
    } catch {
      // Without it the board still shows what is legal; the next inspection tries again.
      if (this.#wanted === name) this.#wanted = "";
    }
  }
}

function nameOf({ line, ply }: Position): string {
  return `${line}:${ply}`;
}
