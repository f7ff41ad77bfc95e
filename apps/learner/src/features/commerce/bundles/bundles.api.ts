import { apiQuery } from '@sullam/web-kit/api.ts';

export type { Bundle } from '@sullam/api-client/schema.gen.ts';

export const bundleQuery = (bundleId: number) => apiQuery('GET /api/bundles/{bundleId}', { path: { bundleId } });
