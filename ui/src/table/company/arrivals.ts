/** Who comes and goes, told without chatter: a connection that breaks for a moment is nobody's business. */
import type { Seat } from "../../api/types";

export interface Arrival {
  /** Sat down, came (back) to the table, went away, or let a computer play on. */
  kind: "sits" | "comes" | "goes" | "computer";
  name: string;
}

const PATIENCE = 15_000; // whoever is back within this was never away
const QUIET = 60_000; // of one seat's coming and going nothing more is told for so long

type Timer = ReturnType<typeof setTimeout>;

export class Arrivals {
  /** The seat that the viewer is about to take: the others hear of it, perhaps before the viewer's own page does. */
  claimed: number | null = null;
  #seats: Seat[] | null = null;
  readonly #leaving = new Map<number, Timer>();
  readonly #told = new Map<number, number>();

  constructor(private readonly tell: (arrival: Arrival) => void) {}

  /** Take in who sits where now; the first time nobody has come or gone. */
  see(seats: Seat[]): void {
    const before = this.#seats;
    this.#seats = seats;
    for (const seat of before ? seats : []) {
      const was = before!.find((one) => one.seat === seat.seat);
      if (was && !seat.mine && seat.seat !== this.claimed) this.#compare(was, seat);
    }
  }

  /** Forget who is about to leave. */
  stop(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    this.#leaving.clear();
  }

  #compare(was: Seat, seat: Seat): void {
    const { name } = seat;
    if (seat.holder === "person" && was.holder === "open") {
      this.#note(seat.seat);
      this.tell({ kind: "sits", name });
    } else if (seat.holder === "computer" && was.holder === "person") {
      this.#stay(seat.seat);
      this.tell({ kind: "computer", name: was.name });
    } else if (seat.holder === "person" && seat.connected !== was.connected) {
      if (!seat.connected) this.#leave(seat.seat);
      else if (!this.#stay(seat.seat)) this.#tellOnce(seat.seat, { kind: "comes", name });
    }
  }

  #leave(number: number): void {
    this.#stay(number);
    const goes = () => {
      this.#leaving.delete(number);
      const seat = this.#seats?.find((one) => one.seat === number);
      if (seat) this.#tellOnce(number, { kind: "goes", name: seat.name });
    };
    this.#leaving.set(number, setTimeout(goes, PATIENCE));
  }

  /** Whether somebody was about to leave, and does not. */
  #stay(number: number): boolean {
    clearTimeout(this.#leaving.get(number));
    return this.#leaving.delete(number);
  }

  #tellOnce(number: number, arrival: Arrival): void {
    if (Date.now() - (this.#told.get(number) ?? -Infinity) < QUIET) return;
    this.#note(number);
    this.tell(arrival);
  }

  #note(number: number): void {
    this.#told.set(number, Date.now());
  }
}
