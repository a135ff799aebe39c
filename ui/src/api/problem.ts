/** Every failure of a request, with a sentence that says what to do. */
import { say } from "../texts";
import type { Problem, SpokenReason } from "./types";

export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly params: Problem["params"] = {},
    readonly reasons: SpokenReason[] = [],
  ) {
    super(message);
    this.name = "ApiProblem";
  }

  /** Nothing came back: the network or the server is away. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

/** The problem that an answer tells, whatever its body looks like. */
export async function readProblem(answer: Response): Promise<ApiProblem> {
  const body: unknown = await answer.json().catch(() => null);
  if (isProblem(body))
    return new ApiProblem(answer.status, body.code, body.message, body.params, body.reasons);
  const key = answer.status >= 500 ? "page-problem-server" : "page-problem-request";
  return new ApiProblem(answer.status, "unexpected", say(key));
}

/** The problem of a request that never arrived. */
export function makeOfflineProblem(): ApiProblem {
  return new ApiProblem(0, "offline", say("page-problem-offline"));
}

/** The problem of a browser that keeps no cookies of this host. */
export function makeCookieProblem(host: string): ApiProblem {
  return new ApiProblem(401, "no-cookies", say("page-problem-cookies", { host }));
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && "message" in body;
}
