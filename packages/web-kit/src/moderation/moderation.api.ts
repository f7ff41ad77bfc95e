import { api } from '../api.ts';
import { useMutation } from '../query/use-mutation.ts';
import { useRefresh } from '../query/use-refresh.ts';

/** Decides a case, whatever it is about. */
export const useDecide = () =>
  useMutation({
    mutationFn: ({ moderationCaseId, ...body }: { moderationCaseId: number; hides: boolean; reason?: string }) =>
      api('PUT /api/moderation-cases/{moderationCaseId}/decision', { path: { moderationCaseId }, body }),
    onSuccess: useRefresh(
      'GET /api/courses/{courseId}/discussion-boards',
      'GET /api/courses/{courseId}/discussion-settings',
      'GET /api/courses/{courseId}/moderation-cases',
      'GET /api/group-moderation-cases',
      'GET /api/groups/{groupId}/posts',
    ),
  });
