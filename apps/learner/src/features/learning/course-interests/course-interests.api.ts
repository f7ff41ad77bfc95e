import { api, apiQuery } from '@sullam/web-kit/api.ts';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';

export const ownInterestQuery = (courseId: number) =>
  apiQuery('GET /api/courses/{courseId}/interests/mine', { path: { courseId } });

/** Asks to be told, or takes that back. The button turns at once; what the server refuses is read again. */
export function useSetInterest(courseId: number) {
  const client = useQueryClient();
  const { queryKey } = ownInterestQuery(courseId);
  return useMutation({
    mutationFn: (isWaiting: boolean) =>
      isWaiting
        ? api('POST /api/courses/{courseId}/interests', { path: { courseId } })
        : api('DELETE /api/courses/{courseId}/interests', { path: { courseId } }),
    onMutate: (isWaiting) => client.setQueryData(queryKey, { isWaiting }),
    onSettled: () => client.invalidateQueries({ queryKey }),
    // it has opened meanwhile: the page then offers to enrol
    onError: () => client.invalidateQueries({ queryKey: ['GET /api/courses/{courseId}'] }),
  });
}
