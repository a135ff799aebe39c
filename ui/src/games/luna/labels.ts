/** What each place on the table holds, in words: for screen readers and the text view. */
import type { Seat } from "../../api/types";
import type { Say } from "../../texts";
import type { Isle, LunaView, PathGroup, PathTile, TempleSpace } from "../../api/types";
import { FIGURES } from "./view";

/** Every piece of an isle. */
export function describeIsle(view: LunaView, isle: Isle, seats: Seat[], say: Say): string {
  const parts = [
    ...FIGURES.filter((name) => view.figures[name] === isle.isle).map((name) => say(`figure-${name}`)),
    ...FIGURES.filter((name) => view.figures.next?.[name] === isle.isle).map((name) =>
      say("lb-next-here", { figure: name }),
    ),
    ...view.players.flatMap(({ seat }) => describePieces(isle, seat, nameSeat(seats, seat, say), say)),
    say("lb-favours-left", { count: isle.favours }),
    ...(isle.blocked ? [say("lb-blocked")] : []),
  ];
  return `${say(`isle-${isle.isle}`)}: ${parts.join("; ")}`;
}

function describePieces(isle: Isle, seat: number, who: string, say: Say): string[] {
  const active = isle.active[seat] ?? 0;
  const inactive = isle.inactive[seat] ?? 0;
  const shrine = isle.shrines[seat] ?? false;
  if (active + inactive === 0 && !shrine) return [];
  const words = [
    ...(active > 0 ? [say("lb-awake", { count: active })] : []),
    ...(inactive > 0 ? [say("lb-asleep", { count: inactive })] : []),
    ...(shrine ? [say("lb-a-shrine")] : []),
  ];
  return [`${who} ${words.join(", ")}`];
}

export function describeTile(tile: PathTile, group: PathGroup, seats: Seat[], say: Say): string {
  const state = group.approved ? "lit" : group.bribable ? "half" : "dim";
  const parts = [say(`lb-path-${state}`)];
  if (tile.claimed_by !== null) parts.push(sayOf("lb-claimed-by", seats, tile.claimed_by, say));
  return `${say("lb-tile", { tile: tile.tile, symbol: say(`lb-isle-${tile.symbol}`) })}: ${parts.join(", ")}`;
}

export function describeSpace(space: TempleSpace, seats: Seat[], say: Say): string {
  const state = !space.filled
    ? say("lb-space-empty")
    : space.novice === null
      ? say("lb-space-closed")
      : say("lb-space-held", { who: nameSeat(seats, space.novice, say) });
  const parts = space.book ? [state, say("lb-with-book")] : [state];
  return `${say("lb-space", { tile: space.tile, symbol: say(`lb-isle-${space.symbol}`) })}: ${parts.join(", ")}`;
}

export function describeCouncil(view: LunaView, seats: Seat[], say: Say): string {
  const parts = view.council.ranking.map((seat) =>
    say("lb-council-disc", {
      who: nameSeat(seats, seat, say),
      value: view.council.values[view.council.seats[seat] ?? 0] ?? 0,
    }),
  );
  return `${say("lb-council-hall")}: ${parts.join(", ")}`;
}

export function describeStage(view: LunaView, seats: Seat[], say: Say): string {
  const parts = view.players
    .filter((player) => player.stage > 0)
    .map((player) => `${nameSeat(seats, player.seat, say)} ${player.stage}`);
  return `${say("lb-landing")}: ${parts.length > 0 ? parts.join(", ") : say("lb-nobody")}`;
}

/** A sentence about a player, which speaks to the reader where it is about them. */
export function sayOf(key: string, seats: Seat[], seat: number, say: Say): string {
  const isReader = seats.find((each) => each.seat === seat)?.you ?? false;
  return say(isReader ? `${key}.you` : key, { who: nameSeat(seats, seat, say) });
}

/** A seat's name; the reader's is "You", the solo opponent and open seats have none of their own. */
export function nameSeat(seats: Seat[], seat: number, say: Say): string {
  const found = seats.find((each) => each.seat === seat);
  if (found?.you) return say("table-you");
  if (found?.holder === "scripted" || (!found?.name && seat > 0 && seats.length < 2))
    return found?.name || say("lb-opponent");
  return found?.name || say("lb-seat", { number: seat + 1 });
}
