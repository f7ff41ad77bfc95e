import type { BodyOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '../../../parts/paging.ts';

export type {
  Seat,
  SeatAddressPreview,
  SeatAssignment,
  SeatInvitation,
  SeatPool,
  SeatPoolDetail,
} from '@sullam/api-client/schema.gen.ts';

/** One page of the seats that the reader bought, newest first. */
export const poolsQuery = (page: number) => apiQuery('GET /api/seat-pools', { query: pageQuery(page) });

export const poolQuery = (seatPoolId: number) => apiQuery('GET /api/seat-pools/{seatPoolId}', { path: { seatPoolId } });

/** One page of the people with a seat. */
export const seatsQuery = (seatPoolId: number, { page, search }: { page: number; search: string }) => ({
  ...apiQuery('GET /api/seat-pools/{seatPoolId}/seats', {
    path: { seatPoolId },
    query: { ...pageQuery(page), ...(search ? { search } : {}) },
  }),
  placeholderData: keepPreviousData,
});

export const exportSeats = (seatPoolId: number) =>
  api('GET /api/seat-pools/{seatPoolId}/seats/export', { path: { seatPoolId }, query: { format: 'csv' } });

/** What would become of each address of a text. */
export const previewQuery = (seatPoolId: number, text: string) => ({
  queryKey: ['seat preview', seatPoolId, text],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('POST /api/seat-pools/{seatPoolId}/preview', { path: { seatPoolId }, body: { text }, signal }),
  enabled: text.trim() !== '',
  placeholderData: keepPreviousData,
  meta: { isQuiet: true },
});

/** Everything that changes with a seat. */
export const useRefreshSeats = () =>
  useRefresh('GET /api/seat-pools', 'GET /api/seat-pools/{seatPoolId}', 'GET /api/seat-pools/{seatPoolId}/seats');

export const useStartAssignment = (seatPoolId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/seat-pools/{seatPoolId}/assignments'>) =>
      api('POST /api/seat-pools/{seatPoolId}/assignments', { path: { seatPoolId }, body }),
    onSettled: useRefreshSeats(),
  });

/** How often a list that is being worked off is looked at. */
const LOOK_EVERY = 1000;

export const assignmentQuery = (seatPoolId: number, seatAssignmentId: number) => ({
  ...apiQuery('GET /api/seat-pools/{seatPoolId}/assignments/{seatAssignmentId}', {
    path: { seatPoolId, seatAssignmentId },
  }),
  refetchInterval: ({ state }: { state: { data?: { isRunning: boolean } | undefined } }) =>
    state.data?.isRunning === false ? false : LOOK_EVERY,
});

export const useRenewLink = (seatPoolId: number) =>
  useMutation({
    mutationFn: () => api('PUT /api/seat-pools/{seatPoolId}/link', { path: { seatPoolId } }),
    onSettled: useRefreshSeats(),
  });

export const useCloseLink = (seatPoolId: number) =>
  useMutation({
    mutationFn: () => api('DELETE /api/seat-pools/{seatPoolId}/link', { path: { seatPoolId } }),
    onSettled: useRefreshSeats(),
  });

export const useReclaimSeat = () =>
  useMutation({
    mutationFn: (seatId: number) => api('POST /api/seats/{seatId}/reclaim', { path: { seatId } }),
    onSettled: useRefreshSeats(),
  });

export const useResendInvitation = () =>
  useMutation({
    mutationFn: (seatId: number) => api('POST /api/seats/{seatId}/resend', { path: { seatId } }),
    onSettled: useRefreshSeats(),
  });

/** Reads a table in a file as the text that could have been pasted. */
export const useReadAddressFile = () =>
  useMutation({
    mutationFn: (file: File) =>
      api('POST /api/table-files', { body: new Blob([file], { type: 'application/octet-stream' }) }),
  });

/** What the link of an invitation leads to. The token goes in the body, so that no log of addresses keeps it. */
export const invitationQuery = (token: string) => ({
  queryKey: ['seat invitation', token],
  queryFn: ({ signal }: { signal: AbortSignal }) => api('POST /api/seats/invitation', { body: { token }, signal }),
  meta: { isQuiet: true },
});

export const useAcceptSeat = () =>
  useMutation({
    mutationFn: (token: string) => api('POST /api/seats/accept', { body: { token } }),
    onSuccess: useRefresh('GET /api/courses/{courseId}', 'GET /api/courses'),
  });
