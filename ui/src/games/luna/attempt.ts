/** The plainest move that pointing there could mean, to ask the rules why it is refused. */
import type { LunaMove, LunaView } from "../../api/types";
import type { Option } from "./choices";
import { isleAt, placeNamed, tileAt, type Place } from "./places";
import type { Kind } from "./view";

/** A move that nobody listed: its kind, and its parts by name. */
export interface Attempt {
  kind: Kind;
  parts: Record<string, string | number | boolean>;
}

/** A legal move of the action with these places instead of its own; null if they say nothing to it. */
export function attemptMove(
  action: Kind,
  picked: Place[],
  options: Option[],
  view: LunaView,
): Attempt | null {
  const likes = options
    .filter(({ move, steps }) => move.kind === action && picked.length <= steps.length)
    .flatMap(({ move }) => replaceParts(move, picked, view) ?? []);
  return likes[0] ?? null;
}

function replaceParts(move: LunaMove, [first, second]: Place[], view: LunaView): Attempt | null {
  const { kind } = move;
  // The plainest of its kind: one novice, a real one, and no favour returned.
  const parts: Attempt["parts"] = { ...move.parts };
  if ("count" in parts) parts.count = 1;
  if ("virtual" in parts) parts.virtual = false;
  if ("isle" in parts) return fill(isleAt(first), (isle) => ({ kind, parts: { ...parts, isle } }));
  if ("tile" in parts)
    return fill(tileAt(first), (tile) => {
      if ("bribe" in parts) parts.bribe = isBribable(view, tile);
      return { kind, parts: { ...parts, tile } };
    });
  if (typeof parts.origin === "number")
    return fill(tileAt(first), (origin) =>
      fill(tileAt(second), (to) => ({ kind, parts: { ...parts, origin, to } })),
    );
  if (!("origin" in parts)) return null;
  return fill(first === "stage" ? first : isleAt(first), (origin) => {
    const elsewhere = view.isles.find(({ isle }) => placeNamed(isle) !== first)?.isle;
    return fill(isleAt(second) ?? elsewhere ?? null, (to) => ({ kind, parts: { ...parts, origin, to } }));
  });
}

function fill<Value>(value: Value | null, make: (value: Value) => Attempt | null): Attempt | null {
  return value === null ? null : make(value);
}

function isBribable(view: LunaView, tile: number): boolean {
  return view.path.groups.some((group) => group.bribable && group.tiles.some((each) => each.tile === tile));
}
