import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { type Attack, attacksOn } from '../support/attack.ts';
import { faultOf } from '../support/error-shape.ts';
import { fingerprint, listTables, type Table } from '../support/fingerprint.ts';
import { allOperations, send } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld, type World } from '../support/world.ts';

const server = testServer();
let tables: Table[];

beforeAll(async () => {
  tables = await listTables(server);
});

/** The sentence that says what went wrong with an attack, or null. */
async function outcome(attack: Attack, headers: Record<string, string>): Promise<string | null> {
  await server.admin`delete from rate_limits`; // otherwise the limits would hide what is behind them
  const sent = await send(server, { ...attack.message, headers: { ...headers, ...attack.message.headers } });
  const told = `${attack.what} -> ${sent.status} ${sent.text.slice(0, 200)}`;
  if (sent.status >= 500) return told;
  if (sent.status >= 400) {
    const fault = faultOf(sent);
    return fault ? `${told}: ${fault}` : null;
  }
  return attack.isInvalid ? `accepted: ${told}` : null;
}

async function callerIn(world: World): Promise<Record<string, string>> {
  return (await freshSession(server, world.members.administrator)).headers;
}

async function outcomes(attacks: readonly Attack[], headers: Record<string, string>): Promise<string[]> {
  const faults: string[] = [];
  for (const attack of attacks) {
    const fault = await outcome(attack, headers);
    if (fault) faults.push(fault);
  }
  return faults;
}

const operations = allOperations().map((route): [string, RouteDefinition] => [route.operationId, route]);

// the largest bodies are changed in hundreds of ways
describe.each(operations)('%s', { timeout: 120_000 }, (_, route) => {
  it('refuses what is invalid in the one error shape and changes nothing', async () => {
    const world = await givenWorld(server);
    const headers = await callerIn(world);
    const invalid = attacksOn(route, world.ids).filter((attack) => attack.isInvalid);
    const before = await fingerprint(server, tables, [world.organizationId]);
    expect(await outcomes(invalid, headers)).toEqual([]);
    expect(await fingerprint(server, tables, [world.organizationId])).toEqual(before);
  });

  it('bears whatever its schema lets in', async () => {
    const world = await givenWorld(server);
    const headers = await callerIn(world);
    const possible = attacksOn(route, world.ids).filter((attack) => !attack.isInvalid);
    expect(await outcomes(possible, headers)).toEqual([]);
  });
});
