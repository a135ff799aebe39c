/** How the seats look: a colour and a heavenly body each, so that colour never tells them apart alone. */
import { SEAT_COLOURS } from "../../parts/marks";

/** The colour of a seat's tokens. */
export function colourOf(seat: number): (typeof SEAT_COLOURS)[number] {
  return SEAT_COLOURS[seat] ?? "white";
}
