/** What a permission is about; each context has its own bypass slug. */
export const PERMISSION_CONTEXTS = [
  { id: 1, name: 'global', bypass: 'global_everything' },
  { id: 2, name: 'user', bypass: 'user_everything' },
  { id: 3, name: 'organization', bypass: 'organization_everything' },
  { id: 4, name: 'organization-member', bypass: 'organization_member_full_access' },
  { id: 5, name: 'whatever', bypass: 'whatever' },
] as const;

export type PermissionContextId = (typeof PERMISSION_CONTEXTS)[number]['id'];

export interface Permission<Slug extends string = string, Category extends string = string> {
  slug: Slug;
  contextId: PermissionContextId;
  /** The group in which the permission-set editor shows it. */
  category: Category;
  /** Slugs that must hold too, recursively. */
  prerequisites: readonly string[];
}

/**
 * One of a noun's permissions, in `permissions/<noun>.ts`. `npm run generate` finds the file by its folder; its wording is
 * `members.permissions.<slug>`, that of a category `members.categories.<category>`.
 */
export interface PlacedPermission<Slug extends string = string, Category extends string = string>
  extends Permission<Slug, Category> {
  /** The place in the list of all, the lowest first; the specification's order has the tens. */
  place: number;
}

/** The bypass of a context. */
export const everything = <const Slug extends string>(
  place: number,
  slug: Slug,
  contextId: PermissionContextId,
): PlacedPermission<Slug, 'everything'> => ({ place, slug, contextId, category: 'everything', prerequisites: [] });

/** A part of the product that an organisation has; held by the organisation, not by a person. */
export const productPart = <const Slug extends string>(
  place: number,
  slug: Slug,
): PlacedPermission<Slug, 'modules'> => ({
  place,
  slug,
  contextId: 3,
  category: 'modules',
  prerequisites: slug === 'organization_enabled' ? [] : ['organization_enabled'],
});

/** What members may enter, and the part of the product that it belongs to. */
export const memberAccess = <const Slug extends string>(
  place: number,
  slug: Slug,
  part: string,
): PlacedPermission<Slug, 'access'> => ({ place, slug, contextId: 4, category: 'access', prerequisites: [part] });

type Dashed<Noun extends string> = Noun extends `${infer First}_${infer Rest}` ? `${First}-${Rest}` : Noun;

const VERBS = ['read', 'create', 'update', 'delete'] as const;

/**
 * What an organisation's people manage, a category of its own, and the part of the product that it belongs to. To change or delete
 * something takes that one may read all of it; what somebody makes is theirs, so that creating takes it only where `creates` says so.
 */
export const managed = <const Noun extends string>(
  place: number,
  noun: Noun,
  part: string,
  creates: 'among-all' | 'own' = 'among-all',
) =>
  VERBS.map(
    (verb): PlacedPermission<`organization_${typeof verb}_${Noun}`, Dashed<Noun>> => ({
      place,
      slug: `organization_${verb}_${noun}`,
      contextId: 3,
      category: noun.replace('_', '-') as Dashed<Noun>,
      prerequisites: [verb === 'read' || (verb === 'create' && creates === 'own') ? part : `organization_read_${noun}`],
    }),
  );
