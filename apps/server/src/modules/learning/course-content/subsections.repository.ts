import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { nextPosition } from '../../../kernel/database/rows.ts';
import { setLessonCounts } from '../courses/courses.public.ts';
import type { SubsectionBody, SubsectionPatch } from './course-content.schemas.ts';

export async function insertSubsection(
  tx: Tx,
  place: { courseId: number; courseSectionId: number },
  body: SubsectionBody,
): Promise<number> {
  const last = await tx.one(
    db.selectFrom('course_subsections').select(nextPosition()).where('course_section_id', '=', place.courseSectionId),
  );
  const row = await tx.one(
    db
      .insertInto('course_subsections')
      .values({
        course_id: place.courseId,
        course_section_id: place.courseSectionId,
        kind: body.kind,
        is_made: false,
        title: json(body.title),
        is_required: body.isRequired ?? true,
        position: last!.position,
      })
      .returning('course_subsection_id'),
  );
  return row!.course_subsection_id;
}

const columnsOf = (patch: Omit<SubsectionPatch, 'version'>) => ({
  ...(patch.title === undefined ? {} : { title: json(patch.title) }),
  ...(patch.isRequired === undefined ? {} : { is_required: patch.isRequired }),
  ...(patch.durationMinutes === undefined ? {} : { duration_minutes: patch.durationMinutes }),
  ...(patch.mediaId === undefined ? {} : { media_id: patch.mediaId }),
  ...(patch.posterMediaId === undefined ? {} : { poster_media_id: patch.posterMediaId }),
  ...(patch.captions === undefined ? {} : { captions: json(patch.captions) }),
  ...(patch.embedUrl === undefined ? {} : { embed_url: patch.embedUrl }),
  ...(patch.releaseAt === undefined ? {} : { release_at: patch.releaseAt === null ? null : new Date(patch.releaseAt) }),
  ...(patch.prerequisiteSubsectionId === undefined
    ? {}
    : { prerequisite_subsection_id: patch.prerequisiteSubsectionId }),
  ...(patch.releasedGroupIds === undefined ? {} : { released_group_ids: patch.releasedGroupIds }),
});

/** A lesson with its course: what is cached by course is invalidated for that one alone. */
interface LessonOfCourse {
  courseId: number;
  courseSubsectionId: number;
}

/** Saves what changed if nobody else saved since `version`; answers whether it did. */
export async function updateSubsection(
  tx: Tx,
  { courseId, courseSubsectionId }: LessonOfCourse,
  { version, ...patch }: SubsectionPatch,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('course_subsections')
      .set({ ...columnsOf(patch), version: version + 1 })
      .where('course_id', '=', courseId)
      .where('course_subsection_id', '=', courseSubsectionId)
      .where('version', '=', version),
  );
  return touched === 1;
}

/** Deletes a lesson; what waited for it is open to everybody. */
export async function deleteSubsection(tx: Tx, { courseId, courseSubsectionId }: LessonOfCourse): Promise<void> {
  await tx.run(
    db
      .updateTable('course_subsections')
      .set({ prerequisite_subsection_id: null })
      .where('course_id', '=', courseId)
      .where('prerequisite_subsection_id', '=', courseSubsectionId),
  );
  await tx.run(
    db
      .deleteFrom('course_subsections')
      .where('course_id', '=', courseId)
      .where('course_subsection_id', '=', courseSubsectionId),
  );
}

/** Which subsection of a course waits for which. */
export async function prerequisitesOf(tx: Tx, courseId: number): Promise<Map<number, number | null>> {
  const rows = await tx.all(
    db
      .selectFrom('course_subsections')
      .select(['course_subsection_id', 'prerequisite_subsection_id'])
      .where('course_id', '=', courseId),
  );
  return new Map(rows.map((row) => [row.course_subsection_id, row.prerequisite_subsection_id]));
}

/** Does the course have a lesson? */
export async function hasLessons(_: MemberContext, tx: Tx, courseId: number): Promise<boolean> {
  const row = await tx.one(
    db.selectFrom('course_subsections').select('course_subsection_id').where('course_id', '=', courseId).limit(1),
  );
  return row !== undefined;
}

/** The lessons that the authors of a course require, whether there is something in them or not. */
export async function requiredLessons(tx: Tx, courseId: number): Promise<ReadonlySet<number>> {
  const rows = await tx.all(
    db
      .selectFrom('course_subsections')
      .select('course_subsection_id as id')
      .where('course_id', '=', courseId)
      .where('is_required', '=', true),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Counts a course's lessons anew and has the course keep the numbers. */
export async function countLessons(tx: Tx, courseId: number): Promise<void> {
  const counts = await tx.one(
    db
      .selectFrom('course_subsections')
      .select([
        sql<number>`count(*)::int`.as('subsectionCount'),
        sql<number>`(count(*) filter (where is_required))::int`.as('requiredCount'),
      ])
      .where('course_id', '=', courseId)
      .where('is_made', '=', true),
  );
  await setLessonCounts(tx, courseId, counts!);
}
