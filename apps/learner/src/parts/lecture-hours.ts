import type { Lecture } from '@sullam/api-client/schema.gen.ts';
import type { MomentFields } from '@sullam/strings/format.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

type Hours = Pick<Lecture, 'startsAt' | 'endsAt' | 'zone'> & { readonly kind?: Lecture['kind'] };

const DAY: MomentFields = { weekday: 'long', day: 'numeric', month: 'long' };

/**
 * Day and hours of a lecture with the name of the zone: of one in a room by the clock of the room first, of one online by the reader's
 * own; the other one beside it where it shows other hours.
 */
export function useLectureTimes() {
  const t = useT();
  const format = useFormat();
  const dayOf = (at: string, zone?: string) => format.fields(at, DAY, zone);
  const hourOf = (at: string, zone?: string) => format.fields(at, { timeStyle: 'short' }, zone);
  const span = ({ startsAt, endsAt }: Hours, zone?: string) => ({
    time: {
      raw: t('lectures.times.span', {
        day: dayOf(startsAt, zone),
        from: hourOf(startsAt, zone),
        to: hourOf(endsAt, zone),
      }),
    },
    zone: format.zoneName(startsAt, zone),
  });
  const isInRoom = ({ kind }: Hours): boolean => kind === 'ON_CAMPUS';
  return {
    dayOf,
    hourOf,
    /** "Saturday 28 November, 18:30 to 19:30 (Arabian Standard Time)" */
    full: (lecture: Hours) => t('lectures.times.zone', span(lecture, isInRoom(lecture) ? lecture.zone : undefined)),
    /** The same by the other clock; null where clocks agree. */
    theirs: (lecture: Hours): string | null =>
      format.isElsewhere(lecture.startsAt, lecture.zone)
        ? t('lectures.times.theirs', span(lecture, isInRoom(lecture) ? undefined : lecture.zone))
        : null,
  };
}
