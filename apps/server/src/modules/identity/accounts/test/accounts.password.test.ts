import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { bearing, linkParameter, mailsTo, NEW_PASSWORD, type Refusal, signIn, someEmail } from './accounts.factory.ts';

const server = testServer();
let organizationId: number;
let learner: TestMember;

beforeEach(async () => {
  await server.admin`delete from rate_limits`;
  organizationId ??= await givenOrganization(server);
  learner = await givenMember(server, organizationId);
});

const change = (as: Pick<TestMember, 'headers'>, oldPassword: string, newPassword: string) =>
  call<Refusal>(server, 'POST /api/users/change-password', { as, body: { oldPassword, newPassword } });

describe('changing the password', () => {
  it('ends every other session, keeps this one and mails the owner', async () => {
    const there = (await signIn(server, learner)).body;
    expect((await change(learner, TEST_PASSWORD, NEW_PASSWORD)).status).toBe(200);
    expect((await call(server, 'GET /api/auth', { as: learner })).status).toBe(200);
    const elsewhere = await call<Refusal>(server, 'GET /api/auth', { as: bearing(there.access, organizationId) });
    expect(elsewhere.body.errorCode).toBe('auth-006');
    expect((await signIn(server, { ...learner, password: NEW_PASSWORD })).status).toBe(200);
    expect((await signIn<Refusal>(server, learner)).body.errorCode).toBe('auth-003');
    expect((await mailsTo(server, learner.email))[0]?.template).toBe('passwordChanged');
  });

  it.each([
    ['the same as the old one', TEST_PASSWORD, TEST_PASSWORD, 'password.same-as-old', 'newPassword'],
    ['after a wrong old one', 'Wrong-Horse-1', NEW_PASSWORD, 'password.old-wrong', 'oldPassword'],
    ['that breaks a rule', TEST_PASSWORD, 'alllowercase', 'password.too-weak', 'newPassword'],
  ])('refuses one %s', async (_, oldPassword, newPassword, code, path) => {
    const answer = await change(learner, oldPassword, newPassword);
    expect(answer.body).toMatchObject({ status: 400, errorCode: code, details: [{ path }] });
    expect((await signIn(server, learner)).status).toBe(200);
  });

  it('refuses to be tried too often (auth-004)', async () => {
    for (let turn = 0; turn < 10; turn += 1) await change(learner, 'Wrong-Horse-1', NEW_PASSWORD);
    expect((await change(learner, TEST_PASSWORD, NEW_PASSWORD)).body.errorCode).toBe('auth-004');
  });

  it('is for the signed-in', async () => {
    const body = { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    expect((await call(server, 'POST /api/users/change-password', { organizationId, body })).status).toBe(401);
  });
});

describe('somebody who has to choose a new password', () => {
  const force = async () => {
    const admin = await givenMember(server, organizationId, 'administrator');
    expect((await call(server, 'GET /api/auth/organizations', { as: learner })).status).toBe(200);
    await call(server, `POST /api/members/${learner.userId}/force-password-reset`, { as: admin, body: {} });
    await vi.waitFor(async () =>
      expect((await call(server, 'GET /api/auth/organizations', { as: learner })).status).toBe(403),
    );
  };

  it('can sign in, but every other call answers auth-005 until it is done', async () => {
    await force();
    const { body } = await signIn(server, learner);
    expect(body.user.forceResetPassword).toBe(true);
    const as = bearing(body.access, organizationId);
    for (const operation of ['GET /api/courses', 'GET /api/auth/sessions', 'GET /api/auth/two-factor'])
      expect((await call<Refusal>(server, operation, { as })).body).toMatchObject({
        status: 403,
        errorCode: 'auth-005',
      });
    const me = await call<{ forceResetPassword: boolean }>(server, 'GET /api/auth', { as });
    expect(me.body.forceResetPassword).toBe(true);
    const refreshed = await call(server, 'POST /api/auth/refresh', { as, body: { token: body.refresh } });
    expect(refreshed.status).toBe(200);
    expect((await change(as, TEST_PASSWORD, NEW_PASSWORD)).status).toBe(200);
    expect((await call(server, 'GET /api/courses', { as })).status).toBe(200);
  });

  it('can sign out', async () => {
    await force();
    expect((await call(server, 'POST /api/auth/logout', { as: learner, body: {} })).status).toBe(200);
    expect((await call<Refusal>(server, 'GET /api/auth', { as: learner })).body.errorCode).toBe('auth-006');
  });
});

describe('a forgotten password', () => {
  const ask = (where: string, email: string) =>
    call(server, `POST /api/reset-password/${where}`, { organizationId, body: { email } });
  const confirm = (token: string, newPassword: string) =>
    call<Refusal>(server, 'POST /api/reset-password/confirm', { organizationId, body: { token, newPassword } });
  const prefix = async () =>
    (
      await server.admin<
        { prefix: string }[]
      >`select prefix from organizations where organization_id = ${organizationId}`
    )[0]?.prefix ?? '';

  it('is replaced by the link of the mail, which works once and ends every session', async () => {
    await server.admin`update members set new_password_since = now() where user_id = ${learner.userId}`;
    await server.admin`update users set email_verified_at = null where user_id = ${learner.userId}`;
    expect((await ask('student', learner.email)).body).toEqual({ ok: true });
    const token = linkParameter((await mailsTo(server, learner.email))[0], 'token');
    expect((await confirm(token, 'weak')).body.errorCode).toBe('password.too-weak');
    expect((await confirm(token, TEST_PASSWORD)).body.errorCode).toBe('password.same-as-old');
    expect((await confirm(token, NEW_PASSWORD)).status).toBe(200);
    expect((await confirm(token, 'Third-Horse-3')).body).toMatchObject({ status: 400, errorCode: 'token.invalid' });
    expect((await call<Refusal>(server, 'GET /api/auth', { as: learner })).body.errorCode).toBe('auth-006');
    const { body } = await signIn(server, { ...learner, password: NEW_PASSWORD });
    expect(body.user).toMatchObject({ forceResetPassword: false, isEmailVerified: true });
  });

  it('is asked for by the prefix of the organisation too', async () => {
    expect((await ask(await prefix(), learner.email)).body).toEqual({ ok: true });
    expect((await mailsTo(server, learner.email))[0]?.template).toBe('resetPassword');
  });

  it('answers the same for unknown addresses and organisations and mails nobody', async () => {
    const known = await ask('student', learner.email);
    const email = someEmail();
    for (const where of ['student', await prefix(), 'no-such-organisation']) {
      const unknown = await ask(where, email);
      expect(unknown.status).toBe(known.status);
      expect(unknown.body).toEqual(known.body);
    }
    expect(await mailsTo(server, email)).toEqual([]);
  });

  it('mails nobody who is not a member here, or is disabled', async () => {
    const stranger = await givenMember(server, await givenOrganization(server));
    const disabled = await givenMember(server, organizationId, 'learner', { status: 'DISABLED' });
    for (const { email } of [stranger, disabled]) {
      await ask('student', email);
      expect(await mailsTo(server, email)).toEqual([]);
    }
  });

  it('has a link that only the newest mail holds, for an hour', async () => {
    await ask('student', learner.email);
    await ask('student', learner.email);
    const [newer, older] = await mailsTo(server, learner.email);
    expect((await confirm(linkParameter(older, 'token'), NEW_PASSWORD)).body.errorCode).toBe('token.invalid');
    server.clock.advance(61 * 60_000);
    expect((await confirm(linkParameter(newer, 'token'), NEW_PASSWORD)).body.errorCode).toBe('token.invalid');
  });

  it('can not be asked for too often (auth-004), known or not', async () => {
    for (const email of [learner.email, someEmail()]) {
      for (let turn = 0; turn < 4; turn += 1) expect((await ask('student', email)).status).toBe(200);
      expect((await ask('student', email)).status).toBe(429);
    }
  });
});
