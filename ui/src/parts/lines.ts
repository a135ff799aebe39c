/** A short text in two lines of much the same length; a single word stays in one. Read together they are the text. */
export function halve(text: string): string[] {
  const places = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (places.length === 0) return [text];
  const toMiddle = (place: number) => Math.abs(place - (text.length - 1) / 2);
  const at = places.reduce((best, place) => (toMiddle(place) < toMiddle(best) ? place : best));
  return [text.slice(0, at + 1), text.slice(at + 1)];
}
