import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { isFallingBehind } from './falling-behind.reads.ts';
import type { CoursesInNeed } from './teaching.schemas.ts';

/** As many as one takes in at a glance. */
const SHOWN = 5;
/** Fewer than one in three away is how it goes. */
const MANY = 1 / 3;

/** Published courses whose learners stay away, the largest share first, then those that nobody learns. */
export async function readCoursesInNeed(context: MemberContext, tx: Tx): Promise<CoursesInNeed> {
  const rows = await tx.all(
    db
      .selectFrom('course_overviews as c')
      .leftJoin('learners as n', 'n.course_id', 'c.course_id')
      .leftJoin('member_records as p', 'p.user_id', 'n.user_id')
      .where('c.status', '=', 'PUBLISHED')
      .groupBy(['c.course_id', 'c.title'])
      .select(['c.course_id as courseId', 'c.title'])
      .select(sql<number>`count(n.user_id)::int`.as('learnerCount'))
      .select(sql<number>`count(n.user_id) filter (where ${isFallingBehind(context)})::int`.as('behindCount'))
      .having(
        sql<boolean>`count(n.user_id) = 0
          or count(n.user_id) filter (where ${isFallingBehind(context)}) >= count(n.user_id) * ${MANY}::numeric`,
      )
      .orderBy(
        sql`count(n.user_id) filter (where ${isFallingBehind(context)})::numeric / nullif(count(n.user_id), 0) desc nulls last`,
      )
      .orderBy('learnerCount', 'desc')
      .orderBy('c.course_id')
      .limit(SHOWN),
  );
  return { data: rows };
}
