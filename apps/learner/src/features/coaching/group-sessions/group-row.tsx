import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import type { GroupSessionCard } from './group-sessions.api.ts';

/** "3 of 8 seats left", or that it is full or cancelled. */
export function useSeatWords(): (group: GroupSessionCard) => string {
  const t = useT();
  const format = useFormat();
  return ({ state, seats, seatsLeft }) => {
    if (state === 'CANCELLED') return t('group-sessions.words.cancelled');
    if (seatsLeft === 0) return t('group-sessions.words.full');
    return t('group-sessions.words.left', {
      left: { raw: format.number(seatsLeft) },
      seats: { raw: format.number(seats) },
    });
  };
}

interface GroupRowProps {
  readonly group: GroupSessionCard;
  readonly children?: ReactNode;
}

/** A group session in a list: when, what, how many seats are left, and how the reader stands. */
export function GroupRow({ group, children }: GroupRowProps) {
  const t = useT();
  const words = useSlotWords();
  const seatWords = useSeatWords();
  const authorText = useAuthorText();
  const { own, offeredUntil } = group;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-48 flex-1">
        <UiLink
          href={`/coaching/groups/${group.groupSessionId}`}
          className="font-semibold text-ink no-underline hover:text-primary-text"
        >
          {authorText(group.title)}
        </UiLink>
        <p className="text-sm text-muted">{words.own(group.slot)}</p>
        <p className="text-sm text-muted">
          {offeredUntil
            ? t('group-sessions.words.offered', { time: { raw: words.moment(offeredUntil) } })
            : seatWords(group)}
        </p>
      </div>
      {own && (
        <Badge tone={own === 'BOOKED' ? 'success' : own === 'WAITING' ? 'neutral' : 'warning'}>
          {t(`group-sessions.own.${own}`)}
        </Badge>
      )}
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </li>
  );
}
