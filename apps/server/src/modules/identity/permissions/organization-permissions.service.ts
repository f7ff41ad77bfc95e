import { isModulePermission } from '@sullam/domain/permissions.ts';
import { refuseMasquerade } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/problem.ts';
import { changeOrganization } from '../../organization/organizations/organizations.public.ts';
import { givePermissions, takePermission } from './organization-permissions.repository.ts';

/** Gives the organisation a part of the product, or takes it: for all its people at once, in open applications too. */
export async function setOrganizationPermission(context: MemberContext, slug: string, isHeld: boolean): Promise<void> {
  refuseMasquerade(context);
  if (!isModulePermission(slug)) throw notFound();
  const action = isHeld ? 'organization.give-permission' : 'organization.take-permission';
  await changeOrganization(context, { action, nounId: slug }, async (tx) => {
    await (isHeld ? givePermissions(tx, [slug]) : takePermission(tx, slug));
  });
}
