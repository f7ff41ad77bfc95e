import { MINUTE } from '@sullam/domain/limits.ts';
import { useKit, useMember } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef } from 'react';
import { type AttemptEvent, type Sitting, sendEvents } from './attempt.api.ts';
import { createQuestionMeter, meterKey, type QuestionMeter } from './question-meter.ts';

const SEND_AFTER = 5000;
const MOST_AT_ONCE = 50;

interface Here {
  position: number;
  /** The question is to be seen, not what lies over it. */
  isShown: boolean;
  serverNow: () => number;
}

/**
 * Notes when the page loses and regains the focus, when something is pasted, when the network is back; and how long each
 * question is to be seen, which is reported together with these, else once a minute.
 */
export function useAttemptEvents({ attemptId, holder }: Sitting, here: Here, isRunning: boolean): void {
  const latest = useRef(here);
  latest.current = here;
  const meter = useRef<QuestionMeter>(undefined);
  const { session, storage } = useKit();
  const userId = useMember().id;
  const look = useRef(() => {
    const { isShown, position } = latest.current;
    meter.current?.show(isShown && document.visibilityState === 'visible' ? position : null);
  }).current;
  useEffect(() => {
    if (!isRunning) return;
    const now = () => latest.current.serverNow();
    const measured = createQuestionMeter(storage, meterKey(attemptId, userId), now);
    meter.current = measured;
    look();
    let waiting: AttemptEvent[] = [];
    let isAway = false;
    let sentAt = now();
    const send = (isLeaving = false) => {
      measured.tick();
      const events = waiting.slice(0, MOST_AT_ONCE);
      const isDue = isLeaving || events.length > 0 || now() - sentAt >= MINUTE;
      if (!isDue || !navigator.onLine || session.get() === null) return;
      const times = measured.report();
      sentAt = now();
      if (events.length === 0 && !times) return;
      waiting = waiting.slice(events.length);
      // an account for whoever marks, nothing that the learner could do anything about: kept for the next time
      sendEvents(attemptId, events, times && { holder, ...times }).then(
        () => {
          if (!times) return;
          measured.drop(times);
          // one that had waited went first
          if (isLeaving) send(true);
        },
        () => {
          waiting = [...events, ...waiting].slice(-MOST_AT_ONCE);
        },
      );
    };
    const note = (kind: AttemptEvent['kind']) => {
      waiting.push({ kind, position: latest.current.position, occurredAt: new Date(now()).toISOString() });
    };
    const leave = () => {
      if (!isAway) note('FOCUS_LOST');
      isAway = true;
      send(true);
    };
    const comeBack = () => {
      if (!isAway || document.visibilityState === 'hidden') return;
      isAway = false;
      note('FOCUS_GAINED');
    };
    const followVisibility = () => {
      look();
      if (document.visibilityState === 'hidden') leave();
      else comeBack();
    };
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
      measured.show(null);
      send(true);
      meter.current = undefined;
      document.removeEventListener('visibilitychange', followVisibility);
      document.removeEventListener('paste', paste);
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
      window.removeEventListener('online', reconnect);
    };
  }, [attemptId, holder, isRunning, look, session, storage, userId]);
  useEffect(look, [here.position, here.isShown, look]);
}
