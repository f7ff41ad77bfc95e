import type { ListCourseApprovalsAnswer } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export type WaitingCourse = ListCourseApprovalsAnswer['data'][number];

export const approvalsQuery = (skip: number, take: number) =>
  apiQuery('GET /api/course-approvals', { query: { skip, take } });

export function useDecideApproval() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ courseId, ...body }: { courseId: number; isApproved: boolean; note?: string }) =>
      api('POST /api/courses/{courseId}/approval', { path: { courseId }, body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['GET /api/course-approvals'] }),
        client.invalidateQueries({ queryKey: ['GET /api/studio/courses'] }),
        client.invalidateQueries({ queryKey: ['GET /api/courses/{courseId}/editing'] }),
      ]),
  });
}
