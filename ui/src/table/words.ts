/** Sentences about the table that do not depend on a board. */
import type { Reason, Seat, Snapshot, SpokenReason } from "../api/types";
import { anchorOf } from "../rules/address";
import type { Say } from "../texts";
import { joinParts, tell } from "./story/telling";

/** How far the game is: in the game's own words, or by the number of the move. */
export function describeProgress(snapshot: Snapshot, seats: Seat[], say: Say): string {
  const told = snapshot.headline.map((telling) => joinParts(tell(telling, seats, say)));
  return told.join(" · ") || say("table-move-number", { number: snapshot.ply + 1 });
}

/** Whose turn it is, in few words. */
export function describeTurn(snapshot: Snapshot, seats: Seat[], say: Say): string {
  if (snapshot.to_move === null) return say("table-over");
  if (snapshot.your_turn && seats.some((seat) => seat.you)) return say("table-your-turn");
  const who = seats[snapshot.to_move]?.name ?? "";
  if (snapshot.thinking) return say("table-thinking", { who });
  if (seats[snapshot.to_move]?.holder === "open") return say("table-waiting-open");
  return say("table-their-turn", { who });
}

/** What the game came to, in a sentence: the verdict on a solo game, else who has won, if it was played to its end. */
export function describeResult(snapshot: Snapshot, seats: Seat[], say: Say): string {
  if (snapshot.verdict) return joinParts(tell(snapshot.verdict, seats, say));
  if (!snapshot.ranking) return say("table-ended-early");
  const winner = seats[snapshot.ranking[0] ?? 0];
  if (winner?.you) return say("table-result-you");
  return say("table-result-winner", { who: winner?.name ?? "" });
}

/** By how much the winner is ahead of the next; null where nothing is counted or nobody else plays. */
export function describeMargin(snapshot: Snapshot, seats: Seat[], say: Say): string | null {
  const { ranking, scores, verdict } = snapshot;
  const [first, second] = ranking ?? [];
  if (verdict || !scores || first === undefined || second === undefined) return null;
  const count = Math.abs((scores.seats[first] ?? 0) - (scores.seats[second] ?? 0));
  const who = seats[second]?.name ?? "";
  const you = seats[second]?.you ? ".you" : "";
  if (count === 0) return say(`table-margin-none${you}`, { who });
  return say(`table-margin${you}`, { who, margin: say(`table-margin-${scores.unit}`, { count }) });
}

/** A sentence with its end, to be read out with others. */
export function endSentence(sentence: string): string {
  return /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** What a reason says, in the viewer's language. */
export function sayReason(reason: Reason | SpokenReason, say: Say): string {
  return "text" in reason ? reason.text : say(`why-${reason.code}`, reason.params);
}

/** What a rule is called: by its number, or by the chapter that it stands in. */
export function nameRule(rule: string, say: Say): string {
  if (/^([A-Z]+-)?\d/.test(rule)) return say("table-rule", { rule });
  const key = `table-rule-${anchorOf(rule)}`;
  const name = say(key);
  return name === key ? rule : say("table-rule", { rule: name });
}
