import { COURSE_READERS } from '@sullam/domain/portals.ts';
import { holds } from '../../../kernel/access/access.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notAllowed, notFound, signInNeeded } from '../../../kernel/problem.ts';
import { type CourseRecord, findCourseRecord } from './courses.repository.ts';
import type { CourseAbilities } from './courses.schemas.ts';
import { enrolmentState } from './enrolment-state.ts';
import { courseViewerOf } from './visible-courses.ts';

export type CourseAction = 'see' | 'learn' | 'take' | 'edit' | 'publish' | 'approve' | 'delete';

/**
 * What the caller may do with this course. Pure: everything it needs is in its arguments. What it says of seeing,
 * learning and editing, `visible-courses.ts` says in SQL.
 */
export function courseAbilities(
  context: RequestContext,
  course: CourseRecord,
): CourseAbilities & { canSee: boolean; readsAll: boolean; canTake: boolean } {
  const { caller, configuration } = context;
  const isOpen = enrolmentState(context, course) === 'OPEN';
  const isMember = caller.kind === 'member';
  const { governs, readsAll, mayTeach, learns, looksAround } = courseViewerOf(context);
  const isOwn = mayTeach && (course.isInstructor || course.isCreator);
  const canEdit = governs || isOwn;
  const canLearn = canEdit || readsAll || (learns && course.isEnrolled);
  const isPublished = course.status === 'PUBLISHED';
  const needsApproval = configuration.course_approval_required && !governs;
  return {
    readsAll: readsAll || canEdit,
    canSee: canLearn || (isPublished && looksAround),
    canEnroll: isMember && isOpen && !course.isEnrolled && learns,
    canLearn,
    // as a learner, whose work counts
    canTake: canLearn && course.isEnrolled,
    canEdit,
    canPublish: canEdit && !needsApproval,
    canRequestApproval: canEdit && needsApproval && course.status === 'DRAFT',
    canApprove: governs && course.status === 'PENDING_APPROVAL',
    canDelete: isOwn || holds(caller, 'organization_delete_courses'),
    canSeeStudents: canEdit,
  };
}

const NEEDED: Record<CourseAction, keyof CourseAbilities | 'canSee' | 'canTake'> = {
  see: 'canSee',
  learn: 'canLearn',
  take: 'canTake',
  edit: 'canEdit',
  publish: 'canPublish',
  approve: 'canApprove',
  delete: 'canDelete',
};

/**
 * The only way to a course: returns its record if the caller may do this with it.
 * @throws Problem not-found when there is none that the caller may see, not-allowed when it may be seen but not that
 */
export async function accessCourse(context: RequestContext, tx: Tx, courseId: number, action: CourseAction) {
  // a visitor gets the same answer for every course, whether it exists or not
  if (context.caller.kind === 'anonymous') checkMayLookAround(context);
  const course = await findCourseRecord(context, tx, courseId);
  if (!course) throw notFound();
  const abilities = courseAbilities(context, course);
  if (!abilities.canSee) throw notFound();
  if (!abilities[NEEDED[action]]) throw notAllowed();
  return { course, abilities };
}

/** Who may look around in the catalogue: lists of courses and of what is made of them. */
export function checkMayLookAround(context: RequestContext): void {
  if (courseViewerOf(context).looksAround || holds(context.caller, ...COURSE_READERS)) return;
  throw context.caller.kind === 'anonymous' ? signInNeeded() : notAllowed();
}
