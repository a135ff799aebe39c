/** Places and moves in words: for menus, lists and the move that waits to be confirmed. */
import type { LunaMove } from "../../api/types";
import type { Say } from "../../texts";
import { actionOf } from "./actions";
import { isleAt, tileAt, type Place } from "./places";
import type { PlaceName } from "./view";
import { isWay, wayOf, type Way } from "./voyage";

/** What a place is called on a button. */
export function namePlace(place: Place, say: Say): string {
  const tile = tileAt(place);
  if (tile !== null) return String(tile);
  if (place === "council") return say("lb-council-alone");
  return place === "candles" ? say("lb-candles") : nameStop(isleAt(place) ?? "stage", say);
}

/** An isle or the landing stage. */
function nameStop(name: PlaceName, say: Say): string {
  return name === "stage" ? say("lb-landing") : say(`lb-isle-${name}`);
}

/** What distinguishes a move from others of the same action and places. */
export function nameVariant({ kind, parts }: LunaMove, say: Say): string {
  const words: string[] = [];
  if ("count" in parts) words.push(say(actionOf(kind).counted ?? "lb-novices", { count: parts.count }));
  if ("virtual" in parts) {
    if (parts.virtual) words.push(say("lb-with-virtual"));
    else if (!("count" in parts)) words.push(say("lb-own-novices"));
  }
  if ("bribe" in parts && parts.bribe) words.push(say("lb-with-bribe"));
  return words.join(", ");
}

/** Whether the move returns a favour beside what its action costs. */
export function isHelped({ parts }: LunaMove): boolean {
  return ("virtual" in parts && parts.virtual) || ("bribe" in parts && parts.bribe);
}

/** A novice's way in a journey or tide. */
export function nameWay({ origin, asleep, to }: Way, say: Say): string {
  const from = nameStop(origin, say);
  return `${asleep ? say("lb-asleep-at", { isle: from }) : from} › ${nameStop(to, say)}`;
}

/** The move as a headline. */
export function nameMove(move: LunaMove, say: Say): string {
  if (!isWay(move)) return say(`lb-do-${move.kind}`, nameParts(move, say));
  const way = nameWay(wayOf(move), say);
  return move.kind === "step" ? way : `${say(`lb-act-${move.kind}`)}: ${way}`;
}

function nameParts({ parts }: LunaMove, say: Say): Record<string, unknown> {
  const name = (value: PlaceName | number) => (typeof value === "number" ? value : nameStop(value, say));
  return {
    ...("isle" in parts && parts.isle ? { place: nameStop(parts.isle, say) } : {}),
    ...("origin" in parts ? { origin: name(parts.origin), to: name(parts.to) } : {}),
    ...("tile" in parts ? { tile: parts.tile } : {}),
    ...("count" in parts ? { count: parts.count } : {}),
  };
}
