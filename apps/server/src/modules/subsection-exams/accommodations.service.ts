import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import type { AccommodatedWork } from '../assessment/assessment.public.ts';
import { accessCourseGroup, listMemberIds } from '../course-groups/course-groups.public.ts';
import { sittingsIn } from './exam-sittings.ts';
import { accessSubsectionExam } from './subsection-exams.access.ts';
import { lockHeldExam } from './subsection-exams.repository.ts';

/** Running attempts follow what is granted at once. */
export const accommodatedExam = (context: MemberContext, courseSubsectionId: number): AccommodatedWork => ({
  courseSubsectionId,
  noun: 'subsection-exam',
  action: 'exam-accommodation',
  async access(tx) {
    const { held } = await accessSubsectionExam(context, tx, courseSubsectionId, 'edit');
    return { courseId: held.course_id };
  },
  async mayGrant(tx, { courseGroupId }) {
    if (courseGroupId !== null) await accessCourseGroup(context, tx, courseGroupId, 'edit');
  },
  lock: (tx: Tx) => lockHeldExam(context, tx, courseSubsectionId, 'change'),
  async follow(tx, { userId, courseGroupId }) {
    const userIds = userId === null ? await listMemberIds(context, tx, courseGroupId) : [userId];
    await sittingsIn(context).moveDeadlines(context, tx, courseSubsectionId, { userIds, isGrant: true });
  },
});
