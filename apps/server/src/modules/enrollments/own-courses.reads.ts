import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { statement } from '../../kernel/database/statement.ts';

const ownCourses = statement(({ organizationId, userId }: { organizationId: number; userId: number }) =>
  db
    .selectFrom('learners as n')
    .innerJoin('course_overviews as c', (join) =>
      join.onRef('c.organization_id', '=', 'n.organization_id').onRef('c.course_id', '=', 'n.course_id'),
    )
    .select(['c.course_id as courseId', 'c.title'])
    .where('n.organization_id', '=', organizationId)
    .where('n.user_id', '=', userId)
    .where('c.status', '=', 'PUBLISHED')
    .orderBy('n.enrolled_at', 'desc')
    .orderBy('c.course_id', 'desc'),
);

/** The published courses in which the caller is enrolled, the latest first. */
export async function findOwnCourses(
  { organizationId, caller }: MemberContext,
  tx: Tx,
): Promise<{ courseId: number; title: Localized }[]> {
  const rows = await tx.all(ownCourses({ organizationId, userId: caller.userId }));
  return rows.map(({ courseId, title }) => ({ courseId, title: title as Localized }));
}
