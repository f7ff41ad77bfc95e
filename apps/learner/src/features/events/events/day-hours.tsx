import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { EventCard } from './events.api.ts';
import { useEventTimes } from './use-event-times.ts';

/** The hours of an event, every day with its own, by the clock of its place; the zone is named once, the reader's hour stands in brackets. */
export function DayHours({ event, hasDates }: { readonly event: EventCard; readonly hasDates: boolean }) {
  const t = useT();
  const times = useEventTimes();
  return (
    <>
      {times.dayLines(event).map(({ startsAt, day, hours, own }, at) => {
        const time = at === 0 ? t('events.times.zone', { time: { raw: hours }, zone: times.zoneName(event) }) : hours;
        return (
          <span key={startsAt} className="block">
            <time dateTime={startsAt}>
              {hasDates ? t('events.times.onDay', { day: { raw: day }, hours: { raw: time } }) : time}
            </time>
            {own && <span className="text-sm opacity-85"> ({own})</span>}
          </span>
        );
      })}
    </>
  );
}
