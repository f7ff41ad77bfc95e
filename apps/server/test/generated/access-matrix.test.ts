import { can } from '@sullam/domain/permissions.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '../../src/kernel/access/access.ts';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { givenMember, givenOrganization, type Role, type TestMember } from '../support/arrange.ts';
import { addressOf, allOperations, queryOf, send, withQuery } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld, type World } from '../support/world.ts';

const server = testServer();
const CALLERS = ['anonymous', 'stranger', 'learner', 'coach', 'instructor', 'administrator'] as const;
type CallerName = (typeof CALLERS)[number];

/** What the members of the world hold, with the parts of its organisation. */
const PARTS = ['organization_enabled', 'organization_lms', 'organization_member_full_access'];
const HELD: Record<Exclude<CallerName, 'anonymous' | 'stranger'>, readonly string[]> = {
  learner: PARTS,
  coach: PARTS,
  instructor: [...PARTS, 'organization_create_courses'],
  administrator: [...PARTS, 'organization_everything'],
};

let world: World;
let stranger: TestMember;
let withoutPermissions: TestMember;

beforeAll(async () => {
  world = await givenWorld(server);
  stranger = await givenMember(server, await givenOrganization(server), 'administrator');
  withoutPermissions = await givenMember(server, world.organizationId, 'learner', { permissions: [] });
});

/** Sessions that nothing has been done with yet. */
const sessions = new Map<CallerName, Record<string, string>>();

async function headersOf(caller: CallerName): Promise<Record<string, string>> {
  const organization = String(world.organizationId);
  if (caller === 'anonymous') return { organization };
  const known = sessions.get(caller);
  if (known) return known;
  const { headers } = await freshSession(server, caller === 'stranger' ? stranger : world.members[caller as Role]);
  sessions.set(caller, { ...headers, organization });
  return { ...headers, organization };
}

/** Knocks at the door: ids that exist nowhere and a body of the wrong type, so that who is let in changes nothing. */
async function knock(route: RouteDefinition, headers: Record<string, string>): Promise<number> {
  await server.admin`delete from rate_limits`;
  const nobody = (name: string) =>
    name === 'organizationId'
      ? world.organizationId
      : name === 'sessionId'
        ? undefined
        : /Id$/.test(name)
          ? 999_999_999
          : world.ids(name);
  const url = withQuery(addressOf(route, nobody), queryOf(route, nobody));
  const payload = route.method === 'GET' || route.method === 'DELETE' ? undefined : '"neither object nor list"';
  return (await send(server, { method: route.method, url, headers, ...(payload ? { payload } : {}) })).status;
}

/** The refusal that the declared access asks for, or null where the caller comes in. */
function refusalOf(access: Access, caller: CallerName): number | null {
  if (access.kind === 'everyone') return null;
  if (caller === 'anonymous') return 401;
  if (caller === 'stranger') return 403;
  return access.kind === 'permission' && !can(HELD[caller], access.slugs) ? 403 : null;
}

const declared = (access: Access): string => (access.kind === 'permission' ? access.slugs.join(' or ') : access.kind);

const rows: string[][] = [];

describe('the door of every operation', () => {
  it.each(allOperations().map((route) => [route.operationId, route] as const))(
    '%s opens for whom it declares',
    async (_, route) => {
      const row = [`\`${route.operationId}\``, `${route.method} ${route.path}`, declared(route.access)];
      for (const caller of CALLERS) {
        const status = await knock(route, await headersOf(caller));
        // some operations end the session that they come from
        if (route.method !== 'GET' && status < 400) sessions.delete(caller);
        const refusal = refusalOf(route.access, caller);
        if (refusal !== null) expect([caller, status]).toEqual([caller, refusal]);
        else if (route.access.kind === 'permission') expect([401, 403]).not.toContain(status);
        else expect([caller, status < 500]).toEqual([caller, true]);
        row.push(status === 401 || status === 403 ? String(status) : 'in');
      }
      rows.push(row);
    },
  );

  it('stays shut for a member without the permission that it asks for', async () => {
    for (const route of allOperations().filter((candidate) => candidate.access.kind === 'permission'))
      expect([route.operationId, await knock(route, withoutPermissions.headers)]).toEqual([route.operationId, 403]);
  });

  it('stays shut for a token that nobody signed, and for one that ran out', async () => {
    const headers = { ...world.members.learner.headers };
    for (const route of allOperations().filter((candidate) => candidate.access.kind !== 'everyone')) {
      const status = await knock(route, { ...headers, authorization: `${headers.authorization}x` });
      expect([route.operationId, status]).toEqual([route.operationId, 401]);
    }
  });

  it('is as the committed table says', async () => {
    const head = ['operation', 'call', 'declared', ...CALLERS];
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const table = [head, head.map(() => '---'), ...rows].map(line).join('\n');
    const text = `# Who is let in\n\nMade by \`access-matrix.test.ts\` (\`npx vitest run --project server access-matrix --update\` writes it anew). \`in\`: the door\nopens; what happens to a record behind it is decided by the module's access function. A stranger is an\nadministrator of another organisation.\n\n${table}\n`;
    await expect(text).toMatchFileSnapshot('./access-matrix.md');
  });
});
