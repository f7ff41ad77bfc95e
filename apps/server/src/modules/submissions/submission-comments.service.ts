import { refuseMasquerade } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { invalidField, notFound } from '../../kernel/problem.ts';
import { isReleased } from '../assignments/assignments.public.ts';
import { deleteComment, findComments, findMarked, insertComment } from './submission-comments.repository.ts';
import { accessSubmission } from './submissions.access.ts';
import { personOf } from './submissions.reads.ts';
import type { CommentBody, SubmissionComment } from './submissions.schemas.ts';

/** The conversation about a submission, the oldest first. Learners see what waits for the mark only with it. */
export async function listComments(context: MemberContext, tx: Tx, id: number): Promise<SubmissionComment[]> {
  const { held, isMarker } = await accessSubmission(context, tx, id);
  const marked = isReleased(held, context.clock.now()) ? await findMarked(context, tx, id) : undefined;
  const isOpen = marked !== undefined;
  const rows = await findComments(context, tx, id, isMarker ? 'ALL' : marked ? (marked.until ?? 'ALL') : 'NONE');
  const hidesLearners = isMarker && held.isBlind && !isOpen;
  return rows.map((row) => {
    const isHidden = hidesLearners && !row.is_by_marker;
    return {
      submissionCommentId: row.submission_comment_id,
      author: isHidden ? null : personOf(row),
      isByMarker: row.is_by_marker,
      isOwn: row.author_user_id === context.caller.userId,
      waitsForRelease: row.waits_for_release,
      body: row.body,
      createdAt: isHidden ? null : row.created_at.toISOString(),
    };
  });
}

/** Says something about a submission: learners at once, markers at once or with the mark. */
export const addComment = (
  context: MemberContext,
  id: number,
  { body, waitsForRelease = false }: CommentBody,
): Promise<{ submissionCommentId: number }> => {
  refuseMasquerade(context);
  const text = body.trim();
  if (text === '') throw invalidField('body', 'required');
  return transaction(context, async (tx) => {
    const { isMarker } = await accessSubmission(context, tx, id);
    const submissionCommentId = await insertComment(context, tx, {
      assignmentSubmissionId: id,
      authorUserId: context.caller.userId,
      isByMarker: isMarker,
      waitsForRelease: isMarker && waitsForRelease,
      body: text,
      now: context.clock.now(),
    });
    return { submissionCommentId };
  });
};

/** Takes one's own words back. */
export const removeComment = (
  context: MemberContext,
  assignmentSubmissionId: number,
  submissionCommentId: number,
): Promise<void> =>
  transaction(context, async (tx) => {
    await accessSubmission(context, tx, assignmentSubmissionId);
    const key = { assignmentSubmissionId, submissionCommentId };
    if (!(await deleteComment(context, tx, key, context.caller.userId))) throw notFound();
  });
