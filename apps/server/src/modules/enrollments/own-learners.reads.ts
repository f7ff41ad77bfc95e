import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';

/** Does the caller teach a course in which this member is enrolled? */
export async function isOwnLearner(context: MemberContext, tx: Tx, userId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('course_teachers as i')
      .innerJoin('learners as e', 'e.course_id', 'i.course_id')
      .select('e.user_id')
      .where('i.user_id', '=', context.caller.userId)
      .where('e.user_id', '=', userId)
      .limit(1),
  );
  return row !== undefined;
}
