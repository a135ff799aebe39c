/** Resting on something asks about it: a mouse above it, the focus on it by keys, a finger that stays. */
import type { Attachment } from "svelte/attachments";

const PATIENCE = 450; // milliseconds: what only passes asks nothing
const SLACK = 10; // pixels a resting finger may tremble

export type Way = "mouse" | "focus" | "finger";

/** `ask` answers false where there was nothing to ask; else a finger's click is swallowed, since it asked. */
export function rest(
  ask: (element: Element, way: Way) => unknown,
  ways: Way[] = ["mouse", "focus", "finger"],
): Attachment<Element> {
  return (element) => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let asked = false;

    const stop = (): void => clearTimeout(timer);
    const begin = (way: Way): void => {
      stop();
      if (!ways.includes(way)) return;
      timer = setTimeout(() => {
        const wasAsked = ask(element, way) !== false;
        asked = way === "finger" && wasAsked;
      }, PATIENCE);
    };
    const on = <K extends keyof HTMLElementEventMap>(
      names: K[],
      act: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => {
      for (const name of names)
        element.addEventListener(name, act as EventListener, { signal: end.signal, capture });
    };

    on(["pointerenter"], ({ pointerType }) => pointerType !== "touch" && begin("mouse"));
    on(["focus"], () => element.matches(":focus-visible") && begin("focus"));
    on(["pointerdown"], ({ pointerType, clientX, clientY }) => {
      asked = false;
      if (pointerType === "mouse") return;
      start = { x: clientX, y: clientY };
      begin("finger");
    });
    on(["pointermove"], ({ pointerType, clientX, clientY }) => {
      if (pointerType !== "mouse" && Math.hypot(clientX - start.x, clientY - start.y) > SLACK) stop();
    });
    on(["pointerup", "pointercancel", "pointerleave", "blur"], stop);
    on(["contextmenu"], (event) => asked && event.preventDefault());
    on(
      ["click"],
      (event) => {
        if (!asked) return;
        asked = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    return () => {
      stop();
      end.abort();
    };
  };
}
