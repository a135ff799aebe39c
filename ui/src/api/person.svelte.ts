/** The person of this browser: identified by a session cookie, created on the server only when it is needed. */
import { say } from "../texts";
import * as client from "./client";
import type { Me } from "./types";

const NAMES = 12;
const KEPT = "lunarium-been-here";

export const person = $state<{ me: Me | null; known: boolean }>({ me: null, known: false });

/** Identify a returning person; for an anonymous one the request would only be refused. */
export async function greet(): Promise<void> {
  if (localStorage.getItem(KEPT)) await recognise();
}

/** Ask the server who we are; without a session we stay anonymous. */
export async function recognise(): Promise<void> {
  try {
    meet(await client.fetchMe());
  } catch (problem) {
    if (problem instanceof client.ApiProblem && problem.status === 401) person.known = true;
  }
}

let introduction: Promise<Me> | null = null;

/** The person, created once with a generated name if there is none yet. */
export async function ensurePerson(): Promise<Me> {
  if (!person.known) await recognise();
  if (person.me) return person.me;
  introduction ??= client.introduce(inventName()).finally(() => (introduction = null));
  return meet(await introduction);
}

/** Take another name, before or after the first game. */
export async function rename(name: string): Promise<void> {
  if (!person.known) await recognise();
  meet(person.me ? await client.rename(name) : await client.introduce(name));
}

function meet(me: Me): Me {
  person.me = me;
  person.known = true;
  localStorage.setItem(KEPT, "yes");
  return me;
}

/** A name from the moon's map, so that nobody has to fill in a form before the first game. */
function inventName(): string {
  return say(`page-guest-${Math.floor(Math.random() * NAMES)}`);
}
