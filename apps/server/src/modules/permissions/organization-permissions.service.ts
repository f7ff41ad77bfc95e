import { ORGANIZATION_MODULE_PERMISSIONS } from '@sullam/domain/permissions.ts';
import { refuseMasquerade } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import { invalidate } from '../../kernel/database/invalidation.ts';
import { notFound } from '../../kernel/problem.ts';
import { changeOrganization } from '../organizations/organizations.public.ts';

const BYPASS = 'organization_everything';

async function give(tx: Tx, slugs: readonly string[]): Promise<void> {
  await tx.run(
    db
      .insertInto('organization_permissions')
      .values(slugs.map((permission_slug) => ({ permission_slug })))
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** An organisation that has everything has each part from now on, so that one of them can go. */
async function take(tx: Tx, slug: string): Promise<void> {
  const without = db.deleteFrom('organization_permissions');
  if ((await tx.run(without.where('permission_slug', '=', BYPASS))) > 0)
    await give(tx, ORGANIZATION_MODULE_PERMISSIONS);
  await tx.run(without.where('permission_slug', '=', slug));
}

/** Gives the organisation a part of the product, or takes it: for all its people at once, in open applications too. */
export async function setOrganizationPermission(context: MemberContext, slug: string, isHeld: boolean): Promise<void> {
  refuseMasquerade(context);
  if (!ORGANIZATION_MODULE_PERMISSIONS.includes(slug)) throw notFound();
  const action = isHeld ? 'organization.give-permission' : 'organization.take-permission';
  await changeOrganization(context, { action, nounId: slug }, async (tx) => {
    await (isHeld ? give(tx, [slug]) : take(tx, slug));
    await invalidate(tx, `permissions:${context.organizationId}`);
  });
}
