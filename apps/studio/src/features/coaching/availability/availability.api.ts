import type { BodyOf } from '@sullam/api-client/client.ts';
import type { Availability, SessionTypeEditing } from '@sullam/api-client/schema.gen.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useSend } from '@sullam/web-kit/query/use-send.ts';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';

export type {
  AffectedSession,
  Availability,
  DateOverride,
  SessionQuestion,
  SessionTypeEditing,
} from '@sullam/api-client/schema.gen.ts';

export const availabilityQuery = () => apiQuery('GET /api/provider-availability/bulk', { query: {} });

/** The hours as they stand on the server now, for everything on the page. */
export function useReadAvailability(): () => Promise<Availability> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...availabilityQuery(), staleTime: 0 });
}

export const useSaveAvailability = () =>
  useMutation({
    mutationFn: (body: BodyOf<'PUT /api/provider-availability/bulk'>) =>
      api('PUT /api/provider-availability/bulk', { query: {}, body }),
    onSuccess: useRefresh('GET /api/provider-availability/free-counts'),
    meta: { isQuiet: true },
  });

export const freeCountsQuery = (from: string, until: string) => ({
  ...apiQuery('GET /api/provider-availability/free-counts', { query: { from, until } }),
  placeholderData: keepPreviousData,
});

export const ownTypesQuery = () => apiQuery('GET /api/session-types/own', { query: {} });

/** A session type as it stands on the server now. */
export function useReadType(sessionTypeId: number): () => Promise<SessionTypeEditing | undefined> {
  const client = useQueryClient();
  return async () => {
    const { data } = await client.fetchQuery({ ...ownTypesQuery(), staleTime: 0 });
    return data.find((type) => type.sessionTypeId === sessionTypeId);
  };
}

export const useCreateType = () => useSend('POST /api/session-types', undefined as never, 'GET /api/session-types/own');

export const useChangeType = (sessionTypeId: number) =>
  useSend('PATCH /api/session-types/{sessionTypeId}', { sessionTypeId }, 'GET /api/session-types/own');

export const useOrderTypes = () =>
  useSend('PUT /api/session-types/order', undefined as never, 'GET /api/session-types/own');

export const useArchiveType = (sessionTypeId: number) =>
  useSend('POST /api/session-types/{sessionTypeId}/archive', { sessionTypeId }, 'GET /api/session-types/own');
