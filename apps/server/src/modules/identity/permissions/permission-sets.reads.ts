import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findPermissionSets } from './permission-sets.repository.ts';
import type { PermissionSetView } from './permissions.schemas.ts';

/** All permission sets of the organisation. */
export const readPermissionSets = (tx: Tx): Promise<PermissionSetView[]> => findPermissionSets(tx);

export async function readPermissionSet(tx: Tx, permissionSetId: number): Promise<PermissionSetView> {
  const [set] = await findPermissionSets(tx, [permissionSetId]);
  if (!set) throw notFound();
  return set;
}
