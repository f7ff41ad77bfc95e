import type { KeyboardEvent } from 'react';

/**
 * Enter in a line, or Alt with an arrow up or down in any field, leads to the next or previous text in the same language. What
 * composes a letter at that moment is left alone.
 */
export function moveBetweenCells(event: KeyboardEvent, list: HTMLElement | null): void {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
  if (!list || !cell || event.nativeEvent.isComposing) return;
  const isArrow = event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
  const isEnter = event.key === 'Enter' && cell instanceof HTMLInputElement;
  if (!isArrow && !isEnter) return;
  event.preventDefault();
  const cells = [...list.querySelectorAll<HTMLElement>(`[data-cell="${cell.dataset.cell}"]`)];
  const isBack = isArrow ? event.key === 'ArrowUp' : event.shiftKey;
  cells[cells.indexOf(cell) + (isBack ? -1 : 1)]?.focus();
}
