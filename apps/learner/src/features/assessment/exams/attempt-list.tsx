import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { reviewPlace } from './exam-place.ts';
import type { AttemptSummary, Exam } from './exams.api.ts';
import { pointsText } from './points.ts';

const TONES: Record<AttemptSummary['state'], Tone> = {
  RUNNING: 'warning',
  SUBMITTED: 'success',
  EXPIRED: 'neutral',
  ABANDONED: 'neutral',
};

/** One attempt: how it ended, when, how well; the way to its review. */
function Line({ courseId, attempt }: { readonly courseId: number; readonly attempt: AttemptSummary }) {
  const t = useT();
  const format = useFormat();
  const { number, state, score, marks, isBeingMarked, isPreview, finishedAt, startedAt, examAttemptId } = attempt;
  const name = format.number(number);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{t('exam-sitting.titles.attemptNumber', { number: name })}</span>
          <Badge tone={TONES[state]}>{t(`exam-sitting.states.${state}`)}</Badge>
          {isPreview && <Badge tone="info">{t('exam-sitting.states.preview')}</Badge>}
          {isBeingMarked && <Badge tone="info">{t('exam-sitting.states.beingMarked')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {finishedAt && state !== 'ABANDONED'
            ? t('exam-sitting.labels.handedIn', { date: format.dateTime(finishedAt) })
            : t('exam-sitting.labels.started', { date: format.dateTime(startedAt) })}
        </p>
      </div>
      <div className="flex items-center gap-4">
        {score !== null && (
          <span className="font-medium">
            {t('exam-sitting.labels.score', {
              score: format.decimal(pointsText(score)),
              marks: format.decimal(pointsText(marks)),
            })}
          </span>
        )}
        {(state === 'SUBMITTED' || state === 'EXPIRED') && (
          <LinkButton
            size="sm"
            variant="outline"
            href={reviewPlace(courseId, examAttemptId)}
            aria-label={t('exam-sitting.actions.reviewAttempt', { number: name })}
          >
            {t('exam-sitting.actions.review')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** One's own attempts, the newest first. */
export function AttemptList({ exam }: { readonly exam: Exam }) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {exam.attempts.map((attempt) => (
        <Line key={attempt.examAttemptId} courseId={exam.courseId} attempt={attempt} />
      ))}
    </ul>
  );
}
