import { type PointerEvent as ReactPointerEvent, useState } from 'react';
import type { CoachingSessionCard } from './coaching-calendar.api.ts';

/** Height of an hour in pixels. */
export const HOUR = 56;
/** Minutes to which a drag snaps. */
const STEP = 15;
/** Pixels before a press becomes a drag: less is a click that trembled. */
const THRESHOLD = 5;

/** A part of a day by the clock on the wall, in minutes since midnight. */
export interface DayPart {
  readonly date: string;
  readonly from: number;
  readonly until: number;
}

/** What is being drawn: a time to block, or a session on its way to another time. */
export interface WeekDrag extends DayPart {
  readonly session: CoachingSessionCard | null;
}

interface Dropped {
  readonly onBlock: (part: DayPart) => void;
  readonly onMove: (session: CoachingSessionCard, part: DayPart) => void;
}

const snapped = (minute: number): number => Math.round(minute / STEP) * STEP;

/** The day and minute under a point of the screen; null outside the days. */
function placeAt(x: number, y: number, first: number): { date: string; minute: number } | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-date]');
  const date = column?.dataset.date;
  if (!column || date === undefined) return null;
  const { top } = column.getBoundingClientRect();
  return { date, minute: first * 60 + ((y - top) / HOUR) * 60 };
}

const blockBetween = (date: string, one: number, other: number): WeekDrag => {
  const [from, until] = [snapped(Math.min(one, other)), snapped(Math.max(one, other))];
  return { session: null, date, from: Math.max(0, from), until: Math.min(1440, Math.max(until, from + STEP)) };
};

function movedTo(session: CoachingSessionCard, date: string, start: number): WeekDrag {
  const from = Math.max(0, Math.min(1440 - session.lengthMinutes, snapped(start)));
  return { session, date, from, until: from + session.lengthMinutes };
}

/** The release of a drag is also a click on what lies below, which is not meant. */
function swallowClick(): void {
  const stop = new AbortController();
  document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort());
}

/** Dragging over the week with a mouse or a pen: empty time to block it, a session to move it. Fingers scroll. Esc drops what is dragged. */
export function useWeekDrag(firstHour: number, { onBlock, onMove }: Dropped) {
  const [drag, setDrag] = useState<WeekDrag>();

  const follow = (event: ReactPointerEvent, session: CoachingSessionCard | null) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const start = placeAt(event.clientX, event.clientY, firstHour);
    if (!start) return;
    event.preventDefault();
    const grip = session ? start.minute - minuteOf(session.slot.zoneTime) : 0;
    const [x, y] = [event.clientX, event.clientY];
    let latest: WeekDrag | undefined;
    const end = new AbortController();
    const finish = () => {
      end.abort();
      setDrag(undefined);
    };
    const listen = { signal: end.signal };
    document.addEventListener(
      'pointermove',
      (move) => {
        if (!latest && Math.hypot(move.clientX - x, move.clientY - y) < THRESHOLD) return;
        const at = placeAt(move.clientX, move.clientY, firstHour);
        if (!at) return;
        latest = session
          ? movedTo(session, at.date, at.minute - grip)
          : blockBetween(start.date, start.minute, at.minute);
        setDrag(latest);
      },
      listen,
    );
    document.addEventListener(
      'pointerup',
      () => {
        finish();
        if (!latest) return;
        swallowClick();
        if (session) onMove(session, latest);
        else onBlock(latest);
      },
      listen,
    );
    document.addEventListener('pointercancel', finish, listen);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(), listen);
  };

  return { drag, follow };
}

/** Minutes since midnight of `09:30`. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** `09:30`; midnight at the end of a day is `24:00`. */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Where a part of a day lies in its column, in pixels, if the first hour that is drawn is this. */
export const placeOf = ({ from, until }: Pick<DayPart, 'from' | 'until'>, first: number) => ({
  top: (from / 60 - first) * HOUR + 1,
  height: Math.max(((until - from) / 60) * HOUR - 2, 24),
});
