/** The plainest move that pointing there could mean, to ask the rules why it is refused. */
import type { Place } from "./choices";
import type { Kind } from "./moves";
import type { LunaView } from "./view";

/** Its text; null if the place says nothing to this action. */
export function attemptMove(action: Kind, picked: Place[], view: LunaView): string | null {
  const [first, second] = picked;
  const isle = nameIsle(first);
  const tile = nameTile(first);
  switch (action) {
    case "place-shrine":
    case "place-pair":
    case "deactivate":
    case "favour":
    case "recruit":
      return isle && `${action} ${isle}`;
    case "herbs":
    case "council":
      return isle && `${action} ${isle} 1`;
    case "promote":
    case "sanctify": {
      const bribe = view.path.groups.some(
        (group) => group.bribable && group.tiles.some((each) => String(each.tile) === tile),
      );
      return tile && `${action} ${tile}${bribe ? "$" : ""}`;
    }
    case "sail": {
      const from = first === "stage" ? "stage" : isle;
      const to = nameIsle(second) ?? view.isles.find((each) => each.isle !== from)?.isle;
      return from && to ? `sail ${from}>${to} 1` : null;
    }
    case "book": {
      const to = nameTile(second);
      return tile && to ? `book ${tile}>${to}` : null;
    }
    default:
      return null;
  }
}

function nameIsle(place: Place | undefined): string | null {
  return place?.startsWith("isle:") ? place.slice(5) : null;
}

function nameTile(place: Place | undefined): string | null {
  return place?.startsWith("path:") || place?.startsWith("space:") ? (place.split(":")[1] ?? null) : null;
}
