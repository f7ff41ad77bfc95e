import { cx } from '@sullam/ui/base/cx.ts';
import { ChevronLeft, ChevronRight } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LeaveWarning } from '../../parts/leave-warning.tsx';
import { QueueState } from './attempt-words.tsx';
import { ExamFrame } from './exam-frame.tsx';
import { attemptQuery, type MarkedQuestion } from './exam-marking.api.ts';
import { useExamPlace } from './exam-place.ts';
import { GivenAnswer } from './given-answer.tsx';
import { useLearnerName } from './learner-name.tsx';
import { draftOf, isSameDraft, type MarkDraft } from './mark-draft.ts';
import { MarkPanel } from './mark-panel.tsx';
import { TwoReviews } from './two-reviews.tsx';
import { useMarkingKeys } from './use-marking-keys.ts';
import { type Queue, useQueue } from './use-queue.ts';

const FORM = 'mark-form';

/** Where one is, and the way to the answers beside. */
function QueueHead({ queue }: { readonly queue: Queue }) {
  const t = useT();
  const format = useFormat();
  const nameOf = useLearnerName();
  const { answers, current, place, next, previous, goTo } = queue;
  const done = answers.filter(({ state }) => state === 'MARKED').length;
  const words = { done: format.number(done), total: format.number(answers.length) };
  if (!current) return null;
  return (
    <div className="mb-4 space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex items-center gap-1">
          <IconButton
            icon={ChevronLeft}
            mirrored
            variant="outline"
            label={t('exam-marking.actions.previous')}
            disabled={!previous}
            onClick={() => goTo(previous)}
          />
          <span className="min-w-20 text-center text-sm tabular">
            {t('exam-marking.labels.place', { at: format.number(place), total: format.number(answers.length) })}
          </span>
          <IconButton
            icon={ChevronRight}
            mirrored
            variant="outline"
            label={t('exam-marking.actions.next')}
            disabled={!next}
            onClick={() => goTo(next)}
          />
        </div>
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-0 font-medium wrap-anywhere">{nameOf(current.learner, current.examAttemptId)}</bdi>
          <QueueState state={current.state} />
        </p>
        <div className="w-full sm:w-56">
          <p className="mb-1 text-sm text-muted tabular">{t('exam-marking.labels.progress', words)}</p>
          <ProgressBar
            share={answers.length === 0 ? 0 : done / answers.length}
            label={t('exam-marking.labels.progress', words)}
            thin
          />
        </div>
      </div>
    </div>
  );
}

interface AnswerPageProps {
  readonly queue: Queue;
  readonly question: MarkedQuestion;
  readonly markerCount: number;
  readonly draft: MarkDraft;
  readonly onDraft: (draft: MarkDraft) => void;
  readonly onSaved: (goesOn: boolean) => void;
}

function AnswerPage({ queue, question, markerCount, draft, onDraft, onSaved }: AnswerPageProps) {
  const t = useT();
  const score = useRef<HTMLInputElement>(null);
  useMarkingKeys({
    onNext: () => queue.goTo(queue.next),
    onPrevious: () => queue.goTo(queue.previous),
    onDigit: (digit) => {
      if (!score.current) return;
      onDraft({ ...draft, score: digit });
      score.current.focus();
    },
    onSave: () => (document.getElementById(FORM) as HTMLFormElement | null)?.requestSubmit(),
  });
  return (
    <div
      className={cx(
        'grid items-start gap-6',
        question.rubric ? 'xl:grid-cols-2' : 'lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]',
      )}
    >
      <div className="min-w-0 space-y-6">
        {question.isDisputed && (
          <section className="space-y-3">
            <h3 className="text-base">{t('exam-marking.titles.reconcile')}</h3>
            <TwoReviews question={question} />
          </section>
        )}
        <Card padding="lg">
          <p className="mb-3 text-sm text-muted">
            <bdi>{question.questionName}</bdi>
          </p>
          <GivenAnswer examAttemptId={queue.current!.examAttemptId} question={question} />
        </Card>
      </div>
      <Card className={question.rubric ? '' : 'lg:sticky lg:top-20'}>
        <h3 className="mb-3 text-base">{t('exam-marking.titles.mark')}</h3>
        <MarkPanel
          formId={FORM}
          examAttemptId={queue.current!.examAttemptId}
          question={question}
          markerCount={markerCount}
          draft={draft}
          onDraft={onDraft}
          hasNext={queue.nextOpen !== undefined}
          onSaved={onSaved}
          scoreRef={score}
        />
        <p className="mt-4 text-xs text-muted max-sm:hidden">{t('exam-marking.hints.keys')}</p>
      </Card>
    </div>
  );
}

/** Drafts of all answers that were looked at: nothing is lost by looking at the next one. */
function useDrafts(key: string, question: MarkedQuestion | undefined, markerCount: number) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, MarkDraft>>(new Map());
  const stored = question && draftOf(question, markerCount);
  const forget = () => setDrafts((before) => new Map([...before].filter(([each]) => each !== key)));
  return {
    draft: drafts.get(key) ?? stored,
    isDirty: drafts.size > 0,
    forget,
    change: (draft: MarkDraft) =>
      stored && isSameDraft(draft, stored) ? forget() : setDrafts((before) => new Map(before).set(key, draft)),
  };
}

function Marking({ which }: { readonly which: { questionId?: number; examAttemptId?: number } }) {
  const t = useT();
  const { subsectionExamId } = useExamPlace();
  const { query, queue } = useQueue(subsectionExamId, which);
  const { current, key } = queue;
  const attempt = useQuery({ ...attemptQuery(current?.examAttemptId ?? 0), enabled: current !== undefined });
  const question = attempt.data?.questions.find(({ position }) => position === current?.position);
  const markerCount = attempt.data?.markerCount ?? 1;
  const drafts = useDrafts(key, question, markerCount);
  const retry = () => void (query.isError ? query.refetch() : attempt.refetch());
  if (query.isError || (attempt.isError && !attempt.data))
    return <ErrorState title={t('common.failed.title')} onRetry={retry} compact />;
  if (query.data && !current)
    return <EmptyState drawing="inbox" title={t('exam-marking.empty.queue')} compact level={3} />;
  return (
    <>
      <LeaveWarning isDirty={drafts.isDirty} />
      <QueueHead queue={queue} />
      {query.data && current && !queue.nextOpen && current.state === 'MARKED' && (
        <div className="mb-4">
          <Banner tone="success">{t('exam-marking.messages.allDone')}</Banner>
        </div>
      )}
      {question && drafts.draft ? (
        <AnswerPage
          key={key}
          queue={queue}
          question={question}
          markerCount={markerCount}
          draft={drafts.draft}
          onDraft={drafts.change}
          onSaved={(goesOn) => {
            drafts.forget();
            if (goesOn) queue.goTo(queue.nextOpen);
          }}
        />
      ) : (
        <SkeletonText lines={8} />
      )}
    </>
  );
}

/** One question for everybody, answer after answer. */
export function QuestionMarkingScreen() {
  return (
    <ExamFrame>
      <Marking which={{ questionId: usePathId('questionId') }} />
    </ExamFrame>
  );
}

/** One attempt, answer after answer. */
export function AttemptMarkingScreen() {
  return (
    <ExamFrame>
      <Marking which={{ examAttemptId: usePathId('examAttemptId') }} />
    </ExamFrame>
  );
}
