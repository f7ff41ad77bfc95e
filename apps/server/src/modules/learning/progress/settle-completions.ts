import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { completeEnrollment, lockUncompleted } from '../enrollments/enrollments.public.ts';
import { judge, type StoredCriteria } from './completion.ts';
import {
  type CourseAttendance,
  type CourseTotal,
  upsertCourseAttendance,
  upsertCourseTotals,
} from './course-totals.repository.ts';
import { insertFinishedOfMany } from './finished-subsections.repository.ts';
import { courseCompleted } from './progress.signals.ts';

interface OpenEnrollment {
  enrollmentId: number;
  userId: number;
  finishedCount: number;
  requiredCount: number;
  grade: string | null;
  attendance: string | null;
  criteria: StoredCriteria;
}

/** Completes what isn't complete and meets its criteria now; `userIds` null: everybody's. */
async function settle(
  context: SystemContext,
  tx: Tx,
  courseId: number,
  userIds: readonly number[] | null,
): Promise<void> {
  const held = await lockUncompleted(tx, courseId, userIds);
  // a statement of its own: it sees the marks of those who held the locks before
  const open = await tx.sql<OpenEnrollment[]>`
    with required as (
      select course_subsection_id from lessons
      where ${inOrganization()} and course_id = ${courseId} and is_required)
    select n.enrollment_id as "enrollmentId", n.user_id as "userId", c.passing_criteria as criteria, t.percent as grade, t.attendance,
      (select count(*)::int from required) as "requiredCount",
      (select count(*)::int from finished_subsections d join required using (course_subsection_id)
        where ${inOrganization('d')} and d.user_id = n.user_id and d.course_id = n.course_id) as "finishedCount"
    from learners n
    join course_overviews c on ${inOrganization('c')} and c.course_id = n.course_id
    left join course_totals t on ${inOrganization('t')} and t.course_id = n.course_id and t.user_id = n.user_id
    where ${inOrganization('n')} and n.course_id = ${courseId} and n.enrollment_id = any(${held}::bigint[])
    order by n.enrollment_id`;
  const now = context.clock.now();
  for (const { enrollmentId, userId, criteria, ...facts } of open) {
    if (judge(facts, criteria).unmet.length > 0) continue;
    if (await completeEnrollment(tx, enrollmentId, now))
      await emit(context, tx, courseCompleted, { courseId, userId, enrollmentId });
  }
}

/**
 * After a course or its criteria changed: who lacked only what is no longer asked for has completed it now. Nobody
 * loses a completion. Runs again without effect.
 */
export const settleCompletions = (context: SystemContext, courseId: number): Promise<void> =>
  transaction(context, (tx) => settle(context, tx, courseId, null));

/**
 * Marks a lesson as finished for many at once, in the transaction in which they did what it asks; who lacked only that has completed.
 * Their enrolments are locked before, as for one (`insertFinished`).
 */
export async function finishForLearners(
  context: SystemContext,
  tx: Tx,
  { courseId, subsectionId, userIds }: { courseId: number; subsectionId: number; userIds: readonly number[] },
): Promise<void> {
  if (userIds.length === 0) return;
  await lockUncompleted(tx, courseId, userIds);
  await insertFinishedOfMany(tx, { subsectionId, userIds, now: context.clock.now() });
  await settle(context, tx, courseId, userIds);
}

/** Keeps what learners' grades make, in the transaction that changed them; who lacked only the grade has completed. */
export async function noteCourseTotals(
  context: SystemContext,
  tx: Tx,
  courseId: number,
  totals: readonly CourseTotal[],
): Promise<void> {
  if (totals.length === 0) return;
  await upsertCourseTotals(tx, courseId, totals);
  await settle(
    context,
    tx,
    courseId,
    totals.map(({ userId }) => userId),
  );
}

/** Keeps what the sessions of a course make, in the transaction that closed or corrected one; who lacked only that has completed. */
export async function noteCourseAttendance(
  context: SystemContext,
  tx: Tx,
  courseId: number,
  shares: readonly CourseAttendance[],
): Promise<void> {
  if (shares.length === 0) return;
  await upsertCourseAttendance(tx, courseId, shares);
  await settle(
    context,
    tx,
    courseId,
    shares.map(({ userId }) => userId),
  );
}
