import type { BodyOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { GroupSessionCard, SessionTypeEditing } from '@sullam/api-client/schema.gen.ts';

/** The coach's group sessions between two instants. Members who are no coaches have none. */
export const coachGroupsQuery = (from: string, until: string) => ({
  ...apiQuery('GET /api/group-sessions/provider', { query: { from, until } }),
  placeholderData: keepPreviousData,
  meta: { isQuiet: true },
});

export const groupQuery = (groupSessionId: number) =>
  apiQuery('GET /api/group-sessions/{groupSessionId}', { path: { groupSessionId }, query: {} });

export const ownTypesQuery = () => apiQuery('GET /api/session-types/own', { query: {} });

interface TimesAsked {
  readonly sessionTypeId: number;
  /** A session that is moved. */
  readonly groupSessionId: number | undefined;
  readonly from: string;
  readonly until: string;
}

/** Times at which a group session can be scheduled, or to which one can be moved. */
export const groupTimesQuery = ({ groupSessionId, ...query }: TimesAsked) => ({
  ...apiQuery('GET /api/group-sessions/times', {
    query: { ...query, ...(groupSessionId === undefined ? {} : { groupSessionId }) },
  }),
  placeholderData: keepPreviousData,
});

const CHANGED = [
  'GET /api/group-sessions/provider',
  'GET /api/group-sessions/times',
  'GET /api/group-sessions/{groupSessionId}',
] as const;

export const useCreateGroups = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/group-sessions'>) => api('POST /api/group-sessions', { body }),
    onSettled: useRefresh(...CHANGED),
  });

export const useMoveGroup = () =>
  useMutation({
    mutationFn: ({ groupSessionId, startsAt }: { groupSessionId: number; startsAt: string }) =>
      api('PUT /api/group-sessions/{groupSessionId}', { path: { groupSessionId }, body: { startsAt } }),
    onSettled: useRefresh(...CHANGED),
  });
