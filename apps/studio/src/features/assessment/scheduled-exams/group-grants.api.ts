import type { ExamAccommodationChange, ExamGroupAccommodationRow } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useQueryClient } from '@tanstack/react-query';

export type GroupAccommodation = ExamGroupAccommodationRow;

export const groupAccommodationsQuery = (subsectionExamId: number) =>
  apiQuery('GET /api/subsection-exams/{subsectionExamId}/group-accommodations', { path: { subsectionExamId } });

/** What a group is granted now, for everything on the page. */
export function useReadGroupAccommodation(subsectionExamId: number) {
  const client = useQueryClient();
  return async (of: number | null) => {
    const { data } = await client.fetchQuery({ ...groupAccommodationsQuery(subsectionExamId), staleTime: 0 });
    return data.find(({ courseGroupId }) => courseGroupId === of);
  };
}

const CHANGED = [
  'GET /api/subsection-exams/{subsectionExamId}/group-accommodations',
  'GET /api/subsection-exams/{subsectionExamId}/accommodations',
] as const;

function useGrantChange<Input, Response>(change: (input: Input) => Promise<Response>, isQuiet = false) {
  return useMutation({
    mutationFn: change,
    onSettled: useRefresh(...CHANGED),
    meta: { isQuiet },
  });
}

export const useSaveGroupAccommodation = (subsectionExamId: number) =>
  useGrantChange(
    ({ courseGroupId, ...body }: ExamAccommodationChange & { courseGroupId: number }) =>
      api('PUT /api/subsection-exams/{subsectionExamId}/group-accommodations/{courseGroupId}', {
        path: { subsectionExamId, courseGroupId },
        body,
      }),
    true,
  );

export const useDeleteGroupAccommodation = (subsectionExamId: number) =>
  useGrantChange((courseGroupId: number) =>
    api('DELETE /api/subsection-exams/{subsectionExamId}/group-accommodations/{courseGroupId}', {
      path: { subsectionExamId, courseGroupId },
    }),
  );
