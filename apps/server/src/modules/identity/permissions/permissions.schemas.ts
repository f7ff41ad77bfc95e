import { ALL_ROWS } from '@sullam/domain/limits.ts';
import { PERMISSION_CATEGORIES } from '@sullam/domain/permission-categories.ts';
import { type Static, Type } from 'typebox';
import { Id, LocalizedName, LocalizedText, NamedObject, OneOf } from '../../../kernel/http/schemas.ts';

export const Slugs = NamedObject('PermissionSlugs', { data: Type.Array(Type.String()) });

/** The whole catalogue is asked for with `take` at its maximum. */
export const PermissionListQuery = Type.Object({
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: ALL_ROWS, default: 0 })),
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: ALL_ROWS, default: ALL_ROWS })),
});

export const PermissionView = NamedObject('PermissionView', {
  slug: Type.String(),
  contextId: Type.Integer(),
  category: OneOf(...PERMISSION_CATEGORIES),
  prerequisites: Type.Array(Type.Object({ prerequisite: Type.Object({ slug: Type.String() }) })),
  /** May a permission set of this organisation hold it? */
  isGrantable: Type.Boolean(),
});

export const ContextView = NamedObject('PermissionContext', {
  id: Type.Integer(),
  name: Type.String(),
  bypass: Type.String(),
});

const PermissionSlugs = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 200, uniqueItems: true });

export const PermissionSetBody = NamedObject(
  'PermissionSetBody',
  {
    name: LocalizedName,
    description: Type.Optional(LocalizedText),
    permissions: PermissionSlugs,
    isDefault: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type PermissionSetBody = Static<typeof PermissionSetBody>;

export const PermissionSetPatch = NamedObject(
  'PermissionSetPatch',
  {
    ...Type.Partial(PermissionSetBody).properties,
    version: Type.Integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: 'As it was read; an older one answers 409',
    }),
  },
  { additionalProperties: false },
);
export type PermissionSetPatch = Static<typeof PermissionSetPatch>;

export const PermissionSetParams = Type.Object({ permissionSetId: Id });

export const PermissionSetView = NamedObject('PermissionSetView', {
  permissionSetId: Id,
  name: LocalizedName,
  description: LocalizedText,
  permissions: Type.Array(Type.String()),
  /** Given to every new member. */
  isDefault: Type.Boolean(),
  /** Came with the product: can be changed, not deleted. */
  isProtected: Type.Boolean(),
  memberCount: Type.Integer(),
  version: Type.Integer(),
});
export type PermissionSetView = Static<typeof PermissionSetView>;
