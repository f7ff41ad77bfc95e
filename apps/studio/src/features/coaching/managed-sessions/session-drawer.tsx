import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Drawer } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ManagedCoachingSessionDetail, sessionQuery } from './managed-sessions.api.ts';
import { MissedDecision } from './missed-decision.tsx';
import { nameOf } from './person-name.ts';
import { SessionBadges } from './session-badges.tsx';

interface OfSession {
  readonly session: ManagedCoachingSessionDetail;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Facts({ session }: OfSession) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const { startsAt, endsAt, coach, learner, learnerCount, title, byVideo, place, timeZone } = session;
  const { cancelledBy, refundPercent } = session;
  return (
    <dl className="space-y-2 text-sm">
      <Fact label={t('managed-sessions.fields.time')}>
        {format.fieldsRange(startsAt, endsAt, { dateStyle: 'medium', timeStyle: 'short' })}
        <span className="block text-muted">{format.zoneName(startsAt)}</span>
      </Fact>
      {format.isElsewhere(startsAt, timeZone) && (
        <Fact label={t('managed-sessions.fields.coachTime')}>
          {format.fields(startsAt, { dateStyle: 'medium', timeStyle: 'short' }, timeZone)}
          <span className="block text-muted">{format.zoneName(startsAt, timeZone)}</span>
        </Fact>
      )}
      <Fact label={t('managed-sessions.columns.type')}>{text(title)}</Fact>
      <Fact label={t('managed-sessions.columns.coach')}>
        <bdi>{nameOf(coach)}</bdi>
      </Fact>
      <Fact label={t('managed-sessions.columns.learner')}>
        {learner ? <bdi>{nameOf(learner)}</bdi> : t('managed-sessions.counts.participants', { count: learnerCount })}
      </Fact>
      <Fact label={t('managed-sessions.fields.place')}>
        {byVideo ? t('managed-sessions.places.video') : text(place)}
      </Fact>
      {cancelledBy && (
        <Fact label={t('managed-sessions.fields.cancelledBy')}>{t(`managed-sessions.sides.${cancelledBy}`)}</Fact>
      )}
      {refundPercent !== null && (
        <Fact label={t('managed-sessions.fields.refund')}>{format.percent(refundPercent / 100)}</Fact>
      )}
    </dl>
  );
}

function Participants({ session: { participants } }: OfSession) {
  const t = useT();
  if (participants.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-base">{t('managed-sessions.titles.participants')}</h3>
      <ul className="space-y-1 text-sm">
        {participants.map(({ person, isWaiting, isMissed }) => (
          <li key={person.userId} className="flex justify-between gap-4">
            <bdi>{nameOf(person)}</bdi>
            <span className="text-muted">
              {isWaiting && t('managed-sessions.texts.waiting')}
              {isMissed && t('managed-sessions.texts.missing')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ session: { changes } }: OfSession) {
  const t = useT();
  const format = useFormat();
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-base">{t('managed-sessions.titles.history')}</h3>
      <ol className="divide-y divide-line">
        {changes.map(({ kind, by, at, startsBefore, startsAfter, message }) => (
          <li key={`${at}:${kind}`} className="py-3 first:pt-0 last:pb-0">
            <p className="font-medium">{t(`managed-sessions.changes.${kind}`)}</p>
            <p className="text-sm text-muted">
              {t('managed-sessions.texts.by', {
                name: by ? nameOf(by) : t('managed-sessions.texts.unknown'),
                time: format.dateTime(at),
              })}
            </p>
            {startsBefore && startsAfter && (
              <p className="text-sm">
                {t('managed-sessions.texts.moved', {
                  from: format.dateTime(startsBefore),
                  until: format.dateTime(startsAfter),
                })}
              </p>
            )}
            {message && (
              <blockquote dir="auto" className="mt-1 text-sm whitespace-pre-line wrap-anywhere">
                {message}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SessionDrawerProps {
  readonly coachingSessionId: number;
  readonly onClose: () => void;
}

/** Facts and history of a session, and the decision about an objection to its no-show. */
export function SessionDrawer({ coachingSessionId, onClose }: SessionDrawerProps) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useQuery(sessionQuery(coachingSessionId));
  return (
    <Drawer
      open
      wide
      side="end"
      onClose={onClose}
      title={t('managed-sessions.titles.facts')}
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('managed-sessions.actions.close')}
        </Button>
      }
    >
      {!data && !isError && <SkeletonText lines={8} />}
      {!data && isError && (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && (
        <div className="space-y-6">
          <SessionBadges session={data} />
          <Facts session={data} />
          {data.objection === 'WAITING' && <MissedDecision session={data} />}
          <Participants session={data} />
          <History session={data} />
        </div>
      )}
    </Drawer>
  );
}
