/** What a permission is about; each context has its own bypass slug. */
export const PERMISSION_CONTEXTS = [
  { id: 1, name: 'global', bypass: 'global_everything' },
  { id: 2, name: 'user', bypass: 'user_everything' },
  { id: 3, name: 'organization', bypass: 'organization_everything' },
  { id: 4, name: 'organization-member', bypass: 'organization_member_full_access' },
  { id: 5, name: 'whatever', bypass: 'whatever' },
] as const;

export type PermissionContextId = (typeof PERMISSION_CONTEXTS)[number]['id'];

/** Groups of permissions as the permission-set editor shows them. */
export const PERMISSION_CATEGORIES = [
  'everything',
  'modules',
  'access',
  'courses',
  'members',
  'specializations',
  'social-groups',
  'social-events',
  'learning-paths',
  'checklists',
  'support-teams',
] as const;
export type PermissionCategory = (typeof PERMISSION_CATEGORIES)[number];

export interface Permission {
  slug: string;
  contextId: PermissionContextId;
  category: PermissionCategory;
  /** Slugs that must hold too, recursively. */
  prerequisites: readonly string[];
}

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

/** The parts of the product that an organisation has; held by the organisation, not by a person. */
export const ORGANIZATION_MODULE_PERMISSIONS = [
  'organization_enabled',
  'organization_registration_enabled',
  'organization_lms',
  'organization_coaching',
  'organization_social_platform',
  'organization_social_events',
  'organization_learning_path',
] as const;

/** What an organisation's people manage, and the part of the product that it belongs to. */
const MANAGED = {
  courses: 'organization_lms',
  members: 'organization_enabled',
  specializations: 'organization_lms',
  social_groups: 'organization_social_platform',
  social_events: 'organization_social_events',
  learning_paths: 'organization_learning_path',
  checklists: 'organization_enabled',
  support_teams: 'organization_enabled',
} as const;

type ManagedNoun = keyof typeof MANAGED;
type OrganizationRight = `organization_${'create' | 'read' | 'update' | 'delete'}_${ManagedNoun}`;

const managedRights = Object.entries(MANAGED).flatMap(([noun, module]): Permission[] => {
  const category = noun.replace('_', '-') as PermissionCategory;
  const read = `organization_read_${noun}`;
  const change = (verb: string): Permission => ({
    slug: `organization_${verb}_${noun}`,
    contextId: 3,
    category,
    prerequisites: [read],
  });
  return [
    { slug: read, contextId: 3, category, prerequisites: [module] },
    change('create'),
    change('update'),
    change('delete'),
  ];
});

const organizationModules = ORGANIZATION_MODULE_PERMISSIONS.map(
  (slug): Permission => ({
    slug,
    contextId: 3,
    category: 'modules',
    prerequisites: slug === 'organization_enabled' ? [] : ['organization_enabled'],
  }),
);

const memberAccess = (slug: string, module: string): Permission => ({
  slug,
  contextId: 4,
  category: 'access',
  prerequisites: [module],
});

const everything = (slug: string, contextId: PermissionContextId): Permission => ({
  slug,
  contextId,
  category: 'everything',
  prerequisites: [],
});

/** Every permission of the product (specification, section 6). */
export const PERMISSIONS: readonly Permission[] = [
  everything('global_everything', 1),
  everything('user_everything', 2),
  everything('organization_everything', 3),
  ...organizationModules,
  ...managedRights,
  everything('organization_member_full_access', 4),
  memberAccess('organization_member_access_courses', 'organization_lms'),
  memberAccess('organization_member_access_communities', 'organization_social_platform'),
  memberAccess('organization_member_access_events', 'organization_social_events'),
  memberAccess('organization_member_access_skills_development', 'organization_learning_path'),
  memberAccess('organization_member_access_coaching', 'organization_coaching'),
  everything('whatever', 5),
];

export type MemberPermission =
  | 'organization_member_full_access'
  | `organization_member_access_${'courses' | 'communities' | 'events' | 'skills_development' | 'coaching'}`;
export type OrganizationPermission =
  | 'organization_everything'
  | (typeof ORGANIZATION_MODULE_PERMISSIONS)[number]
  | OrganizationRight;
export type PermissionSlug =
  | MemberPermission
  | OrganizationPermission
  | 'global_everything'
  | 'user_everything'
  | 'whatever';

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
