import { beforeAll, expect, it } from 'vitest';
import { attacksOn } from '../support/attack.ts';
import { outcomes } from '../support/bad-input.ts';
import { fingerprint, listTables, type Table } from '../support/fingerprint.ts';
import { allOperations } from '../support/operations.ts';
import { sampledOf, sampledThird } from '../support/sampling.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld, type World } from '../support/world.ts';

const MOST = 16;

const server = testServer();
let tables: Table[];
let world: World;
let headers: Record<string, string>;
let before: Record<string, string>;

// what is refused changes nothing: one world serves all operations
beforeAll(async () => {
  tables = await listTables(server);
  world = await givenWorld(server);
  ({ headers } = await freshSession(server, world.members.administrator));
  before = await fingerprint(server, tables, [world.organizationId]);
});

// the largest bodies are changed in hundreds of ways
it.each(sampledThird(allOperations(), 'refused').map((route) => [route.operationId, route] as const))(
  '%s refuses what is invalid in the one error shape and changes nothing',
  { timeout: 300_000 },
  async (operationId, route) => {
    const invalid = sampledOf(attacksOn(route, world.ids), MOST, operationId, (attack) => attack.isInvalid());
    const { faults } = await outcomes(server, invalid, headers);
    expect(faults, faults[0]).toEqual([]);
    const earlier = before;
    before = await fingerprint(server, tables, [world.organizationId]);
    expect(before).toEqual(earlier);
  },
);
