import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import {
  type CoachingSession,
  useAcceptSession,
  useDeclineSession,
  useObject,
  useReportMissed,
} from './coaching-sessions.api.ts';
import { nameOf, otherOf } from './session-hero.tsx';

interface NoteProps {
  readonly session: CoachingSession;
}

/** A request or a suggested time, with the answer if it is the reader's. */
function Waiting({ session }: NoteProps) {
  const t = useT();
  const words = useSlotWords();
  const accept = useAcceptSession(session.coachingSessionId);
  const decline = useDeclineSession(session.coachingSessionId);
  const { abilities, heldUntil, heldFor, side } = session;
  if (session.state !== 'HELD' || !heldUntil) return null;
  const name = otherOf(session, side);
  const time = { raw: words.moment(heldUntil) };
  if (!abilities.accept)
    return (
      <Banner tone="info" live="off" title={t('coaching-sessions.waiting.title', { name })}>
        {t('coaching-sessions.waiting.text', { time })}
      </Banner>
    );
  return (
    <Banner
      tone="info"
      live="off"
      title={t(heldFor === 'OFFER' ? 'coaching-sessions.waiting.offer' : 'coaching-sessions.waiting.request', { name })}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" pending={accept.isPending} onClick={() => accept.mutate()}>
            {t('coaching-sessions.actions.accept')}
          </Button>
          <Button size="sm" variant="outline" pending={decline.isPending} onClick={() => decline.mutate({})}>
            {t('coaching-sessions.actions.decline')}
          </Button>
        </div>
      }
    >
      {t('coaching-sessions.waiting.text', { time })}
    </Banner>
  );
}

/** Who cancelled or declined, when, and what they wrote. */
function Ended({ session }: NoteProps) {
  const t = useT();
  const words = useSlotWords();
  const { state, cancelledBy, cancelledAt, message, side } = session;
  if (state === 'HELD' || state === 'BOOKED') return null;
  const byReader = cancelledBy === side;
  const by = cancelledBy === 'LEARNER' ? session.learner : session.coach;
  const title =
    state === 'CANCELLED' && cancelledBy !== null
      ? byReader
        ? t('coaching-sessions.ended.byYou')
        : cancelledBy === 'ADMINISTRATOR'
          ? t('coaching-sessions.ended.byAdministrator')
          : t('coaching-sessions.ended.byOther', { name: nameOf(by) })
      : t(`coaching-sessions.states.${state}`);
  return (
    <Banner tone={state === 'CANCELLED' ? 'danger' : 'warning'} live="off" title={title}>
      {cancelledAt && <p>{words.moment(cancelledAt)}</p>}
      {message && (
        <blockquote dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {message}
        </blockquote>
      )}
    </Banner>
  );
}

function Objection({ session }: NoteProps) {
  const t = useT();
  const words = useSlotWords();
  const { mutate, isPending } = useObject(session.coachingSessionId);
  const [text, setText] = useState('');
  if (!session.abilities.object || !session.objectUntil) return null;
  return (
    <Card as="section" padding="lg" className="space-y-4 rounded-xl!">
      <h2 className="text-panel">{t('coaching-sessions.missed.question')}</h2>
      <p className="text-muted">
        {t('coaching-sessions.missed.until', { time: { raw: words.moment(session.objectUntil) } })}
      </p>
      <TextArea
        label={t('coaching-sessions.missed.what')}
        required
        rows={2}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button pending={isPending} disabled={text.trim() === ''} onClick={() => mutate({ objection: text.trim() })}>
        {t('coaching-sessions.missed.object')}
      </Button>
    </Card>
  );
}

/** Who is said to have missed the session, and the objection to it. */
function Missed({ session }: NoteProps) {
  const t = useT();
  const report = useReportMissed(session.coachingSessionId);
  const { missedBy, side, objection, abilities } = session;
  if (missedBy === null)
    return abilities.reportMissed ? (
      <p className="text-sm text-muted">
        {t('coaching-sessions.missed.ask', { name: otherOf(session, side) })}{' '}
        <Button size="sm" variant="ghost" pending={report.isPending} onClick={() => report.mutate()}>
          {t('coaching-sessions.missed.report')}
        </Button>
      </p>
    ) : null;
  const who = missedBy === side ? null : nameOf(missedBy === 'LEARNER' ? session.learner : session.coach);
  return (
    <>
      <Banner
        tone="danger"
        live="off"
        title={who === null ? t('coaching-sessions.missed.you') : t('coaching-sessions.missed.other', { name: who })}
      >
        {objection && (
          <blockquote dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
            {t('coaching-sessions.missed.objection', { text: objection })}
          </blockquote>
        )}
      </Banner>
      <Objection session={session} />
    </>
  );
}

/** What the reader has to know of a session beside its time. */
export const SessionNotes = ({ session }: NoteProps) => (
  <>
    <Waiting session={session} />
    <Ended session={session} />
    <Missed session={session} />
  </>
);
