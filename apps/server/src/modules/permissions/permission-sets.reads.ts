import type { Tenant, Tx } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { findPermissionSets } from './permission-sets.repository.ts';
import type { PermissionSetView } from './permissions.schemas.ts';

/** All permission sets of the organisation. */
export const readPermissionSets = (tenant: Tenant, tx: Tx): Promise<PermissionSetView[]> =>
  findPermissionSets(tenant, tx);

export async function readPermissionSet(tenant: Tenant, tx: Tx, permissionSetId: number): Promise<PermissionSetView> {
  const [set] = await findPermissionSets(tenant, tx, [permissionSetId]);
  if (!set) throw notFound();
  return set;
}
