import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CoachingSessionCard } from './coaching-calendar.api.ts';

type Slot = CoachingSessionCard['slot'];

/** Times as the coach's clock shows them; the server says what that is. */
export function useTimes() {
  const t = useT();
  const format = useFormat();
  const day = (date: string) => format.day(date, { weekday: 'long', day: 'numeric', month: 'long' });
  const raw = (text: string) => ({ raw: text });
  return {
    day,
    time: (slot: Slot) => format.wallHour(slot.zoneTime),
    moment: ({ zoneDate, zoneTime }: Pick<Slot, 'zoneDate' | 'zoneTime'>) =>
      t('coaching-calendar.times.at', { day: raw(day(zoneDate)), time: raw(format.wallHour(zoneTime)) }),
    short: ({ date, time }: { date: string; time: string }) =>
      t('coaching-calendar.times.at', {
        day: raw(format.day(date, { weekday: 'short', day: 'numeric', month: 'short' })),
        time: raw(format.wallHour(time)),
      }),
    zoneName: (at: string, zone: string) => format.zoneName(at, zone),
  };
}

export const learnerName = ({ learner }: CoachingSessionCard): string => `${learner.firstName} ${learner.lastName}`;
