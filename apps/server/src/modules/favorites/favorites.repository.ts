import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';

export async function insertFavorite(
  tenant: Tenant,
  tx: Tx,
  userId: number,
  courseId: number,
  now: Date,
): Promise<void> {
  await tx.run(
    db
      .insertInto('favorite_courses')
      .values({ organization_id: tenant.organizationId, user_id: userId, course_id: courseId, created_at: now })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Answers whether it was there. */
export async function deleteFavorite(tenant: Tenant, tx: Tx, userId: number, courseId: number): Promise<boolean> {
  const touched = await tx.run(
    db
      .deleteFrom('favorite_courses')
      .where('organization_id', '=', tenant.organizationId)
      .where('user_id', '=', userId)
      .where('course_id', '=', courseId),
  );
  return touched === 1;
}
