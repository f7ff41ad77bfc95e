import type { BodyOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

export type { CoachingFile, CoachingGoal, CoachingNotes, CoachingTask } from '@sullam/api-client/schema.gen.ts';

/** Whose goals and tasks: a learner names the coach, a coach the learner; without either, all of the reader's. */
export interface Pair {
  readonly coachId?: number;
  readonly learnerUserId?: number;
}

export const goalsQuery = (pair: Pair) => apiQuery('GET /api/coaching-goals', { query: pair });
export const tasksQuery = (pair: Pair) => apiQuery('GET /api/coaching-tasks', { query: pair });

export const notesQuery = (coachingSessionId: number) =>
  apiQuery('GET /api/booking-sessions/{coachingSessionId}/notes', { path: { coachingSessionId } });

export const useSaveNote = (coachingSessionId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'PUT /api/booking-sessions/{coachingSessionId}/notes'>) =>
      api('PUT /api/booking-sessions/{coachingSessionId}/notes', { path: { coachingSessionId }, body }),
    onSettled: useRefresh('GET /api/booking-sessions/{coachingSessionId}/notes'),
  });

export const filesQuery = (coachingSessionId: number) =>
  apiQuery('GET /api/booking-sessions/{coachingSessionId}/files', { path: { coachingSessionId } });

export const useAddFile = (coachingSessionId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/booking-sessions/{coachingSessionId}/files'>) =>
      api('POST /api/booking-sessions/{coachingSessionId}/files', { path: { coachingSessionId }, body }),
    onSettled: useRefresh('GET /api/booking-sessions/{coachingSessionId}/files'),
  });

export const useRemoveFile = (coachingSessionId: number) =>
  useMutation({
    mutationFn: (mediaId: number) =>
      api('DELETE /api/booking-sessions/{coachingSessionId}/files/{mediaId}', { path: { coachingSessionId, mediaId } }),
    onSettled: useRefresh('GET /api/booking-sessions/{coachingSessionId}/files'),
  });

export const useAddGoal = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/coaching-goals'>) => api('POST /api/coaching-goals', { body }),
    onSettled: useRefresh('GET /api/coaching-goals'),
  });

export const useChangeGoal = (coachingGoalId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'PUT /api/coaching-goals/{coachingGoalId}'>) =>
      api('PUT /api/coaching-goals/{coachingGoalId}', { path: { coachingGoalId }, body }),
    onSettled: useRefresh('GET /api/coaching-goals'),
  });

export const useAddTask = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/coaching-tasks'>) => api('POST /api/coaching-tasks', { body }),
    onSettled: useRefresh('GET /api/coaching-tasks'),
  });

export const useTickTask = () =>
  useMutation({
    mutationFn: ({ coachingTaskId, isDone }: { coachingTaskId: number; isDone: boolean }) =>
      api('PUT /api/coaching-tasks/{coachingTaskId}/done', { path: { coachingTaskId }, body: { isDone } }),
    onSettled: useRefresh('GET /api/coaching-tasks'),
  });

export const useDeleteTask = () =>
  useMutation({
    mutationFn: (coachingTaskId: number) =>
      api('DELETE /api/coaching-tasks/{coachingTaskId}', { path: { coachingTaskId } }),
    onSettled: useRefresh('GET /api/coaching-tasks'),
  });
