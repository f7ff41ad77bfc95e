import type { SpecializationDetail } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useQuery } from '@tanstack/react-query';

export type { SpecializationCard, SpecializationGroup } from '@sullam/api-client/schema.gen.ts';

export const SPECIALIZATIONS_PAGE = 12;

export const specializationsQuery = (search: string, page: number) =>
  apiQuery('GET /api/specializations', {
    query: {
      skip: (page - 1) * SPECIALIZATIONS_PAGE,
      take: SPECIALIZATIONS_PAGE,
      ...(search ? { search } : {}),
    },
  });

export const specializationQuery = (specializationId: number) =>
  apiQuery('GET /api/specializations/{specializationId}', { path: { specializationId } });

export type Specialization = SpecializationDetail;

const useRefreshSpecializations = () =>
  useRefresh(
    'GET /api/specializations/{specializationId}',
    'GET /api/specializations',
    'GET /api/specializations/{specializationId}/certificate',
    'GET /api/courses',
    'GET /api/courses/{courseId}',
  );

export const useLeaveSpecialization = () =>
  useMutation({
    mutationFn: (specializationId: number) =>
      api('DELETE /api/specializations/{specializationId}/enrollment', { path: { specializationId } }),
    onSuccess: useRefreshSpecializations(),
  });

/** Follows it and enrols in what it asks for without a choice; lists of courses change with it. */
export const useEnrollInSpecialization = () =>
  useMutation({
    mutationFn: (specializationId: number) =>
      api('POST /api/orders/add/specializations/{specializationId}', { path: { specializationId } }),
    onSuccess: useRefreshSpecializations(),
  });

export const useSpecialization = (specializationId: number) => useQuery(specializationQuery(specializationId));
