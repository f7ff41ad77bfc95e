import { useQueryClient } from '@tanstack/react-query';
import { api, apiQuery } from '../api.ts';
import { useMutation } from '../query/use-mutation.ts';

export type { SubmissionComment } from '@sullam/api-client/schema.gen.ts';

const COMMENTS = 'GET /api/assignment-submissions/{assignmentSubmissionId}/comments';

export const commentsQuery = (assignmentSubmissionId: number) =>
  apiQuery(COMMENTS, { path: { assignmentSubmissionId } });

function useForgetComments() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [COMMENTS] });
}

export function useAddComment(assignmentSubmissionId: number) {
  const forget = useForgetComments();
  return useMutation({
    mutationFn: (body: { body: string; waitsForRelease?: boolean }) =>
      api('POST /api/assignment-submissions/{assignmentSubmissionId}/comments', {
        path: { assignmentSubmissionId },
        body,
      }),
    onSuccess: forget,
  });
}

export function useDeleteComment(assignmentSubmissionId: number) {
  const forget = useForgetComments();
  return useMutation({
    mutationFn: (submissionCommentId: number) =>
      api('DELETE /api/assignment-submissions/{assignmentSubmissionId}/comments/{submissionCommentId}', {
        path: { assignmentSubmissionId, submissionCommentId },
      }),
    onSuccess: forget,
  });
}
