import { PERMISSION_CONTEXTS, type Permission, type PermissionContextId } from './permission.ts';
import { BROUGHT } from './permissions.gen.ts';

/** Every permission of the product (specification, section 6). */
export const PERMISSIONS = [...BROUGHT].sort((a, b) => a.place - b.place);

export type PermissionSlug = (typeof PERMISSIONS)[number]['slug'];

export type PermissionCategory = (typeof PERMISSIONS)[number]['category'];

type ModulePermission = Extract<(typeof PERMISSIONS)[number], { category: 'modules' }>['slug'];

/** The parts of the product that an organisation has; held by the organisation, not by a person. */
export const ORGANIZATION_MODULE_PERMISSIONS: readonly ModulePermission[] = PERMISSIONS.flatMap((permission) =>
  permission.category === 'modules' ? permission.slug : [],
);

export const isModulePermission = (slug: string): slug is ModulePermission =>
  (ORGANIZATION_MODULE_PERMISSIONS as readonly string[]).includes(slug);

/** Permissions by slug; anything not in it is denied. */
export type PermissionCatalogue = ReadonlyMap<string, Permission>;

/** Builds the lookup that `can` works on; a repeated slug is a mistake of the list. */
export function permissionCatalogue(permissions: readonly Permission[]): PermissionCatalogue {
  const catalogue = new Map<string, Permission>();
  for (const permission of permissions) {
    if (catalogue.has(permission.slug)) throw new Error(`Permission listed twice: ${permission.slug}`);
    catalogue.set(permission.slug, permission);
  }
  return catalogue;
}

export const PERMISSION_CATALOGUE = permissionCatalogue(PERMISSIONS);

const bypassOf = new Map<PermissionContextId, string>(PERMISSION_CONTEXTS.map(({ id, bypass }) => [id, bypass]));

function isSatisfied(
  slug: string,
  held: ReadonlySet<string>,
  catalogue: PermissionCatalogue,
  underWay: ReadonlySet<string>,
): boolean {
  const permission = catalogue.get(slug);
  if (!permission) return false;
  if (held.has(bypassOf.get(permission.contextId) ?? '')) return true;
  if (!held.has(slug)) return false;
  const path = new Set(underWay).add(slug);
  // A prerequisite that is already being decided further up is held (it got that far): a cycle neither loops nor denies.
  return permission.prerequisites.every(
    (prerequisite) => path.has(prerequisite) || isSatisfied(prerequisite, held, catalogue, path),
  );
}

/**
 * The one decision about permissions, in the server and in the client: one of the required slugs is held and its
 * prerequisites hold recursively, or the bypass slug of that permission's context is held. Denies by default: no
 * required slug, or one that the catalogue doesn't know, gives no access.
 */
export function can(
  held: Iterable<string>,
  required: readonly string[],
  catalogue: PermissionCatalogue = PERMISSION_CATALOGUE,
): boolean {
  const slugs = held instanceof Set ? (held as ReadonlySet<string>) : new Set(held);
  return required.some((slug) => isSatisfied(slug, slugs, catalogue, new Set()));
}

/**
 * What a member holds in an organisation: the member's own slugs and the parts of the product the organisation has.
 * An organisation that holds `organization_everything` has every part; that slug itself never reaches a member this
 * way, or each learner would be an administrator.
 */
export function memberHolds(ofOrganization: Iterable<string>, ofMember: Iterable<string>): Set<string> {
  const organization = new Set(ofOrganization);
  const held = new Set(ofMember);
  for (const slug of ORGANIZATION_MODULE_PERMISSIONS) {
    if (organization.has(slug) || organization.has('organization_everything')) held.add(slug);
  }
  return held;
}
