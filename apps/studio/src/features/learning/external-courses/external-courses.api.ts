import type { QueryOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { ExternalCourse } from '@sullam/api-client/schema.gen.ts';

export const externalCoursesQuery = (query: QueryOf<'GET /api/external-courses'>) => ({
  ...apiQuery('GET /api/external-courses', { query }),
  placeholderData: keepPreviousData,
});

export const exportExternalCourses = (query: QueryOf<'GET /api/external-courses/export'>) =>
  api('GET /api/external-courses/export', { query });

interface Decision {
  readonly externalCourseId: number;
  readonly isApproved: boolean;
  readonly reason: string;
  readonly courseId: number | null;
  readonly version: number;
}

export const useDecide = () =>
  useMutation({
    mutationFn: ({ externalCourseId, ...body }: Decision) =>
      api('POST /api/external-courses/{externalCourseId}/decision', { path: { externalCourseId }, body }),
    onSettled: useRefresh('GET /api/external-courses'),
  });
