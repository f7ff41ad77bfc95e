import type { QueryOf } from '@sullam/api-client/client.ts';
import type { RubricBody, RubricDetail } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { RubricBody, RubricDetail, RubricRow } from '@sullam/api-client/schema.gen.ts';

export const rubricsQuery = (query: QueryOf<'GET /api/course-rubrics'>) => ({
  ...apiQuery('GET /api/course-rubrics', { query }),
  placeholderData: keepPreviousData,
});
export const rubricQuery = (rubricId: number) => apiQuery('GET /api/course-rubrics/{rubricId}', { path: { rubricId } });
export const rubricVersionsQuery = (rubricId: number) =>
  apiQuery('GET /api/course-rubrics/{rubricId}/versions', { path: { rubricId }, query: { take: 50 } });

/** The rubric as it stands on the server now, whatever was read before. */
export const readRubric = (rubricId: number): Promise<RubricDetail> =>
  api('GET /api/course-rubrics/{rubricId}', { path: { rubricId } });

const CHANGED = [
  'GET /api/course-rubrics',
  'GET /api/course-rubrics/{rubricId}',
  'GET /api/course-rubrics/{rubricId}/versions',
  'GET /api/courses/{courseId}/rubrics',
] as const;

/** A change of a rubric: what was read of rubrics is asked for again. */
function useRubricChange<Input, Response>(change: (input: Input) => Promise<Response>, isQuiet = false) {
  return useMutation({
    mutationFn: change,
    onSuccess: useRefresh(...CHANGED),
    ...(isQuiet ? { meta: { isQuiet } } : {}),
  });
}

export const useCreateRubric = () =>
  useRubricChange((body: RubricBody) => api('POST /api/course-rubrics', { body }), true);

export const useSaveRubric = (rubricId: number) =>
  useRubricChange(
    ({ courseId = null, ...body }: RubricBody & { version: number }) =>
      api('PUT /api/course-rubrics/{rubricId}', { path: { rubricId }, body: { ...body, courseId } }),
    true,
  );

export const useCopyRubric = () =>
  useRubricChange((rubricId: number) => api('POST /api/course-rubrics/{rubricId}/duplicate', { path: { rubricId } }));

export const useArchiveRubric = () =>
  useRubricChange(({ rubricId, isArchived }: { rubricId: number; isArchived: boolean }) =>
    api('PATCH /api/course-rubrics/{rubricId}', { path: { rubricId }, body: { isArchived } }),
  );

export const useDeleteRubric = () =>
  useRubricChange((rubricId: number) => api('DELETE /api/course-rubrics/{rubricId}', { path: { rubricId } }));

export const useRestoreRubric = (rubricId: number) =>
  useRubricChange(({ earlier, version }: { earlier: number; version: number }) =>
    api('POST /api/course-rubrics/{rubricId}/versions/{version}/restore', {
      path: { rubricId, version: earlier },
      body: { version },
    }),
  );

/** Rubrics that an assignment of the course may be marked by. */
export const courseRubricsQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/rubrics', { path: { courseId }, query: { take: 100 } });
