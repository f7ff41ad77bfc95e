import type { Localized } from '@sullam/domain/localized.ts';
import { LEARNERS } from '@sullam/domain/portals.ts';
import { holds } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';

const ownCourses = statement(({ userId }: { userId: number }) =>
  db
    .selectFrom('learners as n')
    .innerJoin('course_overviews as c', 'c.course_id', 'n.course_id')
    .select(['c.course_id as courseId', 'c.title', 'n.joined_at as joinedAt', 'n.completed_at as completedAt'])
    .where('n.user_id', '=', userId)
    .where('c.status', '=', 'PUBLISHED')
    .orderBy('n.enrolled_at', 'desc')
    .orderBy('c.course_id', 'desc'),
);

export interface OwnCourse {
  courseId: number;
  title: Localized;
  /** When they first came, however often they left. */
  joinedAt: Date;
  completedAt: Date | null;
}

/** The published courses in which the caller is enrolled, the latest first; none for who may not learn (any more). */
export const findOwnCourses = async ({ caller }: MemberContext, tx: Tx): Promise<OwnCourse[]> =>
  holds(caller, ...LEARNERS) ? tx.all(ownCourses({ userId: caller.userId })) : [];
