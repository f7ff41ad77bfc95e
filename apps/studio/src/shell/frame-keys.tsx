import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useEffect, useRef } from 'react';
import { isField } from '../parts/is-field.ts';
import { type KeyLine, useKeyMap, useKeys } from '../parts/keys.tsx';
import type { StudioMenu } from './use-studio-menu.ts';

/** As long as a key after G still counts as the second of the two. */
const PAUSE = 1500;

/** The places that G leads to, by the id of their entry in the menu. */
const PLACES = [
  { code: 'KeyH', letter: 'H', id: 'home' },
  { code: 'KeyM', letter: 'M', id: 'to-mark' },
  { code: 'KeyC', letter: 'C', id: 'courses' },
  { code: 'KeyB', letter: 'B', id: 'questions' },
] as const;

export const NEW_BUTTON = 'new-things';

interface FrameKeysProps {
  readonly menu: StudioMenu;
  readonly onFold: () => void;
}

/** The keys that work on every page of the studio. */
export function FrameKeys({ menu, onFold }: FrameKeysProps) {
  const t = useT();
  const go = useGo();
  const { isOn, setHelpOpen } = useKeyMap();
  const waitsUntil = useRef(0);
  const places = PLACES.flatMap((place) => {
    const entry = menu.places.find(({ id }) => id === place.id);
    return entry?.path === undefined ? [] : [{ ...place, path: entry.path, title: t.dynamic(entry.titleKey) ?? '' }];
  });
  const lines: KeyLine[] = [
    { shown: 'Ctrl K', words: t('studio.keys.palette') },
    ...(menu.makes.length > 0
      ? [
          {
            id: 'new',
            shown: 'C',
            code: 'KeyC',
            words: t('studio.keys.new'),
            run: () => document.getElementById(NEW_BUTTON)?.click(),
          },
        ]
      : []),
    { id: 'fold', shown: '[', code: 'BracketLeft', words: t('studio.keys.fold'), run: onFold },
    {
      id: 'go',
      shown: 'G',
      code: 'KeyG',
      words: t('studio.keys.go'),
      run: () => {
        waitsUntil.current = performance.now() + PAUSE;
      },
    },
    ...places.map(({ letter, title }) => ({ shown: `G ${letter}`, words: t('studio.keys.goTo', { place: title }) })),
    {
      id: 'help',
      shown: '?',
      signs: ['?', '؟'],
      words: t('studio.keys.help'),
      run: () => setHelpOpen(true),
    },
    { shown: 'Esc', words: t('studio.keys.escape') },
  ];
  useKeys({ title: t('studio.keys.everywhere'), lines });
  const newest = useRef({ places, isOn, go });
  newest.current = { places, isOn, go };
  useEffect(() => {
    // before the page hears it: the second key is no command of its own
    const press = (event: KeyboardEvent) => {
      if (performance.now() > waitsUntil.current || isField(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.code === 'KeyG') return;
      waitsUntil.current = 0;
      const place = newest.current.places.find(({ code }) => code === event.code);
      if (!place || !newest.current.isOn('go')) return;
      event.preventDefault();
      event.stopPropagation();
      newest.current.go(place.path);
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
  return null;
}
