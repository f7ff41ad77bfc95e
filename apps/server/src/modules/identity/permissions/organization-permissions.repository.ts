import { ORGANIZATION_MODULE_PERMISSIONS } from '@sullam/domain/permissions.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';

const BYPASS = 'organization_everything';

export async function givePermissions(tx: Tx, slugs: readonly string[]): Promise<void> {
  await tx.run(
    db
      .insertInto('organization_permissions')
      .values(slugs.map((permission_slug) => ({ permission_slug })))
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Takes one. An organisation that has everything has each part from now on, so that one of them can go. */
export async function takePermission(tx: Tx, slug: string): Promise<void> {
  const without = db.deleteFrom('organization_permissions');
  if ((await tx.run(without.where('permission_slug', '=', BYPASS))) > 0)
    await givePermissions(tx, ORGANIZATION_MODULE_PERMISSIONS);
  await tx.run(without.where('permission_slug', '=', slug));
}
