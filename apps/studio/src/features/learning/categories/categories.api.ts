import type { ResponseOf } from '@sullam/api-client/client.ts';
import type { CourseCategory, CourseCategoryBody, CourseCategoryPatch } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';

export type Category = CourseCategory;

export const categoriesQuery = () => apiQuery('GET /api/course-categories');

function useForgetCategories() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['GET /api/course-categories'] });
}

export function useSaveCategory(courseCategoryId: number | null) {
  const forget = useForgetCategories();
  return useMutation({
    mutationFn: async (body: CourseCategoryBody & CourseCategoryPatch): Promise<void> => {
      if (courseCategoryId === null) await api('POST /api/course-categories', { body });
      else await api('PATCH /api/course-categories/{courseCategoryId}', { path: { courseCategoryId }, body });
    },
    onSuccess: forget,
  });
}

/** Shows the new order at once, and the old one again when it could not be kept. */
export function useReorderCategories() {
  const client = useQueryClient();
  const { queryKey } = categoriesQuery();
  return useMutation({
    mutationFn: (courseCategoryIds: number[]) =>
      api('PUT /api/course-categories/order', { body: { courseCategoryIds } }),
    onMutate(ids) {
      const before = client.getQueryData<ResponseOf<'GET /api/course-categories'>>(queryKey);
      if (before) {
        const sorted = before.data.toSorted(
          (one, other) => ids.indexOf(one.courseCategoryId) - ids.indexOf(other.courseCategoryId),
        );
        client.setQueryData(queryKey, { data: sorted });
      }
      return { before };
    },
    onError: (_error, _ids, kept) => client.setQueryData(queryKey, kept?.before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useDeleteCategory() {
  const forget = useForgetCategories();
  return useMutation({
    mutationFn: (courseCategoryId: number) =>
      api('DELETE /api/course-categories/{courseCategoryId}', { path: { courseCategoryId } }),
    onSuccess: forget,
  });
}
