import { Type } from 'typebox';
import { administrator } from '../../../kernel/access/access.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, SearchText } from '../../../kernel/http/schemas.ts';
import { findChoices } from './bundle-choices.reads.ts';
import { listBundles, readBundle } from './bundles.reads.ts';
import {
  Bundle,
  BundleBody,
  BundledType,
  BundleItem,
  BundleParams,
  BundlePatch,
  BundleSummary,
} from './bundles.schemas.ts';
import { createBundle, removeBundle, saveBundle } from './bundles.service.ts';

export const bundleRoutes = (): RouteDefinition[] => [
  memberRoute({
    method: 'GET',
    path: '/api/bundles',
    operationId: 'listBundles',
    summary: 'All bundles, newest first',
    access: administrator(),
    response: Type.Object({ data: Type.Array(BundleSummary), currency: Type.String() }),
    handle: async (context) => ({ data: await listBundles(context), currency: context.configuration.currency }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/bundles/choices',
    operationId: 'listBundleChoices',
    summary: 'Items that a bundle can hold, found by their titles',
    access: administrator(),
    query: Type.Object({ itemType: BundledType, search: SearchText }),
    response: Type.Object({ data: Type.Array(BundleItem) }),
    handle: async (context, { query }) => ({ data: await findChoices(context, query) }),
  }),
  publicRoute({
    method: 'GET',
    path: '/api/bundles/:bundleId',
    operationId: 'getBundle',
    summary: 'A bundle with its items and what the caller would pay for it; for visitors where they may see courses',
    params: BundleParams,
    response: Bundle,
    handle: (context, { params }) => readBundle(context, params.bundleId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/bundles',
    operationId: 'createBundle',
    summary: 'Creates a bundle',
    access: administrator(),
    body: BundleBody,
    response: Type.Object({ bundleId: Id }),
    successStatus: 201,
    handle: (context, { body }) => createBundle(context, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/bundles/:bundleId',
    operationId: 'saveBundle',
    summary: 'Saves, shows or hides a bundle; what was sold stays as it was sold',
    access: administrator(),
    params: BundleParams,
    body: BundlePatch,
    handle: (context, { params, body }) => saveBundle(context, params.bundleId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/bundles/:bundleId',
    operationId: 'deleteBundle',
    summary: 'Deletes a bundle; what was sold stays with its buyers',
    access: administrator(),
    params: BundleParams,
    handle: (context, { params }) => removeBundle(context, params.bundleId),
  }),
];
