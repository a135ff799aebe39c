/** Panning and pinching as an attachment: what the fingers or the mouse do, told as pans and zooms. */
import type { Attachment } from "svelte/attachments";

export interface Gestures {
  pan: (dx: number, dy: number) => void;
  /** A factor, and the point on the screen that stays in place. */
  zoom: (factor: number, x: number, y: number) => void;
}

/** A finger may tremble this far before a press becomes a drag. */
const SLACK = 7;

/** Follow drags and pinches on an element; a drag swallows the click at its end. */
export function followGestures({ pan, zoom }: Gestures): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let start = { x: 0, y: 0 };
    let dragging = false;

    const spread = (): number => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const middle = (): { x: number; y: number } => {
      const all = [...fingers.values()];
      const sum = all.reduce((at, finger) => ({ x: at.x + finger.x, y: at.y + finger.y }), { x: 0, y: 0 });
      return { x: sum.x / all.length, y: sum.y / all.length };
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (fingers.size === 0) dragging = false;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      start = middle();
    };
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return;
      const [before, was] = [middle(), spread()];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const [now, is] = [middle(), spread()];
      if (!dragging && fingers.size < 2 && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
      if (!dragging) {
        dragging = true;
        element.setPointerCapture(event.pointerId);
      }
      pan(now.x - before.x, now.y - before.y);
      if (was > 0 && is > 0) zoom(is / was, now.x, now.y);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    const click = (event: MouseEvent): void => {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        zoom(Math.exp(-event.deltaY / 240), event.clientX, event.clientY);
      } else {
        pan(-event.deltaX, -event.deltaY);
      }
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("wheel", wheel);
    };
  };
}
