import { beforeAll, expect, it } from 'vitest';
import { attacksOn } from '../support/attack.ts';
import { outcomes } from '../support/bad-input.ts';
import { allOperations } from '../support/operations.ts';
import { sampledOf, sampledThird } from '../support/sampling.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld, type World } from '../support/world.ts';

const MOST = 5;

const server = testServer();
let worldToRead: World;
/** Serves one operation after the other until something in it may have changed: to make it costs more than all the tries in it. */
let worldToChange: World | undefined;

beforeAll(async () => {
  worldToRead = await givenWorld(server);
});

const tried = sampledThird(allOperations(), 'accepted');

// the largest bodies are changed in hundreds of ways
it.each(tried.map((route) => [route.operationId, route] as const))(
  '%s bears whatever its schema lets in',
  { timeout: 300_000 },
  async (operationId, route) => {
    if (route.method !== 'GET') worldToChange ??= await givenWorld(server);
    const world = route.method === 'GET' ? worldToRead : worldToChange!;
    const { headers } = await freshSession(server, world.members.administrator);
    const possible = sampledOf(attacksOn(route, world.ids), MOST, operationId, (attack) => !attack.isInvalid());
    const { faults, isAccepted } = await outcomes(server, possible, headers);
    if (route.method !== 'GET' && isAccepted) worldToChange = undefined;
    expect(faults, faults[0]).toEqual([]);
  },
);
