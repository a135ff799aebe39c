import { tick } from "svelte";

/** Keeps a line of text within its parent: where a wider font stands in for ours, the line gets smaller. */
export function fit(line: HTMLElement): { destroy(): void } {
  function adjust(): void {
    line.style.fontSize = "";
    const { parentElement: parent } = line;
    if (!parent) return;
    const { paddingLeft, paddingRight } = getComputedStyle(parent);
    const room = parent.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
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

const waiting = new Map<SVGTextContentElement, number>();

/** All that wait are measured before any is changed: otherwise each would have the whole page laid out anew. */
function adjustDrawn(): void {
  const lines = [...waiting];
  waiting.clear();
  for (const [line] of lines) line.style.fontSize = "";
  const sizes = lines.map(([line, room]) => {
    const width = line.getComputedTextLength();
    return width > room ? `${(parseFloat(getComputedStyle(line).fontSize) * room) / width}px` : "";
  });
  lines.forEach(([line], index) => (line.style.fontSize = sizes[index] ?? ""));
}

/** Keeps a line of a drawing within its room: where a wider font stands in for ours, the line gets smaller. */
export function fitDrawn(
  drawn: SVGTextContentElement,
  given: Room,
): { update(given: Room): void; destroy(): void } {
  let { room } = given;
  function wait(): void {
    if (waiting.size === 0) void tick().then(adjustDrawn); // a new text is not drawn yet
    waiting.set(drawn, room);
  }
  wait();
  void document.fonts.ready.then(() => drawn.isConnected && wait());
  return {
    update(now) {
      ({ room } = now);
      wait();
    },
    destroy: () => waiting.delete(drawn),
  };
}
