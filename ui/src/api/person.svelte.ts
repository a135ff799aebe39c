/** Who sits before this screen: known by a cookie, introduced only when it is needed. */
import { say } from "../texts";
import * as client from "./client";
import type { Me } from "./types";

const NAMES = 12;
const KEPT = "lunarium-been-here";

export const person = $state<{ me: Me | null; known: boolean }>({ me: null, known: false });

/** Greet whoever was here before; to ask about a stranger would only be refused. */
export async function greet(): Promise<void> {
  if (localStorage.getItem(KEPT)) await recognise();
}

/** Ask the server who we are; a stranger stays a stranger. */
export async function recognise(): Promise<void> {
  try {
    meet(await client.fetchMe());
  } catch (problem) {
    if (problem instanceof client.ApiProblem && problem.status === 401) person.known = true;
  }
}

let introduction: Promise<Me> | null = null;

/** Be somebody: introduce oneself with a friendly name, once, if nobody knows us yet. */
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
