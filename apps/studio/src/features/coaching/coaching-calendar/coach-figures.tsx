import { averageTenths } from '@sullam/domain/coaching/ratings.ts';
import { dayStart } from '@sullam/domain/lectures/zoned-time.ts';
import { HOUR } from '@sullam/domain/limits.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { coachSessionsQuery, learnerCountQuery, ratingQuery } from './coaching-calendar.api.ts';

/** First instants of the month of a day and of the next month, by the clock of a zone. */
export function monthOf(today: string, zone: string): { from: string; until: string } {
  const next = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const start = (day: string) => dayStart(day, zone).toISOString();
  return { from: start(`${today.slice(0, 7)}-01`), until: start(next.toISOString().slice(0, 10)) };
}

interface CoachFiguresProps {
  /** The coach's day. */
  readonly today: string;
  readonly zone: string;
}

/** The practice in four figures: sessions and hours booked this month, learners, rating. */
export function CoachFigures({ today, zone }: CoachFiguresProps) {
  const t = useT();
  const format = useFormat();
  const { from, until } = monthOf(today, zone);
  const month = useQuery(coachSessionsQuery(from, until));
  const learners = useQuery(learnerCountQuery());
  const received = useQuery(ratingQuery());
  if (!month.data || !learners.data || !received.data) return null;
  const booked = month.data.sessions.filter(({ state }) => state === 'BOOKED');
  const hours = booked.reduce((sum, { slot }) => sum + Date.parse(slot.endsAt) - Date.parse(slot.startsAt), 0) / HOUR;
  const tenths = averageTenths(received.data.rating);
  const figures = [
    { id: 'sessions', value: format.number(booked.length) },
    { id: 'hours', value: format.number(hours, 1) },
    { id: 'learners', value: format.number(learners.data.total) },
    {
      id: 'rating',
      value: tenths === null ? t('coaching-calendar.figures.none') : format.decimal((tenths / 10).toFixed(1)),
    },
  ] as const;
  return (
    <Card as="section" padding="none" className="mb-5">
      <h2 className="sr-only">{t('coaching-calendar.figures.title')}</h2>
      <dl className="grid grid-cols-2 md:grid-cols-4">
        {figures.map(({ id, value }) => (
          <div key={id} className="px-5 py-4">
            <dt className="text-sm text-muted">{t(`coaching-calendar.figures.${id}`)}</dt>
            <dd className="text-2xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
