import type {
  AssignmentDetail,
  OwnSubmission,
  SavedSubmissionDraft,
  SubmissionDraftBody,
  SubmissionReceipt,
} from '@sullam/api-client/schema.gen.ts';
import { LEARNER_PORTAL_ID } from '@sullam/domain/limits.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import type { LoadInput } from '@sullam/web-kit/router/screens.ts';
import { pageQuery } from '../../../parts/paging.ts';

export type {
  AssignmentCard,
  OwnSubmission,
  SubmissionVersion,
} from '@sullam/api-client/schema.gen.ts';

export type Assignment = AssignmentDetail;
export type Draft = NonNullable<OwnSubmission['draft']>;
export type DraftFile = Draft['files'][number];
export type SavedDraft = SavedSubmissionDraft;
export type Receipt = SubmissionReceipt;
export type ReturnedMark = NonNullable<OwnSubmission['mark']>;

export const courseAssignmentsQuery = (courseId: number, page: number) =>
  apiQuery('GET /api/courses/{courseId}/assignments', {
    path: { courseId },
    query: { portals: [LEARNER_PORTAL_ID], ...pageQuery(page) },
  });

export const assignmentQuery = (assignmentId: number) =>
  apiQuery('GET /api/course-assignments/{assignmentId}', { path: { assignmentId } });

export const ownSubmissionQuery = (assignmentId: number) =>
  apiQuery('GET /api/course-assignments/{assignmentId}/submission', { path: { assignmentId } });

export const versionQuery = (assignmentId: number, number: number) =>
  apiQuery('GET /api/course-assignments/{assignmentId}/submission/versions/{number}', {
    path: { assignmentId, number },
  });

export const annotationsQuery = (submissionFileId: number) =>
  apiQuery('GET /api/submission-files/{submissionFileId}/annotations', { path: { submissionFileId } });

/** Keeps what is being written. */
export const saveDraft = (assignmentId: number, body: SubmissionDraftBody) =>
  api('PUT /api/course-assignments/{assignmentId}/submission/draft', { path: { assignmentId }, body });

const TOUCHED = [
  'GET /api/course-assignments/{assignmentId}',
  'GET /api/course-assignments/{assignmentId}/submission',
  'GET /api/course-assignments/{assignmentId}/submission/versions/{number}',
  'GET /api/courses/{courseId}/assignments',
  'GET /api/course-subsections/{courseSubsectionId}',
  'GET /api/courses/{courseId}/student-sections',
  'GET /api/courses/{courseId}/progress',
  // the numbers at the tabs, and what is still due
  'GET /api/courses/{courseId}/news',
  'GET /api/activities-schedule',
] as const;

/** Fetches anew what handing in, taking back and the opening change. */
export const useRefreshAssignment = () => useRefresh(...TOUCHED);

/** Hands the draft in, as it is under this version. */
export function useSubmitAssignment(assignmentId: number) {
  const refresh = useRefreshAssignment();
  return useMutation({
    mutationFn: (version: number) =>
      api('POST /api/course-assignments/{assignmentId}/submission/submit', {
        path: { assignmentId },
        body: { version },
      }),
    onSuccess: refresh,
  });
}

/** Takes back what was handed in; it becomes the draft again. */
export function useWithdrawSubmission(assignmentId: number) {
  const refresh = useRefreshAssignment();
  return useMutation({
    mutationFn: () =>
      api('POST /api/course-assignments/{assignmentId}/submission/withdraw', { path: { assignmentId } }),
    onSettled: refresh,
  });
}

/** What the page of an assignment asks for. */
export const prefetchAssignment = ({ params, queryClient }: LoadInput) => {
  const assignmentId = Number(params.assignmentId);
  return Promise.all([
    queryClient.prefetchQuery(assignmentQuery(assignmentId)),
    queryClient.prefetchQuery(ownSubmissionQuery(assignmentId)),
  ]);
};
