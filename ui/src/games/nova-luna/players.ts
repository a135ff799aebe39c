/** The seats: their colours, and the tokens that each began with. */
import type { NovaLunaView } from "../../api/types";
import { SEAT_COLOURS } from "../../parts/marks";

/** The colour of a seat's tokens. */
export function colourOf(seat: number): (typeof SEAT_COLOURS)[number] {
  return SEAT_COLOURS[seat] ?? "white";
}

/** How many tokens each had to place: those left and those on tasks. */
export function countTokens({ seats }: NovaLunaView): number {
  const placed = (covered: boolean[]) => covered.filter(Boolean).length;
  return Math.max(
    ...seats.map((seat) =>
      seat.display.reduce((sum, { covered }) => sum + placed(covered), seat.tokens_left),
    ),
  );
}
