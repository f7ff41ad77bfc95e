import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';

export interface DiscussionMark {
  userId: number;
  points: string;
  comment: string;
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
      .select(['d.user_id as userId', 'd.comment', 'd.version'])
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
  comment: string;
  /** 0: there is none yet. */
  version: number;
  markedBy: number;
  now: Date;
}

/** Gives a mark if nobody else has since `version`; answers whether it did. */
export async function saveMark(tx: Tx, mark: NewMark): Promise<boolean> {
  const columns = { points: mark.points, comment: mark.comment, marked_by: mark.markedBy, marked_at: mark.now };
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

/** Takes a mark back: what was counted holds again. */
export async function deleteMark(tx: Tx, discussionBoardId: number, userId: number): Promise<void> {
  await tx.run(
    db
      .deleteFrom('discussion_marks')
      .where('discussion_board_id', '=', discussionBoardId)
      .where('user_id', '=', userId),
  );
}
