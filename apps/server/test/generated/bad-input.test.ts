import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { type Attack, attacksOn } from '../support/attack.ts';
import { faultOf } from '../support/error-shape.ts';
import { fingerprint, listTables, type Table } from '../support/fingerprint.ts';
import { allOperations, type Sent, send } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld, type World } from '../support/world.ts';

const server = testServer();
let tables: Table[];

beforeAll(async () => {
  tables = await listTables(server);
});

/** The answer to an attack; the limits of how often one may ask would hide what is behind them. */
async function answerTo({ message }: Attack, headers: Record<string, string>): Promise<Sent> {
  const attempt = () => send(server, { ...message, headers: { ...headers, ...message.headers } });
  const sent = await attempt();
  if (sent.status !== 429) return sent;
  await server.admin`delete from rate_limits`;
  return await attempt();
}

/** The sentence that says what went wrong with an attack, or null. */
async function outcome(attack: Attack, headers: Record<string, string>): Promise<string | null> {
  const sent = await answerTo(attack, headers);
  const told = `${attack.what} -> ${sent.status} ${sent.text.slice(0, 200)}`;
  if (sent.status >= 500) return told;
  if (sent.status >= 400) {
    const fault = faultOf(sent);
    return fault ? `${told}: ${fault}` : null;
  }
  return attack.isInvalid ? `accepted: ${told}` : null;
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
  let world: World;
  let headers: Record<string, string>;
  let attacks: readonly Attack[];

  // the first test leaves the world as it is
  beforeAll(async () => {
    world = await givenWorld(server);
    ({ headers } = await freshSession(server, world.members.administrator));
    attacks = attacksOn(route, world.ids);
  });

  it('refuses what is invalid in the one error shape and changes nothing', async () => {
    const invalid = attacks.filter((attack) => attack.isInvalid);
    const before = await fingerprint(server, tables, [world.organizationId]);
    expect(await outcomes(invalid, headers)).toEqual([]);
    expect(await fingerprint(server, tables, [world.organizationId])).toEqual(before);
  });

  it('bears whatever its schema lets in', async () => {
    const possible = attacks.filter((attack) => !attack.isInvalid);
    expect(await outcomes(possible, headers)).toEqual([]);
  });
});
