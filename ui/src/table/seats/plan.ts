/** Seats for a new table like an old one. */
import type { GameInfo, SeatInfo, SeatRequest, Snapshot, TableInfo, TableRequest } from "../../api/types";
import { levelsOf, type Level } from "../../pages/levels";

/** The same people and computers; who was not ours is invited anew, or a computer. */
export function planSeats(seats: SeatInfo[], others: "open" | "computer"): SeatRequest[] {
  return seats
    .filter((seat) => seat.holder !== "scripted")
    .map((seat): SeatRequest => {
      if (seat.mine) return { holder: "me", name: null };
      // No level: the usual one.
      return { holder: seat.holder === "computer" ? "computer" : others, level: seat.level, name: null };
    });
}

/** The same game against the next stronger computer, for somebody who has won against computers alone. */
export function planHarder(
  { table, ranking }: Snapshot,
  game: GameInfo,
): { level: Level; wish: TableRequest } | null {
  const [winner, levels] = [table.seats.find(({ seat }) => seat === ranking?.[0]), levelsOf(game)];
  const others = table.seats.filter((seat) => !seat.mine);
  if (!winner?.mine || table.daily || !others.some(({ holder }) => holder === "computer")) return null;
  if (table.seats.length - others.length > 1 || others.some(({ holder }) => holder !== "computer"))
    return null;
  const strongest = Math.max(...others.map((seat) => (seat.level ? levels.indexOf(seat.level) : -1)));
  const level = levels[strongest + 1];
  if (!level) return null;
  const wish = planAgain(table);
  const rise = (seat: SeatRequest) => (seat.holder === "computer" ? { ...seat, level } : seat);
  return { level, wish: { ...wish, seats: wish.seats.map(rise) } };
}

/** The same game again, newly dealt. */
function planAgain(table: TableInfo): TableRequest {
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
