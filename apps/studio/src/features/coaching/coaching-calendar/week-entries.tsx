import { cx } from '@sullam/ui/base/cx.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { PointerEvent } from 'react';
import type { CoachingSessionCard } from './coaching-calendar.api.ts';
import type { GroupSessionCard } from './groups.api.ts';
import type { WeekProps } from './session-week.tsx';
import { useSeatWords } from './use-seat-words.ts';
import { learnerName, useTimes } from './use-times.ts';
import { minuteOf, placeOf } from './use-week-drag.ts';

interface EntryProps extends Pick<WeekProps, 'onOpen'> {
  readonly session: CoachingSessionCard;
  readonly first: number;
  readonly isDragged: boolean;
  readonly onDrag: (event: PointerEvent) => void;
}

/** A session or a request, which can be dragged if it can be moved. */
export function Entry({ session, first, isDragged, onOpen, onDrag }: EntryProps) {
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
        'absolute inset-x-1 flex flex-col overflow-hidden rounded-md px-2 py-1 text-start text-xs leading-snug',
        isRequest
          ? 'border-[1.5px] border-primary bg-surface py-0.5! text-primary-text bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--c-primary-soft)_6px_12px)]'
          : 'bg-primary text-on-primary',
        isDragged && 'opacity-40',
      )}
    >
      <span className="block clip-line font-semibold">{learnerName(session)}</span>
      <span className="block clip-line">
        {times.time(slot)}
        {isRequest &&
          ` · ${t(session.heldFor === 'PAYMENT' ? 'coaching-calendar.payment.waiting' : 'coaching-calendar.states.request')}`}
      </span>
    </button>
  );
}

interface GroupEntryProps extends Pick<WeekProps, 'onOpenGroup'> {
  readonly group: GroupSessionCard;
  readonly first: number;
}

/** A group session with the seats that are taken. */
export function GroupEntry({ group, first, onOpenGroup }: GroupEntryProps) {
  const times = useTimes();
  const authorText = useAuthorText();
  const seatWords = useSeatWords();
  const from = minuteOf(group.slot.zoneTime);
  return (
    <button
      type="button"
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => onOpenGroup(group)}
      style={placeOf({ from, until: from + group.lengthMinutes }, first)}
      className="absolute inset-x-1 flex flex-col overflow-hidden rounded-md border-[1.5px] border-success bg-success-soft px-2 py-1 text-start text-xs leading-snug text-success-text"
    >
      <span className="block clip-line font-semibold">{authorText(group.title)}</span>
      <span className="block clip-line">{times.time(group.slot)}</span>
      <span className="block clip-line">{seatWords(group)}</span>
    </button>
  );
}
