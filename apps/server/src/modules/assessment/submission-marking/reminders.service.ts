import { wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { COURSE_CHANGED, findCourseTitle } from '../../learning/courses/courses.public.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import { accessAssignment, type CourseAssignment, findGrants, windowOf } from '../assignments/assignments.public.ts';
import { findMissing } from './missing-work.reads.ts';

/** Whether somebody with these dates can hand in now. */
const isOpen = ({ opensAt, closesAt }: Pick<CourseAssignment, 'opensAt' | 'closesAt'>, now: Date): boolean =>
  (opensAt === null || opensAt <= now) && (closesAt === null || now < closesAt);

/**
 * Reminds everybody who has handed in nothing and still can, once a day of the organisation's: whoever presses twice reminds nobody twice.
 * Answers how many were reminded.
 */
export const remindMissing = (context: MemberContext, assignmentId: number): Promise<{ reminded: number }> =>
  transaction(context, async (tx) => {
    const { assignment } = await accessAssignment(context, tx, assignmentId, 'edit');
    const courseTitle = await findCourseTitle(tx, assignment.courseId);
    if (!assignment.isPublished || !courseTitle) return { reminded: 0 };
    const now = context.clock.now();
    const missing = await findMissing(tx, assignment);
    const grants = await findGrants(tx, [assignment.assignmentId]);
    const reached = await notify(context, tx, {
      templateId: COURSE_CHANGED,
      parameters: { title: assignment.title, courseTitle, outcome: 'assignmentReminder' },
      data: { courseId: assignment.courseId, assignmentId },
      dedupeKey: `assignment-reminder:${assignmentId}:${wallTimeOf(now, context.configuration.time_zone).date}`,
      userIds: missing.filter((who) => isOpen(windowOf(assignment, grants, who), now)).map(({ userId }) => userId),
    });
    return { reminded: reached.length };
  });
