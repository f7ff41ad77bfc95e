import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { addressOf, allOperations, bodyOf, queryOf, send, withQuery } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld } from '../support/world.ts';

const server = testServer({}, undefined, { connections: 1 });
const PATIENCE = 5000;

/**
 * Who waits for a second connection with one in the hand waits for ever as soon as enough others do the same. With a single
 * connection, and nothing kept in memory, the first one to do so is found.
 */
it('no operation asks for a second connection while it has one', { timeout: 300_000 }, async () => {
  const world = await givenWorld(server);
  const { headers } = await freshSession(server, world.members.administrator);
  for (const route of allOperations()) {
    server.platform.database.invalidations.forgetAll();
    await server.admin`delete from rate_limits`;
    const answer = send(server, {
      method: route.method,
      url: withQuery(addressOf(route, world.ids), queryOf(route, world.ids)),
      headers,
      ...(route.body ? { payload: JSON.stringify(bodyOf(route, world.ids)) } : {}),
    });
    const outcome = await Promise.race([answer.then(() => 'answered'), sleep(PATIENCE, 'waits', { ref: false })]);
    expect([route.operationId, outcome]).toEqual([route.operationId, 'answered']);
  }
});
