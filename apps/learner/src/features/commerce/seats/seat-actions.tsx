import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { type Seat, useReclaimSeat, useResendInvitation } from './seats.api.ts';

interface SeatActionsProps {
  readonly seat: Seat;
  readonly person: string;
}

/** Sends an invitation again. */
function Resend({ seat, person }: SeatActionsProps) {
  const t = useT();
  const notify = useNotify();
  const resend = useResendInvitation();
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={t('seats.actions.resendTo', { person })}
      pending={resend.isPending}
      onClick={() =>
        resend.mutate(seat.seatId, { onSuccess: () => notify({ tone: 'success', text: t('seats.done.resent') }) })
      }
    >
      {t('seats.actions.resend')}
    </Button>
  );
}

/** What the buyer can do with a seat: take it back, or send its invitation again. A seat that is kept says that it is in use. */
export function SeatActions({ seat, person }: SeatActionsProps) {
  const t = useT();
  const notify = useNotify();
  const reclaim = useReclaimSeat();
  const [isAsking, setAsking] = useState(false);
  const { canReclaim, canResend } = seat.abilities;
  const isInvited = seat.status === 'INVITED';
  const words = isInvited ? 'withdraw' : 'reclaim';
  if (!canReclaim && !canResend) return <span className="text-sm text-muted">{t('seats.labels.inUse')}</span>;
  return (
    <>
      {canResend && <Resend seat={seat} person={person} />}
      {canReclaim && (
        <Button
          size="sm"
          variant={isInvited ? 'ghost' : 'outline'}
          aria-label={t(isInvited ? 'seats.actions.withdrawOf' : 'seats.actions.reclaimOf', { person })}
          onClick={() => setAsking(true)}
        >
          {t(`seats.actions.${words}`)}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={t(`seats.${words}.title`)}
          confirmLabel={t(`seats.actions.${words}`)}
          pending={reclaim.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            reclaim.mutate(seat.seatId, {
              onSuccess: () => notify({ tone: 'success', text: t('seats.done.reclaimed') }),
              onSettled: () => setAsking(false),
            })
          }
        >
          {t(`seats.${words}.text`, { person })}
        </ConfirmDialog>
      )}
    </>
  );
}
