import type { Localized } from '@sullam/domain/localized.ts';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';

/** What a course is called, in both languages; null when it is gone. */
export async function findCourseTitle(tenant: Tenant, tx: Tx, courseId: number): Promise<Localized | null> {
  const row = await tx.one(
    db
      .selectFrom('courses')
      .select('title')
      .where('organization_id', '=', tenant.organizationId)
      .where('course_id', '=', courseId),
  );
  return (row?.title as Localized | undefined) ?? null;
}

/** What a lesson is called, in both languages; null when it is gone. */
export async function findSubsectionTitle(
  tenant: Tenant,
  tx: Tx,
  courseSubsectionId: number,
): Promise<Localized | null> {
  const row = await tx.one(
    db
      .selectFrom('course_subsections')
      .select('title')
      .where('organization_id', '=', tenant.organizationId)
      .where('course_subsection_id', '=', courseSubsectionId),
  );
  return (row?.title as Localized | undefined) ?? null;
}

/** A member's name; empty when there is none. */
export async function findMemberName(tenant: Tenant, tx: Tx, userId: number): Promise<string> {
  const row = await tx.one(
    db
      .selectFrom('members')
      .select(['first_name', 'last_name'])
      .where('organization_id', '=', tenant.organizationId)
      .where('user_id', '=', userId),
  );
  return row ? `${row.first_name} ${row.last_name}`.trim() : '';
}
