/** The insight of the position in sight: fetched once for each, in the viewer's language. */
import * as client from "../../api/client";
import { language } from "../../texts";
import { PositionCache } from "../replay/cache";

const KEPT = 24;

export class Insights {
  /** Of the position that was asked for last; null while it is on its way. */
  current = $state.raw<unknown>(null);

  #kept = new PositionCache<unknown>(KEPT);
  #wanted = "";

  constructor(private readonly table: string) {}

  /** Look into this position, or into none. */
  async show(position: { line: number; ply: number } | null): Promise<void> {
    const name = position ? `${position.line}:${position.ply}:${language.code}` : "";
    if (name === this.#wanted && (this.current !== null || !name)) return;
    this.#wanted = name;
    this.current = null;
    if (!position) return;
    try {
      const insight = await this.#kept.get(name, () => client.fetchInsight(this.table, position.ply));
      if (this.#wanted === name) this.current = insight;
    } catch {
      // Without it the board still shows what is legal; the next position brings the next insight.
    }
  }
}
