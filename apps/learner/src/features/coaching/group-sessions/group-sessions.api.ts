import type { BodyOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useSend } from '@sullam/web-kit/query/use-send.ts';
import { keepPreviousData } from '@tanstack/react-query';

export type { GroupSession, GroupSessionCard } from '@sullam/api-client/schema.gen.ts';

export const coachGroupsQuery = (coachId: number, zone: string) => ({
  ...apiQuery('GET /api/group-sessions', { query: { coachId, zone } }),
  placeholderData: keepPreviousData,
});

/** Upper bound on group sessions that My coaching lists. */
const MOST = 100;

export const ownGroupsQuery = (view: 'upcoming' | 'past', zone: string) => ({
  ...apiQuery('GET /api/group-sessions/client', { query: { view, zone, take: MOST } }),
  placeholderData: keepPreviousData,
});

export const groupQuery = (groupSessionId: number, zone: string) => ({
  ...apiQuery('GET /api/group-sessions/{groupSessionId}', { path: { groupSessionId }, query: { zone } }),
  placeholderData: keepPreviousData,
});

const CHANGED = [
  'GET /api/group-sessions',
  'GET /api/group-sessions/client',
  'GET /api/group-sessions/{groupSessionId}',
] as const;

/** Books a seat. After a refusal the seats are read again, because they have changed. */
export const useBookSeat = (groupSessionId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/group-sessions/{groupSessionId}/seats'>) =>
      api('POST /api/group-sessions/{groupSessionId}/seats', { path: { groupSessionId }, body }),
    onSettled: useRefresh(...CHANGED),
  });

export const useAcceptSeat = (groupSessionId: number) =>
  useMutation({
    mutationFn: () => api('POST /api/group-sessions/{groupSessionId}/seats/accept', { path: { groupSessionId } }),
    onSettled: useRefresh(...CHANGED),
  });

export const useLeaveSeat = (groupSessionId: number) =>
  useMutation({
    mutationFn: () => api('POST /api/group-sessions/{groupSessionId}/seats/leave', { path: { groupSessionId } }),
    onSettled: useRefresh(...CHANGED),
  });

export const useCancelGroup = (groupSessionId: number) =>
  useSend('POST /api/group-sessions/{groupSessionId}/cancel', { groupSessionId }, ...CHANGED);

export const useMarkAttendance = (groupSessionId: number) =>
  useMutation({
    mutationFn: ({ groupSeatId, isMissed }: { groupSeatId: number; isMissed: boolean }) =>
      api('PUT /api/group-sessions/{groupSessionId}/seats/{groupSeatId}/attendance', {
        path: { groupSessionId, groupSeatId },
        body: { isMissed },
      }),
    onSettled: useRefresh(...CHANGED),
  });

export const useJoinGroup = (groupSessionId: number) =>
  useMutation({
    mutationFn: () => api('POST /api/group-sessions/{groupSessionId}/join', { path: { groupSessionId } }),
  });

export const readGroupCalendar = (groupSessionId: number) =>
  api('GET /api/group-sessions/{groupSessionId}/calendar', { path: { groupSessionId } });
