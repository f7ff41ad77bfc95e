import { beforeAll, describe, expect, it, vi } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { bearing, NEW_PASSWORD, type Refusal, type Signed } from '../../accounts/test/accounts.factory.ts';

const server = testServer();
let organizationId: number;
let admin: TestMember;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  admin = await givenMember(server, organizationId, 'administrator');
  learner = await givenMember(server, organizationId);
});

const act = (as: Pick<TestMember, 'headers'>, userId: number) =>
  call<Signed & Refusal>(server, 'POST /api/auth/masquerade', { as, body: { userId, reason: 'Helps with a course' } });

describe('acting as a member', () => {
  it('is visible to whoever looks, and in the audit trail with its reason', async () => {
    const { body } = await act(admin, learner.userId);
    expect(body.user).toMatchObject({ id: learner.userId, masquerader: { id: admin.userId } });
    expect(body.user.masquerader?.name).toContain('administrator');
    const me = await call<Signed['user']>(server, 'GET /api/auth', { as: bearing(body.access, organizationId) });
    expect(me.body.masquerader?.id).toBe(admin.userId);
    const [entry] = await server.admin`
      select actor_user_id, changes from audit_entries where action = 'member.masquerade' and noun_id = ${String(learner.userId)}`;
    expect(entry).toMatchObject({ actor_user_id: admin.userId, changes: { reason: 'Helps with a course' } });
  });

  it("ends with the administrator's own session back", async () => {
    const { body } = await act(admin, learner.userId);
    const as = bearing(body.access, organizationId);
    const ended = await call<Signed>(server, 'DELETE /api/auth/masquerade', { as });
    expect(ended.body.user).toMatchObject({ id: admin.userId, masquerader: null });
    expect((await call<Refusal>(server, 'GET /api/auth', { as })).body.errorCode).toBe('auth-006');
    expect((await call(server, 'GET /api/auth', { as: bearing(ended.body.access, organizationId) })).status).toBe(200);
    expect((await call(server, 'DELETE /api/auth/masquerade', { as: admin })).status).toBe(404);
  });

  it('changes no credentials, hands nothing over and ends no session of the member', async () => {
    const { body } = await act(admin, learner.userId);
    const as = bearing(body.access, organizationId);
    const password = { password: TEST_PASSWORD };
    for (const [operation, sent] of [
      ['POST /api/users/change-password', { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }],
      ['DELETE /api/auth/account', password],
      ['POST /api/auth/two-factor/totp', password],
      ['PUT /api/auth/two-factor', { isEnabled: true, ...password }],
      ['POST /api/auth/two-factor/recovery-codes', password],
      ['POST /api/auth/sso', {}],
      [`DELETE /api/auth/sessions/00000000-0000-4000-8000-000000000000`, undefined],
    ] as const)
      expect((await call<Refusal>(server, operation, { as, body: sent })).body.errorCode).toBe('masquerade.forbidden');
    await call(server, 'POST /api/auth/logout', { as, body: { removeAll: true } });
    expect((await call(server, 'GET /api/auth', { as: learner })).status).toBe(200);
  });

  it('is not listed among the sessions of the member', async () => {
    const { body } = await act(admin, learner.userId);
    const { body: list } = await call<{ data: { isCurrent: boolean }[] }>(server, 'GET /api/auth/sessions', {
      as: learner,
    });
    expect(list.data).toHaveLength(1);
    expect(body.access).toBeDefined();
  });

  it("learns nothing of where else the member is, nor of the member's own devices", async () => {
    const other = await givenOrganization(server);
    await server.admin`
      insert into members (organization_id, user_id, email, first_name, last_name, status)
      values (${other}, ${learner.userId}, ${learner.email}, 'A', 'B', 'ACTIVE')`;
    const organizationsOf = async (as: Pick<TestMember, 'headers'>) =>
      (await call<{ data: { organizationId: number }[] }>(server, 'GET /api/auth/organizations', { as })).body.data.map(
        (each) => each.organizationId,
      );
    const { body } = await act(admin, learner.userId);
    const as = bearing(body.access, organizationId);
    expect(await organizationsOf(learner)).toEqual([organizationId, other]);
    expect(await organizationsOf(as)).toEqual([organizationId]);
    expect((await call(server, 'GET /api/auth/sessions', { as })).body).toEqual({ data: [] });
  });

  it('is never upward, never of oneself, never nested', async () => {
    const peer = await givenMember(server, organizationId, 'administrator');
    expect((await act(admin, peer.userId)).body.errorCode).toBe('masquerade.upward');
    expect((await act(admin, admin.userId)).body.errorCode).toBe('masquerade.upward');
    const quiet = await givenMember(server, organizationId, 'learner', { permissions: ['organization_everything'] });
    expect((await act(admin, quiet.userId)).body.errorCode).toBe('masquerade.upward');
  });

  it('is for administrators, within their organisation', async () => {
    expect((await act(learner, learner.userId)).status).toBe(403);
    const stranger = await givenMember(server, await givenOrganization(server));
    expect((await act(admin, stranger.userId)).status).toBe(404);
    const { body } = await act(admin, learner.userId);
    const elsewhere = bearing(body.access, stranger.organizationId);
    expect((await call<Refusal>(server, 'GET /api/auth', { as: elsewhere })).status).toBe(403);
    const answer = await call(server, 'POST /api/auth/masquerade', {
      organizationId,
      body: { userId: 1, reason: 'abc' },
    });
    expect(answer.status).toBe(401);
  });

  it('stops when the administrator signs out, is no longer one, or after an hour', async () => {
    const [a, b, c] = await Promise.all([0, 1, 2].map(() => givenMember(server, organizationId, 'administrator')));
    const codeOf = async (signed: Signed) =>
      (await call<Refusal>(server, 'GET /api/auth', { as: bearing(signed.access, organizationId) })).body.errorCode;
    const first = (await act(a!, learner.userId)).body;
    await call(server, 'POST /api/auth/logout', { as: a!, body: {} });
    expect(await codeOf(first)).toBe('auth-006');
    const second = (await act(b!, learner.userId)).body;
    expect(await codeOf(second)).toBeUndefined();
    await call(server, `POST /api/members/${b!.userId}/disable`, { as: admin, body: {} });
    await vi.waitFor(async () => expect(await codeOf(second)).toBe('auth-006'));
    const third = (await act(c!, learner.userId)).body;
    server.clock.advance(61 * 60_000);
    const refreshed = await call<Refusal>(server, 'POST /api/auth/refresh', {
      organizationId,
      body: { token: third.refresh },
    });
    expect(refreshed.body.errorCode).toBe('auth-007');
  });
});
