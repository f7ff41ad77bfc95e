import { hasText } from '@sullam/domain/localized.ts';
import { PERMISSION_CATALOGUE } from '@sullam/domain/permissions.ts';
import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import { isAdministrator } from '../../../kernel/access/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField, notAllowed, notFound } from '../../../kernel/problem.ts';
import { lockOrganization } from '../../organization/organizations/organizations.public.ts';
import { mayGrant } from './granting.ts';
import { permissionChangeChecks } from './permission-change.ts';
import {
  deletePermissionSet,
  findPermissionSets,
  insertPermissionSet,
  isNameTaken,
  replacePermissions,
  updatePermissionSet,
} from './permission-sets.repository.ts';
import { nameTaken, setInUse, setProtected } from './permissions.errors.ts';
import type { PermissionSetBody, PermissionSetPatch, PermissionSetView } from './permissions.schemas.ts';

/** Unknown slugs are a mistake at the field; known ones that lie outside the organisation are refused. */
function checkSlugs(context: MemberContext, slugs: readonly string[] | undefined): void {
  for (const [index, slug] of (slugs ?? []).entries()) {
    if (!PERMISSION_CATALOGUE.has(slug)) throw invalidField(`permissions.${index}`, 'choice');
    if (!mayGrant(context.caller, slug)) throw notAllowed();
  }
}

async function checkName(tx: Tx, name: PermissionSetBody['name'] | undefined, exceptId: number | null): Promise<void> {
  if (name === undefined) return;
  if (!hasText(name.en) && !hasText(name.ar)) throw invalidField('name', 'oneLanguage');
  if (await isNameTaken(tx, name, exceptId)) throw nameTaken();
}

async function accessSet(tx: Tx, permissionSetId: number): Promise<PermissionSetView> {
  const [set] = await findPermissionSets(tx, [permissionSetId]);
  if (!set) throw notFound();
  return set;
}

/** The set of administrators that came with the product stays one: by it an organisation can always be governed. */
function checkKeepsAdministration(set: PermissionSetView, slugs: readonly string[] | undefined): void {
  if (slugs && set.isProtected && set.permissions.includes(ADMINISTRATION) && !slugs.includes(ADMINISTRATION))
    throw setProtected();
}

export const createPermissionSet = (
  context: MemberContext,
  body: PermissionSetBody,
): Promise<{ permissionSetId: number }> => {
  checkSlugs(context, body.permissions);
  return transaction(context, async (tx) => {
    await checkName(tx, body.name, null);
    const permissionSetId = await insertPermissionSet(tx, body);
    await replacePermissions(tx, permissionSetId, body.permissions);
    await audit(context, tx, {
      action: 'permission-set.create',
      noun: 'permission-set',
      nounId: permissionSetId,
      changes: { ...body },
    });
    return { permissionSetId };
  });
};

/** Changes a set; all who hold it may do what it says from their next request on. */
export const changePermissionSet = (
  context: MemberContext,
  permissionSetId: number,
  { version, ...patch }: PermissionSetPatch,
): Promise<void> => {
  checkSlugs(context, patch.permissions);
  const wasAdministrator = isAdministrator(context.caller);
  return transaction(context, async (tx) => {
    await lockOrganization(context, tx);
    const set = await accessSet(tx, permissionSetId);
    checkKeepsAdministration(set, patch.permissions);
    await checkName(tx, patch.name, permissionSetId);
    if (!(await updatePermissionSet(tx, permissionSetId, patch, version))) throw conflict();
    if (patch.permissions) {
      await replacePermissions(tx, permissionSetId, patch.permissions);
      for (const check of context.extensions.of(permissionChangeChecks)) await check(context, tx, wasAdministrator);
    }
    await audit(context, tx, {
      action: 'permission-set.update',
      noun: 'permission-set',
      nounId: permissionSetId,
      changes: { ...patch },
    });
  });
};

export const removePermissionSet = (context: MemberContext, permissionSetId: number): Promise<void> => {
  return transaction(context, async (tx) => {
    await lockOrganization(context, tx);
    const set = await accessSet(tx, permissionSetId);
    if (set.isProtected) throw setProtected();
    if (set.memberCount > 0) throw setInUse();
    await deletePermissionSet(tx, permissionSetId);
    await audit(context, tx, {
      action: 'permission-set.delete',
      noun: 'permission-set',
      nounId: permissionSetId,
      changes: { name: set.name, permissions: set.permissions },
    });
  });
};
