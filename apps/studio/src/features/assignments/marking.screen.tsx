import { ChevronLeft, ChevronRight } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMarkingKeys } from '../exam-marking/use-marking-keys.ts';
import { useAssignmentPlace } from './assignment-places.ts';
import { MarkForm } from './mark-form.tsx';
import { MarkHistory } from './mark-history.tsx';
import { MarkerComments } from './marker-comments.tsx';
import { MarkingStateBadge } from './marking-state.tsx';
import { MemberMarks } from './member-marks.tsx';
import { SubmissionCheckCard } from './submission-check.tsx';
import { useSubmissionName } from './submission-name.ts';
import { SubmissionWork } from './submission-work.tsx';
import { queueQuery, type Submission, submissionQuery } from './submissions.api.ts';

/** From one submission to the next, by button and by key. */
function Walk({ current, onSave }: { readonly current: number; readonly onSave: () => void }) {
  const t = useT();
  const go = useGo();
  const format = useFormat();
  const { assignmentId, places } = useAssignmentPlace();
  const ids = useQuery(queueQuery(assignmentId)).data ?? [];
  const at = ids.indexOf(current);
  const to = (id: number | undefined) => id !== undefined && go(places.marking(id));
  useMarkingKeys({
    onNext: () => to(ids[at + 1]),
    onPrevious: () => to(ids[at - 1]),
    onDigit: () => undefined,
    onSave,
  });
  if (at < 0) return null;
  return (
    <div className="flex items-center gap-1">
      <IconButton
        icon={ChevronLeft}
        mirrored
        label={t('assignment-marking.actions.previous', { key: 'P' })}
        disabled={at === 0}
        onClick={() => to(ids[at - 1])}
      />
      <span className="text-sm text-muted tabular">
        {t('common.counts.ratio', { part: format.number(at + 1), whole: format.number(ids.length) })}
      </span>
      <IconButton
        icon={ChevronRight}
        mirrored
        label={t('assignment-marking.actions.next', { key: 'N' })}
        disabled={at === ids.length - 1}
        onClick={() => to(ids[at + 1])}
      />
    </div>
  );
}

function Marking({ submission }: { readonly submission: Submission }) {
  const t = useT();
  const format = useFormat();
  const nameOf = useSubmissionName();
  const save = useRef<() => void>(() => undefined);
  const { places } = useAssignmentPlace();
  const { assignmentSubmissionId, state, current, dueAt, members } = submission;
  return (
    <>
      <BackLink href={places.submissions} className="mb-3">
        {t('assignment-marking.actions.allSubmissions')}
      </BackLink>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="text-sm text-muted">
            <AuthorTextFor text={submission.title} />
          </p>
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
            <bdi className="wrap-anywhere">{nameOf(submission)}</bdi>
            <MarkingStateBadge state={state} />
            {current?.isLate && <Badge tone="warning">{t('assignment-marking.labels.late')}</Badge>}
          </h1>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
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
        <Walk current={assignmentSubmissionId} onSave={() => save.current()} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-6">
          {current ? (
            <SubmissionWork submission={submission} />
          ) : (
            <EmptyState drawing="files" title={t('assignment-marking.empty.withdrawn')} compact level={2} />
          )}
        </div>
        <div className="min-w-0 space-y-6 print:hidden">
          {current && <MarkForm submission={submission} saveRef={save} />}
          {members.length > 0 && submission.mark && <MemberMarks submission={submission} />}
          <SubmissionCheckCard assignmentSubmissionId={assignmentSubmissionId} />
          <MarkerComments assignmentSubmissionId={assignmentSubmissionId} />
          <MarkHistory assignmentSubmissionId={assignmentSubmissionId} />
        </div>
      </div>
    </>
  );
}

/** `courses/{courseId}/assignments/{assignmentId}/submissions/{assignmentSubmissionId}`: the work at one side, the mark at the other. */
export function MarkingScreen() {
  const t = useT();
  const id = usePathId('assignmentSubmissionId');
  const { data, isError, refetch } = useQuery(submissionQuery(id));
  usePageTitle(useAuthorText()(data?.title));
  return (
    <div className="mx-auto w-full max-w-400 page-gutter py-6">
      {isError && !data && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonText lines={12} />}
      {data && <Marking key={data.assignmentSubmissionId} submission={data} />}
    </div>
  );
}
