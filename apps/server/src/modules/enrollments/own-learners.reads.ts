import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';

/** Does the caller teach a course in which this member is enrolled? */
export async function isOwnLearner(context: MemberContext, tx: Tx, userId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('course_instructors as i')
      .innerJoin('enrollments as e', (join) =>
        join.onRef('e.organization_id', '=', 'i.organization_id').onRef('e.course_id', '=', 'i.course_id'),
      )
      .select('e.user_id')
      .where('i.organization_id', '=', context.organizationId)
      .where('i.user_id', '=', context.caller.userId)
      .where('e.user_id', '=', userId)
      .where('e.status', '=', 'ACTIVE')
      .limit(1),
  );
  return row !== undefined;
}
