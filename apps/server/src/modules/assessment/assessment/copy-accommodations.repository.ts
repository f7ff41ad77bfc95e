import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { type CourseCopy, shiftedDate } from '../../learning/courses/courses.public.ts';

/** What was granted to groups in a lesson, for the copies of both. Grants to learners stay behind. */
export async function copyGroupAccommodations(
  context: MemberContext,
  tx: Tx,
  copy: CourseCopy,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const granted = await tx.all(
    db
      .selectFrom('accommodations as a')
      .select(['a.course_group_id', 'a.extra_minutes', 'a.extra_percent', 'a.extra_attempts', 'a.note'])
      .select(['a.opens_at', 'a.due_at', 'a.closes_at'])
      .where('a.course_subsection_id', '=', from)
      .where(sql<boolean>`a.course_group_id = any(${[...copy.courseGroupIds.keys()]}::bigint[])`),
  );
  if (granted.length === 0) return;
  await tx.run(
    db.insertInto('accommodations').values(
      granted.map((grant) => ({
        ...grant,
        opens_at: shiftedDate(context, copy, grant.opens_at),
        due_at: shiftedDate(context, copy, grant.due_at),
        closes_at: shiftedDate(context, copy, grant.closes_at),
        course_subsection_id: to,
        course_group_id: copy.courseGroupIds.get(grant.course_group_id!)!,
        granted_by: context.caller.userId,
        granted_at: context.clock.now(),
      })),
    ),
  );
}
