/** The browser's own notification of one's turn; asked for only when the viewer wants it. */
import { hearChange } from "../windows";

const KEPT = "lunarium-turn-notice";

export type Permission = "unsupported" | "off" | "on" | "denied";

const wish = $state({ on: readWish() });
hearChange(KEPT, () => (wish.on = readWish()));

export const notice = {
  get permission(): Permission {
    if (!("Notification" in globalThis)) return "unsupported";
    if (Notification.permission === "denied") return "denied";
    return wish.on && Notification.permission === "granted" ? "on" : "off";
  },

  /** Ask the browser, then notify from now on. */
  async turnOn(): Promise<void> {
    wish.on = (await Notification.requestPermission()) === "granted";
    keepWish(wish.on);
  },

  turnOff(): void {
    wish.on = false;
    keepWish(false);
  },

  /** Notify, where it is enabled and the page is hidden. */
  show(title: string, body: string, tag: string): void {
    if (notice.permission !== "on" || !document.hidden) return;
    try {
      const shown = new Notification(title, { body, tag, icon: "/icon.svg" });
      shown.onclick = () => {
        focus();
        shown.close();
      };
    } catch {
      // Some browsers show notifications only from a worker, which we do not have.
    }
  },
};

function readWish(): boolean {
  try {
    return localStorage.getItem(KEPT) === "on";
  } catch {
    return false;
  }
}

function keepWish(on: boolean): void {
  try {
    localStorage.setItem(KEPT, on ? "on" : "off");
  } catch {
    // Without storage the wish lasts as long as the page.
  }
}
