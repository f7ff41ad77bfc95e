import type { CreateCourseCategoryBody, ListCourseCategoriesAnswer } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export type Category = ListCourseCategoriesAnswer['data'][number];

export const categoriesQuery = () => apiQuery('GET /api/course-categories');

function useCategoryChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries(categoriesQuery()) });
}

/** Makes a category, or changes the one whose id is given. */
export const useSaveCategory = () =>
  useCategoryChange(
    ({ courseCategoryId, ...body }: CreateCourseCategoryBody & { courseCategoryId?: number }): Promise<unknown> =>
      courseCategoryId === undefined
        ? api('POST /api/course-categories', { body })
        : api('PATCH /api/course-categories/{courseCategoryId}', { path: { courseCategoryId }, body }),
  );
export const useDeleteCategory = () =>
  useCategoryChange((courseCategoryId: number) =>
    api('DELETE /api/course-categories/{courseCategoryId}', { path: { courseCategoryId } }),
  );
export const useReorderCategories = () =>
  useCategoryChange((courseCategoryIds: number[]) =>
    api('PUT /api/course-categories/order', { body: { courseCategoryIds } }),
  );
