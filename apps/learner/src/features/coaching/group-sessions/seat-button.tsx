import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useReaderZone } from '../../../parts/reader-zone.ts';
import { type GroupSessionCard, useAcceptSeat, useBookSeat, useLeaveSeat } from './group-sessions.api.ts';

interface SeatButtonProps {
  readonly group: GroupSessionCard;
}

/** Gives a seat back after asking; declines an offer or leaves the waiting list at once. */
function LeaveButton({ group }: SeatButtonProps) {
  const t = useT();
  const notify = useNotify();
  const leave = useLeaveSeat(group.groupSessionId);
  const [isAsking, setAsking] = useState(false);
  const hasSeat = group.own === 'BOOKED';
  const done = () => hasSeat && notify({ tone: 'success', text: t('group-sessions.done.leave') });
  const send = () => leave.mutate(undefined, { onSuccess: done, onSettled: () => setAsking(false) });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        pending={leave.isPending}
        {...preloadOn(ConfirmDialog)}
        onClick={() => (hasSeat ? setAsking(true) : send())}
      >
        {t(hasSeat ? 'group-sessions.actions.leave' : 'group-sessions.actions.leaveQueue')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={t('group-sessions.titles.leave')}
          confirmLabel={t('group-sessions.actions.leave')}
          onClose={() => setAsking(false)}
          onConfirm={send}
        >
          {t('group-sessions.words.leave')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What the reader can do about a seat: book it, wait for it, take an offer, or give it up. */
export function SeatButtons({ group }: SeatButtonProps) {
  const t = useT();
  const notify = useNotify();
  const [zone] = useReaderZone();
  const book = useBookSeat(group.groupSessionId);
  const accept = useAcceptSeat(group.groupSessionId);
  const { abilities } = group;
  const done = (key: 'book' | 'wait') => () => notify({ tone: 'success', text: t(`group-sessions.done.${key}`) });
  const ask = (key: 'book' | 'wait') => book.mutate({ waits: key === 'wait', zone }, { onSuccess: done(key) });
  return (
    <>
      {abilities.book && (
        <Button size="sm" pending={book.isPending} onClick={() => ask('book')}>
          {t('group-sessions.actions.book')}
        </Button>
      )}
      {abilities.wait && (
        <Button size="sm" variant="soft" pending={book.isPending} onClick={() => ask('wait')}>
          {t('group-sessions.actions.wait')}
        </Button>
      )}
      {abilities.accept && (
        <Button
          size="sm"
          pending={accept.isPending}
          onClick={() => accept.mutate(undefined, { onSuccess: done('book') })}
        >
          {t('group-sessions.actions.accept')}
        </Button>
      )}
      {abilities.leave && <LeaveButton group={group} />}
    </>
  );
}
