/** What can be chosen before a game: from the server's list to the request, and from its problems to the fields. */
import type { ApiProblem } from "../../api/problem";
import type { GameInfo, GameKey } from "../../api/types";

export type Choice = string | number | boolean;
export type Choices = Record<string, Choice | undefined>;
/** What is wrong, by field; `form` is for what belongs to none. */
export type Errors = Record<string, string | undefined>;

export const FIGURES = ["moon_priestess", "master_builder", "apostate"] as const;

const SOLO_ONLY = ["level", "solo_scoring"];
const NEVER_SOLO = ["start", "first_game"];
// Problems of whole set-ups, and the field beside which they are told.
const FIELDS: Record<string, string> = {
  "luna-option-preselected-solo": "start",
  "luna-option-preselected-figure": "start",
  "luna-option-level-3": "master_builder",
};

/** The values that the server offers for an option. */
export function choicesOf(info: GameInfo, name: string): Choice[] {
  return info.options.find((option) => option.name === name)?.choices ?? [];
}

/** Every option at its default, with what was chosen last on top where it is still on offer. */
export function firstChoices(info: GameInfo, last: Record<string, unknown>): Choices {
  const defaults = info.options.map((option) => [option.name, option.default ?? undefined] as const);
  const offered = Object.entries(last as Choices).filter(
    ([name, value]) => value !== undefined && choicesOf(info, name).includes(value),
  );
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(offered) };
}

/** The options that matter for this many players, as the server wants them. */
export function requestOptions(game: GameKey, choices: Choices, solo: boolean): Record<string, Choice> {
  const fixed = game === "luna" && !solo && choices.start === "preselected";
  const dropped = ["players", ...(solo ? NEVER_SOLO : SOLO_ONLY), ...(fixed ? FIGURES : [])];
  const kept = Object.entries(choices).filter(
    ([name, value]) => value !== undefined && !dropped.includes(name),
  );
  return Object.fromEntries(kept) as Record<string, Choice>;
}

/** The field that a problem is about, with its sentence. */
export function placeProblem(problem: ApiProblem): Errors {
  // The server names the field of a malformed request before its colon, as in "seats.0.name: ...".
  const named = problem.code === "bad-request" ? /^([\w.]+): /.exec(problem.message)?.[1] : undefined;
  const seat = /^seats\.(\d)/.exec(named ?? "")?.[1];
  const field = FIELDS[problem.code] ?? (seat ? `seat-${seat}` : named === "deal" ? "deal" : "form");
  const reasons = problem.reasons.map((reason) => reason.text);
  return { [field]: [problem.message, ...reasons].join(" ") };
}
