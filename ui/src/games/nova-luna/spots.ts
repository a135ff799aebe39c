/** What a stage of the lesson or the coach lets glow: `tile:17` on the wheel or in a display, `token` on the moon track. */
export function findSpot(name: string): string {
  const [kind, tile] = name.split(":");
  return kind === "tile" ? `[data-wheel="${tile}"], [data-placed="${tile}"]` : `[data-${kind}]`;
}
