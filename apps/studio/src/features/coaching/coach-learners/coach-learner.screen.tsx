import '../../../app.css';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Rungs } from '@sullam/ui/components/progress-rungs.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useSignOnToken } from '@sullam/web-kit/shell/use-sign-on-token.ts';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../parts/page.tsx';
import {
  type CoachingGoal,
  type CoachingTask,
  type CoachLearnerDetail,
  goalsQuery,
  learnerQuery,
  tasksQuery,
} from './coach-learners.api.ts';

function Sessions({ sessions }: Pick<CoachLearnerDetail, 'sessions'>) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const open = useSignOnToken();
  return (
    <Card as="section">
      <h2 className="mb-2 text-lg">{t('coaching-goals.learners.history')}</h2>
      <ul className="divide-y divide-line">
        {sessions.map(({ coachingSessionId, title, startsAt, state, missedBy }) => (
          <li key={coachingSessionId} className="flex flex-wrap items-center gap-3 py-3">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{text(title)}</span>
              <span className="block text-sm text-muted">{format.dateTime(startsAt)}</span>
            </span>
            {state !== 'BOOKED' && <Badge>{t(`coaching-goals.sessionStates.${state}`)}</Badge>}
            {missedBy !== null && <Badge tone="warning">{t(`coaching-goals.missed.${missedBy}`)}</Badge>}
            <Button
              size="sm"
              variant="ghost"
              pending={open.isPending}
              onClick={() => open.mutate({ target: 'LEARNER', path: `/coaching/sessions/${coachingSessionId}` })}
            >
              {t('coaching-goals.learners.open')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Goals({ goals }: { readonly goals: readonly CoachingGoal[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card as="section">
      <h2 className="mb-3 text-lg">{t('coaching-goals.goals.title')}</h2>
      {goals.length === 0 && <p className="text-sm text-muted">{t('coaching-goals.goals.none')}</p>}
      <ul className="divide-y divide-line">
        {goals.map(({ coachingGoalId, title, stepsDone, stepCount, state, changes }) => (
          <li key={coachingGoalId} className="space-y-1 py-3 first:pt-0">
            <p className="flex flex-wrap items-center gap-2">
              <bdi className="font-medium wrap-anywhere">{title}</bdi>
              {state !== 'OPEN' && (
                <Badge tone={state === 'REACHED' ? 'success' : 'neutral'}>{t(`coaching-goals.states.${state}`)}</Badge>
              )}
            </p>
            <Rungs
              done={stepsDone}
              of={stepCount}
              label={title}
              text={t('coaching-goals.goals.progress', { done: { raw: format.number(stepsDone) }, count: stepCount })}
            />
            {changes.map(
              ({ at, note }) =>
                note && (
                  <p key={at} className="text-sm text-muted wrap-anywhere">
                    {format.date(at)} · <bdi>{note}</bdi>
                  </p>
                ),
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Tasks({ tasks }: { readonly tasks: readonly CoachingTask[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card as="section">
      <h2 className="mb-2 text-lg">{t('coaching-goals.tasks.title')}</h2>
      {tasks.length === 0 && <p className="text-sm text-muted">{t('coaching-goals.tasks.none')}</p>}
      <ul className="divide-y divide-line">
        {tasks.map(({ coachingTaskId, title, dueOn, doneAt }) => (
          <li key={coachingTaskId} className="py-2.5">
            <bdi className="block wrap-anywhere">{title}</bdi>
            <span className="text-sm text-muted">
              {[
                t(doneAt === null ? 'coaching-goals.tasks.isOpen' : 'coaching-goals.tasks.isDone'),
                dueOn && t('coaching-goals.tasks.due', { day: format.day(dueOn, { dateStyle: 'medium' }) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** `/coaching/learners/{userId}`: sessions, goals and tasks of one learner. They are changed on the page of a session. */
export function CoachLearnerScreen() {
  const t = useT();
  const userId = usePathId('userId');
  const { data, error, isFetching, refetch } = useQuery(learnerQuery(userId));
  const goals = useQuery({ ...goalsQuery(userId), enabled: data !== undefined });
  const tasks = useQuery({ ...tasksQuery(userId), enabled: data !== undefined });
  const isGone = error !== null && 'status' in error && error.status === 404;
  const name = data ? `${data.learner.firstName} ${data.learner.lastName}` : t('coaching.tabs.learners');
  return (
    <Page title={name}>
      <BackLink href="/coaching/learners" className="mb-4">
        {t('coaching.tabs.learners')}
      </BackLink>
      {!data && !error && <SkeletonText lines={8} />}
      {!data && isGone && <EmptyState drawing="not-found" level={2} title={error.message} />}
      {!data && error && !isGone && (
        <ErrorState level={2} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <Sessions sessions={data.sessions} />
          <div className="space-y-5">
            {goals.data && <Goals goals={goals.data.data} />}
            {tasks.data && <Tasks tasks={tasks.data.data} />}
          </div>
        </div>
      )}
    </Page>
  );
}
