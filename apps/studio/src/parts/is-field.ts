/** Whether keys that are pressed there are written: no single key may do something else meanwhile. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio]), textarea, select, [contenteditable]') !== null;

/** A field that takes a number, and so no letters. */
export const isNumberField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && (target.inputMode === 'decimal' || target.inputMode === 'numeric');
