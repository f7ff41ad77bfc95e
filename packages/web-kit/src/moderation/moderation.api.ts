import type { BodyOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '../api.ts';
import { useMutation } from '../query/use-mutation.ts';
import { useRefresh } from '../query/use-refresh.ts';

/** What shows differently once something was decided, or that was taken back. */
const DECIDED = [
  'GET /api/courses/{courseId}/discussion-boards',
  'GET /api/courses/{courseId}/discussion-settings',
  'GET /api/courses/{courseId}/moderation-cases',
  'GET /api/group-moderation-cases',
  'GET /api/group-moderation-cases/{moderationCaseId}',
  'GET /api/groups/{groupId}',
  'GET /api/groups/{groupId}/audit',
  'GET /api/groups/{groupId}/members',
  'GET /api/groups/{groupId}/posts',
  'GET /api/posts/{postId}',
  'GET /api/post-comments',
  'GET /api/users/{userId}/feeds',
] as const;

/** Decides a case, whatever it is about. */
export const useDecide = () =>
  useMutation({
    mutationFn: ({ moderationCaseId, ...body }: { moderationCaseId: number; hides: boolean; reason?: string }) =>
      api('PUT /api/moderation-cases/{moderationCaseId}/decision', { path: { moderationCaseId }, body }),
    onSuccess: useRefresh(...DECIDED),
  });

export type Decision = BodyOf<'PUT /api/group-moderation-cases/{moderationCaseId}/decision'>;
export type Act = Decision['act'];

/** Decides about something that was said in a group, with what follows for its author. */
export const useDecideCase = () =>
  useMutation({
    mutationFn: ({ moderationCaseId, ...body }: Decision & { moderationCaseId: number }) =>
      api('PUT /api/group-moderation-cases/{moderationCaseId}/decision', { path: { moderationCaseId }, body }),
    onSuccess: useRefresh(...DECIDED),
  });

/** The same without a report. */
export const useRemoveFromGroup = () =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/group-moderation-cases'>) => api('POST /api/group-moderation-cases', { body }),
    onSuccess: useRefresh(...DECIDED),
  });

/** Takes one's own decision back, whatever it was about. */
export const useTakeBack = () =>
  useMutation({
    mutationFn: (moderationCaseId: number) =>
      api('DELETE /api/moderation-cases/{moderationCaseId}/decision', { path: { moderationCaseId } }),
    onSuccess: useRefresh(...DECIDED),
  });

/** What moderators of groups say again and again. */
export const reasonsQuery = () => apiQuery('GET /api/group-moderation-reasons');
