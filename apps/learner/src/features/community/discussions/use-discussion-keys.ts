import { isDialogOpen } from '@sullam/ui/overlays/dialog-open.ts';
import { useEffect, useRef } from 'react';

export interface DiscussionKeys {
  search: () => void;
  next: () => void;
  previous: () => void;
  unread: () => void;
  reply: () => void;
  like: () => void;
  follow: () => void;
  new: () => void;
}

/** By their place on the keyboard, so that Arabic ones do the same. */
const BY_CODE: Readonly<Record<string, keyof DiscussionKeys>> = {
  Slash: 'search',
  KeyJ: 'next',
  KeyK: 'previous',
  KeyU: 'unread',
  KeyR: 'reply',
  KeyL: 'like',
  KeyF: 'follow',
  KeyN: 'new',
};

export const SEND_KEY = 'Ctrl + Enter';

/** The keys as they are shown. */
export const SHOWN_KEYS: readonly (readonly [keyof DiscussionKeys | 'send', string])[] = [
  ['search', '/'],
  ['next', 'J'],
  ['previous', 'K'],
  ['unread', 'U'],
  ['reply', 'R'],
  ['like', 'L'],
  ['follow', 'F'],
  ['new', 'N'],
  ['send', SEND_KEY],
];

const WRITING = 'input, textarea, select, [contenteditable=true]';

/** Single keys of the page: not while something is being written, not behind a dialog, and not where they were switched off. */
export function useDiscussionKeys(keys: DiscussionKeys, isOn: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const name = BY_CODE[event.code];
      if (!name || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
      if ((event.target as Element | null)?.closest?.(WRITING) || isDialogOpen()) return;
      event.preventDefault();
      latest.current[name]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}
