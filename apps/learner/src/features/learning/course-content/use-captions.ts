import { useKit, useLanguage } from '@sullam/web-kit/kit-context.tsx';
import { type RefObject, useEffect, useState } from 'react';
import type { Lesson } from './lesson.api.ts';

type Language = Lesson['captions'][number]['language'];

const CAPTIONS_KEY = 'sullam.captions';

export interface Captions {
  languages: readonly Language[];
  /** Null: none are shown. */
  shown: Language | null;
  show: (language: Language | null) => void;
  /** None, then each language in turn. */
  turn: () => void;
  /** What is said now. */
  lines: readonly string[];
}

/** The captions of a video, drawn by the player itself, above its controls; in the reader's language unless switched off. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, languages: readonly Language[]): Captions {
  const { storage } = useKit();
  const language = useLanguage();
  const [shown, setShown] = useState<Language | null>(() =>
    languages.includes(language) && storage.getItem(CAPTIONS_KEY) !== 'off' ? language : null,
  );
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const track = [...(video.current?.textTracks ?? [])].find((each) => each.language === shown);
    if (!track) return;
    const read = () =>
      setLines([...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).getCueAsHTML().textContent ?? ''));
    track.mode = 'hidden';
    track.addEventListener('cuechange', read);
    return () => {
      track.removeEventListener('cuechange', read);
      track.mode = 'disabled';
      setLines([]);
    };
  }, [video, shown]);
  const show = (next: Language | null) => {
    setShown(next);
    storage.setItem(CAPTIONS_KEY, next === null ? 'off' : 'on');
  };
  const order = [null, ...languages];
  return { languages, shown, show, turn: () => show(order[(order.indexOf(shown) + 1) % order.length] ?? null), lines };
}
