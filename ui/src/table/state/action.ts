/** An action: what a player does in one turn, which may take several moves. */

/** Of moves, or of their events, those of the last action: a journey is one, however many moves it takes. */
export function lastAction<T extends { ply: number; goes_on: boolean }>(course: T[]): T[] {
  const first = course.findLast(({ goes_on }) => !goes_on);
  return first ? course.filter(({ ply }) => ply >= first.ply) : course;
}
