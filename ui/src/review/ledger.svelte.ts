/** The ledger in words: what its steps are called and what it comes to, for the seat in sight. */
import type { Balance } from "../api/types";
import { say, sayFirst } from "../texts";
import { listCosts } from "./costs";
import type { Reviewing } from "./reviewing.svelte";
import { findDearest, listSteps, sumInBars, sumUp, type Bar, type Source, type Step } from "./waterfall";
import { sayAll } from "./words";

const SHOWN = 3; // of the dearest choices

export class LedgerBook {
  /** The seat in sight; null: the viewer's. */
  #seat = $state<number | null>(null);

  constructor(readonly reviewing: Reviewing) {}

  get seat(): number {
    return this.#seat ?? this.reviewing.seat;
  }

  set seat(seat: number) {
    this.#seat = seat;
  }

  readonly review = $derived.by(() => this.reviewing.review!);
  readonly ledger: Balance = $derived.by(() => this.review.ledger!);
  readonly seats: number[] = $derived.by(() => this.review.end.map((_, seat) => seat));
  readonly steps: Step[][] = $derived.by(() =>
    this.seats.map((seat) => listSteps(this.ledger, seat, this.reviewing.scale!.read)),
  );
  /** What the sources brought, for the table: only those that there are. */
  readonly sources: Source[] = $derived.by(() =>
    (["deal", "chance", "own", "other"] as const).filter((source) =>
      this.steps.some((steps) => sumUp(steps, source).count > 0),
    ),
  );
  /** The dearest choices of the seat in sight. */
  readonly dearest = $derived.by(() =>
    this.review.moves
      .filter((move) => move.seat === this.seat && this.reviewing.hasBetter(move))
      .toSorted((one, other) => other.loss! - one.loss!)
      .slice(0, SHOWN),
  );

  isMe(seat: number): boolean {
    return seat === this.reviewing.own && this.reviewing.seats.filter(({ mine }) => mine).length === 1;
  }

  nameSeat(seat: number): string {
    return this.isMe(seat) ? say("table-you") : (this.reviewing.names[seat] ?? "");
  }

  nameSection = ({ section }: Pick<Step, "section">): string =>
    section ? sayAll([section], this.reviewing.seats) : "";

  /** What a step is called. */
  nameStep = (step: Step): string => {
    switch (step.source) {
      case "chance":
        return this.nameChance(this.#count(step));
      case "own":
      case "other":
        return say("review-choices-of", { who: this.nameSeat(step.seat ?? 0) });
      case "result":
        return this.#nameResult(step);
      default:
        return say(`review-source-${step.source}`);
    }
  };

  /** What came up for the so-manieth time. */
  nameChance(number: number): string {
    return sayFirst([`review-chance-${this.review.game}`], say("review-chance", { number }), { number });
  }

  nameSource(source: Source): string {
    if (source === "chance") {
      const count = sumUp(this.steps[0]!, "chance").count;
      return sayFirst([`review-chances-${this.review.game}`], say("review-chances", { count }), { count });
    }
    if (source === "deal" && !this.ledger.has_chance) return say("review-source-deal-seats");
    return say(`review-source-${source}`, { count: this.seats.length - 1 });
  }

  total = (value: number): string =>
    this.reviewing.scale!.value(this.review.measure === "win" ? value / 100 : value);

  change = (value: number): string =>
    this.reviewing.scale!.change(this.review.measure === "win" ? value / 100 : value);

  error = (value: number): string =>
    this.reviewing.scale!.error(this.review.measure === "win" ? value / 100 : value);

  /** The seat's choices, luck, the others' choices. */
  readonly bars: Bar[] = $derived.by(() => sumInBars(this.steps[this.seat]!, this.review.direction));

  readonly #others: number[] = $derived.by(() => this.seats.filter((seat) => seat !== this.seat));

  /** For a sentence that is about a seat, or speaks to it. */
  address(seat = this.seat): { me: string; who: string } {
    return { me: this.isMe(seat) ? "yes" : "no", who: this.nameSeat(seat) };
  }

  /** Whose choices a bar shows; null: more than one player's, or nobody's. */
  ownerOf({ share }: Bar): number | null {
    if (share === "own") return this.seat;
    return share === "others" && this.#others.length === 1 ? this.#others[0]! : null;
  }

  /** The first of the others, whose colour stands for all of them. */
  otherThan(seat: number): number {
    return this.seats.find((one) => one !== seat) ?? seat;
  }

  nameBar(bar: Bar): string {
    if (bar.share === "luck") return say("review-bar-luck");
    const owner = this.ownerOf(bar);
    return owner === null ? say("review-bar-others") : say("review-bar-choices", this.address(owner));
  }

  /** What a bar comes to: "cost you 21". */
  sayGain({ share, gain }: Bar): string {
    const source = share === "luck" ? "luck" : "choices";
    const outcome = gain === 0 ? "even" : gain < 0 ? "cost" : "brought";
    return say(`review-${source}-${outcome}`, { change: this.#plain(gain), me: this.address().me });
  }

  /** What stands below a bar, if anything. */
  sayMore({ share }: Bar): string {
    if (share === "luck" && !this.ledger.has_chance) return say("review-no-chance");
    const steps = this.steps[this.seat]!;
    const dearest = share === "own" ? findDearest(steps, this.review.direction) : null;
    if (!dearest) return "";
    return say("review-sum-dearest", {
      section: this.nameSection(dearest),
      cost: this.#plain(dearest.change),
      all: this.#plain(sumUp(steps, "own").change),
    });
  }

  /** Without its sign: the words say what it means. */
  #plain(value: number): string {
    return this.change(value).replace(/^[+\u2212]/u, "");
  }

  #count({ plies }: Step): number {
    return this.ledger.entries.filter(({ kind, plies: [at] }) => kind === "chance" && at! <= plies[0]!)
      .length;
  }

  #nameResult({ to }: Step): string {
    if (this.review.measure !== "win") return say("review-source-result");
    return say(to >= 100 ? "review-won" : to <= 0 ? "review-lost" : "review-shared");
  }

  /** What the choices of the seat in sight cost, by kind of move and part of the game. */
  readonly costs = $derived.by(() => listCosts(this.ledger, this.seat));

  nameKind(kind: string): string {
    return this.reviewing.module?.things?.nameKind(kind, say) ?? kind;
  }
}
