/** Which actions of the bar can be used now, and why the others cannot: a catalogue key with its parameters. */
import type { Move, Snapshot } from "../../api/types";

/** What stands against an action. */
export interface Hindrance {
  key: string;
  params?: Record<string, unknown>;
}

export interface Situation {
  snapshot: Snapshot;
  /** A past position is shown. */
  past: boolean;
  chosen: Move | null;
  /** Something is in hand: a chosen move, or a part of one. */
  holding: boolean;
  /** A move is on its way. */
  sending: boolean;
  /** Who has the turn, by name. */
  mover: string;
}

/** Null: it can be used. */
export type Availability = Record<"confirm" | "takeBack" | "hint", Hindrance | null>;

/** What stands against each action. */
export function findHindrances(situation: Situation): Availability {
  const general = hinderAll(situation);
  return {
    confirm: general ?? hinderTurn(situation) ?? (situation.chosen ? null : { key: "table-not-chosen" }),
    takeBack: hinderTakeBack(situation),
    hint: general ?? hinderTurn(situation) ?? hinderHelp(situation.snapshot),
  };
}

function hinderAll({ snapshot, past, sending }: Situation): Hindrance | null {
  if (past) return { key: "table-not-past" };
  if (snapshot.to_move === null) return { key: "table-not-over" };
  if (sending) return { key: "table-not-sending" };
  return null;
}

function hinderTurn({ snapshot, mover }: Situation): Hindrance | null {
  if (snapshot.your_turn) return null;
  if (!isPlayer(snapshot)) return { key: "table-not-watching" };
  return { key: snapshot.thinking ? "table-not-thinking" : "table-not-turn", params: { who: mover } };
}

/** No help against people, and none in the deal that all of a day play. */
export function hinderHelp({ table }: Snapshot): Hindrance | null {
  if (table.daily) return { key: "table-not-hint-daily" };
  const others = table.seats.some(
    (seat) => !seat.mine && (seat.holder === "person" || seat.holder === "open"),
  );
  return others ? { key: "table-not-hint-people" } : null;
}

function hinderTakeBack({ snapshot, past, holding, sending }: Situation): Hindrance | null {
  if (past) return { key: "table-not-past" };
  if (sending) return { key: "table-not-sending" };
  if (holding) return null;
  if (!isPlayer(snapshot)) return { key: "table-not-watching" };
  if (snapshot.offer) return { key: "table-not-asked" };
  if (snapshot.undo_to === null)
    return { key: snapshot.table.daily ? "table-not-back-daily" : "table-not-played" };
  return null;
}

/** Whether the viewer holds a seat here. */
export function isPlayer(snapshot: Snapshot): boolean {
  return snapshot.table.seats.some((seat) => seat.mine);
}
