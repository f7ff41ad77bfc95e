import { isDialogOpen } from '@sullam/ui/overlays/dialog-open.ts';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';

const WRITING = 'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])';

/** Digits choose an answer by its place, whatever the keyboard writes; not while something is being written. */
export function chooseByKey(event: ReactKeyboardEvent<HTMLElement>): void {
  const place = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (!place || event.altKey || event.ctrlKey || event.metaKey) return;
  if ((event.target as HTMLElement).closest(WRITING)) return;
  const choices = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]');
  const choice = choices[Number(place) - 1];
  if (!choice || choice.disabled) return;
  event.preventDefault();
  choice.focus();
  choice.click();
}

interface AttemptKeys {
  next: () => void;
  previous: () => void;
  flag: () => void;
}

/** The keys as they are shown. */
export const KEYS = { next: 'Alt + N', previous: 'Alt + P', flag: 'Alt + M', choose: '1 – 9' } as const;

const BY_CODE: Readonly<Record<string, keyof AttemptKeys>> = { KeyN: 'next', KeyP: 'previous', KeyM: 'flag' };

/** Keys that work everywhere on the page: by their place on the keyboard, so that Arabic ones do the same; not behind a dialog. */
export function useAttemptKeys(keys: AttemptKeys, isOn: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const name = BY_CODE[event.code];
      if (!name || !event.altKey || event.ctrlKey || event.metaKey || isDialogOpen()) return;
      event.preventDefault();
      latest.current[name]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}
