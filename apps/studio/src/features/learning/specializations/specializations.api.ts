import type { SpecializationBody, SpecializationDetail } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { SpecializationCard } from '@sullam/api-client/schema.gen.ts';

export type Specialization = SpecializationDetail;
export type CourseInside = Specialization['courses'][number];

export const specializationsQuery = (query: { skip: number; take: number; search?: string }) => ({
  ...apiQuery('GET /api/specializations', { query: { ...query, includeUnpublished: 1 } }),
  placeholderData: keepPreviousData,
});
export const specializationQuery = (specializationId: number) =>
  apiQuery('GET /api/specializations/{specializationId}', { path: { specializationId } });

/** Courses to choose from, found by the server. */
export const coursesFoundQuery = (search: string) => ({
  ...apiQuery('GET /api/courses', { query: { take: 20, ...(search ? { search } : {}) } }),
  placeholderData: keepPreviousData,
});

const useForgetSpecializations = () =>
  useRefresh('GET /api/specializations', 'GET /api/specializations/{specializationId}');

export interface SpecializationInput {
  /** What is changed; null for a new one. */
  specialization: Pick<Specialization, 'specializationId' | 'version'> | null;
  body: SpecializationBody;
  isPublished: boolean;
}

/** Saves everything; a new one is made first and shown afterwards, if that was asked for. */
export function useSaveSpecialization() {
  const forget = useForgetSpecializations();
  return useMutation({
    async mutationFn({ specialization, body, isPublished }: SpecializationInput) {
      if (specialization) {
        const { specializationId, version } = specialization;
        await api('PATCH /api/specializations/{specializationId}', {
          path: { specializationId },
          body: { ...body, isPublished, version },
        });
        return specializationId;
      }
      const { specializationId } = await api('POST /api/specializations', { body });
      if (isPublished) await show({ specializationId, isPublished });
      return specializationId;
    },
    onSettled: forget,
  });
}

/** Shows or hides one, on the version that is there now. */
async function show({ specializationId, isPublished }: { specializationId: number; isPublished: boolean }) {
  const path = { specializationId };
  const { version } = await api('GET /api/specializations/{specializationId}', { path });
  await api('PATCH /api/specializations/{specializationId}', { path, body: { isPublished, version } });
}

export function useShowSpecialization() {
  const forget = useForgetSpecializations();
  return useMutation({ mutationFn: show, onSuccess: forget });
}

export function useDeleteSpecialization() {
  const forget = useForgetSpecializations();
  return useMutation({
    mutationFn: (specializationId: number) =>
      api('DELETE /api/specializations/{specializationId}', { path: { specializationId } }),
    onSuccess: forget,
  });
}
