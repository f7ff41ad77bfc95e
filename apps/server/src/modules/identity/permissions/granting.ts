import { can, ORGANIZATION_MODULE_PERMISSIONS, PERMISSION_CATALOGUE } from '@sullam/domain/permissions.ts';
import { isAdministrator } from '../../../kernel/access/access.ts';
import type { Member } from '../../../kernel/context.ts';

const ORGANIZATION_CONTEXTS = new Set([3, 4]);
const MODULES: ReadonlySet<string> = new Set(ORGANIZATION_MODULE_PERMISSIONS);

/**
 * May an organisation give this permission to its members? Only what lies inside the organisation: nothing global, no
 * bypass of another context, and not the parts of the product, which the organisation holds as such.
 */
export const isGrantable = (slug: string): boolean => {
  const permission = PERMISSION_CATALOGUE.get(slug);
  return permission !== undefined && ORGANIZATION_CONTEXTS.has(permission.contextId) && !MODULES.has(slug);
};

/** Does this permission let its holder manage something? What members may enter, and what the organisation has, does not. */
export const isManagement = (slug: string): boolean =>
  PERMISSION_CATALOGUE.get(slug)?.contextId !== 4 && !MODULES.has(slug);

/**
 * May this caller give (or take) the permission? Administrators everything grantable, others what they hold: also of a part of the
 * product that is off, where it has no effect for either.
 */
export function mayGrant(caller: Member, slug: string): boolean {
  const governs: boolean = isAdministrator(caller);
  return isGrantable(slug) && (governs || caller.permissions.has(slug) || can(caller.permissions, [slug]));
}
