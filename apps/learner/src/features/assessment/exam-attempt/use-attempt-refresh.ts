import { MINUTE } from '@sullam/domain/limits.ts';
import { useEffect, useRef } from 'react';
import type { AnswerSender } from './answer-sender.ts';

interface Looking {
  look: () => Promise<unknown>;
  isRunning: boolean;
  sender: AnswerSender;
  hasUnsent: boolean;
}

const FRESH_FOR = 10_000;

/**
 * Learns from time to time, and when the page is seen again, whether the attempt goes on elsewhere or its time was
 * changed; sends what waits as soon as the network is back; asks before a page with unsent answers is closed.
 */
export function useAttemptRefresh({ look, isRunning, sender, hasUnsent }: Looking): void {
  const lookedAt = useRef(performance.now());
  useEffect(() => {
    if (!isRunning) return;
    const again = () => {
      if (document.visibilityState !== 'visible' || performance.now() - lookedAt.current < FRESH_FOR) return;
      lookedAt.current = performance.now();
      // not reaching the server is shown by the answers that wait
      void look().catch(() => undefined);
    };
    const back = () => {
      sender.flush();
      again();
    };
    const timer = setInterval(again, MINUTE);
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', back);
    };
  }, [isRunning, look, sender]);
  useEffect(() => {
    if (!hasUnsent || !isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsent, isRunning]);
}
