/** The moment that an address names: `?ply=12`. */
export function readPly(search: string): number | null {
  const text = new URLSearchParams(search).get("ply");
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
