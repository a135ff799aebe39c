/** Several windows of one browser: what one of them keeps, the others hear. */

/** Act whenever another window has changed what is kept by this key, or cleared everything. */
export function hearChange(key: string, act: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) act();
  });
}
