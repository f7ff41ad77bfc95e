import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { type CourseGroup, findGroup } from './course-groups.repository.ts';

/** What a course lets the caller do with its groups. */
export interface GroupRights {
  canEdit: boolean;
  /** Learns in it: only learners are members of groups. */
  isEnrolled: boolean;
}

/** The way to the groups of a course. Switched off in an organisation there are none. */
export async function accessCourseGroups(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  action: 'learn' | 'edit',
): Promise<GroupRights> {
  if (!context.features['course-groups']) throw notFound();
  const { abilities, course } = await accessCourse(context, tx, courseId, action);
  return { canEdit: abilities.canEdit, isEnrolled: course.isEnrolled };
}

/**
 * The only way to one group; `lock` keeps its seats as they are until the transaction ends.
 * @throws Problem not-found when there is none that the caller may see, not-allowed when it may be seen but not this
 */
export async function accessCourseGroup(
  context: MemberContext,
  tx: Tx,
  courseGroupId: number,
  action: 'learn' | 'edit',
  options: { lock?: boolean } = {},
): Promise<{ group: CourseGroup; rights: GroupRights }> {
  const group = await findGroup(context, tx, courseGroupId, options);
  if (!group) throw notFound();
  const rights = await accessCourseGroups(context, tx, group.courseId, action);
  if (!rights.canEdit && !group.isOpen && group.courseGroupId !== group.ownGroupId) throw notFound();
  return { group, rights };
}
