import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';

export interface Enrollment {
  enrollment_id: number;
  course_id: number;
  user_id: number;
  status: 'ACTIVE' | 'CANCELLED';
  enrolled_at: Date;
}

const columns = ['enrollment_id', 'course_id', 'user_id', 'status', 'enrolled_at'] as const;

/**
 * Enrols, or takes up again what was left; two at the same moment get the same row. What was finished, the earned
 * completion and the place stay as they are.
 */
export async function upsertEnrollment(
  tenant: Tenant,
  tx: Tx,
  courseId: number,
  userId: number,
  now: Date,
): Promise<Enrollment> {
  const row = await tx.one(
    db
      .insertInto('enrollments')
      .values({ organization_id: tenant.organizationId, course_id: courseId, user_id: userId, enrolled_at: now })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'course_id', 'user_id']).doUpdateSet({
          status: 'ACTIVE',
          enrolled_at: sql<Date>`case when enrollments.status = 'ACTIVE' then enrollments.enrolled_at else excluded.enrolled_at end`,
        }),
      )
      .returning([...columns]),
  );
  return row!;
}

export const findEnrollment = (tenant: Tenant, tx: Tx, enrollmentId: number): Promise<Enrollment | undefined> =>
  tx.one(
    db
      .selectFrom('enrollments')
      .select([...columns])
      .where('organization_id', '=', tenant.organizationId)
      .where('enrollment_id', '=', enrollmentId),
  );

export const findActiveEnrollment = (
  tenant: Tenant,
  tx: Tx,
  courseId: number,
  userId: number,
): Promise<Enrollment | undefined> =>
  tx.one(
    db
      .selectFrom('enrollments')
      .select([...columns])
      .where('organization_id', '=', tenant.organizationId)
      .where('course_id', '=', courseId)
      .where('user_id', '=', userId)
      .where('status', '=', 'ACTIVE'),
  );

/** Ends an enrolment and answers whether it was active. The row stays: coming back restores everything. */
export async function cancelEnrollment(tenant: Tenant, tx: Tx, enrollmentId: number): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('enrollments')
      .set({ status: 'CANCELLED' })
      .where('organization_id', '=', tenant.organizationId)
      .where('enrollment_id', '=', enrollmentId)
      .where('status', '=', 'ACTIVE'),
  );
  return touched === 1;
}
