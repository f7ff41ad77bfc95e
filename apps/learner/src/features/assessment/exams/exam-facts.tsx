import { MINUTE } from '@sullam/domain/limits.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import type { Exam, ExamCard } from './exams.api.ts';

type Sat = Pick<Exam | ExamCard, 'result' | 'attemptsUsed'>;

/** What somebody has reached in an exam so far, as far as it is shown. */
export function OutcomeBadges({ outcome }: { readonly outcome: Sat['result'] }) {
  const t = useT();
  const format = useFormat();
  const { percent, passed, isProvisional } = outcome;
  return (
    <>
      {percent !== null && <span className="font-medium text-ink">{format.percent(Number(percent) / 100, 1)}</span>}
      {percent !== null && isProvisional && <Badge tone="info">{t('exam-sitting.states.provisional')}</Badge>}
      {percent !== null && !isProvisional && passed !== null && (
        <Badge tone={passed ? 'success' : 'danger'}>
          {t(passed ? 'exam-sitting.states.passed' : 'exam-sitting.states.failed')}
        </Badge>
      )}
    </>
  );
}

/** How an exam stands to its learner: running, open, closed; until when, how often, how well. */
export function ExamFacts({ exam }: { readonly exam: Pick<ExamCard, keyof ExamCard & keyof Exam> }) {
  const t = useT();
  const format = useFormat();
  const { limitMinutes, runningAttemptId, refusal, opensAt, closesAt, attemptsUsed, isPublished, result } = exam;
  const isClosed = refusal === 'CLOSED';
  const moment = refusal === 'NOT_OPEN_YET' ? opensAt : closesAt;
  const momentKey = isClosed ? 'closed' : refusal === 'NOT_OPEN_YET' ? 'opens' : 'closes';
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {!isPublished && <PublicationBadge isPublished={false} />}
      {runningAttemptId !== null ? (
        <Badge tone="warning">{t('exam-sitting.states.RUNNING')}</Badge>
      ) : refusal === null ? (
        <Badge tone="primary">{t('exam-sitting.states.open')}</Badge>
      ) : (
        <Badge>{t(`exam-sitting.states.${refusal}`)}</Badge>
      )}
      <OutcomeBadges outcome={result} />
      {limitMinutes !== null && <span>{format.duration(limitMinutes * MINUTE)}</span>}
      {moment && (
        <time dateTime={moment} title={format.dateTime(moment, 'long')}>
          {t(`exam-sitting.labels.${momentKey}`, { date: format.dateTime(moment) })}
        </time>
      )}
      {attemptsUsed > 0 && <span>{t('exam-sitting.labels.attemptsUsed', { count: attemptsUsed })}</span>}
    </p>
  );
}
