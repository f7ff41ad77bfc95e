import type { Localized } from '@sullam/domain/localized.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { nextPosition } from '../../../kernel/database/rows.ts';
import type { OutlineBody } from './course-content.schemas.ts';

export async function insertSection(tx: Tx, courseId: number, title: Localized): Promise<number> {
  const last = await tx.one(db.selectFrom('course_sections').select(nextPosition()).where('course_id', '=', courseId));
  const row = await tx.one(
    db
      .insertInto('course_sections')
      .values({
        course_id: courseId,
        title: json(title),
        position: last!.position,
      })
      .returning('course_section_id'),
  );
  return row!.course_section_id;
}

export async function renameSection(tx: Tx, courseSectionId: number, title: Localized): Promise<void> {
  await tx.run(
    db
      .updateTable('course_sections')
      .set({ title: json(title) })
      .where('course_section_id', '=', courseSectionId),
  );
}

/** Deletes a section with its lessons; what waited for one of them is open to everybody. */
export async function deleteSection(tx: Tx, courseSectionId: number): Promise<void> {
  await tx.run(
    db
      .updateTable('course_subsections')
      .set({ prerequisite_subsection_id: null })
      .where('prerequisite_subsection_id', 'in', (lessons) =>
        lessons
          .selectFrom('course_subsections as s')
          .select('s.course_subsection_id')
          .where('s.course_section_id', '=', courseSectionId),
      ),
  );
  await tx.run(db.deleteFrom('course_sections').where('course_section_id', '=', courseSectionId));
}

/** The ids of everything in a course's outline. */
export async function outlineIds(tx: Tx, courseId: number) {
  const [sections, subsections] = await Promise.all([
    tx.all(db.selectFrom('course_sections').select('course_section_id as id').where('course_id', '=', courseId)),
    tx.all(db.selectFrom('course_subsections').select('course_subsection_id as id').where('course_id', '=', courseId)),
  ]);
  return { sectionIds: sections.map(({ id }) => id), subsectionIds: subsections.map(({ id }) => id) };
}

/** Writes the order of a whole outline in two statements. */
export async function writeOutline(tx: Tx, courseId: number, sections: OutlineBody['sections']): Promise<void> {
  const sectionIds = sections.map((section) => section.courseSectionId);
  await tx.sql`
    update course_sections s set position = o.position - 1
    from unnest(${sectionIds}::bigint[]) with ordinality o(id, position)
    where ${inOrganization('s')} and s.course_id = ${courseId} and s.course_section_id = o.id`;
  const rows = sections.flatMap((section) =>
    section.subsectionIds.map((id, position) => ({ id, position, sectionId: section.courseSectionId })),
  );
  await tx.sql`
    update course_subsections s set position = o.position, course_section_id = o.section_id
    from unnest(${rows.map((r) => r.id)}::bigint[], ${rows.map((r) => r.position)}::int[], ${rows.map((r) => r.sectionId)}::bigint[]) o(id, position, section_id)
    where ${inOrganization('s')} and s.course_id = ${courseId} and s.course_subsection_id = o.id`;
}

/** Puts the newest part of a list behind another one; answers whether that one is in the list. */
const placed = (ids: readonly number[], id: number, after: number | null): number[] | undefined => {
  const others = ids.filter((other) => other !== id);
  if (after === null) return [id, ...others];
  const at = others.indexOf(after);
  return at < 0 ? undefined : [...others.slice(0, at + 1), id, ...others.slice(at + 1)];
};

/** Puts a section behind another one of the course, or first; answers whether the other one is there. */
export async function placeSectionAfter(
  tx: Tx,
  courseId: number,
  courseSectionId: number,
  after: number | null,
): Promise<boolean> {
  const rows = await tx.all(
    db
      .selectFrom('course_sections')
      .select('course_section_id as id')
      .where('course_id', '=', courseId)
      .orderBy('position')
      .orderBy('course_section_id'),
  );
  const order = placed(
    rows.map(({ id }) => id),
    courseSectionId,
    after,
  );
  if (!order) return false;
  await tx.sql`
    update course_sections s set position = o.position - 1
    from unnest(${order}::bigint[]) with ordinality o(id, position)
    where ${inOrganization('s')} and s.course_id = ${courseId} and s.course_section_id = o.id`;
  return true;
}

/** Puts a lesson behind another one of its section, or first; answers whether the other one is there. */
export async function placeSubsectionAfter(
  tx: Tx,
  courseSectionId: number,
  courseSubsectionId: number,
  after: number | null,
): Promise<boolean> {
  const rows = await tx.all(
    db
      .selectFrom('course_subsections')
      .select('course_subsection_id as id')
      .where('course_section_id', '=', courseSectionId)
      .orderBy('position')
      .orderBy('course_subsection_id'),
  );
  const order = placed(
    rows.map(({ id }) => id),
    courseSubsectionId,
    after,
  );
  if (!order) return false;
  await tx.sql`
    update course_subsections s set position = o.position - 1
    from unnest(${order}::bigint[]) with ordinality o(id, position)
    where ${inOrganization('s')} and s.course_section_id = ${courseSectionId} and s.course_subsection_id = o.id`;
  return true;
}
