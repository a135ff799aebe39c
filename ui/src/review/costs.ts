/** What choices cost, as a table: a row for each kind of move, a column for each part of the game. */
import type { Balance, BalanceAction, Telling } from "../api/types";

export interface Costs {
  sections: Telling[];
  /** The dearest kind first. */
  rows: { kind: string; cells: { cost: number; ply: number | undefined }[]; sum: number }[];
  sums: number[];
  sum: number;
  /** Of the dearest cell. */
  most: number;
}

export function listCosts({ entries, by_action }: Balance, seat: number): Costs {
  const cells = by_action.filter((cell) => cell.seat === seat);
  const names = [...new Set(entries.flatMap(({ section }) => (section ? [nameOf(section)] : [])))];
  const sections = names.map((name) => JSON.parse(name) as Telling);
  const inSection = (of: BalanceAction[], name: string) =>
    of.filter(({ section }) => nameOf(section) === name);
  const rows = [...new Set(cells.map(({ kind }) => kind))].map((kind) => {
    const own = cells.filter((cell) => cell.kind === kind);
    const parts = names.map((name) => inSection(own, name));
    return { kind, cells: parts.map((of) => ({ cost: add(of), ply: of[0]?.plies[0] })), sum: add(own) };
  });
  return {
    sections,
    rows: rows.toSorted((one, other) => other.sum - one.sum),
    sums: names.map((name) => add(inSection(cells, name))),
    sum: add(cells),
    most: Math.max(0, ...cells.map(({ cost }) => cost)),
  };
}

const nameOf = (section: Telling) => JSON.stringify(section);
const add = (cells: BalanceAction[]) => cells.reduce((sum, { cost }) => sum + cost, 0);
