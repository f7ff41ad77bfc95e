import { DAY } from '@sullam/domain/limits.ts';
import {
  FALLING_BEHIND_DAYS,
  GONE_AFTER_DAYS,
  teachingPath,
  WAITING_PEOPLE,
  type WaitingPerson,
  type WaitingWork,
} from '@sullam/domain/waiting.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { TaughtCourses } from './waiting-sources.ts';

/** Who learns (n, a member p) hasn't completed the course and hasn't opened it for days, though they have left neither it nor the organisation. */
export function isFallingBehind({ clock }: MemberContext): RawBuilder<boolean> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
  return sql<boolean>`(p.status = 'ACTIVE' and n.completed_at is null and coalesce(n.last_visited_at, n.enrolled_at)
    between ${before(GONE_AFTER_DAYS)} and ${before(FALLING_BEHIND_DAYS)})`;
}

/** A line for each published course in which somebody falls behind. */
export async function readFallingBehind(
  context: MemberContext,
  tx: Tx,
  courses: TaughtCourses,
): Promise<WaitingWork[]> {
  if (courses.size === 0) return [];
  const behind = db
    .selectFrom('learners as n')
    .innerJoin('course_overviews as c', 'c.course_id', 'n.course_id')
    .innerJoin('member_records as p', 'p.user_id', 'n.user_id')
    .where(sql<boolean>`n.course_id = any(${[...courses.keys()]}::bigint[])`)
    .where('c.status', '=', 'PUBLISHED')
    .where(isFallingBehind(context))
    .select(['n.course_id', 'p.user_id', 'p.first_name', 'p.last_name'])
    .select(sql<Date>`coalesce(n.last_visited_at, n.enrolled_at)`.as('since'))
    .select(
      sql<number>`row_number() over (partition by n.course_id order by coalesce(n.last_visited_at, n.enrolled_at), n.user_id)`.as(
        'place',
      ),
    );
  const rows = await tx.all(
    db
      .selectFrom(behind.as('b'))
      .groupBy('b.course_id')
      .select('b.course_id as courseId')
      .select(sql<number>`count(*)::int`.as('count'))
      .select(
        sql<
          WaitingPerson[]
        >`jsonb_agg(jsonb_build_object('userId', b.user_id, 'firstName', b.first_name, 'lastName', b.last_name)
          order by b.place) filter (where b.place <= ${WAITING_PEOPLE})`.as('people'),
      )
      .select(sql<Date>`min(b.since)`.as('since')),
  );
  return rows.map(({ courseId, ...row }) => ({
    ...row,
    kind: 'FALLING_BEHIND',
    lateCount: 0,
    title: null,
    course: { courseId, title: courses.get(courseId)! },
    note: '',
    path: teachingPath.learnersBehind(courseId),
  }));
}
