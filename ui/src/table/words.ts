/** Sentences about the table that do not depend on a board. */
import type { Snapshot } from "../api/types";
import type { Seat } from "../games/module";
import type { Say } from "../texts";

type View = Record<string, unknown>;

/** How far the game is: the round, or the move and what is left to draw. */
export function describeProgress(snapshot: Snapshot, say: Say): string {
  const view = snapshot.view as View;
  if (view.game === "luna") {
    const preliminary = view.phase === "shrines" || view.phase === "pairs";
    return preliminary ? say("table-preliminary") : say("table-round", { round: view.round });
  }
  const solo = view.solo as { phase: number } | null;
  const move = say("table-move-number", { number: snapshot.ply + 1 });
  const supply = say("table-supply", { count: view.supply });
  return solo ? `${say("table-phase", { phase: solo.phase })} · ${supply}` : `${move} · ${supply}`;
}

/** Whose turn it is, in few words. */
export function describeTurn(snapshot: Snapshot, seats: Seat[], say: Say): string {
  if (snapshot.to_move === null) return say("table-over");
  if (snapshot.your_turn && seats.filter((seat) => seat.mine).length <= 1) return say("table-your-turn");
  const who = seats[snapshot.to_move]?.name ?? "";
  if (snapshot.thinking) return say("table-thinking", { who });
  if (seats[snapshot.to_move]?.holder === "open") return say("table-waiting-open");
  return say("table-their-turn", { who });
}

/** The seats, best first, once the game is over. */
export function readRanking(snapshot: Snapshot): number[] | null {
  const outcome = (snapshot.view as View).outcome as { ranking?: number[] } | null;
  return outcome?.ranking ?? null;
}

/** Who has won, in a sentence. */
export function describeResult(snapshot: Snapshot, seats: Seat[], say: Say): string {
  const outcome = (snapshot.view as View).outcome as Record<string, unknown> | null;
  const result = (outcome?.result ?? outcome ?? {}) as Record<string, unknown>;
  if (typeof result.solo_score === "number") return say("table-result-solo", { points: result.solo_score });
  if (typeof result.difference === "number") {
    const [key, points] = [result.difference > 0, Math.abs(result.difference)] as const;
    return say(key ? "table-result-ahead" : "table-result-behind", { points });
  }
  const winner = seats[readRanking(snapshot)?.[0] ?? 0];
  const own = seats.filter((seat) => seat.mine);
  if (winner?.mine && own.length === 1) return say("table-result-you");
  return say("table-result-winner", { who: winner?.name ?? "" });
}

/** What a rule is called: by its number, or by the chapter that it stands in. */
export function nameRule(rule: string, say: Say): string {
  if (/^[A-Z]+-\d/.test(rule)) return say("table-rule", { rule });
  const key = `table-rule-${rule.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  const name = say(key);
  return name === key ? rule : say("table-rule", { rule: name });
}
