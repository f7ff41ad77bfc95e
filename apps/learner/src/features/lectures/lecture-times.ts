import { momentOf } from '@sullam/domain/lectures/lecture.ts';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
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

type Hours = Pick<Lecture, 'startsAt' | 'endsAt' | 'zone'>;

/** Day and hours of a lecture in the reader's own zone, with its name; in the lecture's own where that shows other hours. */
export function useLectureTimes() {
  const t = useT();
  const format = useFormat();
  const named = (at: string, zone?: string) =>
    new Intl.DateTimeFormat(format.locale, { timeZoneName: 'long', ...(zone ? { timeZone: zone } : {}) })
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const dayOf = (at: string, zone?: string) =>
    new Intl.DateTimeFormat(format.locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      ...(zone ? { timeZone: zone } : {}),
    }).format(new Date(at));
  const hourOf = (at: string, zone?: string) =>
    new Intl.DateTimeFormat(format.locale, { timeStyle: 'short', ...(zone ? { timeZone: zone } : {}) }).format(
      new Date(at),
    );
  const span = ({ startsAt, endsAt }: Hours, zone?: string) =>
    t('lectures.times.span', { day: dayOf(startsAt, zone), from: hourOf(startsAt, zone), to: hourOf(endsAt, zone) });
  return {
    dayOf,
    hourOf,
    /** "Saturday 28 November, 18:30 to 19:30 (Arabian Standard Time)" */
    full: (lecture: Hours) => t('lectures.times.zone', { time: { raw: span(lecture) }, zone: named(lecture.startsAt) }),
    /** The same in the zone in which it was planned; null where clocks agree. */
    theirs: (lecture: Hours): string | null =>
      span(lecture) === span(lecture, lecture.zone)
        ? null
        : t('lectures.times.theirs', {
            time: { raw: span(lecture, lecture.zone) },
            zone: named(lecture.startsAt, lecture.zone),
          }),
  };
}

/** The page of a lecture. */
export const lecturePath = ({ courseId, lectureId, kind }: Pick<Lecture, 'courseId' | 'lectureId' | 'kind'>): string =>
  `/lms/courses/${courseId}/${kind === 'ONLINE' ? 'online' : 'on-campus'}-lectures/${lectureId}`;
