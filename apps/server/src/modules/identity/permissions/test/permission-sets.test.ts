import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { PermissionSetView } from '../permissions.schemas.ts';

const server = testServer();
let organizationId: number;
let admin: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  admin = await givenMember(server, organizationId, 'administrator');
});

let counter = 0;
const create = (body: object = {}, as = admin) => {
  counter += 1;
  return call<{ permissionSetId: number }>(server, 'POST /api/permission-sets', {
    as,
    body: { name: { en: `Set number ${counter}` }, permissions: ['organization_read_members'], ...body },
  });
};
const read = async (id: number) =>
  (await call<PermissionSetView>(server, `GET /api/permission-sets/${id}`, { as: admin })).body;
const patch = async (id: number, body: object) =>
  call(server, `PATCH /api/permission-sets/${id}`, { as: admin, body: { version: (await read(id)).version, ...body } });
const give = (userId: number, permissionSetIds: number[], as = admin) =>
  call(server, `PUT /api/members/${userId}/permission-sets`, { as, body: { permissionSetIds } });

describe('a permission set', () => {
  it('is created, read, listed, changed and deleted', async () => {
    const { status, body } = await create({ description: { ar: 'وصف' }, isDefault: true });
    expect(status).toBe(201);
    expect(await read(body.permissionSetId)).toMatchObject({
      permissions: ['organization_read_members'],
      description: { ar: 'وصف' },
      isDefault: true,
      isProtected: false,
      memberCount: 0,
      version: 1,
    });
    expect((await patch(body.permissionSetId, { permissions: [], isDefault: false })).status).toBe(204);
    expect(await read(body.permissionSetId)).toMatchObject({ permissions: [], isDefault: false, version: 2 });
    const list = await call<{ data: PermissionSetView[] }>(server, 'GET /api/permission-sets', { as: admin });
    expect(list.body.data.map((set) => set.permissionSetId)).toContain(body.permissionSetId);
    const remove = () => call(server, `DELETE /api/permission-sets/${body.permissionSetId}`, { as: admin });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
  });

  it.each([
    ['global_everything', 403],
    ['user_everything', 403],
    ['whatever', 403],
    ['organization_lms', 403],
    ['organization_fly', 400],
  ])('can not hold %s', async (slug, status) => {
    expect((await create({ permissions: [slug] })).status).toBe(status);
    const { permissionSetId } = (await create()).body;
    expect((await patch(permissionSetId, { permissions: [slug] })).status).toBe(status);
    expect((await read(permissionSetId)).permissions).toEqual(['organization_read_members']);
  });

  it('of the administrators keeps the right to everything, also where another one is left', async () => {
    const own = await givenOrganization(server);
    const holder = await givenMember(server, own, 'administrator');
    await givenMember(server, own, 'administrator');
    const [set] = await server.admin<{ id: number }[]>`
      update permission_sets set is_protected = true where organization_id = ${own} and permission_set_id = (
        select permission_set_id from member_permission_sets where user_id = ${holder.userId}) returning permission_set_id as id`;
    const change = (permissions: string[]) =>
      call(server, `PATCH /api/permission-sets/${set!.id}`, { as: holder, body: { version: 1, permissions } });
    expect((await change([])).body).toMatchObject({ errorCode: 'permission-set.protected' });
    expect((await change(['organization_everything', 'organization_read_members'])).status).toBe(204);
  });

  it('has a name of its own, whatever its spelling', async () => {
    await create({ name: { en: 'Editors', ar: 'المحرّرون' } });
    expect((await create({ name: { en: 'EDITORS' } })).body).toMatchObject({ errorCode: 'permission-set.name-taken' });
    expect((await create({ name: { ar: 'المحررون' } })).status).toBe(409);
    expect((await create({ name: { en: ' ' } })).status).toBe(400);
  });

  it('refuses an old version', async () => {
    const { permissionSetId } = (await create()).body;
    await patch(permissionSetId, { isDefault: false });
    const late = await call(server, `PATCH /api/permission-sets/${permissionSetId}`, {
      as: admin,
      body: { version: 1, permissions: [] },
    });
    expect(late.status).toBe(409);
    expect((await read(permissionSetId)).permissions).not.toEqual([]);
  });

  it('is not deleted while somebody holds it, and never when it came with the product', async () => {
    const { permissionSetId } = (await create()).body;
    const member = await givenMember(server, organizationId);
    await give(member.userId, [permissionSetId]);
    const remove = () => call(server, `DELETE /api/permission-sets/${permissionSetId}`, { as: admin });
    expect((await remove()).body).toMatchObject({ errorCode: 'permission-set.in-use' });
    await give(member.userId, []);
    await server.admin`update permission_sets set is_protected = true where permission_set_id = ${permissionSetId}`;
    expect((await remove()).body).toMatchObject({ errorCode: 'permission-set.protected' });
  });

  it('counts for its holders from their next request on', async () => {
    const { permissionSetId } = (await create({ permissions: [] })).body;
    const member = await givenMember(server, organizationId, 'learner', { permissions: [] });
    await give(member.userId, [permissionSetId]);
    const list = async () => (await call(server, 'GET /api/members', { as: member })).status;
    expect(await list()).toBe(403);
    await patch(permissionSetId, { permissions: ['organization_read_members'] });
    await expect.poll(list).toBe(200);
    await patch(permissionSetId, { permissions: [] });
    await expect.poll(list).toBe(403);
  });

  it('is out of reach for strangers, learners and visitors', async () => {
    const { permissionSetId } = (await create()).body;
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    const learner = await givenMember(server, organizationId);
    const address = `/api/permission-sets/${permissionSetId}`;
    for (const operation of [`GET ${address}`, `PATCH ${address}`, `DELETE ${address}`]) {
      const body = operation.startsWith('PATCH') ? { version: 1, permissions: [] } : undefined;
      expect((await call(server, operation, { as: stranger, body })).status).toBe(404);
      expect((await call(server, operation, { as: learner, body })).status).toBe(403);
      expect((await call(server, operation, { organizationId, body })).status).toBe(401);
    }
    expect((await create({}, learner)).status).toBe(403);
    expect((await read(permissionSetId)).version).toBe(1);
  });
});

describe('giving permission sets', () => {
  it('replaces what a member holds, and refuses sets of another organisation', async () => {
    const member = await givenMember(server, organizationId);
    const first = (await create()).body.permissionSetId;
    const second = (await create()).body.permissionSetId;
    expect((await give(member.userId, [first, second, first])).status).toBe(204);
    expect((await read(first)).memberCount).toBe(1);
    expect((await give(member.userId, [second])).status).toBe(204);
    expect((await read(first)).memberCount).toBe(0);
    const other = await givenOrganization(server);
    const foreign = (await create({}, await givenMember(server, other, 'administrator'))).body.permissionSetId;
    expect(await give(member.userId, [foreign])).toMatchObject({
      status: 400,
      body: { details: [{ path: 'permissionSetIds.0' }] },
    });
  });

  it('reaches no further than what the giver holds', async () => {
    const clerk = await givenMember(server, organizationId, 'learner', {
      permissions: ['organization_read_members', 'organization_update_members'],
    });
    const plain = (await create({ permissions: ['organization_read_members'] })).body.permissionSetId;
    const strong = (await create({ permissions: ['organization_everything'] })).body.permissionSetId;
    const colleague = await givenMember(server, organizationId, 'learner', { permissions: [] });
    expect((await give(colleague.userId, [plain], clerk)).status).toBe(204);
    expect((await give(colleague.userId, [strong], clerk)).status).toBe(403);
    expect((await give(clerk.userId, [strong], clerk)).status).toBe(403);
    expect((await give(admin.userId, [], clerk)).status).toBe(403);
  });

  it('keeps one administrator and does not lock the giver out', async () => {
    const own = await givenOrganization(server);
    const holder = await givenMember(server, own, 'learner', { permissions: ['organization_everything'] });
    const only = await give(holder.userId, [], holder);
    expect(only.body).toMatchObject({ errorCode: 'organization.last-administrator' });
    await givenMember(server, own, 'administrator');
    const locked = await give(holder.userId, [], holder);
    expect(locked).toMatchObject({ status: 409, body: { errorCode: 'organization.self-lockout' } });
    expect((await call(server, 'GET /api/members', { as: holder })).status).toBe(200);
  });

  it('does not take the last administration away by a change of the set either', async () => {
    const own = await givenOrganization(server);
    const holder = await givenMember(server, own, 'learner', { permissions: ['organization_everything'] });
    const list = await call<{ data: PermissionSetView[] }>(server, 'GET /api/permission-sets', { as: holder });
    const set = list.body.data[0]!;
    const answer = await call(server, `PATCH /api/permission-sets/${set.permissionSetId}`, {
      as: holder,
      body: { version: set.version, permissions: [] },
    });
    expect(answer.body).toMatchObject({ errorCode: 'organization.last-administrator' });
  });
});
