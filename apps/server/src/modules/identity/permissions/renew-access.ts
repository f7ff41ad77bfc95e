import { db, type Tenant, type Tx } from '../../../kernel/database/database.ts';
import { invalidate } from '../../../kernel/database/topics.ts';

/*
 * What a member may do is kept by every process for a while. Whenever portals, status or permissions change, all of them are
 * told to look again, so that a change counts from the next request on.
 */

/** Makes what this member may do be looked up again, everywhere. */
export const renewAccess = (tenant: Pick<Tenant, 'organizationId'>, tx: Tx, userId: number): Promise<void> =>
  invalidate(tx, `member:${tenant.organizationId}:${userId}`);

/** The same for all who hold a permission set. */
export async function renewAccessOfHolders(
  tenant: Pick<Tenant, 'organizationId'>,
  tx: Tx,
  permissionSetId: number,
): Promise<void> {
  const rows = await tx.all(
    db.selectFrom('member_permission_sets').select('user_id').where('permission_set_id', '=', permissionSetId),
  );
  for (const row of rows) await renewAccess(tenant, tx, row.user_id);
}
