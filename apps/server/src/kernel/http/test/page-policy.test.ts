import { readConfiguration, resolveFeatures } from '@sullam/domain/configuration.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../../../test/support/test-server.ts';
import { createMetrics } from '../../metrics.ts';
import { PRODUCT_WORDING } from '../../wording.ts';
import { createHttpServer } from '../http-server.ts';
import { publicRoute } from '../route.ts';

const server = testServer();
let edge: FastifyInstance;

const OWN = { 'content-security-policy': "default-src 'self'", 'x-frame-options': 'DENY' };
const HTML = 'text/html; charset=utf-8';

/** A route of which nobody thought that a browser would show it. */
const showing = (path: `/${string}`, type: string, headers: Record<string, string> = {}, status = 200) =>
  publicRoute({
    method: 'GET',
    path,
    operationId: `show${path.slice(1)}`,
    summary: 'Shows a text',
    isRaw: true,
    handle: async (_context, _input, { reply }) =>
      void (await reply.status(status).headers(headers).type(type).send('<h1>Text</h1>')),
  });

beforeAll(async () => {
  const configuration = readConfiguration([]);
  edge = await createHttpServer({
    platform: server.platform,
    metrics: createMetrics(() => 0),
    identifier: {
      organization: async () => ({
        organizationId: 1,
        organizationPermissions: new Set(),
        configuration,
        features: resolveFeatures(configuration),
        wordingIn: async (language) => PRODUCT_WORDING[language],
      }),
      caller: async () => ({ kind: 'anonymous' }),
    },
    routes: [
      showing('/bare', HTML),
      showing('/failed', HTML, {}, 500),
      showing('/own', HTML, OWN),
      showing('/text', 'text/plain'),
    ],
  });
  await edge.ready();
});
afterAll(() => edge.close());

const headersOf = async (url: string) => (await edge.inject({ method: 'GET', url })).headers;

describe('HTML that brings no policy', () => {
  it.each(['/bare', '/failed'])('at %s may load nothing, send nothing and stand in no frame', async (url) => {
    const { 'content-security-policy': policy, ...headers } = await headersOf(url);
    expect(String(policy).split('; ').sort()).toEqual([
      "base-uri 'none'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-content-type-options': 'nosniff' });
  });
});

describe('what needs none of the edge', () => {
  it('keeps a policy of its own', async () => {
    expect(await headersOf('/own')).toMatchObject(OWN);
  });

  it('carries none where a browser shows no page', async () => {
    expect(await headersOf('/text')).not.toHaveProperty('content-security-policy');
  });
});
