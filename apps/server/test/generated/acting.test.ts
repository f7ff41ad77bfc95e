import { readConfiguration, resolveFeatures } from '@sullam/domain/configuration.ts';
import { PERMISSIONS } from '@sullam/domain/permissions.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../src/kernel/context.ts';
import { createHttpServer } from '../../src/kernel/http/http-server.ts';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { createMetrics } from '../../src/kernel/metrics.ts';
import { PRODUCT_WORDING } from '../../src/kernel/wording.ts';
import { allRoutes } from '../../src/modules.ts';
import { EVERY_PART, type TestMember } from '../support/arrange.ts';
import { call } from '../support/call.ts';
import { fingerprint, listTables, type Table } from '../support/fingerprint.ts';
import { addressOf, allOperations, bodyOf, queryOf, type Sent, send, withQuery } from '../support/operations.ts';
import { sampledThird } from '../support/sampling.ts';
import { testServer } from '../support/test-server.ts';
import { givenWorld, type World } from '../support/world.ts';

const server = testServer();
const writing = allOperations().filter(({ method }) => method !== 'GET');

let world: World;

beforeAll(async () => {
  world = await givenWorld(server);
});

const requestOf = (route: RouteDefinition, ids = world.ids) => {
  const body = bodyOf(route, ids);
  return {
    method: route.method,
    url: withQuery(addressOf(route, ids), queryOf(route, ids)),
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  };
};

const codeOf = ({ text }: Sent): string | undefined => (JSON.parse(text || '{}') as { errorCode?: string }).errorCode;

interface Entry {
  actor: number;
  masquerader: number | null;
  changes: { path: string };
}

const entriesOf = (organizationId: number, { operationId }: RouteDefinition) => server.admin<Entry[]>`
  select actor_user_id as actor, masquerader_user_id as masquerader, changes from audit_entries
  where organization_id = ${organizationId} and action = ${`acting.${operationId}`}`;

describe('acting as a member, whatever an operation does', () => {
  let edge: FastifyInstance;

  // the server as it is, but for the handlers: they do nothing, successfully
  beforeAll(async () => {
    const configuration = readConfiguration(Object.entries(EVERY_PART).map(([key, value]) => ({ key, value })));
    const caller = (): Member => ({
      kind: 'member',
      userId: world.members.learner.userId,
      sessionId: 'none',
      isAdministrator: true,
      isInstructor: true,
      permissions: new Set(PERMISSIONS.map(({ slug }) => slug)),
      masqueraderUserId: world.members.administrator.userId,
    });
    edge = await createHttpServer({
      platform: server.platform,
      metrics: createMetrics(() => 0),
      identifier: {
        organization: async () => ({
          organizationId: world.organizationId,
          organizationPermissions: new Set(),
          configuration,
          features: resolveFeatures(configuration),
          wordingIn: async (language) => PRODUCT_WORDING[language],
        }),
        caller: async () => caller(),
      },
      // a route that sends its own answer would never answer with this handler
      routes: allRoutes().map(
        (route) =>
          ({
            ...route,
            response: undefined,
            isRaw: false,
            handle: async () => undefined,
          }) as never,
      ),
    });
    await edge.ready();
  });

  afterAll(() => edge.close());

  it.each(writing.map((route) => [route.operationId, route] as const))(
    '%s is written down under both names, or refused',
    async (_, route) => {
      const { method, url, payload } = requestOf(route);
      const headers = { 'content-type': route.rawBody ? 'application/octet-stream' : 'application/json' };
      const before = (await entriesOf(world.organizationId, route)).length;
      const { statusCode, body } = await edge.inject({ method, url, headers, payload: payload ?? '' });
      const entries = (await entriesOf(world.organizationId, route)).slice(before);
      if (route.refusesMasquerade) {
        expect([statusCode, JSON.parse(body).errorCode, entries]).toEqual([403, 'masquerade.forbidden', []]);
        return;
      }
      expect([statusCode, body].slice(0, statusCode < 300 ? 0 : 2)).toEqual([]);
      expect(entries).toEqual([
        {
          actor: world.members.learner.userId,
          masquerader: world.members.administrator.userId,
          changes: { method, path: url.split('?')[0] },
        },
      ]);
    },
  );
});

describe('acting as an instructor or a learner', () => {
  /** To set a stage for each is most of the time of all these tests. */
  const tried = sampledThird(writing, 'what is done in the name of another');
  let tables: Table[];
  const changing: string[] = [];
  beforeAll(async () => {
    tables = (await listTables(server)).filter(({ name }) => !['audit_entries', 'rate_limits'].includes(name));
  });

  async function actingAs(own: World, member: TestMember): Promise<Record<string, string>> {
    const body = { userId: member.userId, reason: 'Helps with a course' };
    const signed = await call<{ access: string }>(server, 'POST /api/auth/masquerade', {
      as: own.members.administrator,
      body,
    });
    return { ...member.headers, authorization: `Bearer ${signed.body.access}` };
  }

  /** An organisation in which somebody acts as two of its members, and what it holds. */
  async function setStage() {
    const own = await givenWorld(server);
    const { instructor, learner } = own.members;
    const headers = { instructor: await actingAs(own, instructor), learner: await actingAs(own, learner) };
    return { own, headers, before: await fingerprint(server, tables, [own.organizationId]) };
  }

  /** The same for one operation after the other until something has been changed in it: to set it takes longer than to act. */
  let stage: Awaited<ReturnType<typeof setStage>> | undefined;

  it.each(tried.map((route) => [route.operationId, route] as const))(
    'changes nothing unseen by %s',
    async (operationId, route) => {
      await server.admin`delete from rate_limits`;
      stage ??= await setStage();
      const { own, before } = stage;
      const role = route.access.kind === 'permission' ? 'instructor' : 'learner';
      const member = own.members[role];
      const sent = await send(server, { ...requestOf(route, own.ids), headers: stage.headers[role] });
      const after = await fingerprint(server, tables, [own.organizationId]);
      const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
      const entries = await entriesOf(own.organizationId, route);
      if (changed.length > 0 || entries.length > 0) stage = undefined;
      if (changed.length > 0) changing.push(operationId);
      const isSeen = entries.some(
        ({ actor, masquerader }) => actor === member.userId && masquerader === own.members.administrator.userId,
      );
      expect({ status: sent.status, changed, isSeen }).toEqual({
        status: sent.status,
        changed,
        isSeen: changed.length > 0 || sent.status < 400,
      });
    },
  );

  it('changes nothing at all by reading', { timeout: 120_000 }, async () => {
    for (const role of ['instructor', 'learner'] as const) {
      const headers = await actingAs(world, world.members[role]);
      const before = await fingerprint(server, tables, [world.organizationId]);
      for (const route of allOperations().filter(({ method }) => method === 'GET'))
        expect([route.operationId, (await send(server, { ...requestOf(route), headers })).status < 500]).toEqual([
          route.operationId,
          true,
        ]);
      expect(await fingerprint(server, tables, [world.organizationId])).toEqual(before);
    }
  });

  it('was tried by what really changes something', () => {
    // about one in nine changes something with a made-up body; of a third of them it may be one in twelve
    expect(new Set(changing).size).toBeGreaterThan(tried.length / 20);
  });
});

describe('what may not be done in the name of another one', () => {
  const refused = (route: RouteDefinition) => route.refusesMasquerade === true;

  it('is everything about how somebody signs in', () => {
    // leaving is always open; the other one's is the password of an exam
    const OPEN = ['signOut', 'endMasquerade', 'saveSubsectionExam'];
    const credentials = writing.filter(
      ({ access, path, body, operationId }) =>
        access.kind !== 'everyone' &&
        !OPEN.includes(operationId) &&
        (path.startsWith('/api/auth/') || /password/i.test(path + JSON.stringify(body ?? ''))),
    );
    expect(credentials.filter((route) => !refused(route)).map(({ operationId }) => operationId)).toEqual([]);
  });

  it('is what takes a place or is bought, and what keeps for good who wrote it', () => {
    const WORDS =
      /^\/api\/(orders|cart|exams\/|submit-essay-grade|reconcile-essay-grade|answer-comments)|\/submission\/|\/mark$|\/marks-without-work\//;
    const own = writing.filter(({ path }) => WORDS.test(path));
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((route) => !refused(route)).map(({ operationId }) => operationId)).toEqual([]);
  });

  it('is refused before anything is looked up', async () => {
    const { body } = await call<{ access: string }>(server, 'POST /api/auth/masquerade', {
      as: world.members.administrator,
      body: { userId: world.members.learner.userId, reason: 'Helps with a course' },
    });
    const headers = { ...world.members.learner.headers, authorization: `Bearer ${body.access}` };
    const nobody = (name: string) => (/Id$/.test(name) ? 999_999_999 : world.ids(name));
    for (const route of writing.filter((candidate) => refused(candidate) && candidate.access.kind === 'signed-in')) {
      const sent = await send(server, { ...requestOf(route, nobody), headers });
      expect([route.operationId, sent.status, codeOf(sent)]).toEqual([route.operationId, 403, 'masquerade.forbidden']);
    }
  });
});
