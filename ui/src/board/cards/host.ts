/** What cards lie over: a table, the review of a game, a puzzle. */
import type { Card, Move, Seat } from "../../api/types";
import type { GameModule } from "../../games/module";
import type { Reader } from "../../rules/reader";
import type { Announcer } from "../announcer.svelte";
import type { Cards } from "./cards.svelte";

export interface CardHost extends Reader {
  readonly cards: Cards;
  readonly module: GameModule | null;
  readonly announcer: Announcer;
  readonly seats: Seat[];
  readonly legal: Move[];
  readonly textView: boolean;
  /** Only looked at: cards say what things are, not what could be done with them. */
  readonly isStudied: boolean;
  /** Why the viewer can do nothing at all now; null: they can. */
  readonly standstill: string | null;
  /** The name of the position in sight; null: what is in sight cannot be asked about. */
  readonly moment: string | null;
  /** The card of a thing in this position. */
  fetchCard: (thing: string) => Promise<Card>;
  choose: (move: Move | null) => void;
  hideReasons: () => void;
}
