/** A journey or tide: the ways that are legal, and the table with those that were given. */
import type { LunaMove, LunaStepParts, LunaView, NoviceChange } from "../../api/types";
import { isVoyage } from "./actions";
import { findIsle, type PlaceName, type VoyageKind } from "./view";

export type WayMove = Extract<LunaMove, { kind: VoyageKind | "step" }>;

/** One novice's way. */
export type Way = LunaStepParts;

/** A way that a novice was given here, and what it changes. */
export interface Planned extends Way {
  novices: NoviceChange[];
}

/** Where novices can still set out from, and how many. */
export interface Source extends Omit<Way, "to"> {
  left: number;
}

/** Whether the move sends one novice on its way. */
export function isWay(move: LunaMove): move is WayMove {
  return move.kind === "step" || isVoyage(move.kind);
}

export function wayOf({ parts }: WayMove): Way {
  return { origin: parts.origin, asleep: "asleep" in parts && parts.asleep, to: parts.to };
}

export function isSameWay(one: Way, other: Way): boolean {
  return one.to === other.to && isSameOrigin(one, other);
}

export function isSameOrigin(one: Omit<Way, "to">, other: Omit<Way, "to">): boolean {
  return one.origin === other.origin && one.asleep === other.asleep;
}

/** The ways that are legal now: those that open the voyage, or further ones while it is under way. */
export function listWays(legal: LunaMove[], kind: VoyageKind, underWay: boolean): WayMove[] {
  return legal.filter(isWay).filter((move) => move.kind === (underWay ? "step" : kind));
}

/** The places that novices can leave, less those who were given a way already. */
export function listSources(view: LunaView, seat: number, legal: Way[], planned: Way[]): Source[] {
  const origins = legal.filter((way, index) => legal.findIndex((each) => isSameOrigin(each, way)) === index);
  return origins
    .map(({ origin, asleep }) => ({
      origin,
      asleep,
      left:
        countNovices(view, seat, origin, asleep) -
        planned.filter((way) => isSameOrigin(way, { origin, asleep })).length,
    }))
    .filter(({ left }) => left > 0);
}

/** Novices that have not moved in this action. */
function countNovices(view: LunaView, seat: number, origin: PlaceName, asleep: boolean): number {
  if (origin === "stage") return view.players[seat]?.stage ?? 0;
  const isle = findIsle(view, origin);
  if (!asleep) return isle.active[seat] ?? 0;
  return (isle.inactive[seat] ?? 0) - (view.voyage?.arrived[origin] ?? 0);
}

/** The first legal way that was planned: the rules list them in the order in which they can be gone. */
export function findNextWay(legal: WayMove[], planned: Way[]): WayMove | null {
  return legal.find((move) => planned.some((way) => isSameWay(way, wayOf(move)))) ?? null;
}

/** The table with these changes of a seat's novices. */
export function moveNovices(view: LunaView, seat: number, changes: NoviceChange[]): LunaView {
  if (changes.length === 0) return view;
  const after = structuredClone(view);
  for (const { isle: place, active, inactive } of changes) {
    if (place === "stage") {
      const player = after.players[seat];
      if (player) player.stage += active;
    } else {
      const isle = findIsle(after, place);
      isle.active[seat] = (isle.active[seat] ?? 0) + active;
      isle.inactive[seat] = (isle.inactive[seat] ?? 0) + inactive;
    }
  }
  return after;
}
