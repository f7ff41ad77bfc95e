import { holds, isAdministrator } from '../../kernel/access/access.ts';
import type { RequestContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../kernel/problem.ts';
import { type CourseStanding, findCourseStanding } from './courses.repository.ts';
import type { CourseAbilities } from './courses.schemas.ts';

export type CourseAction = 'see' | 'learn' | 'edit' | 'publish' | 'approve' | 'delete';

/** What the caller may do with a course of this standing. Pure: everything it needs is in its arguments. */
export function courseAbilities(
  context: RequestContext,
  course: CourseStanding,
): CourseAbilities & { canSee: boolean } {
  const { caller, configuration } = context;
  const isMember = caller.kind === 'member';
  const governs = isMember && (isAdministrator(caller) || holds(caller, 'organization_update_courses'));
  const teaches =
    isMember && (course.isInstructor || course.isCreator) && (caller.isInstructor || caller.isAdministrator);
  const canEdit = governs || teaches;
  const isPublished = course.status === 'PUBLISHED';
  const mayLookAround = isMember
    ? holds(caller, 'organization_member_access_courses') || canEdit
    : configuration.allow_anonymous_course_view;
  const needsApproval = configuration.course_approval_required && !governs;
  return {
    canSee: canEdit || course.isEnrolled || (isPublished && mayLookAround),
    canEnroll:
      isMember &&
      isPublished &&
      !course.isEnrolled &&
      configuration.self_enrollment_enabled &&
      holds(caller, 'organization_member_access_courses'),
    canLearn: canEdit || course.isEnrolled,
    canEdit,
    canPublish: canEdit && !needsApproval,
    canRequestApproval: canEdit && needsApproval && course.status === 'DRAFT',
    canApprove: governs && course.status === 'PENDING_APPROVAL',
    canDelete: canEdit,
    canSeeStudents: canEdit,
  };
}

const NEEDED: Record<CourseAction, keyof ReturnType<typeof courseAbilities>> = {
  see: 'canSee',
  learn: 'canLearn',
  edit: 'canEdit',
  publish: 'canPublish',
  approve: 'canApprove',
  delete: 'canDelete',
};

/**
 * The only way to a course: answers its standing if the caller may do this with it.
 * @throws Problem not-found when there is none that the caller may see, not-allowed when it may be seen but not that
 */
export async function accessCourse(context: RequestContext, tx: Tx, courseId: number, action: CourseAction) {
  const course = await findCourseStanding(context, tx, courseId);
  if (!course) throw notFound();
  const abilities = courseAbilities(context, course);
  if (!abilities.canSee) throw notFound();
  if (!abilities[NEEDED[action]]) throw notAllowed();
  return { course, abilities };
}
