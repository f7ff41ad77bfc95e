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

beforeAll(async () => {
  worldToRead = await givenWorld(server);
});

// what changes something begins with a world of its own, which costs more than all the tries in it
const tried = sampledThird(allOperations(), 'accepted');

// the largest bodies are changed in hundreds of ways
it.each(tried.map((route) => [route.operationId, route] as const))(
  '%s bears whatever its schema lets in',
  { timeout: 300_000 },
  async (operationId, route) => {
    const world = route.method === 'GET' ? worldToRead : await givenWorld(server);
    const { headers } = await freshSession(server, world.members.administrator);
    const possible = sampledOf(attacksOn(route, world.ids), MOST, operationId, (attack) => !attack.isInvalid());
    const faults = await outcomes(server, possible, headers);
    expect(faults, faults[0]).toEqual([]);
  },
);
