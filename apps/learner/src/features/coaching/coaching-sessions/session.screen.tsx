import '../../../app.css';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Receipt } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar, SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useReaderZone } from '../../../parts/reader-zone.ts';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import { RatingCard } from '../coach-ratings/coach-ratings.public.ts';
import { SessionWork } from '../coaching-goals/coaching-goals.public.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { type CoachingSession, sessionQuery } from './coaching-sessions.api.ts';
import { MovePanel } from './move-panel.tsx';
import { PolicyCard } from './policy-card.tsx';
import { Preparation } from './preparation.tsx';
import { nameOf, SessionHero } from './session-hero.tsx';
import { SessionHistory } from './session-history.tsx';
import { SessionNotes } from './session-notes.tsx';

/** Milliseconds between looks at the clock, and at the server while a session is near. */
const TICK = 30_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The order that paid for a session, for those who may open it. */
function OrderLine({
  order,
  side,
}: Pick<CoachingSession, 'side'> & { readonly order: NonNullable<CoachingSession['order']> }) {
  const t = useT();
  const format = useFormat();
  const words = t('coaching-sessions.payment.order', { number: { raw: format.number(order.number) } });
  if (side !== 'LEARNER') return <p className="text-sm text-muted">{words}</p>;
  return (
    <UiLink
      href={`/profile/payment-history/${order.orderId}`}
      className={`${textLinkClass} inline-flex items-center gap-2`}
    >
      <Icon of={Receipt} size={18} />
      {words}
    </UiLink>
  );
}

function SessionPage({ session, now }: { readonly session: CoachingSession; readonly now: Date }) {
  const t = useT();
  const [isMoving, setMoving] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const mayMove = isMoving && session.abilities.move;
  return (
    <>
      <BackLink href="/coaching/mine">{t('coaching-sessions.menu.mine')}</BackLink>
      <div className={mayMove ? 'mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25.5rem]' : 'mt-4'}>
        <div className="min-w-0 space-y-5">
          <SessionHero session={session} side={session.side} level={1} now={now} />
          {session.order && <OrderLine order={session.order} side={session.side} />}
          <SessionNotes session={session} />
          {session.side === 'LEARNER' && Date.parse(session.slot.endsAt) <= now.getTime() && (
            <RatingCard coachingSessionId={session.coachingSessionId} coachName={nameOf(session.coach)} />
          )}
          <PolicyCard
            session={session}
            now={now}
            isMoving={mayMove}
            onMove={() => setMoving(!isMoving)}
            onCancel={() => setCancelling(true)}
          />
          <Preparation session={session} />
          {session.side !== 'ADMINISTRATOR' && session.state === 'BOOKED' && (
            <SessionWork
              coachingSessionId={session.coachingSessionId}
              coachId={session.coachId}
              learnerUserId={session.learner.userId}
              side={session.side}
            />
          )}
          <SessionHistory session={session} />
        </div>
        {mayMove && <MovePanel session={session} onClose={() => setMoving(false)} />}
      </div>
      <CancelDialog
        session={session}
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        onMove={() => {
          setCancelling(false);
          setMoving(true);
        }}
      />
    </>
  );
}

/** `/coaching/sessions/{coachingSessionId}`: a session for its learner and its coach. */
export function SessionScreen() {
  const t = useT();
  const words = useSlotWords();
  const now = useNow();
  const [zone] = useReaderZone();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...sessionQuery(usePathId('coachingSessionId'), zone),
    refetchInterval: TICK,
  });
  usePageTitle(data && words.own(data.slot));
  const isGone = error !== null && 'status' in error && error.status === 404;
  return (
    <div className="page-width page-gutter py-8">
      {data ? (
        <SessionPage key={data.coachingSessionId} session={data} now={now} />
      ) : isPending ? (
        <div className="space-y-5">
          <SkeletonBar className="h-72 w-full" />
          <SkeletonText lines={6} />
        </div>
      ) : isGone ? (
        <EmptyState drawing="not-found" level={1} title={error.message} />
      ) : (
        <ErrorState level={1} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  );
}
