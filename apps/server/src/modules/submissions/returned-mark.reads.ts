import { db, type Tx } from '../../kernel/database/database.ts';

/** What was said of a submission, with a member's own mark beside it. Only for readers who may see the mark. */
export const findReturnedMark = (tx: Tx, id: number, userId: number) =>
  tx.one(
    db
      .selectFrom('submission_marks as k')
      .leftJoin('submission_member_marks as o', (join) =>
        join.onRef('o.assignment_submission_id', '=', 'k.assignment_submission_id').on('o.user_id', '=', userId),
      )
      .select(['k.number', 'k.comment', 'k.assessment', 'k.rubric_version', 'k.marked_at'])
      .select(['o.reason', 'o.marked_at as own_marked_at'])
      .where('k.assignment_submission_id', '=', id),
  );
