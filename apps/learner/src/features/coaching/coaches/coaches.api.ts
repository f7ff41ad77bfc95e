import type { Coach, CoachCard, CoachFilters as Options } from '@sullam/api-client/schema.gen.ts';
import { ownZone } from '@sullam/strings/format.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CoachFilters, callQueryOf } from './coaches-query.ts';

export type { Coach, CoachCard, Options };

export const useCoaches = (filters: CoachFilters) =>
  useQuery({
    ...apiQuery('GET /api/coaches', { query: callQueryOf(filters, ownZone()) }),
    placeholderData: keepPreviousData,
  });

export const useCoachOptions = () => useQuery(apiQuery('GET /api/coaches/filters'));

export const coachQuery = (coachId: number) => apiQuery('GET /api/coaches/{coachId}', { path: { coachId } });
