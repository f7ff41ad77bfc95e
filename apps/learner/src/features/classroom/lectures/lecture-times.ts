import { momentOf } from '@sullam/domain/lectures/lecture.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useState } from 'react';
import type { Lecture } from './lectures.api.ts';

const TICK = 5000;

/** The time that the page counts with, by the server's clock where that is known: it moves on by itself. */
export function useServerNow(serverTime?: string): Date {
  const kit = useKit();
  const [ahead, setAhead] = useState(0);
  const [now, setNow] = useState(() => kit.now());
  useEffect(() => {
    if (serverTime !== undefined) setAhead(Date.parse(serverTime) - kit.now());
  }, [serverTime, kit]);
  useEffect(() => {
    const timer = setInterval(() => setNow(kit.now()), TICK);
    return () => clearInterval(timer);
  }, [kit]);
  return new Date(now + ahead);
}

export const momentAt = (lecture: Lecture, now: Date) =>
  momentOf(
    {
      startsAt: new Date(lecture.startsAt),
      endsAt: new Date(lecture.endsAt),
      doorsMinutes: lecture.doorsMinutes,
      status: lecture.status,
    },
    now,
  );

/** The page of a lecture. */
export const lecturePath = ({ courseId, lectureId, kind }: Pick<Lecture, 'courseId' | 'lectureId' | 'kind'>): string =>
  `/lms/courses/${courseId}/${kind === 'ONLINE' ? 'online' : 'on-campus'}-lectures/${lectureId}`;
