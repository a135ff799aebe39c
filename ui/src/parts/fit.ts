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
  return { destroy: () => observer.disconnect() };
}
