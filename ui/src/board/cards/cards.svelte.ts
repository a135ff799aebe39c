/** The cards of a table or puzzle: what is asked about, its answer, and pointing as a mode. */
import type { Card, PossibleAction } from "../../api/types";
import { language, say } from "../../texts";
import { PositionCache } from "../cache";
import { describeCard } from "./describe";
import type { BoardHost } from "../host.svelte";
import { Pointing, type Shown } from "./pointing";
import { USE, type Use } from "./use";

const KEPT = 200;

export class Cards {
  shown = $state.raw<Shown | null>(null);
  card = $state.raw<Card | null>(null);
  /** Point at anything: a click asks instead of playing. */
  asking = $state(false);

  readonly pointing = new Pointing((shown) => this.#ask(shown));
  #kept = new PositionCache<Card>(KEPT);

  constructor(private readonly host: BoardHost) {}

  /** Whether the things of this game can be asked about, in the position in sight. */
  get available(): boolean {
    return this.host.module?.things !== undefined && this.host.moment !== null;
  }

  toggle = (): void => this.#setAsking(!this.asking);

  /** Ask about what has the focus; without such a thing, point at anything. */
  askHere(element: Element | null): void {
    const mark = element && this.host.module?.things?.find(element);
    if (mark) this.pointing.show({ ...mark, way: "ask" });
    else this.toggle();
  }

  /** Close the card, then end the mode; says whether there was something to leave. */
  leave(): boolean {
    if (this.shown) {
      const { element, way } = this.shown;
      this.pointing.hide();
      if (way === "ask" && element instanceof HTMLElement) element.focus({ preventScroll: true });
      else if (way === "ask" && element instanceof SVGElement) element.focus({ preventScroll: true });
    } else if (this.asking) this.#setAsking(false);
    else return false;
    return true;
  }

  close = (): void => this.pointing.hide();

  /** A new position: what was said belongs to the old one. */
  forget(): void {
    this.pointing.hide();
  }

  /** Do what a card offers. */
  use({ kind, moves }: PossibleAction): void {
    const { legal, choose } = this.host;
    const { shown } = this;
    if (!shown) return;
    this.close();
    if (this.asking) this.#setAsking(false);
    const meant = legal.filter(({ text }) => moves.includes(text));
    const detail: Use = { kind, thing: shown.thing, moves };
    const event = new CustomEvent(USE, { bubbles: true, cancelable: true, detail });
    const isTaken = meant.length > 1 && !shown.element.dispatchEvent(event);
    if (!isTaken && meant[0]) choose(meant[0]);
  }

  #setAsking(asking: boolean): void {
    this.asking = asking;
    this.pointing.asking = asking;
    this.host.announcer.say(
      ...(asking ? ["about-mode-on", "about-mode-keys"] : ["about-mode-off"]).map((key) => say(key)),
    );
    if (!asking) this.pointing.hide();
  }

  #ask(shown: Shown | null): void {
    this.shown?.element.removeAttribute("data-asked");
    this.shown = shown;
    this.card = null;
    const { moment } = this.host;
    if (!shown || moment === null) return;
    this.host.hideReasons();
    shown.element.setAttribute("data-asked", "");
    void this.#fetch(shown, moment);
  }

  async #fetch(shown: Shown, moment: string): Promise<void> {
    const { thing, way } = shown;
    try {
      const card = await this.#kept.get(`${language.code}:${moment}:${thing}`, () =>
        this.host.fetchCard(thing),
      );
      if (this.shown !== shown) return;
      this.card = card;
      if (way !== "hover") this.host.announcer.say(describeCard(card, this.host));
    } catch {
      // What has no card says nothing; the next question tries again.
      if (this.shown === shown) this.pointing.hide();
    }
  }
}
