import { createHash } from 'node:crypto';
import { administrator } from '../../../kernel/access/access.ts';
import { audit } from '../../../kernel/audit.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { clearCaches } from '../../../kernel/database/invalidation.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import type { Wiring } from '../../../wiring.ts';

/** What those ask for who run the installation or write against its API. */
export function operationsRoutes({ metrics, describeApi }: Pick<Wiring, 'metrics' | 'describeApi'>): RouteDefinition[] {
  let document: { text: string; tag: string } | undefined;
  const described = () => {
    if (!document) {
      const text = JSON.stringify(describeApi());
      document = { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
    }
    return document;
  };
  return [
    publicRoute({
      method: 'GET',
      path: '/api/openapi.json',
      operationId: 'getApiDocument',
      summary: 'The whole API as an OpenAPI document',
      isRaw: true,
      isBare: true,
      handle: async (_context, _input, { request, reply }) => {
        const { text, tag: etag } = described();
        reply.header('etag', etag).header('cache-control', 'public, max-age=300');
        if (request.headers['if-none-match'] === etag) reply.status(304).send();
        else reply.type('application/json; charset=utf-8').serializer(String).send(text);
      },
    }),
    memberRoute({
      method: 'GET',
      path: '/api/metrics',
      operationId: 'getMetrics',
      summary: 'What the process measures about itself, in the Prometheus text format',
      access: administrator(),
      isRaw: true,
      handle: async (_context, _input, { reply }) => {
        const text = await metrics.registry.metrics();
        reply.type(metrics.registry.contentType).serializer(String).send(text);
      },
    }),
    memberRoute({
      method: 'DELETE',
      path: '/api/cache',
      operationId: 'clearCache',
      summary: 'Forgets what every process keeps about the organisation: settings, wording, catalogue',
      access: administrator(),
      handle: (context) =>
        transaction(context, async (tx) => {
          await audit(context, tx, { action: 'cache.clear', noun: 'cache', nounId: null });
          await clearCaches(context, tx);
        }),
    }),
  ];
}
