/** Whether the server can be reached, as the last requests tell. */
let away = $state(false);

export const connection = {
  get isAway(): boolean {
    return away;
  },
  lost(): void {
    away = true;
  },
  found(): void {
    away = false;
  },
};
