import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { DaySections } from './day-sections.tsx';
import { DayStrip } from './day-strip.tsx';
import { daysAfter, startOf } from './schedule-days.ts';
import { SpanPart } from './span-part.tsx';
import type { Asked } from './use-schedule-address.ts';
import { WeekGrid } from './week-grid.tsx';

/** Seven days from the one that is asked for, today if none is: what comes is in sight, not what is over; a grid of hours where there is room, else its days one below the other. */
export function WeekView({ asked }: { readonly asked: Asked }) {
  const t = useT();
  const format = useFormat();
  const isWide = useIsWide('lg');
  const { from, today } = asked;
  const days = Array.from({ length: 7 }, (_, at) => daysAfter(from, at));
  const [first, last] = [days[0]!, days[6]!];
  return (
    <SpanPart
      asked={asked}
      from={first}
      count={7}
      title={format.fieldsRange(startOf(first), startOf(last), { day: 'numeric', month: 'long', year: 'numeric' })}
      earlier={daysAfter(from, -7)}
      later={daysAfter(from, 7)}
      emptyTitle={t('activities.empty.week')}
    >
      {(entries) =>
        isWide ? (
          <WeekGrid days={days} today={today} entries={entries} />
        ) : (
          <>
            <DayStrip days={days} today={today} entries={entries} />
            <DaySections entries={entries} today={today} />
          </>
        )
      }
    </SpanPart>
  );
}
