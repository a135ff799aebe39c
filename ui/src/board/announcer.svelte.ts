/** What a screen reader says: one text at a time, said again even when it is the same. */
const PAUSE = 120; // several things at once become one announcement

export class Announcer {
  text = $state("");

  #waiting: string[] = [];
  #even = false;

  say(...sentences: string[]): void {
    if (this.#waiting.length === 0) setTimeout(() => this.#flush(), PAUSE);
    this.#waiting.push(...sentences.filter(Boolean));
  }

  #flush(): void {
    this.#even = !this.#even;
    // A blank at the end makes an equal text a new one.
    this.text = this.#waiting.join(" ") + (this.#even ? "\u00a0" : "");
    this.#waiting = [];
  }
}
