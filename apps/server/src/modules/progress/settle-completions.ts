import type { PassingCriteria } from '@sullam/domain/passing-criteria.ts';
import type { SystemContext } from '../../kernel/context.ts';
import { transaction } from '../../kernel/database/database.ts';
import { emit } from '../../kernel/outbox/signals.ts';
import { judge } from './completion.ts';
import { completeEnrollment } from './finished-subsections.repository.ts';
import { courseCompleted } from './progress.signals.ts';

interface OpenEnrollment {
  enrollmentId: number;
  userId: number;
  finishedCount: number;
  requiredCount: number;
  criteria: PassingCriteria;
}

/**
 * After a course or its criteria changed: who lacked only what is no longer asked for has completed it now. Nobody
 * loses a completion. Runs again without effect.
 */
export const settleCompletions = (context: SystemContext, courseId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const open = await tx.sql<OpenEnrollment[]>`
      with required as (
        select course_subsection_id from course_subsections
        where organization_id = ${context.organizationId} and course_id = ${courseId} and is_required)
      select n.enrollment_id as "enrollmentId", n.user_id as "userId", c.passing_criteria as criteria,
        (select count(*)::int from required) as "requiredCount",
        (select count(*)::int from finished_subsections d join required using (course_subsection_id)
          where d.organization_id = n.organization_id and d.user_id = n.user_id and d.course_id = n.course_id) as "finishedCount"
      from enrollments n join courses c on c.organization_id = n.organization_id and c.course_id = n.course_id
      where n.organization_id = ${context.organizationId} and n.course_id = ${courseId} and n.status = 'ACTIVE' and n.completed_at is null
      for no key update of n`;
    const now = context.clock.now();
    for (const { enrollmentId, userId, criteria, ...counts } of open) {
      if (judge(counts, criteria).unmet.length > 0) continue;
      if (await completeEnrollment(context, tx, enrollmentId, now))
        await emit(context, tx, courseCompleted, { courseId, userId, enrollmentId });
    }
  });
