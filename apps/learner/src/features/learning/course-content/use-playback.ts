import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Lesson, useSavePlayback } from './lesson.api.ts';

/** How often the place is saved while something plays. */
const SAVE_EVERY = 10_000;
/** Closer to an end than this one begins anew. */
const EDGE_SECONDS = 8;

export interface Playback {
  /** Where playing goes on, in seconds; null from the start. */
  resumedAt: number | null;
  /** It was left somewhere in the middle. */
  mayResume: boolean;
  startOver: () => void;
  hasFailed: boolean;
}

/** The moment that an address leads to (`?t=222`), in seconds. */
const askedMoment = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : null;

/** Goes on where the address leads to or where one left, and remembers the place: while it plays, when it pauses, when the page goes away. */
export function usePlayback(media: RefObject<HTMLMediaElement | null>, lesson: Lesson, onEnded: () => void): Playback {
  const { mutate } = useSavePlayback();
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const ended = useRef(onEnded);
  ended.current = onEnded;
  const { courseSubsectionId } = lesson;
  const mediaId = lesson.media?.mediaId;
  const asked = askedMoment(useAddressQuery().value('t'));
  const start = useRef(asked ?? lesson.positionSeconds ?? 0);
  const isAsked = useRef(asked !== null);

  useEffect(() => {
    const player = media.current;
    if (!player || mediaId === undefined) return;
    let saved = -1;
    const save = () => {
      const positionSeconds = Math.floor(player.ended ? 0 : player.currentTime);
      if (positionSeconds === saved) return;
      saved = positionSeconds;
      mutate({ courseSubsectionId, positionSeconds });
    };
    const resume = () => {
      const from = start.current;
      const isAtEdge = from < EDGE_SECONDS || from > player.duration - EDGE_SECONDS;
      if (isAsked.current ? from > player.duration : isAtEdge) return;
      player.currentTime = from;
      saved = from;
      setResumedAt(from);
    };
    const finish = () => {
      save();
      ended.current();
    };
    const fail = () => setFailed(true);
    const timer = window.setInterval(() => {
      if (!player.paused) save();
    }, SAVE_EVERY);
    if (player.readyState >= HTMLMediaElement.HAVE_METADATA) resume();
    else player.addEventListener('loadedmetadata', resume, { once: true });
    player.addEventListener('pause', save);
    player.addEventListener('ended', finish);
    player.addEventListener('error', fail);
    window.addEventListener('pagehide', save);
    return () => {
      window.clearInterval(timer);
      if (player.currentTime > 0 && !player.paused) save();
      player.removeEventListener('loadedmetadata', resume);
      player.removeEventListener('pause', save);
      player.removeEventListener('ended', finish);
      player.removeEventListener('error', fail);
      window.removeEventListener('pagehide', save);
    };
  }, [media, mediaId, courseSubsectionId, mutate]);

  return {
    resumedAt,
    mayResume: start.current >= EDGE_SECONDS,
    hasFailed,
    startOver: () => {
      if (media.current) media.current.currentTime = 0;
      setResumedAt(null);
    },
  };
}
