import '../../../app.css';
import { Printer } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { AttemptTimeline } from './attempt-timeline.tsx';
import { AttemptState } from './attempt-words.tsx';
import { ChangeList } from './change-list.tsx';
import { ExamFrame } from './exam-frame.tsx';
import { type AttemptToMark, attemptQuery } from './exam-marking.api.ts';
import { useExamPlace } from './exam-place.ts';
import { useLearnerName } from './learner-name.tsx';
import { MarkedQuestionCard } from './marked-question.tsx';
import { useMarks } from './use-marks.ts';

function Facts({ attempt }: { readonly attempt: AttemptToMark }) {
  const t = useT();
  const format = useFormat();
  const marks = useMarks();
  const { startedAt, finishedAt, score, number } = attempt;
  const facts = [
    [t('exam-marking.labels.attempt'), format.number(number)],
    // none where names are hidden
    ...(startedAt
      ? [
          [t('exam-marking.labels.started'), format.dateTime(startedAt)],
          [t('exam-marking.labels.finished'), finishedAt ? format.dateTime(finishedAt) : '–'],
          [
            t('exam-marking.labels.time'),
            finishedAt ? format.duration(Date.parse(finishedAt) - Date.parse(startedAt)) : '–',
          ],
        ]
      : []),
    [
      t('exam-marking.labels.score'),
      score === null ? '–' : `${marks.of(score, attempt.marks)} · ${marks.percent(score, attempt.marks)}`,
    ],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-medium tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Body({ attempt }: { readonly attempt: AttemptToMark }) {
  const t = useT();
  const nameOf = useLearnerName();
  const { places } = useExamPlace();
  const { state, isPreview, questions } = attempt;
  return (
    <div className="space-y-6">
      <div>
        <BackLink href={places.results} className="mb-2">
          {t('exam-marking.actions.toResults')}
        </BackLink>
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          <bdi className="min-w-0 wrap-anywhere">{nameOf(attempt.learner, attempt.examAttemptId)}</bdi>
          <AttemptState state={state} />
          {isPreview && <Badge tone="info">{t('exam-marking.labels.preview')}</Badge>}
        </h3>
      </div>
      <Card className="space-y-6">
        <Facts attempt={attempt} />
        <AttemptTimeline attempt={attempt} />
      </Card>
      {state === 'RUNNING' && <Banner>{t('exam-marking.labels.running')}</Banner>}
      {questions.map((question) => (
        <MarkedQuestionCard key={question.position} attempt={attempt} question={question} />
      ))}
      <section>
        <h3 className="mb-3 text-base">{t('exam-marking.titles.history')}</h3>
        <ChangeList subsectionExamId={attempt.subsectionExamId} examAttemptId={attempt.examAttemptId} />
      </section>
    </div>
  );
}

/** An attempt for who marks it: the paper with answers and marks, what happened around it, every change. */
export function ExamAttemptScreen() {
  const t = useT();
  const examAttemptId = usePathId('examAttemptId');
  const { places } = useExamPlace();
  const { data, isError, refetch } = useQuery(attemptQuery(examAttemptId));
  const isOpen = data?.questions.some(({ score }) => score === null) ?? false;
  return (
    <ExamFrame
      actions={
        data && (
          <>
            <Button variant="outline" icon={Printer} onClick={() => window.print()}>
              {t('common.actions.print')}
            </Button>
            {isOpen && !data.isPreview && (
              <LinkButton href={places.attemptMarking(examAttemptId)}>
                {t('exam-marking.actions.markAttempt')}
              </LinkButton>
            )}
          </>
        )
      }
    >
      {isError && !data && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} compact />}
      {!data && !isError && <SkeletonText lines={10} />}
      {data && <Body attempt={data} />}
    </ExamFrame>
  );
}
