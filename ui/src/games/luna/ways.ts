/** The ways that pieces take: as arrows before a move is made. */
import type { LunaMoveInsight, LunaView } from "../../api/types";
import type { Pointing } from "./actions";
import type { Anchor } from "./geometry/anchors";
import { isleAt, tileAt, type Place } from "./places";
import type { Way } from "./voyage";

export type Arrow = [from: Anchor, to: Anchor];

/** The ways of novices in a journey or tide: whoever slept leaves from beside the isle. */
export function traceVoyage(ways: Way[]): Arrow[] {
  return ways.map(({ origin, asleep, to }) => [
    origin === "stage" ? { at: "stage" } : { at: asleep ? "by" : "isle", isle: origin },
    { at: "by", isle: to },
  ]);
}

/** The ways of a move: what its effect moves, else from the first place that is pointed at to the next. */
export function traceMove(
  { steps, anchors }: Pointing,
  effect: LunaMoveInsight | null,
  view: LunaView,
  seat: number,
): Arrow[] {
  const entering = (effect?.enters ?? []).filter((each) => each.seat === seat);
  if (effect?.apostate)
    return [
      [
        { at: "figure", isle: view.figures.apostate },
        { at: "figure", isle: effect.apostate },
      ],
    ];
  if (entering.length > 0)
    return entering.map(({ tile }) => [
      { at: "path", tile },
      { at: "space", tile },
    ]);
  const [first, second] = steps.map((places) => places[0]);
  if (second) return joinAnchors(anchorOf(first), anchorOf(second));
  // A novice of one of the isles that offer a tile goes there.
  const isle = anchors.map(isleAt).find((name) => name !== null);
  return isle && tileAt(first) !== null ? joinAnchors({ at: "on", isle }, anchorOf(first)) : [];
}

function joinAnchors(from: Anchor | null, to: Anchor | null): Arrow[] {
  return from && to ? [[from, to]] : [];
}

/** Where a place lies; null for what has no point of its own. */
export function anchorOf(place: Place | undefined): Anchor | null {
  const isle = isleAt(place);
  const tile = tileAt(place);
  if (isle) return { at: "isle", isle };
  if (tile !== null) return { at: place?.startsWith("path:") ? "path" : "space", tile };
  return place === "stage" ? { at: "stage" } : null;
}
