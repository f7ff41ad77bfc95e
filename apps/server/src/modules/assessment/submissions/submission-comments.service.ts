import { areMarksReleased } from '@sullam/domain/assessment/release.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { findComments, isHiddenNow } from './submission-comments.reads.ts';
import { deleteComment, insertComment } from './submission-comments.repository.ts';
import { accessSubmission } from './submissions.access.ts';
import type { CommentBody, SubmissionComment } from './submissions.schemas.ts';

/**
 * The conversation about a submission, the oldest first. Learners see what waits for the mark only with it, and one of two
 * markers what the other one says of it only when both have marked.
 */
export async function listComments(context: MemberContext, tx: Tx, id: number): Promise<SubmissionComment[]> {
  const { assignment, submission, isMarker } = await accessSubmission(context, tx, id);
  const learner = areMarksReleased(assignment, context.clock.now()) ? 'LEARNER_AFTER_RELEASE' : 'LEARNER';
  const rows = await findComments(context, tx, assignment, id, isMarker ? 'MARKER' : learner);
  const hidesLearners = isMarker && (await isHiddenNow(context, tx, assignment, submission));
  return rows.map(({ userId, firstName, lastName, createdAt, ...row }) => {
    const isHidden = hidesLearners && !row.isByMarker;
    return {
      ...row,
      author: isHidden ? null : { userId, firstName, lastName },
      isOwn: userId === context.caller.userId,
      createdAt: isHidden ? null : createdAt.toISOString(),
    };
  });
}

/** Says something about a submission: learners at once, markers at once or with the mark. */
export const addComment = (
  context: MemberContext,
  id: number,
  { body, waitsForRelease = false }: CommentBody,
): Promise<{ submissionCommentId: number }> => {
  const text = body.trim();
  if (text === '') throw invalidField('body', 'required');
  return transaction(context, async (tx) => {
    const { isMarker } = await accessSubmission(context, tx, id);
    const submissionCommentId = await insertComment(tx, {
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
): Promise<void> => {
  return transaction(context, async (tx) => {
    await accessSubmission(context, tx, assignmentSubmissionId);
    const key = { assignmentSubmissionId, submissionCommentId };
    if (!(await deleteComment(tx, key, context.caller.userId))) throw notFound();
  });
};
