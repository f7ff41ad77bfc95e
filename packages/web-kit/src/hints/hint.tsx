import type { HintSlug } from '@sullam/domain/hints.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { useState } from 'react';
import { useKit, useUser } from '../kit-context.tsx';
import { showsHints } from './hint-preference.ts';

const HintNote = lazyPart(() =>
  import('./hint-note.tsx').then(
    (file) => file.HintNote,
    // a page is whole without its hint
    () => () => null,
  ),
);

/** A hint about a key says nothing to who has none: a device of touch. */
const isOfKeys = (slug: HintSlug): boolean => slug === 'command-palette';
const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** A hint that a screen shows members until they close it, by its name in `HINTS`. It comes after the screen. */
export function Hint({ slug }: { readonly slug: HintSlug }) {
  const { storage } = useKit();
  const [isOn] = useState(() => showsHints(storage) && !(isOfKeys(slug) && isTouch()));
  return useUser() && isOn ? <HintNote slug={slug} /> : null;
}
