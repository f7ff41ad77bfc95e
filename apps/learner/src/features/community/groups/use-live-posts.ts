import { onStreamMessage } from '@sullam/web-kit/stream/start-stream.ts';
import { useEffect, useRef } from 'react';

/** Calls when the stream says that something was posted in a group, or that something may have been missed. */
export function useLivePosts(groupId: number, onNews: () => void): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    return onStreamMessage(({ name, data }) => {
      if (name === 'resync') return latest.current();
      if (name === 'group-posts' && (JSON.parse(data) as { groupId: number }).groupId === groupId) latest.current();
    });
  }, [groupId]);
}
