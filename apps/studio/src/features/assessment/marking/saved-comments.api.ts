import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useRefresh } from '@sullam/web-kit/query/use-refresh.ts';

const LIST = 'GET /api/saved-comments';

export const savedCommentsQuery = () => apiQuery(LIST);

/** Keeps a comment, or forgets one. */
export function useSavedComments() {
  const refresh = useRefresh(LIST);
  return {
    keep: useMutation({
      mutationFn: (comment: string) => api('POST /api/saved-comments', { body: { comment } }),
      onSuccess: refresh,
    }),
    forget: useMutation({
      mutationFn: (savedCommentId: number) =>
        api('DELETE /api/saved-comments/{savedCommentId}', { path: { savedCommentId } }),
      onSettled: refresh,
    }),
  };
}
