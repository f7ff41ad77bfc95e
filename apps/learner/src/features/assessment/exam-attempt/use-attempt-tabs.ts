import { useEffect, useRef } from 'react';
import type { Sitting } from './attempt.api.ts';

/** Tells other tabs of this browser which one continues an attempt, so that they stop; other devices learn it from the server. */
export function useAttemptTabs({ attemptId, holder }: Sitting, onOther: () => void): { announce: () => void } {
  const channel = useRef<BroadcastChannel>(undefined);
  const callback = useRef(onOther);
  callback.current = onOther;
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel(`sullam.exam.${attemptId}`);
    opened.onmessage = ({ data }) => {
      if (data !== holder) callback.current();
    };
    opened.postMessage(holder);
    channel.current = opened;
    return () => opened.close();
  }, [attemptId, holder]);
  return { announce: () => channel.current?.postMessage(holder) };
}
