/** The wire's types, generated from the server's models (`npm run types`). */
import type { Line, NewTable, PositionSheet, RuleClause, SeatInfo, Snapshot } from "./schema";

export type * from "./schema";

/** What can be seen of a game, what its moves would bring, and a legal move: each a union over the games. */
export type View = Snapshot["view"];
export type Insight = NonNullable<Snapshot["insight"]>;
export type Move = Snapshot["legal"][number];

/** A move and the table after it. */
export type LineStep = Line["steps"][number];

/** A position that is being set up. */
export type Draft = PositionSheet["draft"];

/** A seat with a name to show, also where it is open, a computer's or scripted. */
export type Seat = SeatInfo & {
  name: string;
  /** It is the only one of whoever reads, and is spoken to. */
  you: boolean;
};

/** What a clause of a rulebook is made of. */
export type RuleBlock = RuleClause["blocks"][number];

/** A table that was just made, with the links to its open seats. */
export type Opened = NewTable;
