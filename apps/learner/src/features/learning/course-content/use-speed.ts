import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { type RefObject, useEffect, useState } from 'react';

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
const SPEED_KEY = 'sullam.playbackSpeed';

/** How fast recordings are played; this browser keeps it. */
export function useSpeed(media: RefObject<HTMLMediaElement | null>): [speed: number, change: (speed: number) => void] {
  const { storage } = useKit();
  const [speed, setSpeed] = useState(() => {
    const kept = Number(storage.getItem(SPEED_KEY));
    return SPEEDS.includes(kept) ? kept : 1;
  });
  useEffect(() => {
    if (!media.current) return;
    media.current.defaultPlaybackRate = speed;
    media.current.playbackRate = speed;
  }, [media, speed]);
  return [
    speed,
    (next) => {
      setSpeed(next);
      storage.setItem(SPEED_KEY, String(next));
    },
  ];
}
