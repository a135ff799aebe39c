/** What somebody has to copy by hand, because the browser does not let the page do it: over plain http. */
export const byHand = $state<{ text: string | null }>({ text: null });
