import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useEffect } from 'react';
import { FEATURES } from '../../../features.gen.ts';
import { ATTEMPT_PAGE } from '../../../parts/attempt-page.ts';

/** Whoever has read so far may start: until then the page of the attempt has come, with its wording. */
const READING = 500;

const loadAttemptPage = () =>
  FEATURES.flatMap(({ screens = [] }) => screens)
    .find(({ path }) => path === ATTEMPT_PAGE)
    ?.load?.();

/** Fetches what an attempt is drawn with, so that its page is there as soon as it is started. */
export function useAttemptReady(isOpen: boolean): void {
  const { wording } = useKit();
  useEffect(() => {
    if (!isOpen) return;
    const timer = window.setTimeout(() => {
      // what can't be fetched now is fetched, and told, by the page itself
      const later = () => undefined;
      void Promise.all([loadAttemptPage(), wording.ensure(['question-view'])]).catch(later);
    }, READING);
    return () => window.clearTimeout(timer);
  }, [isOpen, wording]);
}
