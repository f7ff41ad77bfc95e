import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { accessCourse, readOutline } from '../courses/courses.public.ts';
import { findAssignment } from './assignments.repository.ts';

/** The only way to an assignment. Learners see it when it is published; editors always. */
export async function accessAssignment(context: MemberContext, tx: Tx, id: number, action: 'learn' | 'edit') {
  const held = await findAssignment(context, tx, id);
  if (!held) throw notFound();
  const { course, abilities } = await accessCourse(context, tx, held.courseId, action);
  if (!held.isPublished && !abilities.canEdit) throw notFound();
  return { held, course, abilities };
}

/** A subsection for its editors, whether it has an assignment yet or not. */
export async function accessAssignmentPlace(context: MemberContext, tx: Tx, courseSubsectionId: number) {
  const place = await tx.one(
    db
      .selectFrom('course_subsections')
      .select(['course_id as courseId', 'course_subsection_id as courseSubsectionId', 'kind', 'title'])
      .where('organization_id', '=', context.organizationId)
      .where('course_subsection_id', '=', courseSubsectionId),
  );
  if (!place) throw notFound();
  await accessCourse(context, tx, place.courseId, 'edit');
  return place;
}

/** Does the subsection wait for its date or for another one? */
export async function isLocked(context: MemberContext, tx: Tx, courseId: number, id: number): Promise<boolean> {
  const sections = await readOutline(context, tx, courseId);
  const here = sections
    .flatMap(({ subsections }) => subsections)
    .find(({ courseSubsectionId }) => courseSubsectionId === id);
  return Boolean(here?.lock);
}
