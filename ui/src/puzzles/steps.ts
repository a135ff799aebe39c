/** The moves that follow an answer, event by event. */
import type { LineStep } from "../api/types";
import { readSteps, type Step } from "../table/beats/steps";

/** As steps that beats are played from. */
export function listBeats(steps: LineStep[]): Step[] {
  const last = steps.at(-1);
  if (!last) return [];
  const log = steps.map((step, ply) => ({ ...step, ply, at: "" }));
  return readSteps({ line: 0, view: last.view, log });
}
