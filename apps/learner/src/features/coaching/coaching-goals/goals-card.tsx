import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Rungs } from '@sullam/ui/components/progress-rungs.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CoachingGoal, goalsQuery, type Pair } from './coaching-goals.api.ts';
import { GoalReviewForm, NewGoalForm } from './goal-form.tsx';

interface GoalRowProps {
  readonly goal: CoachingGoal;
  readonly coachingSessionId: number | null;
}

function GoalRow({ goal, coachingSessionId }: GoalRowProps) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { title, stepsDone, stepCount, state, targetOn, coach, createdAt, changes } = goal;
  const note = changes.findLast((change) => change.note !== null)?.note;
  const name = `${coach.firstName} ${coach.lastName}`;
  return (
    <li className="space-y-2 py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-3">
        <bdi className="font-display text-lg font-semibold wrap-anywhere">{title}</bdi>
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
      {note && (
        <p dir="auto" className="wrap-anywhere">
          {note}
        </p>
      )}
      <p className="text-sm text-muted">
        {[
          t('coaching-goals.goals.set', { name, day: format.date(createdAt) }),
          targetOn && t('coaching-goals.goals.until', { day: format.day(targetOn, { dateStyle: 'medium' }) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isOpen ? (
        <GoalReviewForm goal={goal} coachingSessionId={coachingSessionId} onClose={() => setOpen(false)} />
      ) : (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('coaching-goals.goals.changeOf', { title })}
          onClick={() => setOpen(true)}
        >
          {t('coaching-goals.goals.change')}
        </Button>
      )}
    </li>
  );
}

interface GoalsCardProps {
  readonly pair: Pair;
  /** Session in which goals are reviewed; null: between sessions. */
  readonly coachingSessionId?: number | null;
}

/** Goals of a pair, which both of them change; without a pair all of the reader's, to which none can be added. */
export function GoalsCard({ pair, coachingSessionId = null }: GoalsCardProps) {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const { data } = useQuery(goalsQuery(pair));
  const mayAdd = pair.coachId !== undefined || pair.learnerUserId !== undefined;
  if (!data || (!mayAdd && data.data.length === 0)) return null;
  return (
    <Card as="section" padding="lg" className="rounded-xl!">
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="text-panel">{t('coaching-goals.goals.title')}</h2>
        {mayAdd && !isAdding && (
          <Button size="sm" variant="ghost" onClick={() => setAdding(true)}>
            {t('coaching-goals.goals.add')}
          </Button>
        )}
      </div>
      {data.data.length === 0 && !isAdding && <p className="text-muted">{t('coaching-goals.goals.none')}</p>}
      <ul className="divide-y divide-line">
        {data.data.map((goal) => (
          <GoalRow key={goal.coachingGoalId} goal={goal} coachingSessionId={coachingSessionId} />
        ))}
      </ul>
      {isAdding && <NewGoalForm pair={pair} onClose={() => setAdding(false)} />}
    </Card>
  );
}
