import { cx } from '@sullam/ui/base/cx.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import type { CoachCalendar, CoachingSessionCard } from './coaching-calendar.api.ts';
import { learnerName, useTimes } from './use-times.ts';
import { type DayPart, HOUR, minuteOf, timeOf, useWeekDrag } from './use-week-drag.ts';

const [EARLIEST, LATEST] = [8, 20];

type Block = CoachCalendar['blocks'][number];

export interface WeekProps {
  readonly dates: readonly string[];
  readonly sessions: readonly CoachingSessionCard[];
  readonly calendar: CoachCalendar;
  readonly onOpen: (session: CoachingSessionCard) => void;
  readonly onOpenBlock: (block: Block) => void;
}

interface SessionWeekProps extends WeekProps {
  readonly today: string;
  readonly onBlock: (part: DayPart) => void;
  readonly onMove: (session: CoachingSessionCard, part: DayPart) => void;
}

/** The hours that are drawn: those of a working day, and more where sessions or hours begin earlier or end later. */
function shownHours(
  sessions: readonly CoachingSessionCard[],
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

const placeOf = ({ from, until }: Pick<DayPart, 'from' | 'until'>, first: number) => ({
  top: (from / 60 - first) * HOUR + 1,
  height: Math.max(((until - from) / 60) * HOUR - 2, 24),
});

interface EntryProps extends Pick<WeekProps, 'onOpen'> {
  readonly session: CoachingSessionCard;
  readonly first: number;
  readonly isDragged: boolean;
  readonly onDrag: (event: React.PointerEvent) => void;
}

function Entry({ session, first, isDragged, onOpen, onDrag }: EntryProps) {
  const t = useT();
  const times = useTimes();
  const { slot, lengthMinutes, state } = session;
  const isRequest = state === 'HELD';
  const from = minuteOf(slot.zoneTime);
  return (
    <button
      type="button"
      onPointerDown={session.abilities.move ? onDrag : undefined}
      onClick={() => onOpen(session)}
      style={placeOf({ from, until: from + lengthMinutes }, first)}
      className={cx(
        'absolute inset-x-1 overflow-hidden rounded-md px-2 py-1 text-start text-xs leading-snug',
        isRequest
          ? 'border-[1.5px] border-primary bg-surface text-primary-text bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--c-primary-soft)_6px_12px)]'
          : 'bg-primary text-on-primary',
        isDragged && 'opacity-40',
      )}
    >
      <span className="block clip-line font-semibold">{learnerName(session)}</span>
      <span className="block clip-line">
        {times.time(slot)}
        {isRequest && ` · ${t('coaching-calendar.states.request')}`}
      </span>
    </button>
  );
}

/** What lies behind the sessions of a day: times outside the hours, busy and blocked ones. */
function Ground({
  date,
  calendar,
  first,
  last,
  onOpenBlock,
}: { readonly date: string; readonly first: number; readonly last: number } & Pick<
  WeekProps,
  'calendar' | 'onOpenBlock'
>) {
  const t = useT();
  const format = useFormat();
  const hours = calendar.hours.filter((part) => part.date === date);
  // between the hours that are worked, and around them
  const edges = [first * 60, ...hours.flatMap(({ from, until }) => [from, until]), last * 60];
  const outside = edges.flatMap((from, at) =>
    at % 2 === 0 && from < edges[at + 1]! ? [{ from, until: edges[at + 1]! }] : [],
  );
  return (
    <>
      {outside.map(({ from, until }) => (
        <span
          key={from}
          className="absolute inset-x-0 bg-subtle"
          style={{ top: (from / 60 - first) * HOUR, height: ((until - from) / 60) * HOUR }}
        />
      ))}
      {calendar.busy
        .filter((part) => part.date === date && part.until > first * 60 && part.from < last * 60)
        .map((part) => (
          <span
            key={part.from}
            className="absolute inset-x-1 clip-line rounded-md bg-line px-2 py-1 text-xs text-muted"
            style={placeOf(part, first)}
          >
            {t('coaching-calendar.states.busy')}
          </span>
        ))}
      {calendar.blocks
        .filter((part) => part.date === date && part.until > first * 60 && part.from < last * 60)
        .map((block) => {
          const part = { from: Math.max(block.from, first * 60), until: Math.min(block.until, last * 60) };
          const span = t('coaching-calendar.times.span', {
            from: { raw: format.wallHour(timeOf(block.from)) },
            until: { raw: format.wallHour(timeOf(block.until % 1440)) },
          });
          return (
            <button
              key={`${block.coachDisabledSlotId} ${block.from}`}
              type="button"
              onPointerDown={(event) => event.stopPropagation()}
              onClick={() => onOpenBlock(block)}
              className="absolute inset-x-0.5 overflow-hidden rounded-md border-[1.5px] border-warning bg-warning-soft px-2 py-1 text-start text-xs text-warning-text"
              style={placeOf(part, first)}
            >
              <span className="block clip-line font-semibold">
                {block.note ?? t('coaching-calendar.states.blocked')}
              </span>
              <span className="block clip-line">{span}</span>
            </button>
          );
        })}
    </>
  );
}

function Legend() {
  const t = useT();
  const mark = (className: string, words: ReactNode) => (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={cx('size-3 rounded-sm', className)} />
      {words}
    </span>
  );
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-4 py-3 text-xs text-muted">
      {mark('bg-primary', t('coaching-calendar.legend.session'))}
      {mark('border-[1.5px] border-primary', t('coaching-calendar.legend.request'))}
      {mark('border-[1.5px] border-warning bg-warning-soft', t('coaching-calendar.states.blocked'))}
      {mark('bg-line', t('coaching-calendar.legend.busy'))}
      <span className="max-md:hidden">{t('coaching-calendar.legend.drag')}</span>
    </p>
  );
}

/** The week with a column a day. Empty time is dragged over to block it, sessions are dragged to move them. */
export function SessionWeek({
  dates,
  today,
  sessions,
  calendar,
  onOpen,
  onOpenBlock,
  onBlock,
  onMove,
}: SessionWeekProps) {
  const format = useFormat();
  const t = useT();
  const [first, last] = shownHours(sessions, calendar.hours);
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
