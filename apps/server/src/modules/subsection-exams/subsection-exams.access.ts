import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { accessCourse, readOutline } from '../courses/courses.public.ts';
import { subsectionLocked } from './subsection-exams.errors.ts';
import { findSubsectionExam, type HeldExam } from './subsection-exams.repository.ts';

/** The only way to a held exam. Learners see it when it is published; editors always. */
export async function accessSubsectionExam(context: MemberContext, tx: Tx, id: number, action: 'learn' | 'edit') {
  const held = await findSubsectionExam(context, tx, id);
  if (!held) throw notFound();
  const { course, abilities } = await accessCourse(context, tx, held.course_id, action);
  if (!held.is_published && !abilities.canEdit) throw notFound();
  return { held, course, abilities };
}

/** A subsection of the kind exam, for its editors, whether it has rules yet or not. */
export async function accessExamPlace(context: MemberContext, tx: Tx, courseSubsectionId: number) {
  const place = await tx.one(
    db
      .selectFrom('course_subsections')
      .select(['course_id as courseId', 'course_subsection_id as courseSubsectionId', 'kind'])
      .where('organization_id', '=', context.organizationId)
      .where('course_subsection_id', '=', courseSubsectionId),
  );
  if (!place) throw notFound();
  const { course } = await accessCourse(context, tx, place.courseId, 'edit');
  return { place, course };
}

/** Does the subsection wait for its date or for another one, or is it for other groups? */
export async function isLocked(context: MemberContext, tx: Tx, held: HeldExam): Promise<boolean> {
  const sections = await readOutline(context, tx, held.course_id);
  const here = sections
    .flatMap(({ subsections }) => subsections)
    .find(({ courseSubsectionId }) => courseSubsectionId === held.course_subsection_id);
  return Boolean(here?.lock);
}

/** Refuses to begin in a locked one. */
export async function demandUnlocked(context: MemberContext, tx: Tx, held: HeldExam): Promise<void> {
  if (await isLocked(context, tx, held)) throw subsectionLocked();
}
