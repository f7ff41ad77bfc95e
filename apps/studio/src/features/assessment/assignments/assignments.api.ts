import type { AssignmentAccommodationRow, AssignmentChange } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useQueryClient } from '@tanstack/react-query';

export type { AssignmentCard, AssignmentEditing, AssignmentProgress } from '@sullam/api-client/schema.gen.ts';

export type AssignmentBody = AssignmentChange;
export type Accommodation = AssignmentAccommodationRow;

const of = (assignmentId: number) => ({ path: { assignmentId } });

export const courseAssignmentsQuery = (courseId: number, paging: { skip: number; take: number }) =>
  apiQuery('GET /api/courses/{courseId}/assignments', { path: { courseId }, query: paging });

/** How far the assignments of a course are, for whoever marks. */
export const assignmentProgressQuery = (courseId: number) => ({
  ...apiQuery('GET /api/courses/{courseId}/assignments/progress', { path: { courseId } }),
  staleTime: 0,
});

export const assignmentQuery = (assignmentId: number) =>
  apiQuery('GET /api/course-assignments/{assignmentId}/editing', of(assignmentId));

/** The assignment as it stands on the server now, for everything on the page. */
export function useReadAssignment(assignmentId: number) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...assignmentQuery(assignmentId), staleTime: 0 });
}

export const findingsQuery = (assignmentId: number) =>
  apiQuery('GET /api/course-assignments/{assignmentId}/findings', of(assignmentId));

export const accommodationsQuery = (assignmentId: number) =>
  apiQuery('GET /api/course-assignments/{assignmentId}/accommodations', of(assignmentId));

const TOUCHED = [
  'GET /api/course-assignments/{assignmentId}/editing',
  'GET /api/course-assignments/{assignmentId}/findings',
  'GET /api/course-assignments/{assignmentId}/accommodations',
  'GET /api/course-assignments/{assignmentId}/submissions',
  'GET /api/courses/{courseId}/assignments',
  'GET /api/assignment-submissions/{assignmentSubmissionId}',
  'GET /api/courses/{courseId}/outline',
] as const;

/** Fetches anew what follows from rules and dates. */
const useForget = () => useRefresh(...TOUCHED);

/** Saves what is asked and the rules; version 0 makes it. */
export function useSaveAssignment(assignmentId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: (body: AssignmentBody) =>
      api('PUT /api/course-assignments/{assignmentId}', { ...of(assignmentId), body }),
    onSuccess: forget,
    meta: { isQuiet: true },
  });
}

export type AssignmentStep = 'publish' | 'unpublish' | 'release' | 'hide';

/** Shows it to learners, or their marks; takes that back. */
export function useAssignmentStep(assignmentId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: (step: AssignmentStep) => {
      switch (step) {
        case 'publish':
          return api('POST /api/course-assignments/{assignmentId}/publish', of(assignmentId));
        case 'unpublish':
          return api('POST /api/course-assignments/{assignmentId}/unpublish', of(assignmentId));
        case 'release':
          return api('POST /api/course-assignments/{assignmentId}/release', of(assignmentId));
        case 'hide':
          return api('POST /api/course-assignments/{assignmentId}/hide', of(assignmentId));
      }
    },
    onSettled: forget,
  });
}

/** The dates that a learner or a group has now, for everything on the page. */
export function useReadDates(assignmentId: number) {
  const client = useQueryClient();
  return async (of: { userId: number | null; courseGroupId: number | null }) => {
    const { data } = await client.fetchQuery({ ...accommodationsQuery(assignmentId), staleTime: 0 });
    return data.find(({ learner, group }) =>
      of.courseGroupId === null ? learner?.userId === of.userId : group?.courseGroupId === of.courseGroupId,
    );
  };
}

export interface Grant {
  opensAt: string | null;
  dueAt: string | null;
  closesAt: string | null;
  note: string;
  version: number;
}

/** Dates of their own for a learner. */
export function useGrantDates(assignmentId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: ({ userId, ...body }: Grant & { userId: number }) =>
      api('PUT /api/course-assignments/{assignmentId}/accommodations/learners/{userId}', {
        path: { assignmentId, userId },
        body,
      }),
    onSuccess: forget,
    meta: { isQuiet: true },
  });
}

export function useGrantGroupDates(assignmentId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: ({ courseGroupId, ...body }: Grant & { courseGroupId: number }) =>
      api('PUT /api/course-assignments/{assignmentId}/accommodations/groups/{courseGroupId}', {
        path: { assignmentId, courseGroupId },
        body,
      }),
    onSuccess: forget,
    meta: { isQuiet: true },
  });
}

/** Takes somebody's own dates back. */
export function useWithdrawDates(assignmentId: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: ({ learner, group }: Pick<Accommodation, 'learner' | 'group'>) =>
      learner
        ? api('DELETE /api/course-assignments/{assignmentId}/accommodations/learners/{userId}', {
            path: { assignmentId, userId: learner.userId },
          })
        : api('DELETE /api/course-assignments/{assignmentId}/accommodations/groups/{courseGroupId}', {
            path: { assignmentId, courseGroupId: group?.courseGroupId ?? 0 },
          }),
    onSuccess: forget,
  });
}
