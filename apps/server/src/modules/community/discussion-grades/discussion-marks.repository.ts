import type { Assessment } from '@sullam/domain/grading/rubric-content.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';

export interface DiscussionMark {
  userId: number;
  points: string;
  comment: string;
  /** By a rubric; null: by points. */
  assessment: Assessment | null;
  rubricVersion: number | null;
  markedAt: Date;
  version: number;
}

/** What instructors gave on a board; to these, or to everybody (null). */
export async function listMarks(
  tx: Tx,
  discussionBoardId: number,
  userIds: readonly number[] | null,
): Promise<Map<number, DiscussionMark>> {
  const rows = await tx.all(
    db
      .selectFrom('discussion_marks as d')
      .select(['d.user_id as userId', 'd.comment', 'd.version', 'd.marked_at as markedAt'])
      .select(['d.rubric_version as rubricVersion', sql<Assessment | null>`d.assessment`.as('assessment')])
      .select(sql<string>`trim_scale(d.points)::text`.as('points'))
      .where('d.discussion_board_id', '=', discussionBoardId)
      .where(userIds === null ? sql<boolean>`true` : sql<boolean>`d.user_id = any(${[...userIds]}::bigint[])`),
  );
  return new Map(rows.map((row) => [row.userId, row]));
}

export interface NewMark {
  discussionBoardId: number;
  userId: number;
  points: string;
  assessment: Assessment | null;
  rubricVersion: number | null;
  comment: string;
  /** 0: there is none yet. */
  version: number;
  markedBy: number;
  now: Date;
}

/** Gives a mark if nobody else has since `version`; answers whether it did. */
export async function saveMark(tx: Tx, mark: NewMark): Promise<boolean> {
  const columns = {
    points: mark.points,
    assessment: mark.assessment === null ? null : json(mark.assessment),
    rubric_version: mark.rubricVersion,
    comment: mark.comment,
    marked_by: mark.markedBy,
    marked_at: mark.now,
  };
  const touched = await tx.run(
    mark.version === 0
      ? db
          .insertInto('discussion_marks')
          .values({ discussion_board_id: mark.discussionBoardId, user_id: mark.userId, ...columns })
          .onConflict((conflict) => conflict.doNothing())
      : db
          .updateTable('discussion_marks')
          .set({ ...columns, version: mark.version + 1 })
          .where('discussion_board_id', '=', mark.discussionBoardId)
          .where('user_id', '=', mark.userId)
          .where('version', '=', mark.version),
  );
  return touched === 1;
}

/** Takes a mark back as it was read: what was counted holds again. Answers whether it was still that one. */
export async function deleteMark(
  tx: Tx,
  { discussionBoardId, userId, version }: Pick<NewMark, 'discussionBoardId' | 'userId' | 'version'>,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .deleteFrom('discussion_marks')
      .where('discussion_board_id', '=', discussionBoardId)
      .where('user_id', '=', userId)
      .where('version', '=', version),
  );
  return touched === 1;
}

/** Somebody was marked on a board. */
export async function hasMarks(tx: Tx, discussionBoardId: number): Promise<boolean> {
  const row = await tx.one(
    db.selectFrom('discussion_marks').select('user_id').where('discussion_board_id', '=', discussionBoardId).limit(1),
  );
  return row !== undefined;
}

const marksAmong = statement(
  ({ userId, discussionBoardIds }: { userId: number; discussionBoardIds: readonly number[] }) =>
    db
      .selectFrom('discussion_marks')
      .select('discussion_board_id as discussionBoardId')
      .where('user_id', '=', userId)
      .where(isAmong('discussion_board_id', discussionBoardIds)),
);

/** Those of the boards on which somebody was marked; asked with every schedule. */
export async function boardsMarkedFor(
  tx: Tx,
  userId: number,
  discussionBoardIds: readonly number[],
): Promise<readonly number[]> {
  const rows = await tx.all(marksAmong({ userId, discussionBoardIds }));
  return rows.map(({ discussionBoardId }) => discussionBoardId);
}
