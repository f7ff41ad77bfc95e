import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';

/** Of what waits for the mark: what was said before a moment. */
export type WaitingBefore = Date | 'ALL' | 'NONE';

/** What was said about a submission, the oldest first; of what waits for the mark one's own words, and those before a moment. */
export const findComments = ({ organizationId, caller }: MemberContext, tx: Tx, id: number, before: WaitingBefore) => {
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
  if (before === 'ALL') return tx.all(query);
  return tx.all(
    query.where((at) =>
      at.or([
        at('c.waits_for_release', '=', false),
        at('c.author_user_id', '=', caller.userId),
        ...(before === 'NONE' ? [] : [at('c.created_at', '<', before)]),
      ]),
    ),
  );
};

/** The mark that counts for it; `until`: when something newer was handed in, which waits for a mark of its own. */
export const findMarked = (
  { organizationId }: Tenant,
  tx: Tx,
  id: number,
): Promise<{ until: Date | null } | undefined> =>
  tx.one(
    db
      .selectFrom('submission_marks as m')
      .leftJoin('submission_versions as v', (join) =>
        join
          .onRef('v.organization_id', '=', 'm.organization_id')
          .onRef('v.assignment_submission_id', '=', 'm.assignment_submission_id')
          .onRef('v.number', '>', 'm.number')
          .on('v.withdrawn_at', 'is', null),
      )
      .select(sql<Date | null>`min(v.submitted_at)`.as('until'))
      .where('m.organization_id', '=', organizationId)
      .where('m.assignment_submission_id', '=', id)
      .where('m.points', 'is not', null)
      .groupBy('m.assignment_submission_id'),
  );

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
