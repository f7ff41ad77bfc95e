import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import { isDialogOpen } from '@sullam/ui/overlays/dialog-open.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef } from 'react';
import { isField, isNumberField } from '../../../parts/is-field.ts';
import { useIsKeyOn, useKeys } from '../../../parts/keys.tsx';

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
  /** The same for all that say the same. */
  onSame?: () => void;
  /** Takes back what was saved last. */
  onUndo?: () => void;
}

/** An action, and the name under which its key is switched off. */
type Meant = readonly [id: string, action: (() => void) | undefined];

/** Letters are those of the keys, whatever alphabet is typed; signs are those that are typed. */
function meantBy(keys: MarkingKeys, { code, key, shiftKey }: KeyboardEvent): Meant | undefined {
  const { onNext, onPrevious, onDigit, onComment, onBank, onQueue, onSame, onUndo } = keys;
  const digit = toLatinDigits(key);
  if (/^[0-9]$/.test(digit)) return ['marking.digits', onDigit && (() => onDigit(digit))];
  if (key === '/') return ['marking.bank', onBank];
  if (code === 'KeyJ') return ['marking.walk', onNext && (() => onNext(shiftKey))];
  if (code === 'KeyK') return ['marking.walk', onPrevious && (() => onPrevious(shiftKey))];
  if (shiftKey) return undefined;
  const letters: Record<string, Meant> = {
    KeyC: ['marking.comment', onComment],
    KeyQ: ['marking.queue', onQueue],
    KeyS: ['marking.same', onSame],
    KeyU: ['marking.undo', onUndo],
  };
  return letters[code];
}

/** A field of numbers has no use for letters and the stroke: there they act as they do beside it. */
const isLetter = ({ key }: KeyboardEvent): boolean => /^[\p{L}/]$/u.test(key);

/** Presses that a field of numbers was kept free of, and that may still mean something to another part of the page. */
const keptOut = new WeakSet<Event>();

/** Marking without the pointer, and not behind a dialog. What drawing on a file takes for itself is left to it. */
export function useMarkingKeys(keys: MarkingKeys): void {
  const isOn = useIsKeyOn();
  const newest = useRef({ keys, isOn });
  newest.current = { keys, isOn };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isDialogOpen() || (event.defaultPrevented && !keptOut.has(event))) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const isStray = !isCommand && !event.altKey && isNumberField(event.target) && isLetter(event);
      const isWritten = isField(event.target) && !isStray;
      if (isStray) {
        event.preventDefault();
        keptOut.add(event);
      }
      const { keys, isOn } = newest.current;
      const meant: Meant | undefined =
        event.key === 'Enter' && isCommand
          ? ['marking.save', keys.onSave]
          : isCommand || event.altKey || isWritten
            ? undefined
            : meantBy(keys, event);
      const [id, action] = meant ?? [];
      if (!id || !action || !isOn(id)) return;
      event.preventDefault();
      keptOut.delete(event);
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Lists the keys of the workspace beside those of every page. */
export function useMarkingKeyList(): void {
  const t = useT();
  useKeys({
    title: t('studio.keys.here'),
    note: t('marking.keys.note'),
    lines: [
      { id: 'marking.walk', shown: 'J  K', code: 'KeyJ', words: t('marking.keys.walk') },
      { shown: 'Shift + J  K', words: t('marking.keys.walkAll') },
      { id: 'marking.digits', shown: '1–9', words: t('marking.keys.level') },
      { shown: '0', words: t('marking.keys.clear') },
      { id: 'marking.comment', shown: 'C', code: 'KeyC', words: t('marking.keys.comment') },
      { id: 'marking.bank', shown: '/', words: t('marking.keys.bank') },
      { id: 'marking.queue', shown: 'Q', code: 'KeyQ', words: t('marking.keys.queue') },
      { id: 'marking.same', shown: 'S', code: 'KeyS', words: t('marking.keys.same') },
      { id: 'marking.undo', shown: 'U', code: 'KeyU', words: t('marking.keys.undo') },
      { shown: 'Ctrl + Enter', words: t('marking.keys.save') },
    ],
  });
}
