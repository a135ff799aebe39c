/** Seats for a new table like an old one. */
import type { SeatInfo, SeatRequest, TableInfo, TableRequest } from "../../api/types";

/** The same people and computers; who was not ours is invited anew, or a computer. */
export function planSeats(seats: SeatInfo[], others: "open" | "computer"): SeatRequest[] {
  return seats
    .filter((seat) => seat.holder !== "scripted")
    .map((seat): SeatRequest => {
      if (seat.mine) return { holder: "me", level: "level-3", name: null };
      const computer = seat.holder === "computer";
      const level = (computer ? seat.level : null) ?? "level-3";
      return { holder: computer ? "computer" : others, level: level as SeatRequest["level"], name: null };
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
