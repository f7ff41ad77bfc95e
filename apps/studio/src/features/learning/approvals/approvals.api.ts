import type { TeachingCourse } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type WaitingCourse = TeachingCourse;

export const approvalsQuery = (query: { skip: number; take: number }) =>
  apiQuery('GET /api/course-approvals', { query });

export function useDecideCourseApproval() {
  return useMutation({
    mutationFn: ({ courseId, ...body }: { courseId: number; isApproved: boolean; note?: string }) =>
      api('POST /api/courses/{courseId}/approval', { path: { courseId }, body }),
    onSuccess: useRefresh('GET /api/course-approvals', 'GET /api/studio/courses', 'GET /api/studio/waiting'),
  });
}
