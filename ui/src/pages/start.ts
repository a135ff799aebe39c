/** From a wish to a table: with what was chosen last, or what a newcomer would want. */
import * as api from "../api/client";
import { ensurePerson } from "../api/person.svelte";
import type { GameInfo, Opened, SeatRequest, TableRequest } from "../api/types";
import { navigate } from "../router.svelte";
import { settings, type Manner, type Wishes } from "../settings.svelte";
import { keepLinks } from "../table/seats/links";
import { levelsOf, offerLevels } from "./levels";

const ME: SeatRequest = { holder: "me" };
const GENTLE = 1; // a newcomer's opponent: the second level, where there are several

/** How a table of these seats is played. */
export function mannerOf(seats: SeatRequest[]): Manner {
  if (seats.length === 1) return "solo";
  return seats.some((seat) => seat.holder === "open") ? "friends" : "computer";
}

/** The table that one click makes. */
export function wishFor(game: GameInfo, manner: Manner): TableRequest {
  const last = lastWish(game, manner);
  const wish = last ?? firstWish(game, manner);
  return { game: game.key, ...wish, seats: offerLevels(game, wish.seats) };
}

/** Whether one click makes a game for beginners: the game has one, and neither played nor chosen was another. */
export function isFirstGame(game: GameInfo): boolean {
  return game.first !== null && !settings.finished.includes(game.key) && !lastWish(game, "computer");
}

/** What was chosen last, where it is still possible. */
function lastWish(game: GameInfo, manner: Manner): Wishes | null {
  const last = settings.lastTables[`${game.key} ${manner}`];
  return last && game.seats.includes(last.seats.length) ? last : null;
}

function firstWish(game: GameInfo, manner: Manner): Pick<TableRequest, "options" | "seats"> {
  if (manner === "solo") return { options: {}, seats: [ME] };
  const [levels, first] = [levelsOf(game), manner === "computer" && isFirstGame(game)];
  const rival: SeatRequest =
    manner === "friends"
      ? { holder: "open" }
      : { holder: "computer", level: levels[first ? 0 : Math.min(GENTLE, levels.length - 1)] };
  const others = Math.min(...companies(game)) - 1;
  const options = first ? { ...game.first } : {};
  return { options, seats: [ME, ...Array.from({ length: others }, () => ({ ...rival }))] };
}

/** How many may sit together at a table that is not solo. */
export function companies(game: GameInfo): number[] {
  return game.seats.filter((count) => count > 1);
}

/** Make the table; an anonymous visitor becomes a person first. */
export async function makeTable(wish: TableRequest): Promise<Opened> {
  await ensurePerson();
  const opened = await api.createTable(wish);
  keepLinks(opened.snapshot.table.id, opened.invitations);
  return opened;
}

/** A first game: against the gentlest computer, with a coach. */
export function openFirstGame(game: GameInfo): Promise<Opened> {
  settings.coach = true;
  const rival: SeatRequest = { holder: "computer", level: levelsOf(game)[0] };
  const others = Array.from({ length: Math.min(...companies(game)) - 1 }, () => ({ ...rival }));
  return makeTable({ game: game.key, options: { ...game.first }, seats: [ME, ...others], starts: 0 });
}

/** The table that one click makes, made; for a first game nothing was chosen, so nothing is remembered. */
export function openQuickly(game: GameInfo, manner: Manner): Promise<Opened> {
  if (manner === "computer" && isFirstGame(game)) return openFirstGame(game);
  return openTable(wishFor(game, manner));
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
