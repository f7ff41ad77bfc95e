import { teachingPath, type WaitingWork } from '@sullam/domain/waiting.ts';
import { sql } from 'kysely';
import { holds } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { TaughtCourses } from './waiting-sources.ts';

/** Courses of the caller that an administrator has sent back with a remark. */
async function readReturned(tx: Tx, courses: TaughtCourses): Promise<WaitingWork[]> {
  if (courses.size === 0) return [];
  const rows = await tx.all(
    db
      .selectFrom('course_overviews as c')
      .select(['c.course_id as courseId', 'c.title', 'c.approval_note as note', 'c.updated_at as since'])
      .where(sql<boolean>`c.course_id = any(${[...courses.keys()]}::bigint[])`)
      .where('c.status', '=', 'DRAFT')
      .where('c.approval_note', '<>', ''),
  );
  return rows.map(({ courseId, title, note, since }) => ({
    kind: 'RETURNED_COURSE',
    count: 1,
    lateCount: 0,
    since,
    title,
    course: { courseId, title },
    people: [],
    note,
    path: teachingPath.publishing(courseId),
  }));
}

/** All courses that wait for who may publish them, as one line. */
async function readApprovals(context: MemberContext, tx: Tx): Promise<WaitingWork[]> {
  if (!holds(context.caller, 'organization_update_courses')) return [];
  const row = await tx.one(
    db
      .selectFrom('course_overviews as c')
      .select(sql<number>`count(*)::int`.as('count'))
      .select(sql<Date | null>`min(c.updated_at)`.as('since'))
      .where('c.status', '=', 'PENDING_APPROVAL'),
  );
  if (!row || row.count === 0) return [];
  const { count, since } = row;
  const path = teachingPath.approvals();
  return [{ kind: 'APPROVALS', count, lateCount: 0, since, title: null, course: null, people: [], note: '', path }];
}

/** Courses that came back to the caller, and courses that wait for the caller's approval. */
export async function readWaitingCourses(
  context: MemberContext,
  tx: Tx,
  courses: TaughtCourses,
): Promise<WaitingWork[]> {
  return [...(await readReturned(tx, courses)), ...(await readApprovals(context, tx))];
}
