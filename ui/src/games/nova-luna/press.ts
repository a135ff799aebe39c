/** A long press as an attachment: on touch it asks for what a hover tells elsewhere. */
import type { Attachment } from "svelte/attachments";

const PATIENCE = 450;
const SLACK = 10;

/** Call back when a finger rests on the element; the click that would follow is swallowed. */
export function longPress(call: (element: Element) => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let done = false;
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      done = false;
      if (event.pointerType === "mouse") return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        done = true;
        call(element);
      }, PATIENCE);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) stop();
    };
    const click = (event: MouseEvent): void => {
      if (!done) return;
      done = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (done) event.preventDefault();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", stop);
    element.addEventListener("pointercancel", stop);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("contextmenu", menu);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", stop);
      element.removeEventListener("pointercancel", stop);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("contextmenu", menu);
    };
  };
}
