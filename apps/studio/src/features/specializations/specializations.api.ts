import type {
  CreateSpecializationBody,
  GetSpecializationAnswer,
  ListSpecializationsAnswer,
  UpdateSpecializationBody,
} from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export type SpecializationCard = ListSpecializationsAnswer['data'][number];
export type Specialization = GetSpecializationAnswer;

export const specializationsQuery = (skip: number, take: number) =>
  apiQuery('GET /api/specializations', { query: { includeUnpublished: 1, skip, take } });
export const specializationQuery = (specializationId: number) =>
  apiQuery('GET /api/specializations/{specializationId}', { path: { specializationId } });
/** Courses to choose from. */
export const courseChoicesQuery = (search: string) =>
  apiQuery('GET /api/studio/courses', { query: { scope: 'all', sort: 'title', take: 50, ...(search ? { search } : {}) } });

function useSpecializationChange<Input, Answer>(change: (input: Input) => Promise<Answer>, isQuiet = false) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...(isQuiet ? { meta: { isQuiet: true } } : {}),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['GET /api/specializations'] }),
        client.invalidateQueries({ queryKey: ['GET /api/specializations/{specializationId}'] }),
      ]),
  });
}

export const useCreateSpecialization = () =>
  useSpecializationChange((body: CreateSpecializationBody) => api('POST /api/specializations', { body }));
export const useUpdateSpecialization = (specializationId: number) =>
  useSpecializationChange((body: UpdateSpecializationBody) =>
    api('PATCH /api/specializations/{specializationId}', { path: { specializationId }, body }),
  );
export const useDeleteSpecialization = () =>
  useSpecializationChange((specializationId: number) =>
    api('DELETE /api/specializations/{specializationId}', { path: { specializationId } }),
  );
