import { toLatinDigits } from '@sullam/domain/digits.ts';
import { isDialogOpen } from '@sullam/ui/overlays/dialog-open.ts';
import { useEffect, useRef } from 'react';
import { isField } from '../../parts/is-field.ts';

/** What a key does; what isn't named has no key here. */
export interface MarkingKeys {
  /** Through what waits for a mark; with Shift through all. */
  onNext?: (ofAll: boolean) => void;
  onPrevious?: (ofAll: boolean) => void;
  /** A digit that was pressed outside of fields. */
  onDigit?: (digit: string) => void;
  /** Saves, and goes on to the next. */
  onSave?: () => void;
  onComment?: () => void;
  onBank?: () => void;
  onQueue?: () => void;
  onHelp?: () => void;
}

/** Letters are those of the keys, whatever alphabet is typed; signs are those that are typed. */
function actionOf(keys: MarkingKeys, { code, key, shiftKey }: KeyboardEvent): (() => void) | undefined {
  const { onNext, onPrevious, onDigit, onComment, onBank, onQueue, onHelp } = keys;
  const digit = toLatinDigits(key);
  if (/^[0-9]$/.test(digit)) return onDigit && (() => onDigit(digit));
  if (key === '?' || key === '؟') return onHelp;
  if (key === '/') return onBank;
  if (code === 'KeyJ') return onNext && (() => onNext(shiftKey));
  if (code === 'KeyK') return onPrevious && (() => onPrevious(shiftKey));
  if (shiftKey) return undefined;
  return { KeyC: onComment, KeyQ: onQueue }[code];
}

/** Marking without the pointer, and not behind a dialog. What drawing on a file takes for itself is left to it. */
export function useMarkingKeys(keys: MarkingKeys): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isDialogOpen() || event.defaultPrevented) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const action =
        event.key === 'Enter' && isCommand
          ? newest.current.onSave
          : isCommand || event.altKey || isField(event.target)
            ? undefined
            : actionOf(newest.current, event);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
