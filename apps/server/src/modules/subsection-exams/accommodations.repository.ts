import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import type { AccommodationChange } from './subsection-exams.schemas.ts';

/** Whom something is granted to. */
export type Grantee = { userId: number } | { courseGroupId: number };

interface Grant {
  courseSubsectionId: number;
  grantee: Grantee;
  grantedBy: number;
  now: Date;
}

const isOf = (grantee: Grantee) =>
  'userId' in grantee
    ? sql<boolean>`user_id = ${grantee.userId}`
    : sql<boolean>`course_group_id = ${grantee.courseGroupId}`;

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

const columnsOf = (body: AccommodationChange, { grantedBy, now }: Grant) => ({
  extra_minutes: body.extraMinutes,
  extra_percent: body.extraPercent,
  extra_attempts: body.extraAttempts,
  opens_at: date(body.opensAt),
  closes_at: date(body.closesAt),
  note: body.note,
  granted_by: grantedBy,
  granted_at: now,
});

export async function insertAccommodation(tx: Tx, grant: Grant, body: AccommodationChange): Promise<boolean> {
  const made = await tx.run(
    db
      .insertInto('exam_accommodations')
      .values({
        course_subsection_id: grant.courseSubsectionId,
        ...('userId' in grant.grantee
          ? { user_id: grant.grantee.userId }
          : { course_group_id: grant.grantee.courseGroupId }),
        ...columnsOf(body, grant),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return made === 1;
}

export async function updateAccommodation(tx: Tx, grant: Grant, body: AccommodationChange): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('exam_accommodations')
      .set({ ...columnsOf(body, grant), version: body.version + 1 })
      .where('course_subsection_id', '=', grant.courseSubsectionId)
      .where(isOf(grant.grantee))
      .where('version', '=', body.version),
  );
  return touched === 1;
}

export async function deleteAccommodation(tx: Tx, courseSubsectionId: number, grantee: Grantee): Promise<boolean> {
  const touched = await tx.run(
    db.deleteFrom('exam_accommodations').where('course_subsection_id', '=', courseSubsectionId).where(isOf(grantee)),
  );
  return touched === 1;
}

/** Is or was somebody enrolled in the course? */
export async function isLearnerOf(tx: Tx, courseId: number, userId: number): Promise<boolean> {
  const row = await tx.one(
    db.selectFrom('enrollments').select('user_id').where('course_id', '=', courseId).where('user_id', '=', userId),
  );
  return row !== undefined;
}

/** Who is in a group of a course. */
export async function listMembersOf(tx: Tx, courseGroupId: number): Promise<number[]> {
  const rows = await tx.all(
    db.selectFrom('course_group_members').select('user_id').where('course_group_id', '=', courseGroupId),
  );
  return rows.map((row) => row.user_id);
}
