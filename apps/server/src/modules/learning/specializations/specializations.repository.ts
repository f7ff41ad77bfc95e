import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { GroupBody, SpecializationBody, SpecializationPatch } from './specializations.schemas.ts';

type Columns = Omit<SpecializationPatch, 'version' | 'groups'>;

const columnsOf = (patch: Columns) => ({
  ...(patch.title === undefined ? {} : { title: json(patch.title) }),
  ...(patch.subtitle === undefined ? {} : { subtitle: json(patch.subtitle) }),
  ...(patch.description === undefined ? {} : { description: json(patch.description) }),
  ...(patch.coverMediaId === undefined ? {} : { cover_media_id: patch.coverMediaId }),
  ...(patch.isCertificateIssuedManually === undefined
    ? {}
    : { is_certificate_issued_manually: patch.isCertificateIssuedManually }),
  ...(patch.priceMinor === undefined ? {} : { price_minor: patch.priceMinor }),
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
  { version, groups: _groups, ...patch }: SpecializationPatch,
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

/** Replaces what it asks for, in the order given. */
export async function replaceGroups(tx: Tx, specializationId: number, groups: readonly GroupBody[]): Promise<void> {
  await tx.run(db.deleteFrom('specialization_groups').where('specialization_id', '=', specializationId));
  if (groups.length === 0) return;
  const written = await tx.all(
    db
      .insertInto('specialization_groups')
      .values(
        groups.map(({ title, neededCount }, position) => ({
          specialization_id: specializationId,
          position,
          title: json(title),
          needed_count: neededCount,
        })),
      )
      .returning(['specialization_group_id as groupId', 'position']),
  );
  const idOf = new Map(written.map(({ position, groupId }) => [position, groupId]));
  await tx.run(
    db.insertInto('specialization_courses').values(
      groups.flatMap(({ courseIds }, place) =>
        courseIds.map((courseId, position) => ({
          specialization_id: specializationId,
          specialization_group_id: idOf.get(place)!,
          course_id: courseId,
          position,
        })),
      ),
    ),
  );
}

/** The courses that it asks for without a choice, as far as learners see them without those that are recognized for this one. */
export async function findNeededCourses(tx: Tx, specializationId: number, userId: number): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('specialization_groups as g')
      .innerJoin('specialization_courses as sc', 'sc.specialization_group_id', 'g.specialization_group_id')
      .innerJoin('course_overviews as c', 'c.course_id', 'sc.course_id')
      .select('sc.course_id as courseId')
      .where('g.specialization_id', '=', specializationId)
      .where('g.needed_count', 'is', null)
      .where('c.status', '=', 'PUBLISHED')
      .where(
        sql<boolean>`not exists (select from recognized_courses x where ${inOrganization('x')} and x.course_id = sc.course_id
          and x.user_id = ${userId})`,
      )
      .orderBy('g.position')
      .orderBy('sc.position'),
  );
  return rows.map(({ courseId }) => courseId);
}

interface Following {
  specializationId: number;
  userId: number;
  now: Date;
  /** Null: it begins without a purchase. */
  orderLineId?: number | null;
}

/** Begins to follow it; whoever does already goes on with the enrolment that is there. */
export async function insertEnrollment(tx: Tx, { specializationId, userId, now, orderLineId = null }: Following) {
  await tx.run(
    db
      .insertInto('specialization_enrollments')
      .values({
        specialization_id: specializationId,
        user_id: userId,
        enrolled_at: now,
        order_line_id: orderLineId,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const row = await tx.one(
    db
      .selectFrom('specialization_enrollments')
      .select(['specialization_enrollment_id as enrollmentId', 'enrolled_at as enrolledAt'])
      .where('specialization_id', '=', specializationId)
      .where('user_id', '=', userId),
  );
  return row!;
}

export const deleteEnrollment = (tx: Tx, specializationId: number, userId: number): Promise<number> =>
  tx.run(
    db
      .deleteFrom('specialization_enrollments')
      .where('specialization_id', '=', specializationId)
      .where('user_id', '=', userId),
  );

/** Ends following that began with an order line; following that had begun before goes on. */
export const deleteBoughtEnrollment = (
  tx: Tx,
  { specializationId, userId, orderLineId }: { specializationId: number; userId: number; orderLineId: number },
): Promise<number> =>
  tx.run(
    db
      .deleteFrom('specialization_enrollments')
      .where('specialization_id', '=', specializationId)
      .where('user_id', '=', userId)
      .where('order_line_id', '=', orderLineId),
  );

/** Writes down who has completed it, and answers those of whom it was not known. */
export async function insertCompletions(
  tx: Tx,
  specializationId: number,
  userIds: readonly number[],
  now: Date,
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await tx.all(
    db
      .insertInto('specialization_completions')
      .values(userIds.map((userId) => ({ specialization_id: specializationId, user_id: userId, completed_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id as userId'),
  );
  return rows.map(({ userId }) => userId);
}

/** Published ones with a course, which somebody follows and hasn't completed. */
export async function findUncompletedWith(tx: Tx, courseId: number, userId: number): Promise<number[]> {
  const rows = await tx.sql<{ id: number }[]>`
    select n.specialization_id as id from specialization_enrollments n
    join specializations s on ${inOrganization('s')} and s.specialization_id = n.specialization_id and s.is_published
    where ${inOrganization('n')} and n.user_id = ${userId}
      and exists (select from specialization_courses sc where ${inOrganization('sc')}
        and sc.specialization_id = n.specialization_id and sc.course_id = ${courseId})
      and not exists (select from specialization_completions d where ${inOrganization('d')}
        and d.specialization_id = n.specialization_id and d.user_id = n.user_id)
    order by n.specialization_id`;
  return rows.map(({ id }) => Number(id));
}

/** Some of those who follow it and haven't completed it, behind a user. */
export async function nextUncompleted(
  tx: Tx,
  specializationId: number,
  after: number,
  count: number,
): Promise<number[]> {
  const rows = await tx.sql<{ id: number }[]>`
    select n.user_id as id from specialization_enrollments n
    where ${inOrganization('n')} and n.specialization_id = ${specializationId} and n.user_id > ${after}
      and not exists (select from specialization_completions d where ${inOrganization('d')}
        and d.specialization_id = n.specialization_id and d.user_id = n.user_id)
    order by n.user_id limit ${count}`;
  return rows.map(({ id }) => Number(id));
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

/** Its courses that learners see, of all groups, in the order of their ids. */
export async function listPublishedCourses(tx: Tx, specializationId: number): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('specialization_courses as sc')
      .innerJoin('course_overviews as c', 'c.course_id', 'sc.course_id')
      .select('sc.course_id as courseId')
      .where('sc.specialization_id', '=', specializationId)
      .where('c.status', '=', 'PUBLISHED')
      .orderBy('sc.course_id'),
  );
  return rows.map(({ courseId }) => courseId);
}

/** Whether learners would find a course in it. */
export async function hasPublishedCourses(tx: Tx, specializationId: number): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('specialization_courses as sc')
      .innerJoin('course_overviews as c', 'c.course_id', 'sc.course_id')
      .select('sc.course_id')
      .where('sc.specialization_id', '=', specializationId)
      .where('c.status', '=', 'PUBLISHED')
      .limit(1),
  );
  return row !== undefined;
}

/** Which of these are no courses of the organisation? */
export async function unknownCourses(tx: Tx, courseIds: readonly number[]): Promise<number[]> {
  const rows = await tx.sql<{ id: number }[]>`
    select g.id from unnest(${[...courseIds]}::bigint[]) g(id)
    where not exists (select from course_overviews c where ${inOrganization('c')} and c.course_id = g.id)`;
  return rows.map(({ id }) => id);
}

/** Its price in minor units; null: it is not sold as a whole. */
export async function findPrice(tx: Tx, specializationId: number): Promise<number | null> {
  const row = await tx.one(
    db.selectFrom('specializations').select('price_minor').where('specialization_id', '=', specializationId),
  );
  return row?.price_minor ?? null;
}

export async function findIsPublished(tx: Tx, specializationId: number): Promise<boolean> {
  const row = await tx.one(
    db.selectFrom('specializations').select('is_published').where('specialization_id', '=', specializationId),
  );
  return row?.is_published ?? false;
}

export async function listPublished(tx: Tx): Promise<number[]> {
  const rows = await tx.all(
    db.selectFrom('specializations').select('specialization_id as id').where('is_published', '=', true),
  );
  return rows.map(({ id }) => id);
}
