import { type RawBuilder, sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';
import { invalidate } from '../../kernel/database/invalidation.ts';

/*
 * `members.access_version` is the stamp of what a member may do. It is raised by this module whenever portals, status or
 * permissions change, and every process is told to look again, so that a change counts from the next request on.
 */

const raised: RawBuilder<number> = sql<number>`access_version + 1`;

/** Makes what this member may do be looked up again, everywhere. */
export async function raiseAccess(tenant: Pick<Tenant, 'organizationId'>, tx: Tx, userId: number): Promise<void> {
  await tx.run(
    db
      .updateTable('members')
      .set({ access_version: raised })
      .where('organization_id', '=', tenant.organizationId)
      .where('user_id', '=', userId),
  );
  await invalidate(tx, `member:${tenant.organizationId}:${userId}`);
}

/** The same for all who hold a permission set. */
export async function raiseAccessOfHolders(
  tenant: Pick<Tenant, 'organizationId'>,
  tx: Tx,
  permissionSetId: number,
): Promise<void> {
  const rows = await tx.all(
    db
      .updateTable('members')
      .set({ access_version: raised })
      .where('organization_id', '=', tenant.organizationId)
      .where(
        'user_id',
        'in',
        db
          .selectFrom('member_permission_sets')
          .select('user_id')
          .where('organization_id', '=', tenant.organizationId)
          .where('permission_set_id', '=', permissionSetId),
      )
      .returning('user_id'),
  );
  await Promise.all(rows.map((row) => invalidate(tx, `member:${tenant.organizationId}:${row.user_id}`)));
}
