/** Places and variants in words: for menus, lists and the move that waits to be confirmed. */
import type { Say } from "../module";
import type { Place } from "./choices";
import type { Move } from "./moves";
import type { IsleName } from "./view";
import type { Step } from "./voyage";

/** What a place is called on a button. */
export function namePlace(place: Place, say: Say): string {
  const [kind, name = ""] = place.split(":");
  if (kind === "isle") return say(`lb-isle-${name}`);
  if (kind === "path" || kind === "space") return name;
  return kind === "stage"
    ? say("lb-landing")
    : kind === "council"
      ? say("lb-council-alone")
      : say("lb-candles");
}

/** What distinguishes a move from others of the same action and places. */
export function nameVariant(move: Move, say: Say): string {
  const parts: string[] = [];
  if (move.kind === "council") parts.push(say("lb-up-seats", { count: move.count ?? 1 }));
  else if (move.kind === "expel") parts.push(say("lb-steps-on", { count: move.count ?? 1 }));
  else if (move.count !== undefined) parts.push(say("lb-novices", { count: move.count }));
  if (move.virtual) parts.push(say("lb-with-virtual"));
  else if (
    move.kind === "favour" ||
    move.kind === "recruit" ||
    move.kind === "shrine" ||
    move.kind === "promote"
  )
    parts.push(say("lb-own-novices"));
  if (move.bribe) parts.push(say("lb-with-bribe"));
  return parts.join(", ");
}

/** A novice's way in a journey or tide. */
export function nameStep(step: Step, say: Say): string {
  const from =
    step.from === "stage"
      ? say("lb-landing")
      : step.asleep
        ? say("lb-asleep-at", { isle: say(`lb-isle-${step.from}`) })
        : say(`lb-isle-${step.from}`);
  return `${from} › ${say(`lb-isle-${step.to}`)}`;
}

/** The move as a headline. */
export function nameMove(move: Move, say: Say): string {
  const isle = (name: IsleName | undefined) => (name ? say(`lb-isle-${name}`) : "");
  const count = move.count ?? 1;
  switch (move.kind) {
    case "promote":
    case "sanctify":
      return say(`lb-do-${move.kind}`, { tile: move.tile ?? 0 });
    case "book":
      return say("lb-do-book", { from: move.fromTile ?? 0, to: move.tile ?? 0 });
    case "herbs":
      return say("lb-do-herbs", { place: isle(move.isle), count });
    case "sail":
      return say("lb-do-sail", {
        origin: move.from === "stage" ? say("lb-landing") : isle(move.from),
        to: isle(move.to),
        count,
      });
    case "council":
      return say("lb-do-council", { count });
    case "expel":
      return say("lb-do-expel", { count });
    case "journey":
    case "tide":
    case "step":
      return `${move.kind === "step" ? "" : `${say(`lb-act-${move.kind}`)}: `}${nameStep(
        { from: move.from ?? "stage", asleep: move.asleep ?? false, to: move.to as IsleName },
        say,
      )}`;
    case "favour":
    case "recruit":
    case "place-shrine":
    case "place-pair":
    case "deactivate":
      return say(`lb-do-${move.kind}`, { place: isle(move.isle) });
    default:
      return say(`lb-do-${move.kind}`);
  }
}
