/** What can be chosen before a game: from the server's list to the request, and from its problems to the fields. */
import type { ApiProblem } from "../../api/problem";
import type { GameInfo } from "../../api/types";
import { choicesOf, type Choice, type Choices, type Errors, type GameOptions } from "../../games/parts";

/** Every option at its default, with what was chosen last on top where it is still on offer. */
export function firstChoices(info: GameInfo, last: Record<string, unknown>): Choices {
  const defaults = info.options.map((option) => [option.name, option.default ?? undefined] as const);
  const offered = Object.entries(last as Choices).filter(
    ([name, value]) => value !== undefined && choicesOf(info, name).includes(value),
  );
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(offered) };
}

/** The options that matter for this many players, as the server wants them. */
export function requestOptions(
  options: GameOptions,
  choices: Choices,
  solo: boolean,
): Record<string, Choice> {
  const kept = Object.entries(choices).filter(
    ([name, value]) => value !== undefined && name !== "players" && options.applies(name, choices, solo),
  );
  return Object.fromEntries(kept) as Record<string, Choice>;
}

/** The field that a problem is about, with its sentence. */
export function placeProblem(problem: ApiProblem, options: GameOptions): Errors {
  const field = options.fields[problem.code] ?? readField(problem.params) ?? "form";
  const reasons = problem.reasons.map((reason) => reason.text);
  return { [field]: [problem.message, ...reasons].join(" ") };
}

/** The field that the server names: an option, or a part of the request such as `seats.0.name`. */
function readField({ option, field }: ApiProblem["params"]): string | undefined {
  if (typeof option === "string") return option;
  const [part, seat] = String(field ?? "").split(".");
  if (part === "seats" && seat !== undefined) return `seat-${seat}`;
  return part === "deal" ? part : undefined;
}
