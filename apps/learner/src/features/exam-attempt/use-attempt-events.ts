import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef } from 'react';
import { type AttemptEvent, sendEvents } from './attempt.api.ts';

const SEND_AFTER = 5000;
const MOST_AT_ONCE = 50;

/** Notes when the page loses and regains the focus, when something is pasted, when the network is back. */
export function useAttemptEvents(attemptId: number, position: number, serverNow: () => number, isRunning: boolean) {
  const here = useRef({ position, serverNow });
  here.current = { position, serverNow };
  const { session } = useKit();
  useEffect(() => {
    if (!isRunning) return;
    let waiting: AttemptEvent[] = [];
    let isAway = false;
    const send = () => {
      const events = waiting.slice(0, MOST_AT_ONCE);
      if (events.length === 0 || !navigator.onLine || session.get() === null) return;
      waiting = waiting.slice(events.length);
      // an account for whoever marks, nothing that the learner could do anything about: kept for the next time
      sendEvents(attemptId, events).catch(() => {
        waiting = [...events, ...waiting].slice(-MOST_AT_ONCE);
      });
    };
    const note = (kind: AttemptEvent['kind']) => {
      const { position: at, serverNow: now } = here.current;
      waiting.push({ kind, position: at, occurredAt: new Date(now()).toISOString() });
    };
    const leave = () => {
      if (isAway) return;
      isAway = true;
      note('FOCUS_LOST');
      send();
    };
    const comeBack = () => {
      if (!isAway || document.visibilityState === 'hidden') return;
      isAway = false;
      note('FOCUS_GAINED');
    };
    const followVisibility = () => (document.visibilityState === 'hidden' ? leave() : comeBack());
    const paste = () => note('PASTE');
    const reconnect = () => note('RECONNECTED');
    const timer = setInterval(send, SEND_AFTER);
    document.addEventListener('visibilitychange', followVisibility);
    document.addEventListener('paste', paste);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    window.addEventListener('online', reconnect);
    return () => {
      clearInterval(timer);
      send();
      document.removeEventListener('visibilitychange', followVisibility);
      document.removeEventListener('paste', paste);
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
      window.removeEventListener('online', reconnect);
    };
  }, [attemptId, isRunning, session]);
}
