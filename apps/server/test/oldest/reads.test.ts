import { beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../support/arrange.ts';
import { addressOf, allOperations, fullQueryOf, queryOf, send, withQuery } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld, type World } from '../support/world.ts';

const server = testServer();
let world: World;

beforeAll(async () => {
  world = await givenWorld(server);
});

const READS = allOperations().filter(({ method }) => method === 'GET');

async function callers(): Promise<Record<string, string>[]> {
  const organization = String(world.organizationId);
  const { administrator, instructor, learner } = world.members;
  const sessions = await Promise.all(
    [administrator, instructor, learner].map((member) => freshSession(server, member)),
  );
  return [{ organization }, ...sessions.map(({ headers }) => ({ ...headers, organization }))];
}

describe('the oldest PostgreSQL that is promised', () => {
  it('is what this runs on', async () => {
    const [row] = await server.admin<
      { major: number }[]
    >`select current_setting('server_version_num')::int / 10000 as major`;
    expect(row?.major).toBe(15);
  });

  it.each(READS.map((route) => [route.operationId, route] as const))('answers %s', async (_, route) => {
    const url = addressOf(route, world.ids);
    for (const headers of await callers())
      for (const query of [queryOf(route, world.ids), fullQueryOf(route, world.ids)]) {
        await server.admin`delete from rate_limits`;
        const { status, text } = await send(server, { method: 'GET', url: withQuery(url, query), headers });
        expect([url, query, status >= 500 ? text : 'answered']).toEqual([url, query, 'answered']);
      }
  });

  it('makes an organisation with its members, courses and grades', async () => {
    expect(await givenOrganization(server)).toBeGreaterThan(world.organizationId);
    expect((await givenWorld(server)).ids('courseId')).not.toBe(world.ids('courseId'));
  });
});
