/** Seats for a new table like an old one. */
import type { SeatInfo, SeatRequest, TableInfo, TableRequest } from "../../api/types";

/** The same people and computers; who was not ours is invited anew, or a computer. */
export function planSeats(seats: SeatInfo[], others: "open" | "computer"): SeatRequest[] {
  return seats
    .filter((seat) => seat.holder !== "scripted")
    .map((seat): SeatRequest => {
      if (seat.mine) return { holder: "me", name: null };
      const level = seat.level as SeatRequest["level"]; // null: the usual one
      return { holder: seat.holder === "computer" ? "computer" : others, level, name: null };
    });
}

/** The same game again, newly dealt. */
export function planRematch(table: TableInfo): TableRequest {
  // The seats say how many play.
  const { players: _, ...options } = table.options;
  const game = table.game;
  return {
    game,
    options,
    seats: planSeats(table.seats, "open"),
    visibility: table.visibility,
    starts: null,
    deal: null,
  };
}
