/** How the bar of a source is drawn: by pattern and by colour. */
import { SEAT_COLOURS } from "../parts/marks";
import type { Source } from "./waterfall";

/** The seat is the one whose choices they were. */
export function paint(source: Source, seat: number): Record<string, string | number> {
  const colour = SEAT_COLOURS[seat] ?? "white";
  switch (source) {
    case "deal":
    case "chance":
      return { fill: "url(#review-chance)", stroke: "var(--info)", "stroke-width": 1.5 };
    case "own":
      return { fill: `var(--bar-${colour})` };
    case "other":
      return { fill: `url(#review-other-${colour})`, stroke: `var(--bar-${colour})`, "stroke-width": 1.5 };
    case "left-over":
      return { fill: "none", stroke: "var(--bar-total)", "stroke-width": 1.5, "stroke-dasharray": "3 3" };
    default:
      return { fill: "var(--bar-total)" };
  }
}
