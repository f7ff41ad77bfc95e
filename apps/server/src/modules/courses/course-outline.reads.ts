import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { type CardView, viewOf } from './course-cards.reads.ts';
import type { CourseDetail } from './courses.schemas.ts';
import { type LockInput, lockOf } from './subsection-lock.ts';

type Section = CourseDetail['sections'][number];

const sectionsOf = statement(({ organizationId, courseId }: { organizationId: number; courseId: number }) =>
  db
    .selectFrom('course_sections')
    .select(['course_section_id', 'title'])
    .where('organization_id', '=', organizationId)
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('course_section_id'),
);

const subsectionsOf = statement(({ organizationId, viewerId, courseId }: CardView & { courseId: number }) =>
  db
    .selectFrom('course_subsections as s')
    .leftJoin('finished_subsections as d', (join) =>
      join
        .onRef('d.organization_id', '=', 's.organization_id')
        .onRef('d.course_id', '=', 's.course_id')
        .onRef('d.course_subsection_id', '=', 's.course_subsection_id')
        .on('d.user_id', '=', viewerId),
    )
    .select([
      's.course_subsection_id',
      's.course_section_id',
      's.kind',
      's.title',
      's.duration_minutes',
      's.is_required',
      's.release_at',
      's.prerequisite_subsection_id',
      sql<boolean>`d.finished_at is not null`.as('is_finished'),
      sql<boolean>`s.released_group_ids is not null and not exists (select from course_group_members g where g.organization_id = s.organization_id
        and g.course_id = s.course_id and g.user_id = ${viewerId} and g.course_group_id = any(s.released_group_ids))`.as(
        'is_for_others',
      ),
    ])
    .where('s.organization_id', '=', organizationId)
    .where('s.course_id', '=', courseId)
    .orderBy('s.position')
    .orderBy('s.course_subsection_id'),
);

/** Sections and subsections of a course in their order, with what the caller has finished and what is locked. */
export async function readOutline(context: RequestContext, tx: Tx, courseId: number): Promise<Section[]> {
  const values = { ...viewOf(context), courseId };
  const [sections, subsections] = await Promise.all([tx.all(sectionsOf(values)), tx.all(subsectionsOf(values))]);
  const byId = new Map<number, LockInput>(
    subsections.map((row) => [
      row.course_subsection_id,
      {
        releaseAt: row.release_at,
        prerequisiteSubsectionId: row.prerequisite_subsection_id,
        isForOthers: row.is_for_others,
        isFinished: row.is_finished,
        title: row.title as Section['title'],
      },
    ]),
  );
  const now = context.clock.now();
  const outline = new Map<number, Section>(
    sections.map((section) => [
      section.course_section_id,
      { courseSectionId: section.course_section_id, title: section.title as Section['title'], subsections: [] },
    ]),
  );
  for (const row of subsections)
    outline.get(row.course_section_id)?.subsections.push({
      courseSubsectionId: row.course_subsection_id,
      kind: row.kind,
      title: row.title as Section['title'],
      durationMinutes: row.duration_minutes,
      isRequired: row.is_required,
      isFinished: row.is_finished,
      lock: lockOf(row.course_subsection_id, byId, now),
    });
  return [...outline.values()];
}
