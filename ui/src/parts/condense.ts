import { tick } from "svelte";

interface Line {
  text: string;
  room: number;
}

/** Keeps a line of a drawing within its room: where a wider font stands in for ours, its letters get narrower. */
export function condense(drawn: SVGTextContentElement, line: Line): { update(line: Line): void } {
  let { room } = line;
  function adjust(): void {
    drawn.removeAttribute("textLength");
    if (drawn.getComputedTextLength() <= room) return;
    drawn.setAttribute("textLength", String(room));
    drawn.setAttribute("lengthAdjust", "spacingAndGlyphs");
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
