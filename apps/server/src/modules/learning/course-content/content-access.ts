import { hasText, type Localized } from '@sullam/domain/localized.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { accessCourse, type CourseAction } from '../courses/courses.public.ts';

/** The only way to a section: through the course that it belongs to. */
export async function accessSection(context: RequestContext, tx: Tx, courseSectionId: number, action: CourseAction) {
  const section = await tx.one(
    db
      .selectFrom('course_sections')
      .select(['course_id as courseId', 'title'])
      .where('course_section_id', '=', courseSectionId),
  );
  if (!section) throw notFound();
  return { section, ...(await accessCourse(context, tx, section.courseId, action)) };
}

/** The only way to a subsection: through the course that it belongs to. */
export async function accessSubsection(
  context: RequestContext,
  tx: Tx,
  courseSubsectionId: number,
  action: CourseAction,
) {
  const subsection = await tx.one(
    db.selectFrom('course_subsections').selectAll().where('course_subsection_id', '=', courseSubsectionId),
  );
  if (!subsection) throw notFound();
  const { course, abilities } = await accessCourse(context, tx, subsection.course_id, action);
  if (!subsection.is_made && !abilities.canEdit) throw notFound();
  return { subsection, course, abilities };
}

/** A part of a course has a name in at least one language. */
export function checkTitle(title: Localized | undefined): void {
  if (title !== undefined && !hasText(title.en) && !hasText(title.ar)) throw invalidField('title', 'oneLanguage');
}
