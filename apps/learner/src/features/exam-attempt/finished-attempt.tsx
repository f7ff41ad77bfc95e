import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, Clock } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { examPlace, reviewPlace } from '../exams/exam-place.ts';
import { type Exam, examQuery } from '../exams/exams.api.ts';
import { pointsText } from '../exams/points.ts';
import { RELEASED, ReleaseLines } from '../exams/release-lines.tsx';
import type { AttemptSnapshot } from './attempt.api.ts';

interface FinishedAttemptProps {
  readonly snapshot: AttemptSnapshot;
  readonly lost: number;
}

/** The score where it is there already, and when all else comes. */
function Outcome({ exam, attemptId }: { readonly exam: Exam; readonly attemptId: number }) {
  const t = useT();
  const format = useFormat();
  const attempt = exam.attempts.find(({ examAttemptId }) => examAttemptId === attemptId);
  const score = attempt?.score ?? null;
  const missing = RELEASED.filter((part) =>
    part === 'scores' ? score === null : exam.releases[part].rule !== 'AT_ONCE',
  );
  if (score === null && missing.length === 0) return null;
  return (
    <div className="mt-8 space-y-3 rounded-lg border border-line bg-surface p-5 text-start">
      {attempt && score !== null && (
        <p className="text-lg font-semibold tabular">
          {t('exam-sitting.releases.line', {
            what: t('exam-sitting.releases.scores'),
            when: {
              raw: t('exam-sitting.labels.score', {
                score: format.decimal(pointsText(score)),
                marks: format.decimal(pointsText(attempt.marks)),
              }),
            },
          })}
        </p>
      )}
      {missing.length > 0 && <ReleaseLines releases={exam.releases} only={missing} />}
    </div>
  );
}

/** The end: it has been handed in, when, and what comes next. */
export function FinishedAttempt({ snapshot, lost }: FinishedAttemptProps) {
  const t = useT();
  const format = useFormat();
  const { data: exam } = useQuery(examQuery(snapshot.subsectionExamId));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const isExpired = snapshot.state === 'EXPIRED';
  return (
    <div className="mx-auto max-w-reading px-4 py-16 text-center">
      <span className={`inline-flex ${isExpired ? 'text-muted' : 'text-success-text'}`}>
        <Icon of={isExpired ? Clock : CircleCheck} size={32} />
      </span>
      <h1 ref={title} tabIndex={-1} className="mt-4 text-page text-balance outline-none">
        {t(isExpired ? 'exam-sitting.messages.expired' : 'exam-sitting.messages.finished')}
      </h1>
      {snapshot.finishedAt && (
        <p className="mt-2 text-muted">
          {t('exam-sitting.labels.handedIn', { date: format.dateTime(snapshot.finishedAt, 'long') })}
        </p>
      )}
      {lost > 0 && (
        <div className="mt-6 text-start">
          <Banner tone="warning">{t('exam-sitting.messages.lost', { count: lost })}</Banner>
        </div>
      )}
      {exam && <Outcome exam={exam} attemptId={snapshot.examAttemptId} />}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton href={examPlace(snapshot.courseId, snapshot.subsectionExamId)} variant="outline">
          {t('exam-sitting.actions.toExam')}
        </LinkButton>
        <LinkButton href={reviewPlace(snapshot.courseId, snapshot.examAttemptId)}>
          {t('exam-sitting.actions.review')}
        </LinkButton>
      </div>
    </div>
  );
}
