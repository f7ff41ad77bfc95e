import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onStreamMessage } from '../stream/start-stream.ts';

/** So long the answers of several people are waited for before the results are fetched, so that a hall doesn't ask at once. */
const GATHERED = 400;

const RESULTS = 'GET /api/course-surveys/{surveyId}/results';

/** Fetches a poll's results again whenever the stream says that they have moved on, or that something may have been missed. */
export function useLiveResults(surveyId: number, isOn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOn) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = onStreamMessage(({ name, data }) => {
      const isOurs = name === 'poll-results' && (JSON.parse(data) as { surveyId: number }).surveyId === surveyId;
      if (!isOurs && name !== 'resync') return;
      waiting ??= setTimeout(
        () => {
          waiting = undefined;
          void client.invalidateQueries({ queryKey: [RESULTS] });
        },
        GATHERED * (1 + Math.random()),
      );
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, [client, surveyId, isOn]);
}
