import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { auditedActions, emittedSignals } from '../../../organization/organizations/test/organizations.factory.ts';
import type { MemberDetail } from '../members.schemas.ts';

const server = testServer();
let organizationId: number;
let admin: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  admin = await givenMember(server, organizationId, 'administrator');
});

const act = (userId: number, action: string, body?: object, as = admin) =>
  call(server, `POST /api/members/${userId}/${action}`, { as, body });
const read = async (userId: number) =>
  (await call<MemberDetail>(server, `GET /api/members/${userId}`, { as: admin })).body;
const patch = (userId: number, body: object, as = admin) => call(server, `PATCH /api/members/${userId}`, { as, body });
const give = (userId: number, permissionSetIds: number[], as = admin) =>
  call(server, `PUT /api/members/${userId}/permission-sets`, { as, body: { permissionSetIds } });

describe('somebody who asked to join', () => {
  it('is let in and notified', async () => {
    const member = await givenMember(server, organizationId, 'learner', { status: 'PENDING' });
    const enter = async () => (await call(server, 'GET /api/permissions/user', { as: member })).body;
    expect(await enter()).toMatchObject({ errorCode: 'auth-009' });
    expect((await act(member.userId, 'approve')).status).toBe(204);
    await expect.poll(enter).toMatchObject({ data: expect.anything() });
    expect(await read(member.userId)).toMatchObject({ status: 'ACTIVE', abilities: { canDecide: false } });
    const signals = await emittedSignals(server, organizationId);
    expect(signals.at(-1)).toMatchObject({
      name: 'member.approved',
      payload: { userId: member.userId, email: member.email },
    });
    expect((await act(member.userId, 'reject', {})).body).toMatchObject({ errorCode: 'member.already-decided' });
  });

  it('is refused with a reason, and can be let in later', async () => {
    const member = await givenMember(server, organizationId, 'learner', { status: 'PENDING' });
    expect((await act(member.userId, 'reject', { reason: 'Unknown here' })).status).toBe(204);
    expect((await emittedSignals(server, organizationId)).at(-1)).toMatchObject({
      name: 'member.rejected',
      payload: { reason: 'Unknown here' },
    });
    expect((await act(member.userId, 'enable')).status).toBe(204);
    expect((await read(member.userId)).status).toBe('ACTIVE');
  });
});

describe('disabling', () => {
  it('cuts the person off at once and lets in again', async () => {
    const member = await givenMember(server, organizationId);
    const enter = async () => (await call(server, 'GET /api/permissions/user', { as: member })).status;
    expect(await enter()).toBe(200);
    expect((await act(member.userId, 'disable')).status).toBe(204);
    await expect.poll(enter, { interval: 5, timeout: 1000 }).toBe(403);
    expect((await call(server, 'GET /api/permissions/user', { as: member })).body).toMatchObject({
      errorCode: 'auth-001',
    });
    expect((await act(member.userId, 'enable')).status).toBe(204);
    await expect.poll(enter).toBe(200);
    const actions = await auditedActions(server, organizationId);
    expect(actions.slice(-2)).toEqual(['member.disable', 'member.enable']);
  });

  it('touches this organisation only', async () => {
    const member = await givenMember(server, organizationId);
    const other = await givenOrganization(server);
    await server.admin`insert into members (organization_id, user_id, email, first_name, last_name, status) values (${other}, ${member.userId}, ${member.email}, 'A', 'B', 'ACTIVE')`;
    const there = await givenSession(server, other, member.userId);
    await act(member.userId, 'disable');
    expect((await call(server, 'GET /api/permissions/user', { as: there })).status).toBe(200);
  });

  it('is nothing that one does to oneself or to the last administrator', async () => {
    expect((await act(admin.userId, 'disable')).body).toMatchObject({ errorCode: 'organization.self-lockout' });
    const own = await givenOrganization(server);
    const boss = await givenMember(server, own, 'administrator', { permissions: [] });
    const demoted = await give(boss.userId, [], boss);
    expect(demoted.body).toMatchObject({ errorCode: 'organization.last-administrator' });
    const second = await givenMember(server, own, 'administrator', { permissions: [] });
    const locked = await give(boss.userId, [], boss);
    expect(locked.body).toMatchObject({ errorCode: 'organization.self-lockout' });
    expect((await give(boss.userId, [], second)).status).toBe(204);
  });

  it('of two administrators by each other leaves one', async () => {
    const own = await givenOrganization(server);
    const [a, b] = [
      await givenMember(server, own, 'administrator', { permissions: [] }),
      await givenMember(server, own, 'administrator', { permissions: [] }),
    ];
    const answers = await Promise.all([act(a.userId, 'disable', undefined, b), act(b.userId, 'disable', undefined, a)]);
    // the other one is refused: cut off already (403), or as the last one (409)
    expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1);
    const rows = await server.admin`select from members where organization_id = ${own} and status = 'ACTIVE'`;
    expect(rows).toHaveLength(1);
  });
});

describe('the rights of a member', () => {
  it('give the portals, from the next request on', async () => {
    const member = await givenMember(server, organizationId);
    const teach = async () => (await call(server, 'GET /api/members/instructors', { as: member })).status;
    expect(await teach()).toBe(403);
    const set = await call<{ permissionSetId: number }>(server, 'POST /api/permission-sets', {
      as: admin,
      body: { name: { en: 'Teaching' }, permissions: ['organization_create_courses'] },
    });
    expect((await give(member.userId, [set.body.permissionSetId])).status).toBe(204);
    expect((await patch(member.userId, { portals: { isCoach: true }, firstName: 'Teacher' })).status).toBe(204);
    await expect.poll(teach).toBe(200);
    expect(await read(member.userId)).toMatchObject({
      firstName: 'Teacher',
      portals: { isInstructor: true, isAdministrator: false, isCoach: true },
    });
  });

  it('are not raised by somebody who has fewer', async () => {
    const clerk = await givenMember(server, organizationId, 'learner', {
      permissions: ['organization_read_members', 'organization_update_members'],
    });
    const plain = await givenMember(server, organizationId, 'learner', { permissions: [] });
    await patch(plain.userId, { portals: { isAdministrator: true } }, clerk);
    await patch(plain.userId, { portals: { isAdministrator: true } });
    expect((await read(plain.userId)).portals).toMatchObject({ isAdministrator: false });
    expect((await patch(plain.userId, { portals: { isCoach: true } }, clerk)).status).toBe(204);
    expect((await act(admin.userId, 'disable', undefined, clerk)).status).toBe(403);
    expect((await patch(admin.userId, { firstName: 'Boss' }, clerk)).status).toBe(403);
  });

  it('to a password end here with a forced reset, until a new one is chosen; another organisation does not notice', async () => {
    const member = await givenMember(server, organizationId);
    const other = await givenOrganization(server);
    await server.admin`insert into members (organization_id, user_id, email, first_name, last_name, status) values (${other}, ${member.userId}, ${member.email}, 'A', 'B', 'ACTIVE')`;
    const there = await givenSession(server, other, member.userId);
    const enter = async (as: Pick<TestMember, 'headers'>) =>
      (await call<{ errorCode?: string }>(server, 'GET /api/permissions/user', { as })).body.errorCode;
    expect((await act(member.userId, 'force-password-reset')).status).toBe(204);
    expect(await enter(member)).toBe('auth-005');
    expect(await enter(there)).toBeUndefined();
    const me = async (as: Pick<TestMember, 'headers'>) =>
      (await call<{ forceResetPassword: boolean }>(server, 'GET /api/auth', { as })).body.forceResetPassword;
    expect([await me(member), await me(there)]).toEqual([true, false]);
    server.clock.advance(1000);
    const body = { oldPassword: TEST_PASSWORD, newPassword: 'Another-Horse-2' };
    expect((await call(server, 'POST /api/users/change-password', { as: member, body })).status).toBe(200);
    expect([await enter(member), await me(member)]).toEqual([undefined, false]);
    expect((await act(admin.userId, 'force-password-reset')).status).toBe(403);
  });

  it.each([
    ['POST', 'approve', undefined],
    ['POST', 'reject', {}],
    ['POST', 'disable', undefined],
    ['POST', 'enable', undefined],
    ['POST', 'force-password-reset', undefined],
    ['POST', 'resend-invitation', undefined],
    ['PUT', 'permission-sets', { permissionSetIds: [] }],
    ['PATCH', '', { firstName: 'X' }],
  ])("are nobody else's: %s %s", async (method, action, body) => {
    const member = await givenMember(server, organizationId, 'learner', { status: 'PENDING' });
    const operation = `${method} /api/members/${member.userId}${action ? `/${action}` : ''}`;
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    const learner = await givenMember(server, organizationId);
    expect((await call(server, operation, { as: stranger, body })).status).toBe(404);
    expect((await call(server, operation, { as: learner, body })).status).toBe(403);
    expect((await call(server, operation, { organizationId, body })).status).toBe(401);
    expect(await read(member.userId)).toMatchObject({ status: 'PENDING', firstName: 'learner' });
  });

  it('can not be changed while acting as somebody else', async () => {
    const clerk = await givenMember(server, organizationId, 'learner', {
      permissions: ['organization_read_members', 'organization_update_members'],
    });
    await server.admin`update sessions set masquerader_user_id = ${admin.userId} where user_id = ${clerk.userId}`;
    const plain = await givenMember(server, organizationId, 'learner', { permissions: [] });
    expect((await patch(plain.userId, { portals: { isCoach: true } }, clerk)).body).toMatchObject({
      errorCode: 'masquerade.forbidden',
    });
    expect((await act(plain.userId, 'force-password-reset', undefined, clerk)).body).toMatchObject({
      errorCode: 'masquerade.forbidden',
    });
  });
});
