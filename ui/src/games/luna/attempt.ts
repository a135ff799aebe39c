/** The plainest move that pointing there could mean, to ask the rules why it is refused. */
import type { LunaMove, LunaView } from "../../api/types";
import type { AskedMove } from "../module";
import type { Option } from "./choices";
import { isleAt, tileAt, type Place } from "./places";
import type { Kind } from "./view";

type Parts = Record<string, string | number | boolean>;

/** A legal move of the action with these places instead of its own; null if they say nothing to it. */
export function attemptMove(
  action: Kind,
  picked: Place[],
  options: Option[],
  view: LunaView,
): AskedMove<LunaMove> | null {
  for (const { move, steps } of options) {
    if (move.kind !== action || picked.length > steps.length) continue;
    const { parts } = move;
    const places = placeParts(parts, picked, view);
    if (!places) continue;
    // One novice, and a real one.
    const plain: Parts = {
      ...("count" in parts ? { count: 1 } : {}),
      ...("virtual" in parts ? { virtual: false } : {}),
    };
    return { kind: action, parts: { ...parts, ...plain, ...places } as LunaMove["parts"] };
  }
  return null;
}

/** The parts that name places, with these instead. */
function placeParts(parts: LunaMove["parts"], [first, second]: Place[], view: LunaView): Parts | null {
  const [isle, tile] = [isleAt(first), tileAt(first)];
  if ("isle" in parts) return isle && { isle };
  if ("tile" in parts) {
    if (tile === null) return null;
    return "bribe" in parts ? { tile, bribe: isBribable(view, tile) } : { tile };
  }
  if (!("origin" in parts)) return null;
  if (typeof parts.origin === "number") {
    const to = tileAt(second);
    return tile !== null && to !== null ? { origin: tile, to } : null;
  }
  const origin = first === "stage" ? first : isle;
  const to = isleAt(second) ?? view.isles.find((each) => each.isle !== origin)?.isle;
  return origin && to ? { origin, to } : null;
}

function isBribable(view: LunaView, tile: number): boolean {
  return view.path.groups.some((group) => group.bribable && group.tiles.some((each) => each.tile === tile));
}
