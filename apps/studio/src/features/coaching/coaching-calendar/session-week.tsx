import { cx } from '@sullam/ui/base/cx.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { CoachingSessionCard } from './coaching-calendar.api.ts';
import { learnerName, useTimes } from './use-times.ts';

/** Height of an hour in pixels. */
const HOUR = 56;
const [EARLIEST, LATEST] = [8, 20];

export interface WeekProps {
  readonly dates: readonly string[];
  readonly sessions: readonly CoachingSessionCard[];
  readonly onOpen: (session: CoachingSessionCard) => void;
}

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** The hours that are drawn: those of a working day, and more where sessions begin earlier or end later. */
function shownHours(sessions: readonly CoachingSessionCard[]): readonly [from: number, until: number] {
  const starts = sessions.map(({ slot }) => Math.floor(hourOf(slot.zoneTime)));
  const ends = sessions.map(({ slot, lengthMinutes }) => Math.ceil(hourOf(slot.zoneTime) + lengthMinutes / 60));
  return [Math.min(EARLIEST, ...starts), Math.min(24, Math.max(LATEST, ...ends))];
}

function Entry({
  session,
  from,
  onOpen,
}: { readonly session: CoachingSessionCard; readonly from: number } & Pick<WeekProps, 'onOpen'>) {
  const t = useT();
  const times = useTimes();
  const { slot, lengthMinutes, state } = session;
  const isRequest = state === 'HELD';
  return (
    <button
      type="button"
      onClick={() => onOpen(session)}
      style={{ top: (hourOf(slot.zoneTime) - from) * HOUR + 1, height: Math.max((lengthMinutes / 60) * HOUR - 2, 26) }}
      className={cx(
        'absolute inset-x-1 overflow-hidden rounded-md px-2 py-1 text-start text-xs leading-snug',
        isRequest
          ? 'border-[1.5px] border-primary bg-surface text-primary-text bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--c-primary-soft)_6px_12px)]'
          : 'bg-primary text-on-primary',
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

/** The week with a column a day. */
export function SessionWeek({ dates, today, sessions, onOpen }: WeekProps & { readonly today: string }) {
  const format = useFormat();
  const [from, until] = shownHours(sessions);
  const hours = Array.from({ length: until - from }, (_, at) => from + at);
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
              style={{ top: (hour - from) * HOUR }}
            >
              {format.wallHour(`${String(hour).padStart(2, '0')}:00`)}
            </span>
          ))}
        </div>
        {dates.map((date) => (
          <div
            key={date}
            className="relative border-s border-line bg-[repeating-linear-gradient(to_bottom,transparent_0_55px,var(--c-line)_55px_56px)]"
          >
            {sessions
              .filter(({ slot }) => slot.zoneDate === date)
              .map((session) => (
                <Entry key={session.coachingSessionId} session={session} from={from} onOpen={onOpen} />
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}
