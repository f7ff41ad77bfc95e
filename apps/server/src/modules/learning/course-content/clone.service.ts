import { LESSON_ACTIVITIES } from '@sullam/domain/lesson-kinds.gen.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { notFound } from '../../../kernel/problem.ts';
import { accessCourse, type CourseCopy, copyCourse, courseCopying, holdOutline } from '../courses/courses.public.ts';
import { copyDates } from './copy-dates.repository.ts';
import type { CloneBody } from './course-content.schemas.ts';
import { countLessons } from './subsections.repository.ts';

/**
 * Copies a course with all its content, and what other modules copy with it, into a draft of the caller's. Learners, progress
 * and approval stay behind; files and questions are shared.
 */
export const cloneCourse = (
  context: MemberContext,
  courseId: number,
  { shiftDays, includesGroups }: CloneBody,
): Promise<{ courseId: number }> =>
  transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    // sections and lessons are copied one by one: none of them may go away or move in between
    if (!(await holdOutline(tx, courseId))) throw notFound();
    const copyId = await copyCourse(context, tx, courseId);
    const sectionIds = await copySections(tx, courseId, copyId);
    const copy: CourseCopy = {
      fromCourseId: courseId,
      toCourseId: copyId,
      subsectionIds: await copySubsections(context, tx, courseId, copyId, sectionIds),
      courseGroupIds: new Map(),
      includesGroups,
      shiftDays,
    };
    await countLessons(tx, copyId);
    for (const copyPart of context.extensions.of(courseCopying)) await copyPart(context, tx, copy);
    await copyDates(context, tx, copy);
    await audit(context, tx, {
      action: 'course.clone',
      noun: 'course',
      nounId: copyId,
      changes: { fromCourseId: courseId, shiftDays, includesGroups },
    });
    return { courseId: copyId };
  });

/** Old id of a section to the id of its copy. */
async function copySections(tx: Tx, courseId: number, copyId: number): Promise<Map<number, number>> {
  const sections = await tx.sql<{ id: number }[]>`
    select course_section_id as id from course_sections where ${inOrganization()} and course_id = ${courseId} order by position, course_section_id`;
  const ids = new Map<number, number>();
  for (const { id } of sections) {
    const [copy] = await tx.sql<{ id: number }[]>`
      insert into course_sections (organization_id, course_id, title, position)
      select organization_id, ${copyId}, title, position from course_sections where ${inOrganization()} and course_section_id = ${id}
      returning course_section_id as id`;
    ids.set(id, copy!.id);
  }
  return ids;
}

async function copySubsections(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  copyId: number,
  sectionIds: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.sql<{ id: number; section_id: number; prerequisite_id: number | null }[]>`
    select course_subsection_id as id, course_section_id as section_id, prerequisite_subsection_id as prerequisite_id
    from course_subsections where ${inOrganization()} and course_id = ${courseId}`;
  const ids = new Map<number, number>();
  for (const { id, section_id: sectionId } of rows) {
    const [copy] = await tx.sql<{ id: number }[]>`
      insert into course_subsections (organization_id, course_id, course_section_id, kind, title, position, is_required, duration_minutes,
        media_id, poster_media_id, captions, embed_url, is_made)
      select organization_id, ${copyId}, ${sectionIds.get(sectionId)!}, kind, title, position, is_required, duration_minutes,
        media_id, poster_media_id, captions, embed_url, is_made and kind <> all(${[...LESSON_ACTIVITIES]}::text[])
      from course_subsections where ${inOrganization()} and course_subsection_id = ${id} returning course_subsection_id as id`;
    ids.set(id, copy!.id);
    await tx.sql`
      insert into subsection_texts (organization_id, course_id, course_subsection_id, language, document, html, search_text, media_ids, updated_by, updated_at)
      select organization_id, ${copyId}, ${copy!.id}, language, document, html, search_text, media_ids, ${context.caller.userId}, ${context.clock.now()}
      from subsection_texts where ${inOrganization()} and course_subsection_id = ${id}`;
  }
  for (const { id, prerequisite_id: prerequisiteId } of rows) {
    if (prerequisiteId === null) continue;
    await tx.sql`
      update course_subsections set prerequisite_subsection_id = ${ids.get(prerequisiteId)!}
      where ${inOrganization()} and course_subsection_id = ${ids.get(id)!}`;
  }
  return ids;
}
