/** How games, levels, seats and times are called. */
import type { SeatInfo, SeatRequest, TableSummary } from "../api/types";
import { language, say, sayFirst } from "../texts";

/** The name of a game; one without texts is called by its key. */
export const gameName = (game: string) => sayFirst([`${game}-name`], game);

/** The name of a computer player's level. */
export const levelName = (level: string) => say(`page-${level}`);

/** How strong a level is, in few words. */
export const levelAbout = (level: string) => say(`page-${level}-about`);

/** What an option of a game is called. */
export const nameOption = (game: string, option: string) =>
  sayFirst([`option-${game}-${option}`, `page-option-${option}`], option);

/** What a value of an option is called; a word that several options share has one text. */
export function nameChoice(game: string, option: string, value: string | number | boolean): string {
  const plain = typeof value === "boolean" ? say(value ? "table-yes" : "table-no") : String(value);
  return sayFirst([`choice-${game}-${option}-${value}`, `choice-${game}-${value}`], plain);
}

/** Whether a wished-for seat is somebody else's at one's own screen: the first of them is one's own. */
export function isShared(seats: SeatRequest[], number: number): boolean {
  return seats.slice(0, number).some((seat) => seat.holder === "me");
}

/** How a wished-for seat is called. */
export function holderName(seats: SeatRequest[], number: number): string {
  const { holder, name } = seats[number]!;
  if (holder !== "me") return say(`page-holder-${holder}`);
  return name ?? (isShared(seats, number) ? say("page-seat", { seat: number + 1 }) : say("page-holder-me"));
}

/** Who sits here, in a word; several at one screen are called by their names. */
export function seatName(seat: SeatInfo, seats: SeatInfo[] = []): string {
  const isShared = seats.some((other) => other.mine && other.seat !== seat.seat);
  if (seat.mine && !(isShared && seat.name)) return say("page-seat-you");
  if (seat.holder === "open") return say("page-seat-open");
  if (seat.holder === "scripted") return say("page-seat-scripted");
  if (seat.level) return seat.name ?? levelName(seat.level);
  return seat.name ?? say("page-seat", { seat: seat.seat + 1 });
}

/** Everybody at a table as a list; free seats are counted, not named. */
export function listSeats(seats: SeatInfo[]): string {
  const names = seats.filter((seat) => seat.holder !== "open").map((seat) => seatName(seat, seats));
  const open = seats.length - names.length;
  return listNames(open ? [...names, say("page-seats-open", { count: open })] : names);
}

/** Everybody with what they reached, best first; null where that is not known or nothing is counted. */
export function listScores({ seats, ranking, scores }: TableSummary): string | null {
  if (!ranking || !scores) return null;
  const reached = ranking.flatMap((number) => {
    const [seat, score] = [seats.find((one) => one.seat === number), scores.seats[number]];
    return seat && score !== undefined ? [say("page-table-score", { name: seatName(seat), score })] : [];
  });
  return reached.join(" · ");
}

/** The names as a list in the language's way. */
export function listNames(names: string[]): string {
  return new Intl.ListFormat(language.locale, { type: "conjunction" }).format(names);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago this was. */
export function timeAgo(moment: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  const format = new Intl.RelativeTimeFormat(language.locale, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return say("page-just-now");
}

/** A date as the language writes it. */
export function dateName(date: string): string {
  // At noon no time zone turns the date into its neighbour.
  return new Date(`${date}T12:00`).toLocaleDateString(language.locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
  });
}
