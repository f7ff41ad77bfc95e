import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { accessCourse, type CourseCopy, courseCopying } from '../courses/courses.public.ts';
import { copyDates } from './copy-dates.repository.ts';
import type { CloneBody } from './course-content.schemas.ts';

const COPY_MARK = { en: '(copy)', ar: '(نسخة)' } as const;

/** The copy's title says that it is one, in each language that the title has. */
export function copiedTitle(title: Localized): Localized {
  const mark = (language: 'en' | 'ar') =>
    hasText(title[language]) ? { [language]: `${title[language].slice(0, 190)} ${COPY_MARK[language]}` } : {};
  return { ...mark('en'), ...mark('ar') };
}

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
    const copyId = await copyCourse(context, tx, courseId);
    const sectionIds = await copySections(context, tx, courseId, copyId);
    const copy: CourseCopy = {
      fromCourseId: courseId,
      toCourseId: copyId,
      subsectionIds: await copySubsections(context, tx, courseId, copyId, sectionIds),
      courseGroupIds: new Map(),
      includesGroups,
      shiftDays,
    };
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

async function copyCourse(context: MemberContext, tx: Tx, courseId: number): Promise<number> {
  const { organizationId, caller } = context;
  const now = context.clock.now();
  const [source] = await tx.sql<{ title: Localized }[]>`
    select title from courses where organization_id = ${organizationId} and course_id = ${courseId}`;
  const title = JSON.stringify(copiedTitle(source?.title ?? {}));
  const [copy] = await tx.sql<{ course_id: number }[]>`
    insert into courses (organization_id, title, subtitle, description, outcomes, requirements, audience, course_category_id, languages, learning_type,
      level, cover_media_id, price_minor, currency, duration_minutes, is_certificate_issued_manually, passing_criteria, created_by, created_at, updated_at)
    select organization_id, (${title}::text)::jsonb, subtitle, description, outcomes, requirements, audience, course_category_id, languages, learning_type,
      level, cover_media_id, price_minor, currency, duration_minutes, is_certificate_issued_manually, passing_criteria, ${caller.userId}, ${now}, ${now}
    from courses where organization_id = ${organizationId} and course_id = ${courseId} returning course_id`;
  const copyId = copy!.course_id;
  await tx.sql`
    insert into course_instructors (organization_id, course_id, user_id, position)
    select organization_id, ${copyId}::bigint, user_id, position from course_instructors where organization_id = ${organizationId} and course_id = ${courseId}
    union select ${organizationId}::bigint, ${copyId}::bigint, ${caller.userId}::bigint, 99
    where not exists (select from course_instructors where organization_id = ${organizationId} and course_id = ${courseId} and user_id = ${caller.userId})`;
  return copyId;
}

/** Old id of a section to the id of its copy. */
async function copySections(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  copyId: number,
): Promise<Map<number, number>> {
  const own = context.organizationId;
  const sections = await tx.sql<{ id: number }[]>`
    select course_section_id as id from course_sections where organization_id = ${own} and course_id = ${courseId} order by position, course_section_id`;
  const ids = new Map<number, number>();
  for (const { id } of sections) {
    const [copy] = await tx.sql<{ id: number }[]>`
      insert into course_sections (organization_id, course_id, title, position)
      select organization_id, ${copyId}, title, position from course_sections where organization_id = ${own} and course_section_id = ${id}
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
  const own = context.organizationId;
  const rows = await tx.sql<{ id: number; section_id: number; prerequisite_id: number | null }[]>`
    select course_subsection_id as id, course_section_id as section_id, prerequisite_subsection_id as prerequisite_id
    from course_subsections where organization_id = ${own} and course_id = ${courseId}`;
  const ids = new Map<number, number>();
  for (const { id, section_id: sectionId } of rows) {
    const [copy] = await tx.sql<{ id: number }[]>`
      insert into course_subsections (organization_id, course_id, course_section_id, kind, title, position, is_required, duration_minutes,
        media_id, poster_media_id, captions, embed_url)
      select organization_id, ${copyId}, ${sectionIds.get(sectionId)!}, kind, title, position, is_required, duration_minutes,
        media_id, poster_media_id, captions, embed_url
      from course_subsections where organization_id = ${own} and course_subsection_id = ${id} returning course_subsection_id as id`;
    ids.set(id, copy!.id);
    await tx.sql`
      insert into subsection_texts (organization_id, course_id, course_subsection_id, language, document, html, search_text, media_ids, updated_by, updated_at)
      select organization_id, ${copyId}, ${copy!.id}, language, document, html, search_text, media_ids, ${context.caller.userId}, ${context.clock.now()}
      from subsection_texts where organization_id = ${own} and course_subsection_id = ${id}`;
  }
  for (const { id, prerequisite_id: prerequisiteId } of rows) {
    if (prerequisiteId === null) continue;
    await tx.sql`
      update course_subsections set prerequisite_subsection_id = ${ids.get(prerequisiteId)!}
      where organization_id = ${own} and course_subsection_id = ${ids.get(id)!}`;
  }
  return ids;
}
