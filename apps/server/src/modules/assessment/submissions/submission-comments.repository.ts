import { db, type Tx } from '../../../kernel/database/database.ts';

export interface NewComment {
  assignmentSubmissionId: number;
  authorUserId: number;
  isByMarker: boolean;
  waitsForRelease: boolean;
  body: string;
  now: Date;
}

export async function insertComment(tx: Tx, comment: NewComment): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('submission_comments')
      .values({
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
  tx: Tx,
  { assignmentSubmissionId, submissionCommentId }: { assignmentSubmissionId: number; submissionCommentId: number },
  authorUserId: number,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .deleteFrom('submission_comments')
      .where('assignment_submission_id', '=', assignmentSubmissionId)
      .where('submission_comment_id', '=', submissionCommentId)
      .where('author_user_id', '=', authorUserId),
  );
  return touched === 1;
}
