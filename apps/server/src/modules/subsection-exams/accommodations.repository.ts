import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import type { AccommodationChange } from './subsection-exams.schemas.ts';

interface Grant {
  courseSubsectionId: number;
  userId: number;
  grantedBy: number;
  now: Date;
}

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

export async function insertAccommodation(
  { organizationId }: Tenant,
  tx: Tx,
  grant: Grant,
  body: AccommodationChange,
): Promise<boolean> {
  const made = await tx.run(
    db
      .insertInto('exam_accommodations')
      .values({
        organization_id: organizationId,
        course_subsection_id: grant.courseSubsectionId,
        user_id: grant.userId,
        ...columnsOf(body, grant),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return made === 1;
}

export async function updateAccommodation(
  { organizationId }: Tenant,
  tx: Tx,
  grant: Grant,
  body: AccommodationChange,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('exam_accommodations')
      .set({ ...columnsOf(body, grant), version: body.version + 1 })
      .where('organization_id', '=', organizationId)
      .where('course_subsection_id', '=', grant.courseSubsectionId)
      .where('user_id', '=', grant.userId)
      .where('version', '=', body.version),
  );
  return touched === 1;
}

export async function deleteAccommodation(
  { organizationId }: Tenant,
  tx: Tx,
  courseSubsectionId: number,
  userId: number,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .deleteFrom('exam_accommodations')
      .where('organization_id', '=', organizationId)
      .where('course_subsection_id', '=', courseSubsectionId)
      .where('user_id', '=', userId),
  );
  return touched === 1;
}

/** Is or was somebody enrolled in the course? */
export async function isLearnerOf(
  { organizationId }: Tenant,
  tx: Tx,
  courseId: number,
  userId: number,
): Promise<boolean> {
  const row = await tx.one(
    db
      .selectFrom('enrollments')
      .select('user_id')
      .where('organization_id', '=', organizationId)
      .where('course_id', '=', courseId)
      .where('user_id', '=', userId),
  );
  return row !== undefined;
}
