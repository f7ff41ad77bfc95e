import { cx } from '@sullam/ui/base/cx.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CoachCalendar, CoachingSessionCard } from './coaching-calendar.api.ts';
import type { GroupSessionCard } from './groups.api.ts';
import { type DayPart, HOUR, minuteOf, placeOf, timeOf, useWeekDrag } from './use-week-drag.ts';
import { Entry, GroupEntry } from './week-entries.tsx';
import { Ground, Legend } from './week-ground.tsx';

const [EARLIEST, LATEST] = [8, 20];

type Block = CoachCalendar['blocks'][number];

export interface WeekProps {
  readonly dates: readonly string[];
  readonly sessions: readonly CoachingSessionCard[];
  readonly groups: readonly GroupSessionCard[];
  readonly calendar: CoachCalendar;
  readonly onOpen: (session: CoachingSessionCard) => void;
  readonly onOpenGroup: (group: GroupSessionCard) => void;
  readonly onOpenBlock: (block: Block) => void;
}

interface SessionWeekProps extends WeekProps {
  readonly today: string;
  readonly onBlock: (part: DayPart) => void;
  readonly onMove: (session: CoachingSessionCard, part: DayPart) => void;
}

/** The hours that are drawn: those of a working day, and more where sessions or hours begin earlier or end later. */
function shownHours(
  sessions: readonly Pick<CoachingSessionCard, 'slot' | 'lengthMinutes'>[],
  hours: CoachCalendar['hours'],
): readonly [from: number, until: number] {
  const starts = [...sessions.map(({ slot }) => minuteOf(slot.zoneTime)), ...hours.map(({ from }) => from)];
  const ends = [
    ...sessions.map(({ slot, lengthMinutes }) => minuteOf(slot.zoneTime) + lengthMinutes),
    ...hours.map(({ until }) => until),
  ];
  return [
    Math.min(EARLIEST, ...starts.map((minute) => Math.floor(minute / 60))),
    Math.min(24, Math.max(LATEST, ...ends.map((minute) => Math.ceil(minute / 60)))),
  ];
}

/** The week with a column a day. Empty time is dragged over to block it, sessions are dragged to move them. */
export function SessionWeek({
  dates,
  today,
  sessions,
  groups,
  calendar,
  onOpen,
  onOpenGroup,
  onOpenBlock,
  onBlock,
  onMove,
}: SessionWeekProps) {
  const format = useFormat();
  const t = useT();
  const [first, last] = shownHours([...sessions, ...groups], calendar.hours);
  const hours = Array.from({ length: last - first }, (_, at) => first + at);
  const { drag, follow } = useWeekDrag(first, { onBlock, onMove });
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <div className="grid min-w-180 grid-cols-[3.5rem_repeat(7,minmax(0,1fr))]">
        <span />
        {dates.map((date) => (
          <h3
            key={date}
            className={cx(
              'border-s border-b border-line px-3 py-2 text-sm font-normal text-muted',
              date === today && 'bg-primary-soft',
            )}
          >
            {format.day(date, { weekday: 'short' })}
            <span className="block text-base font-semibold text-ink">{format.day(date, { day: 'numeric' })}</span>
          </h3>
        ))}
        <div className="relative" style={{ height: hours.length * HOUR }}>
          {hours.slice(1).map((hour) => (
            <span
              key={hour}
              className="absolute inset-x-0 -translate-y-1/2 pe-2 text-end text-xs text-muted"
              style={{ top: (hour - first) * HOUR }}
            >
              {format.wallHour(timeOf(hour * 60))}
            </span>
          ))}
        </div>
        {dates.map((date) => (
          <div
            key={date}
            data-date={date}
            onPointerDown={(event) => follow(event, null)}
            className="relative border-s border-line select-none"
          >
            <Ground date={date} calendar={calendar} first={first} last={last} onOpenBlock={onOpenBlock} />
            <span className="pointer-events-none absolute inset-0 bg-[repeating-linear-gradient(to_bottom,transparent_0_55px,var(--c-line)_55px_56px)]" />
            {sessions
              .filter(({ slot }) => slot.zoneDate === date)
              .map((session) => (
                <Entry
                  key={session.coachingSessionId}
                  session={session}
                  first={first}
                  isDragged={drag?.session === session}
                  onOpen={onOpen}
                  onDrag={(event) => {
                    event.stopPropagation();
                    follow(event, session);
                  }}
                />
              ))}
            {groups
              .filter(({ slot }) => slot.zoneDate === date)
              .map((group) => (
                <GroupEntry key={group.groupSessionId} group={group} first={first} onOpenGroup={onOpenGroup} />
              ))}
            {drag?.date === date && (
              <span
                className="pointer-events-none absolute inset-x-1 z-10 rounded-md border-[1.5px] border-focus bg-primary-soft/80 px-2 py-1 text-xs font-semibold text-primary-text"
                style={placeOf(drag, first)}
              >
                {t('coaching-calendar.times.span', {
                  from: { raw: format.wallHour(timeOf(drag.from)) },
                  until: { raw: format.wallHour(timeOf(drag.until % 1440)) },
                })}
              </span>
            )}
          </div>
        ))}
      </div>
      <Legend />
    </div>
  );
}
