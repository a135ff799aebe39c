/** What a stage of the lesson or the coach lets glow: a place or an action by the name that its element carries. */
export function findSpot(name: string): string {
  return `[data-place="${name}"], [data-about="${name}"]`;
}
