import { useEffect, useRef, useState } from 'react';
import { minutesToWarn } from './paper.ts';

interface TimeLeft {
  /** Milliseconds; null: there is no end. */
  left: number | null;
  /** Minutes that have just been reached, to be announced. */
  warningMinutes: number | null;
}

const TICK = 500;

/** The time until a deadline, and a word when 10, 5 and 1 minutes are left. */
export function useTimeLeft(deadline: string | null, serverNow: () => number, onOver: () => void): TimeLeft {
  const leftNow = () => (deadline === null ? null : Math.max(0, Date.parse(deadline) - serverNow()));
  const [left, setLeft] = useState(leftNow);
  const [warningMinutes, setWarningMinutes] = useState<number | null>(null);
  const before = useRef(left);
  const latest = useRef({ leftNow, onOver });
  latest.current = { leftNow, onOver };
  useEffect(() => {
    const tick = () => {
      const now = latest.current.leftNow();
      const minutes = now === null || before.current === null ? undefined : minutesToWarn(before.current, now);
      if (minutes !== undefined) setWarningMinutes(minutes);
      before.current = now;
      setLeft(now === null ? null : Math.ceil(now / 1000) * 1000);
      if (now === 0) latest.current.onOver();
    };
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [deadline]);
  return { left, warningMinutes };
}
