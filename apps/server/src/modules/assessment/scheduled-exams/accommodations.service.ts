import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { accessCourseGroup, listMemberIds } from '../../learning/course-groups/course-groups.public.ts';
import type { AccommodatedWork } from '../assessment/assessment.public.ts';
import { sittingsIn } from './exam-sittings.ts';
import { accessSubsectionExam } from './scheduled-exams.access.ts';
import { lockScheduledExam } from './scheduled-exams.repository.ts';

/** Running attempts follow what is granted at once. */
export const accommodatedExam = (context: MemberContext, courseSubsectionId: number): AccommodatedWork => ({
  courseSubsectionId,
  noun: 'subsection-exam',
  action: 'exam-accommodation',
  async access(tx) {
    const { exam } = await accessSubsectionExam(context, tx, courseSubsectionId, 'edit');
    return { courseId: exam.course_id };
  },
  async mayGrant(tx, { courseGroupId }) {
    if (courseGroupId !== null) await accessCourseGroup(context, tx, courseGroupId, 'edit');
  },
  lock: (tx: Tx) => lockScheduledExam(tx, courseSubsectionId, 'change'),
  async follow(tx, { userId, courseGroupId }) {
    const userIds = userId === null ? await listMemberIds(tx, courseGroupId) : [userId];
    await sittingsIn(context).moveDeadlines(context, tx, courseSubsectionId, { userIds, isGrant: true });
  },
});
