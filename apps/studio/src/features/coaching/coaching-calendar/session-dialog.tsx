import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { type CoachingSessionCard, useAccept, useDecline } from './coaching-calendar.api.ts';
import { SessionPayment } from './session-payment.tsx';
import { SessionActs } from './session-row.tsx';
import { TimeDialog } from './time-dialog.tsx';
import { learnerName, useTimes } from './use-times.ts';

interface SessionDialogProps {
  readonly session: CoachingSessionCard;
  readonly today: string;
  readonly onClose: () => void;
}

/** A session of the calendar with what can be done with it. */
export function SessionDialog({ session, today, onClose }: SessionDialogProps) {
  const t = useT();
  const times = useTimes();
  const authorText = useAuthorText();
  const [isMoving, setMoving] = useState(false);
  const [accept, decline] = [useAccept(), useDecline()];
  const { abilities, coachingSessionId, byVideo, place, note, state } = session;
  if (isMoving) return <TimeDialog session={session} today={today} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={learnerName(session)}
      description={times.moment(session.slot)}
      footer={
        <>
          <SessionActs session={session} />
          {abilities.decline && (
            <Button
              size="sm"
              variant="danger-ghost"
              pending={decline.isPending}
              onClick={() => decline.mutate({ coachingSessionId, message: null }, { onSuccess: onClose })}
            >
              {t('coaching-calendar.actions.decline')}
            </Button>
          )}
          {(abilities.move || abilities.suggest) && (
            <Button size="sm" variant="outline" onClick={() => setMoving(true)}>
              {t(state === 'HELD' ? 'coaching-calendar.actions.suggest' : 'coaching-calendar.actions.move')}
            </Button>
          )}
          {abilities.accept && (
            <Button
              size="sm"
              pending={accept.isPending}
              onClick={() => accept.mutate({ coachingSessionId }, { onSuccess: onClose })}
            >
              {t('coaching-calendar.actions.accept')}
            </Button>
          )}
        </>
      }
    >
      <p>{authorText(session.title)}</p>
      <SessionPayment session={session} />
      <p className="text-muted">{byVideo ? t('coaching-calendar.places.video') : authorText(place)}</p>
      {note && (
        <blockquote dir="auto" className="mt-3 text-muted wrap-anywhere">
          {note}
        </blockquote>
      )}
    </Dialog>
  );
}
