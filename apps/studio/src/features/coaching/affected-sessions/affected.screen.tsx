import '../../../app.css';
import { stickyFoot } from '@sullam/ui/base/sticky-part.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CoachingFrame } from '../../../parts/coaching-frame.tsx';
import { useKeys } from '../../../parts/keys.tsx';
import { LeaveWarning } from '../../../parts/leave-warning.tsx';
import { type AffectedSession, affectedQuery, type Refused, useDecide } from './affected.api.ts';
import { AffectedGroupRow, AffectedRow } from './affected-row.tsx';
import { type Choice, choiceOf, DECISIONS, readyOf } from './decisions.ts';

/** Choices by session, with which one the keys are about. */
function useChoices(sessions: readonly AffectedSession[]) {
  const t = useT();
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [at, setAt] = useState(0);
  const current = sessions[Math.min(at, sessions.length - 1)];
  const choose = (coachingSessionId: number, choice: Choice | undefined) =>
    setChoices((before) => {
      const next = new Map(before);
      if (choice) next.set(coachingSessionId, choice);
      else next.delete(coachingSessionId);
      return next;
    });
  const step = (by: number) => setAt(Math.max(0, Math.min(sessions.length - 1, at + by)));
  useKeys({
    title: t('affected-sessions.titles.sessions'),
    lines: [
      { id: 'affected-next', shown: 'J', words: t('affected-sessions.keys.next'), code: 'KeyJ', run: () => step(1) },
      {
        id: 'affected-previous',
        shown: 'K',
        words: t('affected-sessions.keys.previous'),
        code: 'KeyK',
        run: () => step(-1),
      },
      ...DECISIONS.map((kind, place) => ({
        id: `affected-${kind.toLowerCase()}`,
        shown: String(place + 1),
        words: t(`affected-sessions.decisions.${kind}`),
        code: `Digit${place + 1}`,
        run: current?.learner ? () => choose(current.coachingSessionId, choiceOf(kind)) : undefined,
      })),
    ],
  });
  // what was decided elsewhere is no longer in the list
  const standing = new Map([...choices].filter(([id]) => sessions.some((each) => each.coachingSessionId === id)));
  return { choices: standing, current, choose };
}

function Affected({ sessions }: { readonly sessions: readonly AffectedSession[] }) {
  const t = useT();
  const notify = useNotify();
  const { choices, current, choose } = useChoices(sessions);
  const [message, setMessage] = useState('');
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const decide = useDecide();
  const ready = readyOf(choices);
  const confirm = () =>
    decide.mutate(
      { decisions: ready, message: message.trim() || null },
      {
        onSuccess: (left) => {
          setRefused(left);
          const done = ready.size - left.length;
          if (done > 0) notify({ tone: 'success', text: t('affected-sessions.counts.done', { count: done }) });
        },
      },
    );
  if (sessions.length === 0)
    return (
      <EmptyState
        drawing="calendar"
        level={2}
        title={t('affected-sessions.empty.title')}
        description={t('affected-sessions.empty.text')}
      />
    );
  return (
    <>
      <p className="mb-5 text-muted">{t('affected-sessions.words.nothingSent')}</p>
      <Card as="section" padding="none">
        <h2 className="border-b border-line px-5 py-4 text-base">{t('affected-sessions.titles.sessions')}</h2>
        <ul className="divide-y divide-line">
          {sessions.map((session) =>
            session.learner ? (
              <AffectedRow
                key={session.coachingSessionId}
                session={session}
                choice={choices.get(session.coachingSessionId)}
                error={refused.find(({ coachingSessionId }) => coachingSessionId === session.coachingSessionId)?.error}
                isCurrent={session === current}
                onChoose={(choice) => choose(session.coachingSessionId, choice)}
              />
            ) : (
              <AffectedGroupRow key={`group ${session.coachingSessionId}`} session={session} />
            ),
          )}
        </ul>
      </Card>
      <div
        ref={stickyFoot}
        className="sticky-foot bottom-0 z-20 -mx-4 mt-8 flex flex-wrap items-end gap-3 border-t border-line bg-canvas px-4 py-3"
      >
        <TextField
          className="min-w-60 flex-1"
          label={t('affected-sessions.fields.message')}
          optional
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Button disabled={ready.size === 0} pending={decide.isPending} onClick={confirm}>
          {ready.size === 0
            ? t('affected-sessions.actions.confirm')
            : t('affected-sessions.counts.confirm', { count: ready.size })}
        </Button>
      </div>
      <LeaveWarning isDirty={choices.size > 0 && !decide.isPending} />
    </>
  );
}

/** `/coaching/affected`: booked sessions that no longer fit the hours, each with what happens to it. */
export function AffectedScreen() {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(affectedQuery());
  const isNoCoach = error && 'status' in error && error.status === 404;
  return (
    <CoachingFrame tab="availability">
      <h2 className="mb-1 text-xl">
        {data && data.affectedSessions.length > 0
          ? t('affected-sessions.counts.title', { count: data.affectedSessions.length })
          : t('affected-sessions.titles.page')}
      </h2>
      {data && <Affected sessions={data.affectedSessions} />}
      {!data && !error && <SkeletonText lines={8} />}
      {isNoCoach && <EmptyState drawing="people" level={2} title={t('affected-sessions.empty.noCoach')} />}
      {!data && error && !isNoCoach && (
        <ErrorState level={2} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </CoachingFrame>
  );
}
