import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { CourseAssignment } from '../assignments/assignments.public.ts';

/**
 * Learners of whom something is still expected: nothing of theirs is handed in, and they have no mark without it. Of group work those of
 * groups that have handed in nothing; who is in no group can't hand in.
 */
export const findMissing = (
  { sql }: Tx,
  { assignmentId, courseId, isGroupWork }: CourseAssignment,
): Promise<{ userId: number; courseGroupId: number | null; joinedAt: Date }[]> => sql`
  select e.user_id as "userId", g.course_group_id as "courseGroupId", e.joined_at as "joinedAt"
  from learners e
  left join course_group_seats g on ${inOrganization('g')} and g.course_id = e.course_id and g.user_id = e.user_id
  where ${inOrganization('e')} and e.course_id = ${courseId} and (not ${isGroupWork} or g.course_group_id is not null)
    and not exists (select from submitted_work s
      left join work_marks k on ${inOrganization('k')} and k.assignment_submission_id = s.assignment_submission_id
      where ${inOrganization('s')} and s.course_subsection_id = ${assignmentId}
        and case when ${isGroupWork} then s.course_group_id = g.course_group_id else s.user_id = e.user_id end
        and (s.current_number is not null or (k.points is not null and k.number = 0)))
  order by e.user_id`;
