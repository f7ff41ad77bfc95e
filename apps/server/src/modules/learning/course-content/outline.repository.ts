import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
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

/** A section with its course: what is cached by course is invalidated for that one alone. */
interface SectionOfCourse {
  courseId: number;
  courseSectionId: number;
}

export async function renameSection(tx: Tx, section: SectionOfCourse, title: Localized): Promise<void> {
  await tx.run(
    db
      .updateTable('course_sections')
      .set({ title: json(title) })
      .where('course_id', '=', section.courseId)
      .where('course_section_id', '=', section.courseSectionId),
  );
}

/** Deletes a section with its lessons; what waited for one of them is open to everybody. */
export async function deleteSection(tx: Tx, { courseId, courseSectionId }: SectionOfCourse): Promise<void> {
  await tx.run(
    db
      .updateTable('course_subsections')
      .set({ prerequisite_subsection_id: null })
      .where('course_id', '=', courseId)
      .where('prerequisite_subsection_id', 'in', (lessons) =>
        lessons
          .selectFrom('course_subsections as s')
          .select('s.course_subsection_id')
          .where('s.course_section_id', '=', courseSectionId),
      ),
  );
  await tx.run(
    db.deleteFrom('course_sections').where('course_id', '=', courseId).where('course_section_id', '=', courseSectionId),
  );
}

/** The ids of everything in a course's outline. */
export async function outlineIds(tx: Tx, courseId: number) {
  const sections = await tx.all(
    db.selectFrom('course_sections').select('course_section_id as id').where('course_id', '=', courseId),
  );
  const subsections = await tx.all(
    db.selectFrom('course_subsections').select('course_subsection_id as id').where('course_id', '=', courseId),
  );
  return { sectionIds: sections.map(({ id }) => id), subsectionIds: subsections.map(({ id }) => id) };
}

/** Writes the order of a whole outline in two statements. */
export async function writeOutline(tx: Tx, courseId: number, sections: OutlineBody['sections']): Promise<void> {
  await orderSections(
    tx,
    courseId,
    sections.map((section) => section.courseSectionId),
  );
  const rows = sections.flatMap((section) =>
    section.subsectionIds.map((id, position) => ({ id, position, sectionId: section.courseSectionId })),
  );
  await placeSubsections(tx, courseId, rows);
}

async function orderSections(tx: Tx, courseId: number, ids: readonly number[]): Promise<void> {
  const order = sql<{ id: number; position: number }>`unnest(${ids}::bigint[]) with ordinality`;
  await tx.run(
    db
      .updateTable('course_sections as s')
      .from(order.as<'o'>(sql`o(id, position)`))
      .set({ position: sql<number>`o.position - 1` })
      .where('s.course_id', '=', courseId)
      .whereRef('s.course_section_id', '=', 'o.id'),
  );
}

interface Place {
  id: number;
  position: number;
  sectionId: number;
}

async function placeSubsections(tx: Tx, courseId: number, places: readonly Place[]): Promise<void> {
  const rows = sql<{ id: number; position: number; section_id: number }>`unnest(
    ${places.map(({ id }) => id)}::bigint[], ${places.map(({ position }) => position)}::int[],
    ${places.map(({ sectionId }) => sectionId)}::bigint[])`;
  await tx.run(
    db
      .updateTable('course_subsections as s')
      .from(rows.as<'o'>(sql`o(id, position, section_id)`))
      .set({ position: sql<number>`o.position`, course_section_id: sql<number>`o.section_id` })
      .where('s.course_id', '=', courseId)
      .whereRef('s.course_subsection_id', '=', 'o.id'),
  );
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
  await orderSections(tx, courseId, order);
  return true;
}

/** Puts a lesson behind another one of its section, or first; answers whether the other one is there. */
export async function placeSubsectionAfter(
  tx: Tx,
  { courseId, courseSectionId }: SectionOfCourse,
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
  const places = order.map((id, position) => ({ id, position, sectionId: courseSectionId }));
  await placeSubsections(tx, courseId, places);
  return true;
}
