import { toLatinDigits } from '@sullam/domain/digits.ts';
import { isDialogOpen } from '@sullam/ui/overlays/dialog-open.ts';
import { useEffect, useRef } from 'react';

export interface MarkingKeys {
  onNext: () => void;
  onPrevious: () => void;
  /** A digit that was pressed outside of fields. */
  onDigit: (digit: string) => void;
  onSave: () => void;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio]), textarea, select, [contenteditable]') !== null;

/** Marking without the pointer, and not behind a dialog. The letters are those of the keys, whatever alphabet is typed. */
export function useMarkingKeys(keys: MarkingKeys): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isDialogOpen()) return;
      const { onNext, onPrevious, onDigit, onSave } = newest.current;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        return onSave();
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      const digit = toLatinDigits(event.key);
      const action =
        event.code === 'KeyN'
          ? onNext
          : event.code === 'KeyP'
            ? onPrevious
            : /^[0-9]$/.test(digit)
              ? () => onDigit(digit)
              : null;
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
