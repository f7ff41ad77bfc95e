import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { pulseQuery, type Scope } from './home.api.ts';

/** The last seven days of the courses that were worked on last, a column a day; its number stands above it. */
export function WeekCard({ scope }: { readonly scope: Scope }) {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(pulseQuery(scope));
  const counts = data?.days.map((_, at) =>
    data.courses.reduce((sum, course) => sum + (course.activeByDay[at] ?? 0), 0),
  );
  if (!data || !counts || counts.every((count) => count === 0)) return null;
  const most = Math.max(...counts);
  return (
    <Card as="section">
      <CardHeading>{t('studio.pulse.week')}</CardHeading>
      <p className="mb-3 text-sm text-muted">{t('studio.pulse.weekHint')}</p>
      <ol className="flex items-end gap-2">
        {data.days.map((day, at) => (
          <li key={day} className="flex min-w-0 flex-1 flex-col items-center gap-1 text-xs text-muted">
            <span className="sr-only">
              {t('studio.pulse.onDay', { day: format.date(`${day}T12:00:00Z`), count: counts[at] ?? 0 })}
            </span>
            <span aria-hidden="true" className="tabular">
              {counts[at] ? format.number(counts[at]) : ''}
            </span>
            <span aria-hidden="true" className="flex h-16 w-full items-end">
              <span
                className={`w-full rounded-t-sm ${at === data.days.length - 1 ? 'bg-primary' : 'bg-primary/25'}`}
                style={{ height: `${Math.max(3, Math.round(((counts[at] ?? 0) / most) * 100))}%` }}
              />
            </span>
            <span aria-hidden="true">{format.day(day, { weekday: 'narrow' })}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
