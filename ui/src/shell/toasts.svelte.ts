/** Short messages at the edge of the page: problems that say what to do, and small good news. */
import { say } from "../texts";
import { ApiProblem } from "../api/problem";

export interface Toast {
  id: number;
  kind: "bad" | "good";
  text: string;
  reasons: string[];
}

export const toasts = $state<Toast[]>([]);

let next = 0;

/** Say it; good news goes by itself, problems stay a while longer. */
export function toast(text: string, kind: Toast["kind"] = "good", reasons: string[] = []): void {
  if (toasts.some((shown) => shown.text === text)) return;
  const id = next++;
  toasts.push({ id, kind, text, reasons });
  setTimeout(() => dismiss(id), kind === "bad" ? 12_000 : 4_000);
}

/** Tell a failure; what is no known problem is told in general words. */
export function tellProblem(problem: unknown): void {
  // That the server is away says the banner already.
  if (problem instanceof ApiProblem && problem.isOffline) return;
  if (problem instanceof ApiProblem) {
    // Most sentences go on with their reasons already.
    const reasons = problem.reasons.map(({ text }) => text).filter((text) => !problem.message.includes(text));
    toast(problem.message, "bad", reasons);
  } else {
    console.error(problem);
    toast(say("page-problem-page"), "bad");
  }
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((shown) => shown.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
