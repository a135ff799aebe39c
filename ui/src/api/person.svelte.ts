/** The person of this browser: identified by a session cookie, created on the server only when it is needed. */
import { settings } from "../settings.svelte";
import { say } from "../texts";
import { hearChange } from "../windows";
import * as client from "./client";
import { makeCookieProblem } from "./problem";
import type { Person } from "./types";

const NAMES = 12;
const TOLD = "lunarium-person"; // tells the other windows that there is a name

/** `known`: the server has said who we are; `asked`: it has answered, be it by a failure; `closed`: it lets in
 * only people with an invitation. */
export const person = $state<{ me: Person | null; known: boolean; asked: boolean; closed: boolean }>({
  me: null,
  known: false,
  asked: false,
  closed: false,
});

/** Ask the server who we are, now and whenever another window got a name; a newcomer stays anonymous. */
export async function startPerson(): Promise<void> {
  hearChange(TOLD, () => void greet());
  await greet();
}

/** Ask the server who we are. */
export async function greet(): Promise<void> {
  try {
    await ask();
  } catch (problem) {
    // Asked again when it matters.
    if (!(problem instanceof client.ApiProblem)) throw problem;
  } finally {
    person.asked = true;
  }
}

let introduction: Promise<Person> | null = null;

/** The person, created once with a generated name if there is none yet. */
export async function ensurePerson(): Promise<Person> {
  introduction ??= recall()
    .then(async (me) => me ?? introduce(inventName()))
    .finally(() => (introduction = null));
  return introduction;
}

/** Take another name, before or after the first game. */
export async function rename(name: string): Promise<void> {
  if (await recall()) become(await client.rename(name));
  else await introduce(name);
  settings.named = true;
}

/** Come in where the host asks for an invitation code. */
export async function enter(name: string, code: string): Promise<void> {
  await introduce(name, code);
  settings.named = true;
}

/** The server has forgotten us. */
export function forgetMe(): void {
  news++;
  person.me = null;
  settings.named = false;
}

/** Become somebody; a browser that keeps no cookies is nobody again at the next request. */
async function introduce(name: string, code = ""): Promise<Person> {
  const me = await client.introduce(name, code);
  if (!(await client.fetchSession()).person) throw makeCookieProblem(location.host);
  return become(me);
}

/** Who we are by now: another window may have got a name, and whoever gets a second one loses the first one's seats. */
async function recall(): Promise<Person | null> {
  return person.me ?? (await ask());
}

let news = 0; // an answer that was on its way for long does not undo what came after the question

/** What the server says; it is forgotten if something newer is known by then. */
async function ask(): Promise<Person | null> {
  const question = ++news;
  const { person: me, closed } = await client.fetchSession();
  if (question === news) meet(me);
  person.closed = closed;
  return me;
}

function become(me: Person): Person {
  news++;
  meet(me);
  try {
    localStorage.setItem(TOLD, me.name);
  } catch {
    // Without storage the other windows ask when it matters.
  }
  return me;
}

function meet(me: Person | null): void {
  person.me = me;
  person.known = true;
}

/** A name from the moon's map, so that nobody has to fill in a form before the first game. */
export function inventName(): string {
  return say(`page-guest-${Math.floor(Math.random() * NAMES)}`);
}
