/** Whether keys that are pressed there are written: no single key may do something else meanwhile. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio]), textarea, select, [contenteditable]') !== null;
