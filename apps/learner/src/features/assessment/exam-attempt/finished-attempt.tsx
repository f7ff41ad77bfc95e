import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, ClipboardCheck, Clock } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type AttemptSummary,
  type Exam,
  examQuery,
  isPassed,
  RELEASED,
  ReleaseLines,
  Score,
  useAttemptsText,
} from '../exams/exams.public.ts';
import type { AttemptSnapshot } from './attempt.api.ts';
import { NextSteps } from './next-steps.tsx';

interface FinishedAttemptProps {
  readonly snapshot: AttemptSnapshot;
  readonly lost: number;
}

interface OfAttempt {
  readonly exam: Exam;
  readonly attempt: AttemptSummary | undefined;
}

/** The score where it is there already, whether it is enough, and when all else comes. */
function Outcome({ exam, attempt }: OfAttempt) {
  const t = useT();
  const format = useFormat();
  const attemptsText = useAttemptsText();
  const { passPercent, attemptsAllowed, canEdit, releases } = exam;
  const score = attempt?.score ?? null;
  const passed = attempt ? isPassed(exam, attempt) : null;
  const missing = RELEASED.filter((part) => (part === 'scores' ? score === null : releases[part].rule !== 'AT_ONCE'));
  const terms = [
    [
      'passMark',
      passPercent && t('exam-sitting.rules.pass', { percent: format.percent(Number(passPercent) / 100, 2) }),
    ],
    ['attempts', attemptsAllowed === null || canEdit ? null : attemptsText(exam)],
  ] as const;
  const known = terms.filter(([, text]) => text !== null);
  if (score === null && missing.length === 0 && known.length === 0) return null;
  return (
    <div className="mt-8 space-y-3 rounded-lg border border-line bg-surface p-5 text-start">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        {attempt && score !== null && <Score score={score} marks={attempt.marks} passed={passed} />}
        {known.length > 0 && (
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            {known.map(([name, text]) => (
              <div key={name}>
                <dt className="text-sm text-muted">{t(`exam-sitting.labels.${name}`)}</dt>
                <dd className="font-medium">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {attempt?.isBeingMarked && score !== null && <p>{t('exam-sitting.messages.provisional')}</p>}
      {missing.length > 0 && <ReleaseLines releases={releases} only={missing} />}
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
  const attempt = exam?.attempts.find(({ examAttemptId }) => examAttemptId === snapshot.examAttemptId);
  const isExpired = snapshot.state === 'EXPIRED';
  // a tick above a failed exam would say that it went well: it waits for the result
  const hasTick = !isExpired && exam !== undefined && (attempt === undefined || isPassed(exam, attempt) !== false);
  return (
    <div className="mx-auto max-w-reading px-4 py-16 text-center">
      <span className={`inline-flex ${hasTick ? 'text-success-text' : 'text-muted'}`}>
        <Icon of={isExpired ? Clock : hasTick ? CircleCheck : ClipboardCheck} size={32} />
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
      {exam && <Outcome exam={exam} attempt={attempt} />}
      <NextSteps exam={exam} attempt={attempt} snapshot={snapshot} />
    </div>
  );
}
