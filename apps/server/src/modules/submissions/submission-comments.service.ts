import { refuseMasquerade } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx, transaction } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { isReleased } from '../assignments/assignments.public.ts';
import { accessSubmission } from './submissions.access.ts';
import { personOf } from './submissions.reads.ts';
import type { CommentBody, SubmissionComment } from './submissions.schemas.ts';

/** The conversation about a submission, the oldest first. Learners see what waits for the mark only with it. */
export async function listComments(context: MemberContext, tx: Tx, id: number): Promise<SubmissionComment[]> {
  const { held, isMarker } = await accessSubmission(context, tx, id);
  const isOpen = isReleased(held, context.clock.now()) && (await isMarked(context, tx, id));
  let query = db
    .selectFrom('submission_comments as c')
    .innerJoin('members as m', (join) =>
      join.onRef('m.organization_id', '=', 'c.organization_id').onRef('m.user_id', '=', 'c.author_user_id'),
    )
    .selectAll('c')
    .select(['m.user_id', 'm.first_name', 'm.last_name'])
    .where('c.organization_id', '=', context.organizationId)
    .where('c.assignment_submission_id', '=', id);
  if (!isMarker && !isOpen) query = query.where('c.waits_for_release', '=', false);
  const rows = await tx.all(query.orderBy('c.submission_comment_id'));
  const hidesLearners = isMarker && held.isBlind && !isOpen;
  return rows.map((row) => ({
    submissionCommentId: row.submission_comment_id,
    author: hidesLearners && !row.is_by_marker ? null : personOf(row),
    isByMarker: row.is_by_marker,
    isOwn: row.author_user_id === context.caller.userId,
    waitsForRelease: row.waits_for_release,
    body: row.body,
    createdAt: row.created_at.toISOString(),
  }));
}

export async function isMarked({ organizationId }: MemberContext, tx: Tx, id: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('submission_marks')
      .select('version')
      .where('organization_id', '=', organizationId)
      .where('assignment_submission_id', '=', id)
      .where('points', 'is not', null),
  );
  return row !== undefined;
}

/** Says something about a submission: learners at once, markers at once or with the mark. */
export const addComment = (
  context: MemberContext,
  id: number,
  { body, waitsForRelease = false }: CommentBody,
): Promise<{ submissionCommentId: number }> => {
  refuseMasquerade(context);
  return transaction(context, async (tx) => {
    const { isMarker } = await accessSubmission(context, tx, id);
    const row = await tx.one(
      db
        .insertInto('submission_comments')
        .values({
          organization_id: context.organizationId,
          assignment_submission_id: id,
          author_user_id: context.caller.userId,
          is_by_marker: isMarker,
          waits_for_release: isMarker && waitsForRelease,
          body: body.trim(),
          created_at: context.clock.now(),
        })
        .returning('submission_comment_id'),
    );
    return { submissionCommentId: row!.submission_comment_id };
  });
};

/** Takes one's own words back. */
export const removeComment = (context: MemberContext, id: number, submissionCommentId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessSubmission(context, tx, id);
    const touched = await tx.run(
      db
        .deleteFrom('submission_comments')
        .where('organization_id', '=', context.organizationId)
        .where('assignment_submission_id', '=', id)
        .where('submission_comment_id', '=', submissionCommentId)
        .where('author_user_id', '=', context.caller.userId),
    );
    if (touched === 0) throw notFound();
  });
