import { db, type Tx } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import { ours } from '../../kernel/database/organization.ts';
import type { SpecializationBody, SpecializationPatch } from './specializations.schemas.ts';

type Columns = Omit<SpecializationPatch, 'version' | 'courseIds'>;

const columnsOf = (patch: Columns) => ({
  ...(patch.title === undefined ? {} : { title: json(patch.title) }),
  ...(patch.subtitle === undefined ? {} : { subtitle: json(patch.subtitle) }),
  ...(patch.description === undefined ? {} : { description: json(patch.description) }),
  ...(patch.coverMediaId === undefined ? {} : { cover_media_id: patch.coverMediaId }),
  ...(patch.isPublished === undefined ? {} : { is_published: patch.isPublished }),
});

export async function insertSpecialization(tx: Tx, body: SpecializationBody, now: Date): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('specializations')
      .values({ title: json(body.title), created_at: now, ...columnsOf(body) })
      .returning('specialization_id'),
  );
  return row!.specialization_id;
}

/** Saves what changed if nobody else saved since `version`; answers whether it did. */
export async function updateSpecialization(
  tx: Tx,
  specializationId: number,
  { version, courseIds: _courseIds, ...patch }: SpecializationPatch,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('specializations')
      .set({ ...columnsOf(patch), version: version + 1 })
      .where('specialization_id', '=', specializationId)
      .where('version', '=', version),
  );
  return touched === 1;
}

export async function deleteSpecialization(tx: Tx, specializationId: number): Promise<void> {
  await tx.run(db.deleteFrom('specializations').where('specialization_id', '=', specializationId));
}

/** Replaces the courses, in the order given. A course of nobody's or of another organisation fails as a conflict. */
export async function replaceCourses(tx: Tx, specializationId: number, courseIds: readonly number[]): Promise<void> {
  await tx.run(db.deleteFrom('specialization_courses').where('specialization_id', '=', specializationId));
  if (courseIds.length === 0) return;
  await tx.run(
    db.insertInto('specialization_courses').values(
      courseIds.map((courseId, position) => ({
        specialization_id: specializationId,
        course_id: courseId,
        position,
      })),
    ),
  );
}

/** Its courses as far as learners see them, in its order. */
export async function findShownCourses(tx: Tx, specializationId: number): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('specialization_courses as sc')
      .innerJoin('course_overviews as c', 'c.course_id', 'sc.course_id')
      .select('sc.course_id as courseId')
      .where('sc.specialization_id', '=', specializationId)
      .where('c.status', '=', 'PUBLISHED')
      .orderBy('sc.position'),
  );
  return rows.map(({ courseId }) => courseId);
}

export async function hasCourses(tx: Tx, specializationId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('specialization_courses')
      .select('course_id')
      .where('specialization_id', '=', specializationId)
      .limit(1),
  );
  return row !== undefined;
}

/** Which of these are no courses of the organisation? */
export async function unknownCourses(tx: Tx, courseIds: readonly number[]): Promise<number[]> {
  const rows = await tx.sql<{ id: number }[]>`
    select g.id from unnest(${[...courseIds]}::bigint[]) g(id)
    where not exists (select from course_overviews c where ${ours('c')} and c.course_id = g.id)`;
  return rows.map(({ id }) => id);
}
