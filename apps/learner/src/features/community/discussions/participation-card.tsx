import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Circle, CircleCheck } from '@sullam/ui/base/icons.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { Rungs } from '@sullam/ui/components/progress-rungs.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { DiscussionBoard, Participation } from './discussions.api.ts';

interface Step {
  readonly words: string;
  readonly isDone: boolean;
}

function useSteps({ ownCount, ownDone, replyCount, repliesDone, leastWords }: Participation): Step[] {
  const t = useT();
  const own: Step[] =
    ownCount === 0
      ? []
      : [
          {
            words:
              leastWords > 0
                ? t('discussions.steps.ownWords', { count: ownCount, words: leastWords })
                : t('discussions.steps.own', { count: ownCount }),
            isDone: ownDone === ownCount,
          },
        ];
  const replies = Array.from({ length: replyCount }, (_, index) => ({
    words: t(index === 0 ? 'discussions.steps.reply' : 'discussions.steps.replyNext'),
    isDone: index < repliesDone,
  }));
  return [...own, ...replies];
}

/** What a graded discussion asks, as rungs with words. */
export function ParticipationCard({ board }: { readonly board: DiscussionBoard }) {
  if (!board.participation || board.grading !== 'PARTICIPATION') return null;
  return <Steps board={board} participation={board.participation} />;
}

function Steps({ board, participation }: { readonly board: DiscussionBoard; readonly participation: Participation }) {
  const t = useT();
  const format = useFormat();
  const steps = useSteps(participation);
  const { stepsDone, steps: all } = participation;
  const facts = [
    board.maximum === null ? null : t('discussions.labels.points', { count: Number(board.maximum) }),
    board.dueAt === null ? null : t('discussions.labels.due', { date: format.dateTime(board.dueAt) }),
  ].filter((fact) => fact !== null);
  return (
    <Card as="section" className="my-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 className="text-base">{t('discussions.titles.participation')}</h3>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <div className="mt-3">
        <Rungs
          done={stepsDone}
          of={all}
          label={t('discussions.titles.participation')}
          text={t('discussions.steps.done', { done: format.number(stepsDone), steps: format.number(all) })}
        />
      </div>
      <ul className="mt-3 space-y-1.5">
        {steps.map(({ words, isDone }) => (
          <li key={words} className="flex items-start gap-2.5 text-sm">
            <Icon
              of={isDone ? CircleCheck : Circle}
              size={20}
              className={cx('mt-0.5 shrink-0', isDone ? 'text-success-text' : 'text-muted')}
            />
            <span className={cx(isDone && 'text-muted')}>{words}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
