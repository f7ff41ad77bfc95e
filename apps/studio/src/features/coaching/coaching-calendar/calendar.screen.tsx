import '../../../app.css';
import { addDays, dayStart, daysFrom, wallTimeOf, weekdayOf } from '@sullam/domain/lectures/zoned-time.ts';
import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { ownZone } from '@sullam/strings/format.ts';
import { ChevronLeft, ChevronRight } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useState } from 'react';
import { CoachingFrame } from '../../../parts/coaching-frame.tsx';
import { useKeys } from '../../../parts/keys.tsx';
import type { CoachingSessionCard } from './coaching-calendar.api.ts';
import { Practice } from './practice.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { SessionWeek } from './session-week.tsx';
import { WeekList } from './week-list.tsx';

/** The first day of the week on which a day lies. 1 is Monday, 7 Sunday. */
const weekStart = (date: string, first: number): string => addDays(date, -((weekdayOf(date) - (first % 7) + 7) % 7));

/** `/coaching/calendar`: a week of the coach's sessions and requests, drawn or as a list. */
export function CalendarScreen() {
  const t = useT();
  const format = useFormat();
  const { configuration } = useKit();
  const address = useAddressQuery();
  const today = wallTimeOf(new Date(), ownZone()).date;
  const first = weekStart(address.value('week') ?? today, firstDayOfWeek(configuration));
  const dates = daysFrom(first, 7);
  const isList = address.value('view') === 'list';
  const [opened, setOpened] = useState<CoachingSessionCard>();
  const go = (week: string) =>
    address.change({ week: week === weekStart(today, firstDayOfWeek(configuration)) ? null : week });
  const span = format.fieldsRange(
    `${first}T12:00:00Z`,
    `${dates[6]}T12:00:00Z`,
    { day: 'numeric', month: 'long' },
    'UTC',
  );
  useKeys({
    title: t('coaching.tabs.calendar'),
    lines: [
      {
        id: 'coaching-today',
        shown: 'T',
        words: t('coaching-calendar.week.today'),
        code: 'KeyT',
        run: () => go(weekStart(today, firstDayOfWeek(configuration))),
      },
    ],
  });
  return (
    <CoachingFrame
      tab="calendar"
      actions={
        <Button variant="outline" onClick={() => address.change({ view: isList ? null : 'list' }, { replace: true })}>
          {t(isList ? 'coaching-calendar.week.drawn' : 'coaching-calendar.week.list')}
        </Button>
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 className="me-2 text-lg">{span}</h2>
        <Button size="sm" variant="outline" onClick={() => go(weekStart(today, firstDayOfWeek(configuration)))}>
          {t('coaching-calendar.week.today')}
        </Button>
        <IconButton
          icon={ChevronLeft}
          mirrored
          label={t('coaching-calendar.week.earlier')}
          onClick={() => go(addDays(first, -7))}
        />
        <IconButton
          icon={ChevronRight}
          mirrored
          label={t('coaching-calendar.week.later')}
          onClick={() => go(addDays(first, 7))}
        />
      </div>
      {/* a day more at either end holds the coach's week in every zone */}
      <Practice
        from={dayStart(addDays(first, -1), 'UTC').toISOString()}
        until={dayStart(addDays(first, 8), 'UTC').toISOString()}
      >
        {({ sessions, zone }) => {
          const shown = sessions.filter(({ slot }) => dates.includes(slot.zoneDate));
          return isList ? (
            <WeekList dates={dates} sessions={shown} onOpen={setOpened} />
          ) : (
            <SessionWeek dates={dates} today={wallTimeOf(new Date(), zone).date} sessions={shown} onOpen={setOpened} />
          );
        }}
      </Practice>
      {opened && <SessionDialog session={opened} today={today} onClose={() => setOpened(undefined)} />}
    </CoachingFrame>
  );
}
