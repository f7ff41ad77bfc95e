import '../../../app.css';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  type QueueEntry,
  useMarkingKeys,
  useWorkLock,
  Workspace,
  WorkspacePanel,
  walkFrom,
  workerName,
} from '../marking/marking.public.ts';
import { useAssignmentPlace } from './assignment-places.ts';
import { MarkForm } from './mark-form.tsx';
import { MarkHistory } from './mark-history.tsx';
import { MarkerComments } from './marker-comments.tsx';
import { MarkingStateBadge } from './marking-state.tsx';
import { MemberMarks } from './member-marks.tsx';
import { SubmissionCheckCard } from './submission-check.tsx';
import { useSubmissionName } from './submission-name.ts';
import { SubmissionWork } from './submission-work.tsx';
import {
  queueQuery,
  type Submission,
  type SubmissionRow,
  submissionCheckQuery,
  submissionQuery,
  useFreshSubmission,
  useUndoMark,
  waitsForMark,
} from './submissions.api.ts';
import { useLateWords } from './use-late-words.ts';

/** A submission as the workspace lists it. */
function useEntryOf(): (row: SubmissionRow) => QueueEntry {
  const t = useT();
  const format = useFormat();
  const kit = useKit();
  const nameOf = useSubmissionName();
  const lateWords = useLateWords();
  return (row) => ({
    id: String(row.assignmentSubmissionId),
    name: nameOf(row),
    person: row.learner ?? undefined,
    note: row.isLate
      ? lateWords(row)
      : row.submittedAt
        ? format.relative(row.submittedAt, new Date(kit.now()), t)
        : t(`assignment-marking.states.${row.state}`),
    isLate: row.isLate,
    isOpen: waitsForMark(row),
    result: row.points === null || waitsForMark(row) ? undefined : format.decimal(row.points),
  });
}

/** Whose work it is, when it came and when it was due. */
function WorkHead({ submission }: { readonly submission: Submission }) {
  const t = useT();
  const format = useFormat();
  const nameOf = useSubmissionName();
  const lateWords = useLateWords();
  const { state, current, dueAt, members, learner } = submission;
  return (
    <div className="flex items-start gap-3">
      {learner && <Avatar size={40} isSoft {...learner} />}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-base font-medium wrap-anywhere">
            <bdi>{nameOf(submission)}</bdi>
          </h2>
          {current?.isLate ? (
            <Badge tone="warning">{lateWords({ lateIntervals: submission.late?.intervals ?? null })}</Badge>
          ) : (
            <MarkingStateBadge state={state} />
          )}
        </div>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          {current?.submittedAt && (
            <time dateTime={current.submittedAt}>
              {t('assignment-marking.labels.submittedAt', { date: format.dateTime(current.submittedAt) })}
            </time>
          )}
          {dueAt && (
            <time dateTime={dueAt}>{t('assignment-marking.labels.dueAt', { date: format.dateTime(dueAt) })}</time>
          )}
          {members.length > 0 && (
            <span>{members.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(' · ')}</span>
          )}
        </p>
      </div>
    </div>
  );
}

/** What is known of it beside the mark. */
function Besides({ submission }: { readonly submission: Submission }) {
  const { assignmentSubmissionId: id, members, mark } = submission;
  const isThere = useQueriesSettled([submissionCheckQuery(id)]);
  if (!isThere) return <SkeletonText lines={6} />;
  return (
    <div className="mt-6 space-y-4">
      {members.length > 0 && mark && <MemberMarks submission={submission} />}
      <SubmissionCheckCard assignmentSubmissionId={id} />
      <MarkerComments assignmentSubmissionId={id} />
      <MarkHistory assignmentSubmissionId={id} />
    </div>
  );
}

/** `courses/{courseId}/assignments/{assignmentId}/submissions/{assignmentSubmissionId}`: what was handed in, in the workspace of marking. */
export function MarkingScreen() {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const text = useAuthorText();
  const nameOf = useSubmissionName();
  const id = usePathId('assignmentSubmissionId');
  const { assignmentId, places } = useAssignmentPlace();
  const submission = useQuery(submissionQuery(id));
  const { data } = submission;
  const queue = useQuery(queueQuery(assignmentId));
  const entryOf = useEntryOf();
  const refresh = useFreshSubmission();
  // where two mark, both have it in hand
  const isLocked = data?.current != null && data.markerCount === 1;
  const work = useWorkLock(isLocked ? { kind: 'SUBMISSION', recordId: id, part: 0 } : undefined, () => void refresh());
  const entries = queue.data?.map((row) => ({
    ...entryOf(row),
    inHandOf: workerName(work.holderOf({ recordId: row.assignmentSubmissionId ?? 0, part: 0 })),
  }));
  const failed = [submission, queue].filter((query) => query.isError && !query.data);
  const { nextOpen } = walkFrom(entries ?? [], String(id));
  const goTo = (entry: string) => go(places.marking(Number(entry)));
  const undo = useUndoMark();
  const given = useRef<{ id: number; version: number; name: string }>(undefined);
  const takeBack = () => {
    const last = given.current;
    if (!last || undo.isPending) return;
    given.current = undefined;
    undo.mutate(last, {
      onSuccess: () => {
        notify({ tone: 'info', text: t('marking.messages.undone', { name: last.name }) });
        goTo(String(last.id));
      },
    });
  };
  useMarkingKeys({ onUndo: takeBack });
  usePageTitle(text(data?.title));
  return (
    <Workspace
      closeHref={places.submissions}
      title={data ? <AuthorTextFor text={data.title} /> : t('common.states.loading')}
      name={data && nameOf(data)}
      areNamesHidden={data?.isBlind === true && data.learner === null && data.group === null}
      entries={entries}
      current={String(id)}
      onGo={goTo}
      panel={
        data?.current ? (
          <MarkForm
            key={id}
            submission={data}
            work={work}
            hasNext={nextOpen !== undefined}
            onNext={() => nextOpen !== undefined && goTo(nextOpen)}
            onGiven={(version) => {
              given.current = { id, version, name: nameOf(data) };
              return takeBack;
            }}
          >
            <Besides submission={data} />
          </MarkForm>
        ) : (
          <WorkspacePanel title={t('assignment-marking.titles.mark')}>
            {data ? <Besides submission={data} /> : failed.length === 0 && <SkeletonText lines={8} />}
          </WorkspacePanel>
        )
      }
    >
      {failed.length > 0 && (
        <ErrorState
          title={t('common.failed.title')}
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
      {!data && failed.length === 0 && <SkeletonText lines={12} />}
      {data &&
        (data.current ? (
          <SubmissionWork key={id} submission={data} head={<WorkHead submission={data} />} />
        ) : (
          <>
            <WorkHead submission={data} />
            <EmptyState drawing="files" title={t('assignment-marking.empty.withdrawn')} compact level={2} />
          </>
        ))}
    </Workspace>
  );
}
