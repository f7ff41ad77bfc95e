import { beforeAll, describe, expect, it } from 'vitest';
import { faultOf } from '../support/error-shape.ts';
import { addressOf, allOperations, send } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { givenWorld, type World } from '../support/world.ts';

const server = testServer();
let world: World;

beforeAll(async () => {
  world = await givenWorld(server);
});

const ORGANIZATIONS = ['', 'abc', '0', '-1', '1.5', '1e999', '999999999', '99999999999999999999', "1'--", '1, 2'];
const AUTHORIZATIONS = [
  'Bearer',
  'Bearer ',
  'Bearer a.b.c',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  `Bearer ${'x'.repeat(10_000)}`,
  'Bearer \u00ff\u00fe',
];

describe('headers', () => {
  it.each(ORGANIZATIONS)('with the organisation %j are refused by every operation', async (organization) => {
    // what is about the process (health, the document) asks for no organisation
    for (const route of allOperations().filter((candidate) => !candidate.isBare)) {
      const headers = { ...world.members.learner.headers, organization };
      const sent = await send(server, { method: route.method, url: addressOf(route, world.ids), headers });
      expect([route.operationId, sent.status >= 400 && sent.status < 500]).toEqual([route.operationId, true]);
      expect([route.operationId, faultOf(sent)]).toEqual([route.operationId, null]);
    }
  });

  it.each(AUTHORIZATIONS)('with the authorisation %j sign nobody in', async (authorization) => {
    for (const route of allOperations().filter((candidate) => candidate.access.kind !== 'everyone')) {
      const headers = { organization: String(world.organizationId), authorization };
      const sent = await send(server, { method: route.method, url: addressOf(route, world.ids), headers });
      expect([route.operationId, sent.status]).toEqual([route.operationId, 401]);
      expect([route.operationId, faultOf(sent)]).toEqual([route.operationId, null]);
    }
  });

  it.each(['xx', '', 'ar;q=0', '\u0627', 'en'.repeat(1000)])(
    'with the language %j answer in a language that there is',
    async (language) => {
      const headers = { organization: String(world.organizationId), language };
      const sent = await send(server, { method: 'GET', url: '/api/no-such-thing', headers });
      expect(sent.status).toBe(404);
      expect(faultOf(sent)).toBeNull();
    },
  );
});
