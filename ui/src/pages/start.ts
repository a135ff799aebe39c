/** From a wish to a table: with what was chosen last, or what a newcomer would want. */
import * as api from "../api/client";
import { ensurePerson } from "../api/person.svelte";
import type { GameKey, Opened, SeatRequest, TableRequest } from "../api/types";
import { navigate } from "../router.svelte";
import { settings, type Manner } from "../settings.svelte";
import { keepLinks } from "../table/seats/links";

const ME: SeatRequest = { holder: "me" };
const FIRST_LEVEL = "level-2";

/** How a table of these seats is played. */
export function mannerOf(seats: SeatRequest[]): Manner {
  if (seats.length === 1) return "solo";
  return seats.some((seat) => seat.holder === "open") ? "friends" : "computer";
}

/** The table that one click makes. */
export function wishFor(game: GameKey, manner: Manner): TableRequest {
  const last = settings.lastTables[`${game} ${manner}`];
  return last ? { game, ...last } : { game, options: {}, seats: firstSeats(manner) };
}

function firstSeats(manner: Manner): SeatRequest[] {
  if (manner === "solo") return [ME];
  return [ME, manner === "friends" ? { holder: "open" } : { holder: "computer", level: FIRST_LEVEL }];
}

/** Make the table, as whoever we are. */
export async function makeTable(wish: TableRequest): Promise<Opened> {
  await ensurePerson();
  const opened = await api.createTable(wish);
  keepLinks(opened.snapshot.table.id, opened.invitations);
  return opened;
}

/** Make the table and remember what was chosen. */
export async function openTable(wish: TableRequest): Promise<Opened> {
  const opened = await makeTable(wish);
  const { options, seats, visibility, starts } = wish;
  settings.lastTables[`${wish.game} ${mannerOf(seats)}`] = { options, seats, visibility, starts };
  return opened;
}

/** Go to a table that was just made. */
export function enterTable({ snapshot }: Opened): void {
  navigate(`/t/${snapshot.table.id}`);
}
