import { ALL_ROWS } from '@sullam/domain/limits.ts';
import { PERMISSION_CONTEXTS } from '@sullam/domain/permission.ts';
import { PERMISSION_CATEGORIES } from '@sullam/domain/permission-categories.ts';
import { PERMISSIONS } from '@sullam/domain/permissions.ts';
import { Type } from 'typebox';
import { administrator, permission, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, page } from '../../../kernel/http/schemas.ts';
import { isGrantable } from './granting.ts';
import { setOrganizationPermission } from './organization-permissions.service.ts';
import { readPermissionSet, readPermissionSets } from './permission-sets.reads.ts';
import { changePermissionSet, createPermissionSet, removePermissionSet } from './permission-sets.service.ts';
import {
  ContextView,
  PermissionListQuery,
  PermissionSetBody,
  PermissionSetParams,
  PermissionSetPatch,
  PermissionSetView,
  PermissionView,
  Slugs,
} from './permissions.schemas.ts';

const catalogueRoutes: RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/permissions-system',
    operationId: 'listSystemPermissions',
    summary: 'What the organisation itself holds',
    response: Slugs,
    handle: async (context) => ({ data: [...context.organizationPermissions].sort() }),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/permissions-system/:slug',
    operationId: 'setSystemPermission',
    summary: 'Gives the organisation a part of the product or takes it',
    access: administrator(),
    params: Type.Object({ slug: Type.String({ minLength: 1, maxLength: 100 }) }),
    body: Type.Object({ isHeld: Type.Boolean() }, { additionalProperties: false }),
    handle: (context, { params, body }) => setOrganizationPermission(context, params.slug, body.isHeld),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/permissions/user',
    operationId: 'listUserPermissions',
    summary: 'What the caller holds',
    access: signedIn(),
    response: Slugs,
    handle: async (context) => ({ data: [...context.caller.permissions].sort() }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/permissions',
    operationId: 'listPermissions',
    summary: 'Every permission of the product',
    access: signedIn(),
    query: PermissionListQuery,
    response: page(PermissionView),
    handle: async (_context, { query }) => {
      const skip = query.skip ?? 0;
      const data = PERMISSIONS.slice(skip, skip + (query.take ?? ALL_ROWS)).map((entry) => ({
        slug: entry.slug,
        contextId: entry.contextId,
        category: entry.category,
        prerequisites: entry.prerequisites.map((slug) => ({ prerequisite: { slug } })),
        isGrantable: isGrantable(entry.slug),
      }));
      return { data, total: PERMISSIONS.length };
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/permissions/contexts',
    operationId: 'listPermissionContexts',
    summary: 'What permissions are about, with the bypass of each',
    access: signedIn(),
    response: Type.Object({ data: Type.Array(ContextView) }),
    handle: async () => ({ data: PERMISSION_CONTEXTS.map((context) => ({ ...context })) }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/permissions/categories',
    operationId: 'listPermissionCategories',
    summary: 'Groups of permissions, in the order of the editor',
    access: signedIn(),
    response: Slugs,
    handle: async () => ({ data: [...PERMISSION_CATEGORIES] }),
  }),
];

const setRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/permission-sets',
    operationId: 'listPermissionSets',
    summary: 'The permission sets of the organisation',
    access: permission('organization_read_members'),
    response: page(PermissionSetView),
    handle: async (context) => {
      const data = await reading(context, (tx) => readPermissionSets(tx));
      return { data, total: data.length };
    },
  }),
  memberRoute({
    method: 'POST',
    path: '/api/permission-sets',
    operationId: 'createPermissionSet',
    refusesMasquerade: true,
    summary: 'Adds a permission set',
    access: administrator(),
    body: PermissionSetBody,
    response: Type.Object({ permissionSetId: Id }),
    successStatus: 201,
    errors: { 409: ['permission-set.name-taken'] },
    handle: (context, { body }) => createPermissionSet(context, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/permission-sets/:permissionSetId',
    operationId: 'getPermissionSet',
    summary: 'One permission set',
    access: permission('organization_read_members'),
    params: PermissionSetParams,
    response: PermissionSetView,
    handle: (context, { params }) => reading(context, (tx) => readPermissionSet(tx, params.permissionSetId)),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/permission-sets/:permissionSetId',
    operationId: 'updatePermissionSet',
    refusesMasquerade: true,
    summary: 'Changes a permission set; 409 when somebody saved in between',
    access: administrator(),
    params: PermissionSetParams,
    body: PermissionSetPatch,
    errors: { 409: ['organization.last-administrator', 'permission-set.name-taken', 'permission-set.protected'] },
    handle: (context, { params, body }) => changePermissionSet(context, params.permissionSetId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/permission-sets/:permissionSetId',
    operationId: 'deletePermissionSet',
    refusesMasquerade: true,
    summary: 'Deletes a permission set that nobody holds',
    access: administrator(),
    params: PermissionSetParams,
    errors: { 409: ['permission-set.in-use', 'permission-set.protected'] },
    handle: (context, { params }) => removePermissionSet(context, params.permissionSetId),
  }),
];

export const permissionRoutes: RouteDefinition[] = [...catalogueRoutes, ...setRoutes];
