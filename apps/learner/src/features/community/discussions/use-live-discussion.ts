import { onStreamMessage } from '@sullam/web-kit/stream/start-stream.ts';
import { useEffect, useRef } from 'react';

/** Several that come at once are one piece of news. */
const GATHERED = 500;

/** Calls when the stream says that something is new in a discussion (its number), or that something may have been missed (null). */
export function useLiveDiscussions(onNews: (discussionBoardId: number | null) => void): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    const waiting = new Map<number | null, ReturnType<typeof setTimeout>>();
    const stop = onStreamMessage(({ name, data }) => {
      if (name !== 'discussion-board' && name !== 'resync') return;
      const id = name === 'resync' ? null : (JSON.parse(data) as { discussionBoardId: number }).discussionBoardId;
      if (waiting.has(id)) return;
      waiting.set(
        id,
        setTimeout(
          () => {
            waiting.delete(id);
            latest.current(id);
          },
          GATHERED * (1 + Math.random()),
        ),
      );
    });
    return () => {
      stop();
      for (const timer of waiting.values()) clearTimeout(timer);
    };
  }, []);
}
