import '../../app.css';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LeaveWarning } from '../../parts/leave-warning.tsx';
import { Workspace } from '../marking/workspace.tsx';
import { WorkspacePanel } from '../marking/workspace-panel.tsx';
import { QueueState } from './attempt-words.tsx';
import { attemptQuery, type MarkedQuestion, progressQuery, type QueuedAnswer } from './exam-marking.api.ts';
import { useExamPlace } from './exam-place.ts';
import { GivenAnswer } from './given-answer.tsx';
import { useLearnerName } from './learner-name.tsx';
import { draftOf, isSameDraft, type MarkDraft } from './mark-draft.ts';
import { MarkPanel } from './mark-panel.tsx';
import { MarksSoFar } from './marks-so-far.tsx';
import { TwoReviews } from './two-reviews.tsx';
import { useGroups, useQueue, type Which } from './use-queue.ts';

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

/** Through the same answers by question or by learner; the answer that is shown stays the same. */
function Views({ which, current, at }: { readonly which: Which; readonly current: QueuedAnswer; readonly at: string }) {
  const t = useT();
  const { places } = useExamPlace();
  const query = `?answer=${at}`;
  return (
    <LinkTabs
      label={t('marking.titles.views')}
      items={[
        {
          href: `${places.attemptMarking(current.examAttemptId)}${query}`,
          label: t('marking.views.byLearner'),
          current: which.examAttemptId !== undefined,
        },
        {
          href: places.question(current.questionId, query),
          label: t('marking.views.byQuestion'),
          current: which.questionId !== undefined,
        },
      ]}
    />
  );
}

/** A question, the answer to it, and where two markers differ, both marks. */
function Answer({ answer, question }: { readonly answer: QueuedAnswer; readonly question: MarkedQuestion }) {
  const t = useT();
  const nameOf = useLearnerName();
  return (
    <>
      <Card padding="lg">
        <h2 className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          <bdi className="min-w-0 wrap-anywhere">{nameOf(answer.learner, answer.examAttemptId)}</bdi>
          <QueueState state={answer.state} />
        </h2>
        <p className="mb-4 text-sm text-muted">
          <bdi>{question.questionName}</bdi>
        </p>
        <GivenAnswer examAttemptId={answer.examAttemptId} question={question} />
      </Card>
      {question.isDisputed && (
        <section className="space-y-3">
          <h2 className="text-base">{t('exam-marking.titles.reconcile')}</h2>
          <TwoReviews question={question} />
        </section>
      )}
    </>
  );
}

function Marking({ which }: { readonly which: Which }) {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const nameOf = useLearnerName();
  const { subsectionExamId, places } = useExamPlace();
  const progress = useQuery(progressQuery(subsectionExamId)).data;
  const groups = useGroups(which, progress);
  const { query, entries, key, current, nextOpen, goTo } = useQueue(which);
  const attempt = useQuery({ ...attemptQuery(current?.examAttemptId ?? 0), enabled: current !== undefined });
  const question = attempt.data?.questions.find(({ position }) => position === current?.position);
  const markerCount = attempt.data?.markerCount ?? 1;
  const drafts = useDrafts(key, question, markerCount);
  const [left, setLeft] = useState<string>();
  usePageTitle(text(progress?.title));
  const nextGroup = groups.find(({ isCurrent, openCount }) => !isCurrent && openCount > 0);
  // to another question or learner only once nothing is unsaved any more: leaving asks about what is
  useEffect(() => {
    if (left && !drafts.isDirty) go(left);
  }, [left, drafts.isDirty, go]);
  const isFailed = query.isError || (attempt.isError && !attempt.data);
  const isEmpty = query.data !== undefined && !current;
  return (
    <Workspace
      closeHref={places.marking}
      title={progress ? <AuthorTextFor text={progress.title} /> : t('common.states.loading')}
      name={current && nameOf(current.learner, current.examAttemptId)}
      views={current && <Views which={which} current={current} at={key} />}
      areNamesHidden={progress?.isBlind === true && current?.learner === null}
      entries={query.isPending ? undefined : entries}
      groups={groups}
      groupsTitle={t(which.questionId === undefined ? 'marking.views.byLearner' : 'marking.views.byQuestion')}
      current={key}
      onGo={goTo}
      panel={
        question && current && drafts.draft ? (
          <MarkPanel
            key={key}
            isInWorkspace
            below={
              which.questionId !== undefined && (
                <MarksSoFar scores={(query.data ?? []).map(({ score }) => score)} marks={question.marks} />
              )
            }
            examAttemptId={current.examAttemptId}
            question={question}
            markerCount={markerCount}
            draft={drafts.draft}
            onDraft={drafts.change}
            hasNext={nextOpen !== undefined || nextGroup !== undefined}
            onSaved={(goesOn) => {
              drafts.forget();
              if (!goesOn) return;
              if (nextOpen !== undefined) goTo(nextOpen);
              else setLeft(nextGroup?.href);
            }}
          />
        ) : (
          <WorkspacePanel title={t('exam-marking.titles.mark')}>
            {!isFailed && !isEmpty && <SkeletonText lines={6} />}
          </WorkspacePanel>
        )
      }
    >
      <LeaveWarning isDirty={drafts.isDirty} />
      {isFailed && (
        <ErrorState
          title={t('common.failed.title')}
          onRetry={() => void (query.isError ? query.refetch() : attempt.refetch())}
          compact
        />
      )}
      {isEmpty && <EmptyState drawing="inbox" title={t('exam-marking.empty.queue')} compact level={2} />}
      {!isFailed && !isEmpty && !question && <SkeletonText lines={8} />}
      {question && current && <Answer key={key} answer={current} question={question} />}
    </Workspace>
  );
}

/** One question for everybody, answer after answer. */
export function QuestionMarkingScreen() {
  const questionId = usePathId('questionId');
  return <Marking key={questionId} which={{ questionId }} />;
}

/** One attempt, answer after answer. */
export function AttemptMarkingScreen() {
  const examAttemptId = usePathId('examAttemptId');
  return <Marking key={examAttemptId} which={{ examAttemptId }} />;
}
