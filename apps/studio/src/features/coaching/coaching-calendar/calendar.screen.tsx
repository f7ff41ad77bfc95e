import '../../../app.css';
import { addDays, dayStart, daysFrom, wallTimeOf, weekdayOf } from '@sullam/domain/lectures/zoned-time.ts';
import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { ownZone } from '@sullam/strings/format.ts';
import { CalendarClock, ChevronLeft, ChevronRight, Users } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CoachingFrame } from '../../../parts/coaching-frame.tsx';
import { useKeys } from '../../../parts/keys.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { BlockedDialog } from './blocked-dialog.tsx';
import { type CoachCalendar, type CoachingSessionCard, coachCalendarQuery } from './coaching-calendar.api.ts';
import { GroupDialog } from './group-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { Practice } from './practice.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { SessionWeek } from './session-week.tsx';
import { useGroups } from './use-groups.ts';
import type { DayPart } from './use-week-drag.ts';
import { WeekList } from './week-list.tsx';

/** The first day of the week on which a day lies. 1 is Monday, 7 Sunday. */
const weekStart = (date: string, first: number): string => addDays(date, -((weekdayOf(date) - (first % 7) + 7) % 7));

/** Nothing around the sessions, until it has come. */
const EMPTY: CoachCalendar = { hours: [], blocks: [], busy: [] };

/** What stands above the calendar. */
type Opened =
  | { readonly kind: 'SESSION'; readonly session: CoachingSessionCard }
  | { readonly kind: 'BLOCKED'; readonly block: CoachCalendar['blocks'][number] }
  | { readonly kind: 'BLOCKING'; readonly part: DayPart }
  | { readonly kind: 'MOVING'; readonly session: CoachingSessionCard; readonly part: DayPart };

/** Where a block begins that is not drawn: the morning of the first day that is not over. */
const morning = (dates: readonly string[], today: string): DayPart => ({
  date: dates.find((date) => date >= today) ?? dates[0]!,
  from: 540,
  until: 1020,
});

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
  const [opened, setOpened] = useState<Opened>();
  const { data: calendar = EMPTY } = useQuery(coachCalendarQuery(first, dates[6]!));
  const close = () => setOpened(undefined);
  const block = () => setOpened({ kind: 'BLOCKING', part: morning(dates, today) });
  // a day more at either end holds the coach's week in every zone
  const from = dayStart(addDays(first, -1), 'UTC').toISOString();
  const until = dayStart(addDays(first, 8), 'UTC').toISOString();
  const { groups, opened: openedGroup, setOpened: setOpenedGroup } = useGroups(from, until);
  const [isScheduling, setScheduling] = useState(false);
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
      { id: 'coaching-block', shown: 'B', words: t('coaching-calendar.block.title'), code: 'KeyB', run: block },
      {
        id: 'coaching-view',
        shown: 'L',
        words: t(isList ? 'coaching-calendar.week.drawn' : 'coaching-calendar.week.list'),
        code: 'KeyL',
        run: () => address.change({ view: isList ? null : 'list' }, { replace: true }),
      },
    ],
  });
  return (
    <CoachingFrame
      tab="calendar"
      actions={
        <>
          <Button variant="outline" onClick={() => address.change({ view: isList ? null : 'list' }, { replace: true })}>
            {t(isList ? 'coaching-calendar.week.drawn' : 'coaching-calendar.week.list')}
          </Button>
          <Button variant="outline" icon={Users} onClick={() => setScheduling(true)}>
            {t('coaching-groups.actions.schedule')}
          </Button>
          <Button icon={CalendarClock} onClick={block}>
            {t('coaching-calendar.block.title')}
          </Button>
        </>
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
      <Practice from={from} until={until}>
        {({ sessions, zone }) => {
          const shown = sessions.filter(({ slot }) => dates.includes(slot.zoneDate));
          const week = {
            dates,
            calendar,
            sessions: shown,
            groups: groups.filter(({ slot }) => dates.includes(slot.zoneDate)),
            onOpenGroup: setOpenedGroup,
            onOpen: (session: CoachingSessionCard) => setOpened({ kind: 'SESSION', session }),
            onOpenBlock: (blocked: CoachCalendar['blocks'][number]) => setOpened({ kind: 'BLOCKED', block: blocked }),
          };
          return (
            <>
              {isList ? (
                <WeekList {...week} />
              ) : (
                <SessionWeek
                  {...week}
                  today={wallTimeOf(new Date(), zone).date}
                  onBlock={(part) => setOpened({ kind: 'BLOCKING', part })}
                  onMove={(session, part) => setOpened({ kind: 'MOVING', session, part })}
                />
              )}
              {opened?.kind === 'BLOCKING' && <BlockDialog part={opened.part} zone={zone} onClose={close} />}
              {opened?.kind === 'MOVING' && (
                <MoveDialog session={opened.session} part={opened.part} zone={zone} onClose={close} />
              )}
            </>
          );
        }}
      </Practice>
      {opened?.kind === 'SESSION' && <SessionDialog session={opened.session} today={today} onClose={close} />}
      {opened?.kind === 'BLOCKED' && <BlockedDialog block={opened.block} onClose={close} />}
      {isScheduling && <ScheduleDialog today={today} onClose={() => setScheduling(false)} />}
      {openedGroup && <GroupDialog group={openedGroup} today={today} onClose={() => setOpenedGroup(undefined)} />}
    </CoachingFrame>
  );
}
