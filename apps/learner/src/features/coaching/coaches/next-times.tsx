import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CoachCard } from './coaches.api.ts';

interface OfCoach {
  readonly coach: CoachCard;
  /** Date in the zone of the times. */
  readonly today: string;
}

const dayAfter = (date: string): string => {
  const next = new Date(`${date}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/** From so many free starts a day has many. */
const MANY = 4;

/** Free starts of the next two weeks, a mark a day: none, some, many. */
function Strip({ days }: Pick<CoachCard, 'days'>) {
  const t = useT();
  const format = useFormat();
  const short = (date: string | undefined) => (date ? format.day(date, { day: 'numeric', month: 'short' }) : '');
  const free = days.filter(({ count }) => count > 0).length;
  return (
    <div className="max-md:hidden">
      <div aria-hidden="true" className="flex gap-0.75">
        {days.map(({ date, count }) => (
          <span
            key={date}
            className={cx(
              'h-1.5 flex-1 rounded-full',
              count === 0 ? 'bg-line' : count < MANY ? 'bg-primary/40' : 'bg-primary',
            )}
          />
        ))}
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between text-xs text-muted">
        <span>{short(days[0]?.date)}</span>
        <span>{t('coach-directory.strip.span')}</span>
        <span>{short(days.at(-1)?.date)}</span>
      </div>
      <p className="sr-only">{t('coach-directory.strip.free', { count: free, total: format.number(days.length) })}</p>
    </div>
  );
}

/** The next free day of a coach with its first times. Each leads to the booking with that time chosen. */
export function NextTimes({ coach, today }: OfCoach) {
  const t = useT();
  const format = useFormat();
  const { times, moreTimes, bookedUntil, coachId, name } = coach;
  const dayName = (date: string) => format.day(date, { weekday: 'short', day: 'numeric', month: 'long' });
  const near = (date: string) => {
    const day = dayName(date);
    if (date === today) return t('coach-directory.times.today', { day });
    return date === dayAfter(today) ? t('coach-directory.times.tomorrow', { day }) : day;
  };
  const [first] = times;
  if (!first) return <p className="text-sm text-muted">{t('coach-directory.times.none')}</p>;
  return (
    <div className="space-y-3">
      <p className="max-md:flex max-md:flex-wrap max-md:gap-x-2">
        {bookedUntil ? (
          <span className="text-sm text-muted">{t('coach-directory.times.until', { day: dayName(bookedUntil) })}</span>
        ) : (
          <>
            <span className="block text-sm text-muted">{t('coach-directory.times.next')}</span>
            <span className="block font-semibold max-md:text-sm">{near(first.date)}</span>
          </>
        )}
      </p>
      <ul className="flex items-center gap-2 max-md:grid max-md:grid-cols-3">
        {times.map(({ startsAt, sessionTypeId, date, time }) => (
          <li key={`${startsAt} ${sessionTypeId}`}>
            <UiLink
              href={`/coaching/coaches/${coachId}?at=${encodeURIComponent(startsAt)}&type=${sessionTypeId}`}
              aria-label={t('coach-directory.times.book', { name, day: dayName(date), time: format.wallHour(time) })}
              className="inline-flex min-h-9.5 w-full min-w-18 items-center justify-center rounded-control border border-control bg-surface px-3 text-sm font-semibold text-primary-text no-underline tabular hover:border-primary hover:bg-primary-soft max-md:min-h-12.5"
            >
              {format.wallHour(time)}
            </UiLink>
          </li>
        ))}
        {moreTimes > 0 && (
          <li className="text-sm font-semibold text-primary-text max-md:hidden">
            <span aria-hidden="true">{t('coach-directory.times.more', { count: format.number(moreTimes) })}</span>
            <span className="sr-only">{t('coach-directory.times.moreOf', { count: moreTimes })}</span>
          </li>
        )}
      </ul>
      {coach.days.length > 0 && <Strip days={coach.days} />}
    </div>
  );
}
