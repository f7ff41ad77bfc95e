import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { Place } from '../exam-marks/exam-marks.public.ts';

/** The comments on an attempt's answers, as they lie in the texts. */
export async function findCommentsOf({ caller }: MemberContext, tx: Tx, examAttemptId: number) {
  const rows = await tx.all(
    db
      .selectFrom('answer_comments as c')
      .innerJoin('member_names as p', 'p.user_id', 'c.marker_user_id')
      .selectAll('c')
      .select(['p.first_name', 'p.last_name'])
      .where('c.exam_attempt_id', '=', examAttemptId)
      .orderBy('c.position')
      .orderBy('c.start_offset')
      .orderBy('c.answer_comment_id'),
  );
  return rows.map((row) => ({
    answerCommentId: row.answer_comment_id,
    position: row.position,
    start: row.start_offset,
    end: row.end_offset,
    quote: row.quote,
    comment: row.comment,
    marker: { userId: row.marker_user_id, firstName: row.first_name, lastName: row.last_name },
    isOwn: row.marker_user_id === caller.userId,
    version: row.version,
    writtenAt: row.written_at.toISOString(),
  }));
}

export const lockComment = (tx: Tx, answerCommentId: number) =>
  tx.one(db.selectFrom('answer_comments').selectAll().where('answer_comment_id', '=', answerCommentId).forUpdate());

export async function countComments(tx: Tx, { examAttemptId, position }: Place) {
  const row = await tx.one(
    db
      .selectFrom('answer_comments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('exam_attempt_id', '=', examAttemptId)
      .where('position', '=', position),
  );
  return Number(row?.count ?? 0);
}

export interface NewComment extends Place {
  start: number;
  end: number;
  quote: string;
  comment: string;
  markerUserId: number;
  now: Date;
}

export async function insertComment(tx: Tx, comment: NewComment): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('answer_comments')
      .values({
        exam_attempt_id: comment.examAttemptId,
        position: comment.position,
        start_offset: comment.start,
        end_offset: comment.end,
        quote: comment.quote,
        comment: comment.comment,
        marker_user_id: comment.markerUserId,
        written_at: comment.now,
      })
      .returning('answer_comment_id as id'),
  );
  if (!row) throw new Error('a comment was not written');
  return row.id;
}

export const updateComment = (
  tx: Tx,
  answerCommentId: number,
  values: { comment: string; version: number; written_at: Date },
) => tx.run(db.updateTable('answer_comments').set(values).where('answer_comment_id', '=', answerCommentId));

export const deleteComment = (tx: Tx, answerCommentId: number) =>
  tx.run(db.deleteFrom('answer_comments').where('answer_comment_id', '=', answerCommentId));
