import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { addressOf, allOperations, bodyOf, queryOf, send, withQuery } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld } from '../support/world.ts';

const server = testServer({}, undefined, { connections: 1 });
/** Who waits for a second connection waits for ever; the first use of a thread takes seconds on a busy machine. */
const PATIENCE = 20_000;

/**
 * Who waits for a second connection with one in the hand waits for ever as soon as enough others do the same. With a single
 * connection, and nothing cached, the first one to do so is found.
 */
it('no operation asks for a second connection while it has one', { timeout: 300_000 }, async () => {
  const world = await givenWorld(server);
  const outcomeOf = async (route: RouteDefinition): Promise<number | 'waits'> => {
    // some operations end the session that they come from
    const { headers } = await freshSession(server, world.members.administrator);
    await server.admin`delete from rate_limits`;
    server.platform.database.invalidations.clear();
    const answer = send(server, {
      method: route.method,
      url: withQuery(addressOf(route, world.ids), queryOf(route, world.ids)),
      headers,
      ...(route.body ? { payload: JSON.stringify(bodyOf(route, world.ids)) } : {}),
    });
    return Promise.race([answer.then(({ status }) => status), sleep(PATIENCE, 'waits' as const, { ref: false })]);
  };
  // what reads comes first, while everything is there
  const reads = allOperations().filter(({ method }) => method === 'GET');
  const writes = allOperations().filter(({ method }) => method !== 'GET');
  const waiting: string[] = [];
  let answered = 0;
  for (const route of [...reads, ...writes]) {
    const outcome = await outcomeOf(route);
    if (outcome === 'waits') {
      waiting.push(route.operationId);
      // what holds the connection lets go of it, so that the others are asked too
      await server.admin`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename in ('sullam_app', 'sullam_identity')`;
      await sleep(300);
    } else if (outcome < 300) answered += 1;
  }
  expect(waiting).toEqual([]);
  expect(answered).toBeGreaterThan(reads.length / 2);
});
