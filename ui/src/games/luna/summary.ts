/** What the chosen move does, in a headline and a line. */
import type { LunaInsight, LunaMove, LunaMoveInsight, LunaView } from "../../api/types";
import type { Say } from "../../texts";
import { signed } from "../../texts/numbers";
import { nameMove } from "./wording";

export function summary(
  move: LunaMove,
  view: LunaView,
  insight: LunaInsight | null,
  say: Say,
): { title: string; detail: string } {
  const effect = insight?.moves[move.text];
  return { title: nameMove(move, say), detail: effect ? describeEffect(effect, view, say) : "" };
}

/** Every consequence of a move: gains, displacements, costs. */
export function describeEffect(effect: LunaMoveInsight, view: LunaView, say: Say): string {
  const seat = view.to_move ?? 0;
  const before = view.players[seat]?.influence ?? 0;
  const parts = [
    ...Object.entries(effect.sources)
      .filter(([source]) => source !== "displacement")
      .map(([source, gain]) => say("lb-gain", { source: say(`lb-source-${source}`), gain: signed(gain) })),
    ...effect.displaces.map(({ tile, influence }) => say("lb-leaves", { tile, gain: signed(influence) })),
    ...effect.sleeps.map(({ isle, count }) => say("lb-sleeps", { count, place: say(`lb-isle-${isle}`) })),
    ...effect.spends.map(({ favour }) => say("lb-returns", { favour })),
  ];
  if (effect.influence !== 0)
    parts.push(say("lb-influence-to", { before, after: before + effect.influence }));
  if (effect.ends) parts.push(say("lb-ends-game"));
  else if (effect.ends_round) parts.push(say("lb-ends-round"));
  return parts.join(" · ");
}
