/** What somebody's games come to, for the choice they look at: sums of sums, no game is counted twice. */
import type { ModeInfo, ResultInfo, TallyInfo, ThemeResult } from "../api/types";

export const TIMES = ["all", "year", "quarter", "month"] as const;
export type Time = (typeof TIMES)[number];

export interface Filter {
  game: string;
  mode: string;
  players: number;
  opponents: string;
  time: Time;
}

/** An empty word, or 0, is no wish. */
export const EVERYTHING: Filter = { game: "", mode: "", players: 0, opponents: "", time: "all" };

const MONTHS: Record<Time, number> = { all: Infinity, year: 12, quarter: 3, month: 1 };

/** The first month of a time, in the same words as the sums; before all others where it has no beginning. */
export function firstMonth(time: Time, now: Date): string {
  const months = MONTHS[time];
  if (months === Infinity) return "";
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1)).toISOString().slice(0, 7);
}

type Kind = Pick<TallyInfo, "game" | "mode" | "players" | "opponents">;

/** Whether a kind of game belongs to what is looked at. */
export function fits(kind: Kind, filter: Filter): boolean {
  return (
    (!filter.game || kind.game === filter.game) &&
    (!filter.mode || kind.mode === filter.mode) &&
    (!filter.players || kind.players === filter.players) &&
    (!filter.opponents || kind.opponents === filter.opponents)
  );
}

/** The sums of what is looked at. */
export function chooseTallies(tallies: TallyInfo[], filter: Filter, now: Date): TallyInfo[] {
  const since = firstMonth(filter.time, now);
  return tallies.filter((tally) => fits(tally, filter) && tally.month >= since);
}

/** The results of what is looked at, in the order of their ends. */
export function chooseResults(results: ResultInfo[], filter: Filter, now: Date): ResultInfo[] {
  const since = firstMonth(filter.time, now);
  return results.filter((result) => fits(result, filter) && result.finished_at.slice(0, 7) >= since);
}

export interface Sum {
  games: number;
  won: number;
  mean: number;
  lowest: number;
  highest: number;
  /** By source the mean of a game. */
  points: Record<string, number>;
  reviewed: number;
  choices: number;
  sound: number;
  given: number;
}

/** All of these in one; scores only say something where they are of one mode. */
export function sumUp(tallies: TallyInfo[]): Sum {
  const add = (read: (tally: TallyInfo) => number) => tallies.reduce((sum, tally) => sum + read(tally), 0);
  const games = add((tally) => tally.games);
  const sources = [...new Set(tallies.flatMap(({ points }) => Object.keys(points)))];
  const mean = (sum: number) => (games ? sum / games : 0);
  return {
    games,
    won: add((tally) => tally.won),
    mean: mean(add((tally) => tally.score)),
    lowest: Math.min(...tallies.map(({ lowest }) => lowest)),
    highest: Math.max(...tallies.map(({ highest }) => highest)),
    points: Object.fromEntries(sources.map((name) => [name, mean(add(({ points }) => points[name] ?? 0))])),
    reviewed: add((tally) => tally.reviewed),
    choices: add(({ moves }) => moves.choices),
    sound: add(({ moves }) => moves.sound),
    given: add(({ moves }) => moves.given),
  };
}

/** The better and the worse end of some results. */
export function bestAndWorst({ lowest, highest }: Sum, { lower_is_better }: ModeInfo): [number, number] {
  return lower_is_better ? [lowest, highest] : [highest, lowest];
}

export interface Share {
  opponents: string;
  games: number;
  won: number;
  share: number;
  /** Where the true share lies, 19 times of 20. */
  low: number;
  high: number;
  /** What would be won among equals. */
  even: number;
}

export const ALONE = "alone";
const ORDER = ["random", "greedy", "level-1", "level-2", "level-3", "level-4", "level-5", "people"];

/** Against whom how much was won, from the gentlest computer to people; games alone are none of these. */
export function shareByOpponents(tallies: TallyInfo[]): Share[] {
  const met = [...new Set(tallies.map(({ opponents }) => opponents))].filter((one) => one !== ALONE);
  const rank = (one: string) => ORDER.indexOf(one);
  return met
    .toSorted((one, other) => rank(one) - rank(other))
    .map((opponents) => {
      const theirs = tallies.filter((tally) => tally.opponents === opponents);
      const { games, won } = sumUp(theirs);
      const even = theirs.reduce((sum, tally) => sum + tally.games / tally.players, 0) / games;
      return { opponents, games, won, share: won / games, ...wilson(won, games), even };
    });
}

const Z = 1.96;

/** Wilson's interval of a share. */
export function wilson(won: number, games: number): { low: number; high: number } {
  const share = won / games;
  const spread = (Z * Z) / games;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((share * (1 - share) + spread / 4) / games)) / (1 + spread);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** At each value the mean of it and up to four before. */
export function meanOfLast(values: number[], many = 5): number[] {
  return values.map((_, at) => {
    const last = values.slice(Math.max(0, at - many + 1), at + 1);
    return last.reduce((sum, value) => sum + value, 0) / last.length;
  });
}

/** The modes of what is looked at, the most played first. */
export function rankModes(modes: ModeInfo[], tallies: TallyInfo[]): ModeInfo[] {
  const played = (mode: ModeInfo) => sumUp(tallies.filter((tally) => isOf(tally, mode))).games;
  return modes
    .map((mode) => ({ mode, games: played(mode) }))
    .filter(({ games }) => games > 0)
    .toSorted((one, other) => other.games - one.games)
    .map(({ mode }) => mode);
}

export const isOf = (entry: { game: string; mode: string }, mode: ModeInfo): boolean =>
  entry.game === mode.game && entry.mode === mode.mode;

/** A mode by one word. */
export const keyOf = ({ game, mode }: { game: string; mode: string }): string => `${game} ${mode}`;

export interface SourceRow {
  source: string;
  you: number;
  strong: number | null;
}

/** Where points come from, beside strong players; what neither ever got is left out. */
export function compareSources({ sources, standard }: ModeInfo, sum: Sum): SourceRow[] {
  return sources
    .map((source) => ({
      source,
      you: sum.points[source] ?? 0,
      strong: standard ? (standard.points[source] ?? 0) : null,
    }))
    .filter(({ you, strong }) => Math.abs(you) >= 0.05 || Math.abs(strong ?? 0) >= 0.05);
}

/** The themes of which most was missed, the worst first; what was never missed is none of them. */
export function rankThemes(themes: ThemeResult[], game: string, most: number): ThemeResult[] {
  const share = ({ solved, tried }: ThemeResult) => solved / tried;
  return themes
    .filter((theme) => (!game || theme.game === game) && theme.solved < theme.tried)
    .toSorted((one, other) => share(one) - share(other) || other.tried - one.tried)
    .slice(0, most);
}
