import '../../../app.css';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LeaveWarning } from '../../../parts/leave-warning.tsx';
import { SegmentLinks } from '../../../parts/segment-links.tsx';
import {
  LockBanner,
  nextOpenOf,
  useWorkLock,
  Workspace,
  WorkspacePanel,
  workerName,
} from '../marking/marking.public.ts';
import { QueueState } from './attempt-words.tsx';
import { ByKey } from './by-key.tsx';
import {
  attemptQuery,
  type MarkedQuestion,
  progressQuery,
  type QueuedAnswer,
  useFreshMarks,
} from './exam-marking.api.ts';
import { useExamPlace } from './exam-place.ts';
import { GivenAnswer } from './given-answer.tsx';
import { HowToScore } from './how-to-score.tsx';
import { useLearnerName } from './learner-name.tsx';
import { draftFrom, draftOf, isSameDraft, type MarkDraft } from './mark-draft.ts';
import { MarkPanel } from './mark-panel.tsx';
import { MarksSoFar } from './marks-so-far.tsx';
import { QuestionAnswers } from './question-answers.tsx';
import { keyOf } from './queued-answer.ts';
import { TwoReviews } from './two-reviews.tsx';
import { useGroups, useQueue, type Which } from './use-queue.ts';
import { type OnGiven, useTakeBack } from './use-take-back.ts';

/** Drafts of all answers that were looked at: nothing is lost by looking at the next one. */
function useDrafts(key: string, question: MarkedQuestion | undefined, markerCount: number) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, MarkDraft>>(new Map());
  const stored = question && draftOf(question, markerCount);
  const forget = (keys: readonly string[] = [key]) =>
    setDrafts((before) => new Map([...before].filter(([each]) => !keys.includes(each))));
  const put = (place: string, draft: MarkDraft) => setDrafts((before) => new Map(before).set(place, draft));
  return {
    draft: drafts.get(key) ?? stored,
    isDirty: drafts.size > 0,
    forget,
    put,
    change: (draft: MarkDraft) => (stored && isSameDraft(draft, stored) ? forget() : put(key, draft)),
  };
}

/** Through the same answers by question or by learner; the answer that is shown stays the same. */
function Views({ which, current, at }: { readonly which: Which; readonly current: QueuedAnswer; readonly at: string }) {
  const t = useT();
  const { places } = useExamPlace();
  const query = `?answer=${at}`;
  return (
    <SegmentLinks
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

/** The question of all answers, as it was last seen: what stands beside the list doesn't go while the next one opens. */
function useScheduleAddress(question: MarkedQuestion | undefined): MarkedQuestion | undefined {
  const [asked, setAsked] = useState(question);
  if (question && question !== asked) setAsked(question);
  return question ?? asked;
}

interface MarkingProps {
  readonly which: Which;
  readonly onGiven: OnGiven;
}

function Marking({ which, onGiven }: MarkingProps) {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const nameOf = useLearnerName();
  const { subsectionExamId, places } = useExamPlace();
  const progress = useQuery(progressQuery(subsectionExamId)).data;
  const groups = useGroups(which, progress);
  const queue = useQueue(which);
  const { query, key, current, nextOpen, goTo } = queue;
  const attempt = useQuery({ ...attemptQuery(current?.examAttemptId ?? 0), enabled: current !== undefined });
  const question = attempt.data?.questions.find(({ position }) => position === current?.position);
  const asked = useScheduleAddress(question);
  const markerCount = attempt.data?.markerCount ?? 1;
  const refresh = useFreshMarks();
  // where two mark, both have it in hand
  const isLocked = current !== undefined && attempt.data?.markerCount === 1;
  const place = isLocked && ({ kind: 'ANSWER', recordId: current.examAttemptId, part: current.position } as const);
  const work = useWorkLock(place || undefined, () => void refresh());
  const entries = queue.entries.map((entry) => {
    const { examAttemptId: recordId = 0, position: part = 0 } = queue.answerOf(entry.id) ?? {};
    return { ...entry, inHandOf: workerName(work.holderOf({ recordId, part })) };
  });
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
  const isByQuestion = which.questionId !== undefined;
  // a rubric wants its place beside the work; points alone stand in the list of all answers
  const isList = isByQuestion && asked !== undefined && asked.rubric === null;
  const saved = (goesOn: boolean, others: readonly QueuedAnswer[] = []) => {
    const done = [key, ...others.map(keyOf)];
    drafts.forget(done);
    if (!goesOn) return;
    const next = others.length === 0 ? nextOpen : nextOpenOf(entries, key, done);
    if (next !== undefined) goTo(next);
    else setLeft(nextGroup?.href);
  };
  const common = {
    markerCount,
    draft: drafts.draft,
    onDraft: drafts.change,
    hasNext: nextOpen !== undefined || nextGroup !== undefined,
    onSaved: saved,
    onGiven,
    isHeld: work.holder !== undefined,
  };
  const soFar = asked && <MarksSoFar scores={(query.data ?? []).map(({ score }) => score)} marks={asked.marks} />;
  return (
    <Workspace
      closeHref={places.marking}
      title={progress ? <AuthorTextFor text={progress.title} /> : t('common.states.loading')}
      name={current && nameOf(current.learner, current.examAttemptId)}
      views={current && <Views which={which} current={current} at={key} />}
      areNamesHidden={progress?.isBlind === true && current?.learner === null}
      entries={query.isPending ? undefined : entries}
      groups={groups}
      groupsTitle={t(isByQuestion ? 'marking.views.byQuestion' : 'marking.views.byLearner')}
      isList={isList}
      {...(isByQuestion ? { besides: <ByKey subsectionExamId={subsectionExamId} marked={progress} /> } : {})}
      current={key}
      onGo={goTo}
      panel={
        isList ? (
          <HowToScore question={asked} below={soFar} />
        ) : question && current && common.draft ? (
          <MarkPanel
            {...common}
            key={key}
            isInWorkspace
            notice={<LockBanner work={work} />}
            below={isByQuestion && soFar}
            examAttemptId={current.examAttemptId}
            question={question}
            draft={common.draft}
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
      {!isFailed && !isEmpty && !question && !isList && <SkeletonText lines={8} />}
      {isList
        ? current && (
            <QuestionAnswers
              {...common}
              queue={queue}
              work={work}
              current={current}
              question={question}
              asked={asked}
              onBegin={(answer, points) => {
                drafts.put(keyOf(answer), draftFrom(answer, points));
                goTo(keyOf(answer));
              }}
            />
          )
        : question && current && <Answer key={key} answer={current} question={question} />}
    </Workspace>
  );
}

/** One question for everybody, answer after answer. */
export function QuestionMarkingScreen() {
  const questionId = usePathId('questionId');
  const { places } = useExamPlace();
  // it outlives the list: the last group of a question is taken back from the next one too
  const onGiven = useTakeBack((place) => places.question(questionId, `?answer=${keyOf(place)}`));
  return <Marking key={questionId} which={{ questionId }} onGiven={onGiven} />;
}

/** One attempt, answer after answer. */
export function AttemptMarkingScreen() {
  const examAttemptId = usePathId('examAttemptId');
  const { places } = useExamPlace();
  const onGiven = useTakeBack((place) => `${places.attemptMarking(place.examAttemptId)}?answer=${keyOf(place)}`);
  return <Marking key={examAttemptId} which={{ examAttemptId }} onGiven={onGiven} />;
}
