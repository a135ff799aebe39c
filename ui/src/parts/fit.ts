import { tick } from "svelte";

/** Keeps a line of text within its parent: where a wider font stands in for ours, the line gets smaller. */
export function fit(line: HTMLElement): { destroy(): void } {
  function adjust(): void {
    line.style.fontSize = "";
    const room = line.parentElement?.clientWidth ?? 0;
    const width = line.scrollWidth;
    if (width > room)
      line.style.fontSize = `${(parseFloat(getComputedStyle(line).fontSize) * room) / width}px`;
  }
  const observer = new ResizeObserver(adjust);
  observer.observe(line);
  if (line.parentElement) observer.observe(line.parentElement);
  const words = new MutationObserver(adjust); // another language, another number
  words.observe(line, { characterData: true, childList: true, subtree: true });
  return {
    destroy() {
      observer.disconnect();
      words.disconnect();
    },
  };
}

interface Room {
  text: string;
  room: number;
}

/** Keeps a line of a drawing within its room: where a wider font stands in for ours, the line gets smaller. */
export function fitDrawn(drawn: SVGTextContentElement, given: Room): { update(given: Room): void } {
  let { room } = given;
  function adjust(): void {
    drawn.style.fontSize = "";
    const width = drawn.getComputedTextLength();
    if (width > room)
      drawn.style.fontSize = `${(parseFloat(getComputedStyle(drawn).fontSize) * room) / width}px`;
  }
  adjust();
  void document.fonts.ready.then(adjust);
  return {
    update(now) {
      ({ room } = now);
      void tick().then(adjust); // the new text is not drawn yet
    },
  };
}
