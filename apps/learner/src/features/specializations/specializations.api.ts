import { apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export type { SpecializationCard } from '@sullam/api-client/schema.gen.ts';

export const SPECIALIZATIONS_PAGE = 12;

export const useSpecializations = (search: string, page: number) =>
  useQuery({
    ...apiQuery('GET /api/specializations', {
      query: {
        skip: (page - 1) * SPECIALIZATIONS_PAGE,
        take: SPECIALIZATIONS_PAGE,
        ...(search ? { search } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });

export const specializationQuery = (specializationId: number) =>
  apiQuery('GET /api/specializations/{specializationId}', { path: { specializationId } });

export const useSpecialization = (specializationId: number) => useQuery(specializationQuery(specializationId));
