import type { BodyOf } from '@sullam/api-client/client.ts';
import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';
import { useRefreshPosts } from './groups.api.ts';

export type { ScheduledPost } from '@sullam/api-client/schema.gen.ts';

export const SCHEDULED_PAGE = 10;

/** Of one group, or of all. */
export const scheduledPostsQuery = (groupId: number | undefined, page: number) =>
  apiQuery('GET /api/scheduled-posts', {
    query: {
      ...(groupId === undefined ? {} : { groupId }),
      skip: (page - 1) * SCHEDULED_PAGE,
      take: SCHEDULED_PAGE,
    },
  });

const useRefreshScheduled = () => useRefresh('GET /api/scheduled-posts');

export const useSchedulePost = (groupId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'POST /api/groups/{groupId}/scheduled-posts'>) =>
      api('POST /api/groups/{groupId}/scheduled-posts', { path: { groupId }, body }),
    meta: { isQuiet: true },
    onSuccess: useRefreshScheduled(),
  });

export const useChangeScheduled = (scheduledPostId: number) =>
  useMutation({
    mutationFn: (body: BodyOf<'PUT /api/scheduled-posts/{scheduledPostId}'>) =>
      api('PUT /api/scheduled-posts/{scheduledPostId}', { path: { scheduledPostId }, body }),
    meta: { isQuiet: true },
    onSuccess: useRefreshScheduled(),
  });

export const usePublishScheduled = (scheduledPostId: number) => {
  const refresh = useRefreshScheduled();
  const refreshPosts = useRefreshPosts();
  return useMutation({
    mutationFn: () => api('POST /api/scheduled-posts/{scheduledPostId}/publish', { path: { scheduledPostId } }),
    onSuccess: () => Promise.all([refresh(), refreshPosts()]),
  });
};

export const useCancelScheduled = (scheduledPostId: number) =>
  useMutation({
    mutationFn: () => api('DELETE /api/scheduled-posts/{scheduledPostId}', { path: { scheduledPostId } }),
    onSuccess: useRefreshScheduled(),
  });
