/** A journey or tide, composed in any order and sent in the one that the notation wants. */
import type { Option } from "./choices";
import type { Origin } from "./moves";
import { findIsle, type IsleName, type LunaView } from "./view";

export type VoyageKind = "journey" | "tide";

/** One novice's way. */
export interface Step {
  from: Origin;
  asleep: boolean;
  to: IsleName;
}

/** Where novices can still set out from, and how many. */
export interface Source {
  from: Origin;
  asleep: boolean;
  left: number;
}

/** The steps that are legal by themselves: openings, or further ones while a voyage is under way. */
export function listSteps(options: Option[], kind: VoyageKind, underWay: boolean): Step[] {
  return options
    .map((option) => option.move)
    .filter((move) => move.kind === (underWay ? "step" : kind))
    .map((move) => ({
      from: move.from as Origin,
      asleep: move.asleep ?? false,
      to: move.to as IsleName,
    }));
}

/** The places that novices can leave, less those that the composed steps have left already. */
export function listSources(view: LunaView, seat: number, legal: Step[], steps: Step[]): Source[] {
  const sources = new Map<string, Source>();
  for (const { from, asleep } of legal) {
    const key = writeOrigin(from, asleep);
    if (sources.has(key)) continue;
    const left = countNovices(view, seat, from, asleep) - countSteps(steps, from, asleep);
    if (left > 0) sources.set(key, { from, asleep, left });
  }
  return [...sources.values()];
}

/** Where a novice from there may go. */
export function listDestinations(legal: Step[], from: Origin, asleep: boolean): IsleName[] {
  return legal.filter((step) => step.from === from && step.asleep === asleep).map((step) => step.to);
}

/** Novices that have not moved in this action. */
function countNovices(view: LunaView, seat: number, from: Origin, asleep: boolean): number {
  if (from === "stage") return view.players[seat]?.stage ?? 0;
  const isle = findIsle(view, from);
  if (!asleep) return isle.active[seat] ?? 0;
  return (isle.inactive[seat] ?? 0) - (view.voyage?.arrived[from] ?? 0);
}

function countSteps(steps: Step[], from: Origin, asleep: boolean): number {
  return steps.filter((step) => step.from === from && step.asleep === asleep).length;
}

/** Ascending by (FROM, TO): the ring's order, active before inactive, the landing stage last. */
export function sortSteps(steps: Step[], view: LunaView): Step[] {
  const ring = view.isles.map((isle) => isle.isle);
  const place = (origin: Origin) => (origin === "stage" ? ring.length : ring.indexOf(origin));
  return [...steps].sort(
    (a, b) =>
      place(a.from) - place(b.from) || Number(a.asleep) - Number(b.asleep) || place(a.to) - place(b.to),
  );
}

/** The moves to send, in their order and with `done` at the end. */
export function writeVoyage(kind: VoyageKind, steps: Step[], view: LunaView, underWay: boolean): string[] {
  const texts = sortSteps(steps, view).map(writeStep);
  if (!underWay && texts.length > 0) texts[0] = `${kind} ${texts[0] as string}`;
  return [...texts, "done"];
}

export function writeStep({ from, asleep, to }: Step): string {
  return `${writeOrigin(from, asleep)}>${to}`;
}

function writeOrigin(from: Origin, asleep: boolean): string {
  return asleep ? `${from}-` : from;
}

/** The table as it will look: the novices lie beside the isles they go to. */
export function applySteps(view: LunaView, seat: number, steps: Step[]): LunaView {
  if (steps.length === 0) return view;
  const after = structuredClone(view);
  for (const { from, asleep, to } of steps) {
    const player = after.players[seat];
    if (from === "stage") {
      if (player) player.stage -= 1;
    } else {
      const row = asleep ? findIsle(after, from).inactive : findIsle(after, from).active;
      row[seat] = (row[seat] ?? 0) - 1;
    }
    const row = findIsle(after, to).inactive;
    row[seat] = (row[seat] ?? 0) + 1;
  }
  return after;
}
