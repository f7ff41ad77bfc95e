import { refuseMasquerade } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { invalidField, notFound } from '../../kernel/problem.ts';
import { isReleased } from '../assignments/assignments.public.ts';
import {
  deleteComment,
  findComments,
  findMarked,
  insertComment,
  type WaitingBefore,
} from './submission-comments.repository.ts';
import { accessSubmission } from './submissions.access.ts';
import { personOf } from './submissions.reads.ts';
import { countReviews } from './submissions.repository.ts';
import type { CommentBody, SubmissionComment } from './submissions.schemas.ts';

/** How much of what waits for the mark a marker reads: where two mark apart from each other, what the mark so far was about. */
async function openToMarker(
  context: MemberContext,
  tx: Tx,
  { held, submission }: Awaited<ReturnType<typeof accessSubmission>>,
): Promise<WaitingBefore> {
  const { assignmentSubmissionId: id, currentNumber } = submission;
  if (held.markerCount === 1) return 'ALL';
  if (currentNumber !== null && (await countReviews(context, tx, id, currentNumber)) >= 2) return 'ALL';
  const marked = await findMarked(context, tx, id);
  return marked ? (marked.until ?? 'ALL') : 'NONE';
}

/**
 * The conversation about a submission, the oldest first. Learners see what waits for the mark only with it, and one of two
 * markers what the other one says of it only when both have marked.
 */
export async function listComments(context: MemberContext, tx: Tx, id: number): Promise<SubmissionComment[]> {
  const access = await accessSubmission(context, tx, id);
  const { held, isMarker } = access;
  const marked = isReleased(held, context.clock.now()) ? await findMarked(context, tx, id) : undefined;
  const isOpen = marked !== undefined;
  const open = isMarker ? await openToMarker(context, tx, access) : marked ? (marked.until ?? 'ALL') : 'NONE';
  const rows = await findComments(context, tx, id, open);
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
): Promise<void> => {
  refuseMasquerade(context);
  return transaction(context, async (tx) => {
    await accessSubmission(context, tx, assignmentSubmissionId);
    const key = { assignmentSubmissionId, submissionCommentId };
    if (!(await deleteComment(context, tx, key, context.caller.userId))) throw notFound();
  });
};
