import { attendancePercent, NO_ATTENDANCE } from '@sullam/domain/attendance/attendance.ts';
import { rationalText } from '@sullam/domain/rational.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { noteCourseAttendance } from '../../learning/progress/progress.public.ts';
import { findRules } from './attendance.repository.ts';
import { readCounts } from './own-attendance.reads.ts';

/**
 * Hands what closed sessions make of learners to the criterion "minimum attendance", in the transaction that changed it; null:
 * of all of the course.
 */
export async function settleTotals(
  context: SystemContext,
  tx: Tx,
  courseId: number,
  userIds: readonly number[] | null,
): Promise<void> {
  const [counts, rules, learners] = await Promise.all([
    readCounts(tx, courseId, userIds),
    findRules(tx, courseId),
    tx.all(db.selectFrom('learners').select('user_id').where('course_id', '=', courseId).orderBy('user_id')),
  ]);
  const shares = learners
    .filter(({ user_id }) => userIds?.includes(user_id) ?? true)
    .map(({ user_id: userId }) => {
      const percent = attendancePercent(counts.get(userId) ?? NO_ATTENDANCE, rules);
      return { userId, attendance: percent && rationalText(percent) };
    });
  await noteCourseAttendance(context, tx, courseId, shares);
}
