/** The person of this browser: identified by a session cookie, created on the server only when it is needed. */
import { settings } from "../settings.svelte";
import { say } from "../texts";
import * as client from "./client";
import type { Person } from "./types";

const NAMES = 12;

export const person = $state<{ me: Person | null; known: boolean }>({ me: null, known: false });

/** Ask the server who we are; a newcomer stays anonymous. */
export async function greet(): Promise<void> {
  try {
    meet(await client.fetchPerson());
  } catch (problem) {
    // Asked again when it matters.
    if (!(problem instanceof client.ApiProblem)) throw problem;
  }
}

let introduction: Promise<Person> | null = null;

/** The person, created once with a generated name if there is none yet. */
export async function ensurePerson(): Promise<Person> {
  if (!person.known) await greet();
  if (person.me) return person.me;
  introduction ??= client.introduce(inventName()).finally(() => (introduction = null));
  const me = await introduction;
  meet(me);
  return me;
}

/** Take another name, before or after the first game. */
export async function rename(name: string): Promise<void> {
  if (!person.known) await greet();
  meet(person.me ? await client.rename(name) : await client.introduce(name));
  settings.named = true;
}

function meet(me: Person | null): void {
  person.me = me;
  person.known = true;
}

/** A name from the moon's map, so that nobody has to fill in a form before the first game. */
export function inventName(): string {
  return say(`page-guest-${Math.floor(Math.random() * NAMES)}`);
}
