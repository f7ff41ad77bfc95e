import { Button } from '@sullam/ui/components/button.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReaderZone } from '../../../parts/reader-zone.ts';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import {
  type CoachingSession,
  cancellationQuery,
  type SessionCancellation,
  useCancelSession,
} from './coaching-sessions.api.ts';
import { otherOf } from './session-hero.tsx';

type Refund = Exclude<SessionCancellation['refund'], null>;

interface CancelDialogProps {
  readonly session: CoachingSession;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMove: () => void;
}

/** Asks before a session is cancelled, and says what the terms mean now. */
export function CancelDialog({ session, isOpen, onClose, onMove }: CancelDialogProps) {
  const t = useT();
  const notify = useNotify();
  const format = useFormat();
  const words = useSlotWords();
  const [zone] = useReaderZone();
  const [message, setMessage] = useState('');
  const { data } = useQuery({ ...cancellationQuery(session.coachingSessionId, zone), enabled: isOpen });
  const { mutate, isPending } = useCancelSession(session.coachingSessionId);
  const name = otherOf(session, session.side);
  const cancel = () =>
    mutate(
      { message: message.trim() || null },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('coaching-sessions.cancel.done') });
          onClose();
        },
      },
    );
  const refundText = ({ amountMinor, paidMinor, currency }: Refund, until: CoachingSession['policy']['holdsUntil']) => {
    const amount = format.money({ amount: amountMinor, currency });
    const paid = format.money({ amount: paidMinor, currency });
    if (amountMinor === 0) return t('coaching-sessions.cancel.noRefund', { paid });
    return until
      ? t('coaching-sessions.cancel.refundUntil', { amount, paid, time: { raw: words.short(until) } })
      : t('coaching-sessions.cancel.refund', { amount, paid });
  };
  const free = session.policy.lastFreeChange;
  const isFree = session.side !== 'LEARNER' || data === undefined || data.refundPercent === 100;
  const consequence = session.abilities.pay
    ? t('coaching-sessions.cancel.unpaid')
    : session.side !== 'LEARNER' || session.state === 'HELD' || free === null
      ? t('coaching-sessions.cancel.told', { name })
      : t(isFree ? 'coaching-sessions.cancel.inTime' : 'coaching-sessions.cancel.late', {
          time: { raw: words.moment(free) },
          name,
        });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="sm"
      role="alertdialog"
      title={t('coaching-sessions.cancel.title')}
      description={words.own(session.slot)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('coaching-sessions.cancel.keep')}
          </Button>
          <Button variant="danger" pending={isPending} onClick={cancel}>
            {t('coaching-sessions.actions.cancel')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p className={isFree ? 'text-muted' : 'rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-text'}>
          {consequence}
          {data?.credit && ` ${t(data.credit === 'RETURNED' ? 'coaching-credits.returned' : 'coaching-credits.lost')}`}
          {data?.refund && (
            <span className="block">
              {refundText(data.refund, session.side === 'LEARNER' ? data.holdsUntil : null)}
            </span>
          )}
        </p>
        <TextArea
          label={t('coaching-sessions.cancel.message')}
          hint={t('coaching-sessions.cancel.read', { name })}
          optional
          rows={2}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        {session.abilities.move && (
          <Button full variant="soft" onClick={onMove}>
            {t('coaching-sessions.cancel.moveInstead')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
