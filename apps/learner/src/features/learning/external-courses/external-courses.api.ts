import type { ExternalCourseBody } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type { ExternalCourse } from '@sullam/api-client/schema.gen.ts';

export const EXTERNAL_PAGE = 20;

export const ownExternalCoursesQuery = (userId: number, page: number) =>
  apiQuery('GET /api/users/{userId}/external-courses', {
    path: { userId },
    query: { skip: (page - 1) * EXTERNAL_PAGE, take: EXTERNAL_PAGE },
  });

const useForgetOwn = () => useRefresh('GET /api/users/{userId}/external-courses');

interface Recording {
  /** What is changed; null for a new one. */
  readonly record: { readonly externalCourseId: number; readonly version: number } | null;
  readonly body: ExternalCourseBody;
}

export const useRecord = () =>
  useMutation({
    async mutationFn({ record, body }: Recording) {
      if (record)
        await api('PATCH /api/external-courses/{externalCourseId}', {
          path: { externalCourseId: record.externalCourseId },
          body: { ...body, version: record.version },
        });
      else await api('POST /api/external-courses', { body });
    },
    onSuccess: useForgetOwn(),
  });

export const useRemoveRecord = () =>
  useMutation({
    mutationFn: (externalCourseId: number) =>
      api('DELETE /api/external-courses/{externalCourseId}', { path: { externalCourseId } }),
    onSuccess: useForgetOwn(),
  });
