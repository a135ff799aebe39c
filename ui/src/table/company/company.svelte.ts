/** The people at a table: who is there, who comes and goes, and what they say. */
import * as client from "../../api/client";
import type { PhraseRequest, Seat } from "../../api/types";
import { settings } from "../../settings.svelte";
import { tellProblem } from "../../shell/toasts.svelte";
import { say } from "../../texts";
import { Arrivals } from "./arrivals";

export type Phrase = PhraseRequest["phrase"];

/** What somebody says, from their seat. */
export interface Saying {
  id: number;
  seat: number;
  name: string;
  phrase: Phrase;
}

/** What is told beside the game. */
export interface Note {
  id: number;
  text: string;
}

const SHOWN = 6_000; // how long a note or a phrase stays in sight

export class Company {
  notes = $state.raw<Note[]>([]);
  sayings = $state.raw<Saying[]>([]);

  #next = 0;
  #seats: Seat[] = [];
  readonly #arrivals = new Arrivals(({ kind, name }) => this.note(say(`table-arrival-${kind}`, { name })));

  constructor(
    private readonly table: string,
    /** What a screen reader says. */
    private readonly announce: (text: string) => void,
  ) {}

  /** Take in who sits where now. */
  see(seats: Seat[]): void {
    this.#seats = seats;
    this.#arrivals.see(seats);
  }

  /** The viewer takes this seat, or gets none. */
  claim(seat: number | null): void {
    this.#arrivals.claimed = seat;
  }

  /** Tell something beside the game, for a while. */
  note(text: string): void {
    const note = { id: this.#next++, text };
    this.notes = [...this.notes, note];
    this.announce(text);
    setTimeout(() => (this.notes = this.notes.filter(({ id }) => id !== note.id)), SHOWN);
  }

  /** Somebody at the table says something; who does not want to hear the others hears only themselves. */
  hear(seat: number, phrase: Phrase): void {
    const speaker = this.#seats.find((one) => one.seat === seat);
    if (!speaker || (settings.muted && !speaker.mine)) return;
    const saying = { id: this.#next++, seat, name: speaker.name, phrase };
    this.sayings = [...this.sayings.filter((one) => one.seat !== seat), saying];
    this.announce(`${saying.name}: ${say(`phrase-${phrase}`)}`);
    setTimeout(() => (this.sayings = this.sayings.filter(({ id }) => id !== saying.id)), SHOWN);
  }

  /** Say something to everybody at the table. */
  async say(phrase: Phrase): Promise<void> {
    await client.sayPhrase(this.table, phrase).catch(tellProblem);
  }

  stop(): void {
    this.#arrivals.stop();
  }
}

/** The other people who sit here, computers apart. */
export function othersOf(seats: Seat[]): Seat[] {
  return seats.filter((seat) => seat.holder === "person" && !seat.mine);
}

/** For the board: whose seats show that somebody is there, or away. */
export function markPresence(seats: Seat[]): { "data-here": string; "data-away": string } {
  const others = othersOf(seats);
  const list = (connected: boolean) =>
    others
      .filter((seat) => seat.connected === connected)
      .map(({ seat }) => seat)
      .join(" ");
  return { "data-here": list(true), "data-away": list(false) };
}
