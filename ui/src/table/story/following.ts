/** Whether a reader follows the newest line: until they scroll up, and again once they are back at the end. */
export interface Window {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

const NEAR = 40; // pixels from the end that still count as there

export class Following {
  isAway = false;
  #top = 0;

  /** The window was scrolled, by the reader or by `lead`; what grew below it is no scrolling. */
  see({ scrollTop, scrollHeight, clientHeight }: Window): void {
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.isAway = false;
    else if (scrollTop < this.#top - 1) this.isAway = true;
    this.#top = scrollTop;
  }

  /** Scroll for the reader, which is no wish of theirs. */
  lead(pane: Window, top: number): void {
    pane.scrollTop = top;
    this.#top = pane.scrollTop;
  }
}
