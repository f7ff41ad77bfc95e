import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenOrganization, givenSession, type TestMember } from '../support/arrange.ts';
import { call } from '../support/call.ts';
import { addressOf, allOperations, bodyOf, queryOf, send, withQuery } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld, type World } from '../support/world.ts';

const server = testServer();
let world: World;
let elsewhere: number;
/** The learner of the world, as a member of another organisation too. */
let there: Omit<TestMember, 'email'>;
let userId: number;

/** Commands that an administrator has over a person; a sample of each has to go through, else nothing would be shown. */
const SUCCEED = [
  'disableMember',
  'forcePasswordReset',
  'replaceMemberPermissionSets',
  'resetSecondFactor',
  'startMasquerade',
];

/** What a sample wouldn't get past the first check with. */
const BODIES: Record<string, unknown> = { askMemberEmailChange: { newEmail: 'another@example.test' } };

beforeAll(async () => {
  world = await givenWorld(server);
  ({ userId } = world.members.learner);
  elsewhere = await givenOrganization(server);
  await server.admin`
    insert into members (organization_id, user_id, email, first_name, last_name, status, joined_at)
    values (${elsewhere}, ${userId}, ${world.members.learner.email}, 'Huda', 'Nasser', 'ACTIVE', now())`;
  await server.admin`update users set totp_secret = 'sealed', two_factor_enabled = true where user_id = ${userId}`;
  await server.admin`insert into recovery_codes (user_id, code_hash) values (${userId}, 'hash')`;
  await server.admin`
    insert into known_devices (user_id, device_hash, first_seen_at) values (${userId}, 'device', now())`;
  there = await givenSession(server, elsewhere, userId);
  await server.admin`update sessions set two_factor_at = now() where user_id = ${userId}`;
});

beforeEach(async () => {
  await server.admin`delete from rate_limits`;
  await server.admin`
    update members set status = 'ACTIVE'
    where organization_id = ${world.organizationId} and user_id = ${userId}`;
});

/** What the person is to everybody else: the account, how it is proved, where it is signed in, and the other membership. */
async function personElsewhere(): Promise<unknown> {
  const { admin } = server;
  const rowsOf = (table: string, condition = admin``) =>
    admin`coalesce((select jsonb_agg(to_jsonb(t) order by to_jsonb(t)) from ${admin(table)} t where user_id = ${userId} ${condition}), '[]')`;
  const ofOther = admin`and organization_id = ${elsewhere}`;
  // one statement: this is asked twice for each operation
  const [person] = await admin`
    select ${rowsOf('users')} as account,
      ${rowsOf('recovery_codes')} as "recoveryCodes",
      ${rowsOf('email_changes')} as "emailChanges",
      ${rowsOf('known_devices')} as devices,
      ${rowsOf('members', ofOther)} as member,
      ${rowsOf('member_permission_sets', ofOther)} as sets,
      -- a masquerade is the administrator's own session, which opens nothing elsewhere
      (select jsonb_agg(jsonb_build_array(session_id, ended_at, expires_at, two_factor_at) order by session_id) from sessions
        where user_id = ${userId} and masquerader_user_id is null) as sessions`;
  return person;
}

describe('what an administrator of one organisation does to a member', () => {
  const commands = allOperations().filter(({ method, access }) => method !== 'GET' && access.kind !== 'everyone');

  it.each(commands.map((route) => [route.operationId, route] as const))(
    '%s leaves the account and the other memberships of the person alone',
    async (operationId, route) => {
      const before = await personElsewhere();
      const { headers } = await freshSession(server, world.members.administrator);
      const body = BODIES[operationId] ?? bodyOf(route, world.ids);
      const sent = await send(server, {
        method: route.method,
        url: withQuery(addressOf(route, world.ids), queryOf(route, world.ids)),
        headers,
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      if (SUCCEED.includes(operationId)) expect(sent.status).toBeLessThan(300);
      await server.runJobs();
      expect(await personElsewhere()).toEqual(before);
      const entered = await call(server, 'GET /api/permissions/user', { as: there });
      expect(entered.status).toBe(200);
    },
  );
});
