/** Statistics in words and numbers. */
import { gameName, levelName } from "../pages/names";
import { language, say, sayFirst } from "../texts";
import { MINUS } from "../texts/numbers";

export const modeName = (game: string, mode: string, players: number) =>
  sayFirst([`mode-${game}-${mode}`], say("stats-players-count", { count: players }));

/** A mode with its game. */
export const fullName = (game: string, mode: string, players: number) =>
  `${gameName(game)} · ${modeName(game, mode, players)}`;

export function opponentsName(opponents: string): string {
  const isKnown = opponents === "people" || opponents === "alone";
  return isKnown ? say(`stats-against-${opponents}`) : levelName(opponents);
}

export const sourceName = (game: string, source: string) => sayFirst([`source-${game}-${source}`], source);

/** A number as the language writes it, with so many digits behind the point at most. */
export const number = (value: number, digits = 0) =>
  value.toLocaleString(language.locale, { maximumFractionDigits: digits }).replace("-", MINUS);

export const percent = (share: number, digits = 0) =>
  share.toLocaleString(language.locale, { style: "percent", maximumFractionDigits: digits });

/** A difference with its sign. */
export function change(value: number): string {
  const rounded = Math.round(value);
  return rounded > 0 ? `+${number(rounded)}` : number(rounded + 0);
}

export const monthName = (moment: string) =>
  new Date(moment).toLocaleDateString(language.locale, { month: "short", year: "numeric" });

export const dayName = (moment: string) =>
  new Date(moment).toLocaleDateString(language.locale, { day: "numeric", month: "short", year: "numeric" });
