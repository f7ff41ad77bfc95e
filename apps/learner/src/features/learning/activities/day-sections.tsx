import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ScheduleEntry } from './activities.api.ts';
import { ActivityRows } from './activity-row.tsx';
import { byDay, daysAfter, startOf } from './schedule-days.ts';

export const DAY_HEADING = 'mb-2 flex flex-wrap items-baseline gap-x-2 text-lg';

/** The day in words where it is near, and its date. */
export function DayHeading({
  day,
  today,
  level,
}: {
  readonly day: string;
  readonly today: string;
  readonly level: 2 | 3;
}) {
  const t = useT();
  const format = useFormat();
  const Heading = `h${level}` as const;
  const near = (['yesterday', 'today', 'tomorrow'] as const).find((_, index) => day === daysAfter(today, index - 1));
  return (
    <Heading id={`day-${day}`} className={`${DAY_HEADING} scroll-mt-20`}>
      {near && <span>{t(`activities.days.${near}`)}</span>}
      <span className={near && 'text-base font-normal text-muted'}>{format.date(startOf(day), 'full')}</span>
    </Heading>
  );
}

interface DaySectionsProps {
  readonly entries: readonly ScheduleEntry[];
  readonly today: string;
  readonly level?: 2 | 3;
}

/** Entries below their days; a day without any isn't named. */
export function DaySections({ entries, today, level = 3 }: DaySectionsProps) {
  return byDay(entries).map(([day, ofDay]) => (
    <section key={day}>
      <DayHeading day={day} today={today} level={level} />
      <ActivityRows withinDay entries={ofDay} />
    </section>
  ));
}
