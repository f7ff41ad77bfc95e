import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';

/** What was said about a submission, the oldest first; without what waits for the release, if so asked. */
export const findComments = ({ organizationId }: Tenant, tx: Tx, id: number, withWaiting: boolean) => {
  const query = db
    .selectFrom('submission_comments as c')
    .innerJoin('members as m', (join) =>
      join.onRef('m.organization_id', '=', 'c.organization_id').onRef('m.user_id', '=', 'c.author_user_id'),
    )
    .selectAll('c')
    .select(['m.user_id', 'm.first_name', 'm.last_name'])
    .where('c.organization_id', '=', organizationId)
    .where('c.assignment_submission_id', '=', id)
    .orderBy('c.submission_comment_id');
  return tx.all(withWaiting ? query : query.where('c.waits_for_release', '=', false));
};

/** Does a mark count for it? */
export async function isMarked({ organizationId }: Tenant, tx: Tx, id: number): Promise<boolean> {
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

export interface NewComment {
  assignmentSubmissionId: number;
  authorUserId: number;
  isByMarker: boolean;
  waitsForRelease: boolean;
  body: string;
  now: Date;
}

export async function insertComment({ organizationId }: Tenant, tx: Tx, comment: NewComment): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('submission_comments')
      .values({
        organization_id: organizationId,
        assignment_submission_id: comment.assignmentSubmissionId,
        author_user_id: comment.authorUserId,
        is_by_marker: comment.isByMarker,
        waits_for_release: comment.waitsForRelease,
        body: comment.body,
        created_at: comment.now,
      })
      .returning('submission_comment_id'),
  );
  return row!.submission_comment_id;
}

/** Deletes a comment of this author; answers whether there was one. */
export async function deleteComment(
  { organizationId }: Tenant,
  tx: Tx,
  { assignmentSubmissionId, submissionCommentId }: { assignmentSubmissionId: number; submissionCommentId: number },
  authorUserId: number,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .deleteFrom('submission_comments')
      .where('organization_id', '=', organizationId)
      .where('assignment_submission_id', '=', assignmentSubmissionId)
      .where('submission_comment_id', '=', submissionCommentId)
      .where('author_user_id', '=', authorUserId),
  );
  return touched === 1;
}
