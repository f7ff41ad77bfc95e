import type { QueryOf } from '@sullam/api-client/client.ts';
import type {
  AnnotationRow,
  MarkWithoutWorkBody as GradeWithoutSubmissionBody,
  SubmissionForMarker,
  SubmissionMarkBody,
  SubmissionMarkChange,
  SubmissionRow,
} from '@sullam/api-client/schema.gen.ts';
import type { Annotation } from '@sullam/domain/annotations.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { queryOptions } from '@tanstack/react-query';
import type { TableFormat } from '../../../parts/export-menu.tsx';

export type { SubmissionRow } from '@sullam/api-client/schema.gen.ts';

export type MarkingState = SubmissionRow['state'];
export type Submission = SubmissionForMarker;
export type SubmissionVersion = NonNullable<Submission['current']>;
export type MarkBody = SubmissionMarkBody;
export type SavedAnnotation = AnnotationRow;
export type MarkChange = SubmissionMarkChange;

const LIST = 'GET /api/course-assignments/{assignmentId}/submissions';
const ONE = 'GET /api/assignment-submissions/{assignmentSubmissionId}';
const CHANGES = 'GET /api/assignment-submissions/{assignmentSubmissionId}/mark-changes';

const of = (assignmentSubmissionId: number) => ({ path: { assignmentSubmissionId } });

export const submissionsQuery = (
  assignmentId: number,
  query: QueryOf<'GET /api/course-assignments/{assignmentId}/submissions'>,
) => apiQuery(LIST, { path: { assignmentId }, query });

/** Who has marked something of an assignment. */
export const markersQuery = (assignmentId: number) =>
  apiQuery('GET /api/course-assignments/{assignmentId}/markers', { path: { assignmentId } });

const PAGE = 100;

/** A piece of work that can be marked. */
export type QueuedSubmission = SubmissionRow & { readonly assignmentSubmissionId: number };

/** Late ones first, then who waits longest: neither changes by being marked, so that the order stays while one marks. */
const inTurn = (a: QueuedSubmission, b: QueuedSubmission): number =>
  Number(b.isLate) - Number(a.isLate) || (a.submittedAt ?? '').localeCompare(b.submittedAt ?? '');

/** All submissions that can be marked, in the order in which they are. */
export const queueQuery = (assignmentId: number) =>
  queryOptions({
    queryKey: [LIST, assignmentId, 'queue'],
    queryFn: async () => {
      const queue: QueuedSubmission[] = [];
      for (let skip = 0; ; skip += PAGE) {
        const { data, total } = await api(LIST, { path: { assignmentId }, query: { skip, take: PAGE, sort: 'name' } });
        for (const row of data) {
          const { assignmentSubmissionId, number } = row;
          if (assignmentSubmissionId !== null && number !== null) queue.push({ ...row, assignmentSubmissionId });
        }
        if (data.length === 0 || skip + data.length >= total) return queue.sort(inTurn);
      }
    },
  });

/** Waits for a mark of this person: where two mark, one's own is given once. */
export const waitsForMark = ({ state, isReviewed, isOutdated }: SubmissionRow): boolean =>
  state === 'DISPUTED' || (state === 'SUBMITTED' && (!isReviewed || isOutdated));

export const submissionQuery = (id: number) => apiQuery(ONE, of(id));
export const versionQuery = (assignmentSubmissionId: number, number: number) =>
  apiQuery('GET /api/assignment-submissions/{assignmentSubmissionId}/versions/{number}', {
    path: { assignmentSubmissionId, number },
  });
export const changesQuery = (id: number) => apiQuery(CHANGES, { ...of(id), query: { take: 50 } });
export const annotationsQuery = (submissionFileId: number) =>
  apiQuery('GET /api/submission-files/{submissionFileId}/annotations', { path: { submissionFileId } });

export const exportMarks = (assignmentId: number, format: TableFormat) =>
  api('GET /api/course-assignments/{assignmentId}/marks', { path: { assignmentId }, query: { format } });
export const downloadFiles = (assignmentId: number) =>
  api('GET /api/course-assignments/{assignmentId}/files', { path: { assignmentId } });

/** Fetches anew how a submission stands. */
export const useFreshSubmission = () => useRefresh(ONE, CHANGES, LIST);

/** Gives a mark, or ends a difference between two markers. The screen shows who was faster. */
export function useMark(id: number) {
  const refresh = useFreshSubmission();
  return useMutation({
    mutationFn: ({ isDecision, ...body }: MarkBody & { isDecision: boolean }) =>
      isDecision
        ? api('POST /api/assignment-submissions/{assignmentSubmissionId}/reconcile', { ...of(id), body })
        : api('PUT /api/assignment-submissions/{assignmentSubmissionId}/mark', { ...of(id), body }),
    onSuccess: refresh,
    meta: { isQuiet: true },
  });
}

/** Marks a learner or a group who handed in nothing. */
export function useGradeWithoutSubmission(assignmentId: number) {
  const refresh = useFreshSubmission();
  return useMutation({
    mutationFn: ({ row, body }: { row: Pick<SubmissionRow, 'learner' | 'group'>; body: GradeWithoutSubmissionBody }) =>
      row.learner
        ? api('PUT /api/course-assignments/{assignmentId}/marks-without-work/learners/{userId}', {
            path: { assignmentId, userId: row.learner.userId },
            body,
          })
        : api('PUT /api/course-assignments/{assignmentId}/marks-without-work/groups/{courseGroupId}', {
            path: { assignmentId, courseGroupId: row.group?.courseGroupId ?? 0 },
            body,
          }),
    onSuccess: refresh,
    meta: { isQuiet: true },
  });
}

/** Reminds everybody who has handed in nothing and still can. */
export const useRemind = (assignmentId: number) =>
  useMutation({
    mutationFn: () => api('POST /api/course-assignments/{assignmentId}/reminders', { path: { assignmentId } }),
  });

export function useTakeMarkBack(id: number) {
  const refresh = useFreshSubmission();
  return useMutation({
    mutationFn: (version: number) =>
      api('DELETE /api/assignment-submissions/{assignmentSubmissionId}/mark', { ...of(id), query: { version } }),
    onSettled: refresh,
  });
}

/** Takes back a mark that was just given, from wherever one has gone on to. */
export function useUndoMark() {
  const refresh = useFreshSubmission();
  return useMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) =>
      api('DELETE /api/assignment-submissions/{assignmentSubmissionId}/mark', { ...of(id), query: { version } }),
    onSettled: refresh,
  });
}

/** A member's own mark in the place of the group's; null takes it back. */
export function useMemberMark(assignmentSubmissionId: number) {
  const refresh = useFreshSubmission();
  return useMutation({
    mutationFn: ({
      userId,
      mark,
    }: {
      userId: number;
      mark: { points: string; reason: string; version: number } | null;
    }) => {
      const path = { assignmentSubmissionId, userId };
      return mark
        ? api('PUT /api/assignment-submissions/{assignmentSubmissionId}/members/{userId}/mark', { path, body: mark })
        : api('DELETE /api/assignment-submissions/{assignmentSubmissionId}/members/{userId}/mark', { path });
    },
    onSettled: refresh,
  });
}

/** Keeps one annotation; its new version. */
export const saveAnnotation = (submissionFileId: number, { annotationKey, ...body }: Annotation, version: number) =>
  api('PUT /api/submission-files/{submissionFileId}/annotations/{annotationKey}', {
    path: { submissionFileId, annotationKey },
    body: { ...body, version },
  });

export const deleteAnnotation = (submissionFileId: number, annotationKey: string) =>
  api('DELETE /api/submission-files/{submissionFileId}/annotations/{annotationKey}', {
    path: { submissionFileId, annotationKey },
  });

/** The largest share of each submission that is like another one. */
export const sharesQuery = (assignmentId: number) =>
  apiQuery('GET /api/copy-plagiarism-checks/assignments/{assignmentId}/shares', { path: { assignmentId } });

/** What a submission is like. */
export const submissionCheckQuery = (assignmentSubmissionId: number) =>
  apiQuery('GET /api/copy-plagiarism-checks/submissions/{assignmentSubmissionId}', {
    path: { assignmentSubmissionId },
  });
