import { addDays, isoWeekdayOf, nextMonth } from '@sullam/domain/lectures/zoned-time.ts';
import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { ChevronLeft, ChevronRight } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { freeCountsQuery } from './availability.api.ts';
import { dayNamed, type HoursForm, minutesOf, weekFrom } from './hours-form.ts';

interface LearnerViewProps {
  readonly today: string;
  readonly weekly: HoursForm['weekly'];
}

interface DayProps {
  readonly day: string;
  readonly count: number | undefined;
  readonly today: string;
  /** Where the first day of the month stands in its week. */
  readonly column: number | undefined;
}

/** A day with the number of its free times, in words for those who hear it. */
function Day({ day, count = 0, today, column }: DayProps) {
  const t = useT();
  const format = useFormat();
  const label = `${format.day(day, { weekday: 'long', day: 'numeric', month: 'long' })}: ${t('coach-availability.counts.free', { count })}`;
  return (
    <li
      aria-label={label}
      title={label}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      className={cx(
        'grid h-9 place-items-center rounded-md text-sm tabular',
        day < today && 'text-muted',
        day >= today && count > 0 && 'bg-primary-soft font-semibold text-primary-text',
        day >= today && count === 0 && 'text-muted',
        day === today && 'outline-2 outline-primary',
      )}
    >
      {format.day(day, { day: 'numeric' })}
    </li>
  );
}

/** The month as learners find it: how many times are free on each day, by what is saved. */
export function LearnerView({ today, weekly }: LearnerViewProps) {
  const t = useT();
  const format = useFormat();
  const [first, setFirst] = useState(`${today.slice(0, 7)}-01`);
  const last = addDays(nextMonth(first), -1);
  const { data } = useQuery(freeCountsQuery(first, last));
  const week = weekFrom(firstDayOfWeek(useKit().configuration));
  const blanks = week.indexOf(isoWeekdayOf(first));
  const counts = new Map(data?.days.map(({ date, count }) => [date, count]));
  const days = Array.from({ length: Number(last.slice(8)) }, (_, at) => addDays(first, at));
  const month = format.day(first, { month: 'long', year: 'numeric' });
  return (
    <Card as="section">
      <div className="mb-3 flex items-center justify-between gap-2">
        <h2 className="text-lg">{t('coach-availability.titles.learnersSee')}</h2>
        <span className="flex">
          <IconButton
            icon={ChevronLeft}
            mirrored
            label={t('coach-availability.actions.earlierMonth')}
            disabled={first <= today}
            onClick={() => setFirst(`${addDays(first, -1).slice(0, 7)}-01`)}
          />
          <IconButton
            icon={ChevronRight}
            mirrored
            label={t('coach-availability.actions.laterMonth')}
            onClick={() => setFirst(nextMonth(first))}
          />
        </span>
      </div>
      <p aria-live="polite" className="mb-2 text-sm font-medium">
        {month}
      </p>
      <div aria-hidden="true" className="mb-1 grid grid-cols-7 gap-1 text-center text-xs text-muted">
        {week.map((day) => (
          <span key={day}>{format.day(dayNamed(day), { weekday: 'narrow' })}</span>
        ))}
      </div>
      <ul aria-label={month} className="grid grid-cols-7 gap-1">
        {days.map((day, at) => (
          <Day key={day} day={day} count={counts.get(day)} today={today} column={at === 0 ? blanks + 1 : undefined} />
        ))}
      </ul>
      <dl className="mt-4 space-y-1.5 text-sm">
        <Fact name={t('coach-availability.counts.inMonth')} value={format.number(data?.total ?? 0)} />
        <Fact
          name={t('coach-availability.counts.perWeek')}
          value={format.number(Math.round(minutesOf(weekly) / 6) / 10)}
        />
        <Fact
          name={t('coach-availability.counts.busy')}
          value={t('coach-availability.counts.hours', { count: Math.round((data?.busyMinutes ?? 0) / 60) })}
        />
      </dl>
    </Card>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular">{value}</dd>
    </div>
  );
}
