/** The one set of listeners for all things of a table: it finds what an event is about and passes it on. */
import type { Mark, Pointing } from "./pointing";

export interface Ground {
  /** The thing that this element is, or is part of. */
  find: (target: EventTarget | null) => Mark | null;
  /** Whether things can be asked about now. */
  isOpen: () => boolean;
}

export function listen(root: HTMLElement, pointing: Pointing, { find, isOpen }: Ground): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    act: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) => root.addEventListener(name, (event) => isOpen() && act(event), { signal, capture });
  const spot = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });

  on("pointermove", (event) => {
    if (event.pointerType !== "mouse") pointing.drag(spot(event));
    else if (event.buttons === 0) pointing.hover(find(event.target), spot(event));
  });
  on("pointerleave", (event) => event.pointerType === "mouse" && pointing.hover(null, spot(event)));
  on("pointerdown", (event) => {
    const mark = event.pointerType === "mouse" ? null : find(event.target);
    if (mark) pointing.press(mark, spot(event));
  });
  on("pointerup", () => pointing.release());
  on("pointercancel", () => pointing.release());
  on(
    "click",
    (event) => {
      if (!pointing.click(find(event.target))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  on("contextmenu", (event) => pointing.shown?.way === "press" && event.preventDefault());
  on("focusin", (event) => {
    const mark =
      event.target instanceof Element && event.target.matches(":focus-visible") && find(event.target);
    if (mark) pointing.focus(mark);
  });
  on("focusout", () => pointing.blur());
  return () => stop.abort();
}
