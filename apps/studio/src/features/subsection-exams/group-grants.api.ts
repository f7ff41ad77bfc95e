import type {
  ListExamGroupAccommodationsAnswer,
  SaveExamGroupAccommodationBody,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export type GroupAccommodation = ListExamGroupAccommodationsAnswer['data'][number];

export const groupAccommodationsQuery = (subsectionExamId: number) =>
  apiQuery('GET /api/subsection-exams/{subsectionExamId}/group-accommodations', { path: { subsectionExamId } });

const CHANGED = [
  'GET /api/subsection-exams/{subsectionExamId}/group-accommodations',
  'GET /api/subsection-exams/{subsectionExamId}/accommodations',
] as const;

function useGrantChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all(CHANGED.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}

export const useSaveGroupAccommodation = (subsectionExamId: number) =>
  useGrantChange(({ courseGroupId, ...body }: SaveExamGroupAccommodationBody & { courseGroupId: number }) =>
    api('PUT /api/subsection-exams/{subsectionExamId}/group-accommodations/{courseGroupId}', {
      path: { subsectionExamId, courseGroupId },
      body,
    }),
  );

export const useDeleteGroupAccommodation = (subsectionExamId: number) =>
  useGrantChange((courseGroupId: number) =>
    api('DELETE /api/subsection-exams/{subsectionExamId}/group-accommodations/{courseGroupId}', {
      path: { subsectionExamId, courseGroupId },
    }),
  );
