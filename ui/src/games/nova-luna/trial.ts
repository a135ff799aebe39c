/** A tile tried on a place: the tasks that it would fulfil or bring nearer. */
import type { NovaLunaMoveInsight } from "../../api/types";
import { sameCell, type Cell } from "./field";

export interface Trial extends Cell {
  tile: number;
  gain: NovaLunaMoveInsight | undefined;
}

/** The tasks of the tile at this place that it would cover. */
export function listLit(trial: Trial | null, cell: Cell): number[] {
  return (trial?.gain?.covers ?? []).filter((one) => sameCell(one, cell)).map((one) => one.task);
}

/** The tasks of the tile at this place that it would bring nearer. */
export function listNearer(trial: Trial | null, cell: Cell): number[] {
  return (trial?.gain?.nearer ?? []).filter((one) => sameCell(one, cell)).map((one) => one.task);
}
