import { describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import { addressOf, allOperations, bodyOf, queryOf, send, withQuery } from '../../../../../test/support/operations.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { freshSession, givenWorld } from '../../../../../test/support/world.ts';
import type { PermissionSetView } from '../../permissions/permissions.schemas.ts';

const server = testServer();

/** Active members who hold the organisation's bypass. */
async function countAdministrators(organizationId: number): Promise<number> {
  const rows = await server.admin`
    select distinct m.user_id from members m
    join member_permission_sets x using (organization_id, user_id)
    join permission_set_permissions p using (organization_id, permission_set_id)
    where m.organization_id = ${organizationId} and m.status = 'ACTIVE' and p.permission_slug = 'organization_everything'`;
  return rows.length;
}

/** The set by which somebody administers; the one that came with the product is protected. */
async function setOf(member: TestMember, isProtected: boolean): Promise<PermissionSetView> {
  const [held] = await server.admin<{ id: number }[]>`
    update permission_sets s set is_protected = ${isProtected} from member_permission_sets x
    where x.organization_id = s.organization_id and x.permission_set_id = s.permission_set_id and x.user_id = ${member.userId}
    returning s.permission_set_id as id`;
  return (await call<PermissionSetView>(server, `GET /api/permission-sets/${held!.id}`, { as: member })).body;
}

type Way = (goes: TestMember, by: TestMember) => Promise<{ status: number }>;

const change =
  (isProtected: boolean): Way =>
  async (goes, by) => {
    const { permissionSetId, version } = await setOf(goes, isProtected);
    return call(server, `PATCH /api/permission-sets/${permissionSetId}`, {
      as: by,
      body: { version, permissions: [] },
    });
  };

/** Every way in which an administrator stops being one. */
const WAYS: Record<string, Way> = {
  'the protected set is emptied': change(true),
  'a set of one’s own is emptied': change(false),
  'the set is deleted': async (goes, by) =>
    call(server, `DELETE /api/permission-sets/${(await setOf(goes, false)).permissionSetId}`, { as: by }),
  'the sets are taken': (goes, by) =>
    call(server, `PUT /api/members/${goes.userId}/permission-sets`, { as: by, body: { permissionSetIds: [] } }),
  'the member is disabled': (goes, by) => call(server, `POST /api/members/${goes.userId}/disable`, { as: by }),
  'the account is deleted': (goes) =>
    call(server, 'DELETE /api/auth/account', { as: goes, body: { password: TEST_PASSWORD } }),
};

describe('the last administrator', () => {
  it.each(Object.entries(WAYS))('is not lost when %s', async (_, way) => {
    const organizationId = await givenOrganization(server);
    const only = await givenMember(server, organizationId, 'administrator');
    expect((await way(only, only)).status).toBe(409);
    expect(await countAdministrators(organizationId)).toBe(1);
    expect((await call(server, 'GET /api/organizations-dashboard/editing', { as: only })).status).toBe(200);
  });

  const pairs = Object.keys(WAYS).flatMap((one, at) =>
    Object.keys(WAYS)
      .slice(at)
      .map((other) => [one, other] as const),
  );
  it.each(pairs)('is not lost when of two at the same moment %s and %s', async (one, other) => {
    const organizationId = await givenOrganization(server);
    const first = await givenMember(server, organizationId, 'administrator');
    const second = await givenMember(server, organizationId, 'administrator');
    await Promise.all([WAYS[one]!(first, second), WAYS[other]!(second, first)]);
    expect(await countAdministrators(organizationId)).toBeGreaterThanOrEqual(1);
  });

  it('remains whatever the API is asked by and about them', async () => {
    const world = await givenWorld(server);
    const only = world.members.administrator;
    const set = await setOf(only, true);
    const ids = (name: string): unknown => {
      if (/userId$/i.test(name)) return only.userId;
      return /permissionSetId$/i.test(name) ? set.permissionSetId : world.ids(name);
    };
    for (const route of allOperations().filter(({ method }) => method !== 'GET')) {
      await server.admin`delete from rate_limits`;
      const { headers } = await freshSession(server, only);
      const body = bodyOf(route, ids);
      await send(server, {
        method: route.method,
        url: withQuery(addressOf(route, ids), queryOf(route, ids)),
        headers,
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      expect([route.operationId, await countAdministrators(world.organizationId)]).toEqual([route.operationId, 1]);
    }
  });
});
