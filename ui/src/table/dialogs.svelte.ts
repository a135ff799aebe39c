/** Which dialog lies over the table; one at a time. */
export type DialogName =
  | "fork"
  | "info"
  | "keys"
  | "leave"
  | "minute"
  | "move"
  | "notification"
  | "phrases"
  | "result"
  | "seats"
  | "why";

export class Dialogs {
  shown = $state<DialogName | null>(null);

  /** `onopen`: something is going to lie over the table. */
  constructor(private readonly onopen: () => void) {}

  open = (dialog: DialogName): void => {
    this.onopen();
    this.shown = dialog;
  };

  close = (): void => {
    this.shown = null;
  };
}
