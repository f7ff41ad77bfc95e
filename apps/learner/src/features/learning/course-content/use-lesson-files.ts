import { useRef } from 'react';
import type { Lesson } from './lesson.api.ts';

type Files = Pick<Lesson, 'media' | 'poster' | 'captions'>;

/**
 * The files of a lesson with the addresses that they had at first. Addresses of private files change while a lesson is
 * open; a player that followed them would begin anew in the middle of a sentence.
 */
export function useLessonFiles({ media, poster, captions }: Lesson): Files {
  const kept = useRef<Files>({ media, poster, captions });
  if (kept.current.media?.mediaId !== media?.mediaId) kept.current = { media, poster, captions };
  return kept.current;
}
