import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { bearing, codeOf, mailsTo, type Refusal, type Signed, signIn } from '../../accounts/test/accounts.factory.ts';
import { arabic, enrol } from './two-factor.factory.ts';

const server = testServer();
let organizationId: number;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server, { two_factor_enabled: true });
});
beforeEach(async () => {
  await server.admin`delete from rate_limits`;
  learner = await givenMember(server, organizationId);
});

const finish = (token: string, code: string, organization = organizationId) =>
  call<Signed & Refusal>(server, 'POST /api/auth/2fa', { organizationId: organization, body: { token, code } });
const resend = (token: string) => call<Refusal>(server, 'POST /api/auth/resend', { organizationId, body: { token } });

/** A code that isn't this one. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('signing in where a second factor is required', () => {
  it('answers a token of the second step and mails a code that finishes it', async () => {
    const { body } = await signIn(server, learner);
    expect(body).toMatchObject({ method: 'EMAIL', sentTo: expect.stringMatching(/^l•••@example\.test$/) });
    expect(body.access).toBeUndefined();
    const [mail] = await mailsTo(server, learner.email);
    expect(mail?.subject).toContain(codeOf(mail));
    const answer = await finish(body.twoFactorToken, codeOf(mail));
    expect(answer.status).toBe(200);
    const me = await call<{ id: number }>(server, 'GET /api/auth', { as: bearing(answer.body.access, organizationId) });
    expect(me.body.id).toBe(learner.userId);
  });

  it('takes the code in Arabic digits with blanks between them', async () => {
    const { body } = await signIn(server, learner);
    const code = arabic(codeOf((await mailsTo(server, learner.email))[0]));
    expect((await finish(body.twoFactorToken, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it('takes each code once (auth-008)', async () => {
    const { body } = await signIn(server, learner);
    const code = codeOf((await mailsTo(server, learner.email))[0]);
    expect((await finish(body.twoFactorToken, code)).status).toBe(200);
    expect((await finish(body.twoFactorToken, code)).body).toMatchObject({ status: 401, errorCode: 'auth-008' });
  });

  it('spends the token after five wrong codes', async () => {
    const { body } = await signIn(server, learner);
    const code = codeOf((await mailsTo(server, learner.email))[0]);
    for (let turn = 0; turn < 5; turn += 1)
      expect((await finish(body.twoFactorToken, other(code))).body.errorCode).toBe('auth-008');
    expect((await finish(body.twoFactorToken, code)).body.errorCode).toBe('auth-008');
  });

  it('counts five wrong codes even when they come at the same moment', async () => {
    const { body } = await signIn(server, learner);
    const code = codeOf((await mailsTo(server, learner.email))[0]);
    await Promise.all(Array.from({ length: 12 }, () => finish(body.twoFactorToken, other(code))));
    const [row] = await server.admin<{ attempts: number }[]>`
      select attempts from one_time_tokens where user_id = ${learner.userId} and purpose = 'TWO_FACTOR'`;
    expect(row?.attempts).toBe(5);
  });

  it('refuses an unknown token, one that is too old, and one of another organisation', async () => {
    const { body } = await signIn(server, learner);
    const code = codeOf((await mailsTo(server, learner.email))[0]);
    expect((await finish('unknown', code)).body.errorCode).toBe('auth-008');
    const elsewhere = await givenOrganization(server);
    expect((await finish(body.twoFactorToken, code, elsewhere)).body.errorCode).toBe('auth-008');
    server.clock.advance(11 * 60_000);
    expect((await finish(body.twoFactorToken, code)).body.errorCode).toBe('auth-008');
  });

  it('mails a new code, but not too soon; the old one stops working', async () => {
    const { body } = await signIn(server, learner);
    const old = codeOf((await mailsTo(server, learner.email))[0]);
    expect((await resend(body.twoFactorToken)).body).toMatchObject({ status: 429, errorCode: 'auth-004' });
    server.clock.advance(31_000);
    expect((await resend(body.twoFactorToken)).status).toBe(200);
    const mails = await mailsTo(server, learner.email);
    expect(mails).toHaveLength(2);
    if (codeOf(mails[0]) !== old) expect((await finish(body.twoFactorToken, old)).body.errorCode).toBe('auth-008');
    expect((await finish(body.twoFactorToken, codeOf(mails[0]))).status).toBe(200);
  });

  it('mails five codes at most', async () => {
    const { body } = await signIn(server, learner);
    for (let turn = 0; turn < 4; turn += 1) {
      server.clock.advance(31_000);
      expect((await resend(body.twoFactorToken)).status).toBe(200);
    }
    server.clock.advance(31_000);
    expect((await resend(body.twoFactorToken)).body.errorCode).toBe('auth-004');
    expect((await resend('unknown')).body.errorCode).toBe('auth-008');
  });

  it('mails ten codes in an hour to one account, however often the password is right', async () => {
    const asked = [];
    for (let turn = 0; turn < 13; turn += 1) asked.push(await signIn<Refusal>(server, learner));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(asked.at(-1)?.body).toMatchObject({ status: 429, errorCode: 'auth-004' });
    expect(await mailsTo(server, learner.email)).toHaveLength(10);
    server.clock.advance(61 * 60_000);
    expect((await signIn(server, learner)).status).toBe(200);
  });

  it('lets a browser in that has signed in before, whoever uses the mails and the tries up', async () => {
    const { body } = await signIn(server, learner);
    const entered = await finish(body.twoFactorToken, codeOf((await mailsTo(server, learner.email))[0]));
    const [cookie = ''] = String(entered.headers['set-cookie']).split(';');
    for (let turn = 0; turn < 12; turn += 1) await signIn(server, learner);
    const own = await signIn(server, { ...learner, sent: { cookie } });
    expect(own.status).toBe(200);
    for (let turn = 0; turn < 31; turn += 1) await finish(own.body.twoFactorToken, '000000');
    const again = await signIn(server, { ...learner, sent: { cookie } });
    expect(again.status).toBe(200);
    const code = codeOf((await mailsTo(server, learner.email))[0]);
    const finished = await call<Signed>(server, 'POST /api/auth/2fa', {
      organizationId,
      body: { token: again.body.twoFactorToken, code },
      headers: { cookie },
    });
    expect(finished.status).toBe(200);
  });

  it('keeps no code that could be read in the database', async () => {
    const { body } = await signIn(server, learner);
    const code = codeOf((await mailsTo(server, learner.email))[0]);
    const rows = await server.admin`select * from one_time_tokens where user_id = ${learner.userId}`;
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(body.twoFactorToken);
    const [mail] = await server.admin`select template_values from outgoing_mails where recipient = ${learner.email}`;
    expect(mail?.template_values).toEqual({});
  });

  it('does not let a member out who was disabled meanwhile', async () => {
    const { body } = await signIn(server, learner);
    const code = codeOf((await mailsTo(server, learner.email))[0]);
    await server.admin`update members set status = 'DISABLED' where user_id = ${learner.userId}`;
    expect((await finish(body.twoFactorToken, code)).body.errorCode).toBe('auth-001');
  });
});

describe('an authenticator app', () => {
  it('replaces the mail, and each of its codes works once', async () => {
    const { totp } = await enrol(server, learner);
    const first = await signIn(server, learner);
    expect(first.body).toMatchObject({ method: 'TOTP' });
    expect(first.body.sentTo).toBeUndefined();
    const code = totp.generate({ timestamp: server.clock.now().getTime() });
    expect((await finish(first.body.twoFactorToken, code)).status).toBe(200);
    const second = await signIn(server, learner);
    expect((await finish(second.body.twoFactorToken, code)).body.errorCode).toBe('auth-008');
    expect((await mailsTo(server, learner.email)).filter((mail) => mail.template === 'twoFactor')).toEqual([]);
    expect((await resend(second.body.twoFactorToken)).body.errorCode).toBe('auth-008');
  });

  it('can be replaced by a recovery code, each of them once', async () => {
    const { recoveryCodes } = await enrol(server, learner);
    expect(recoveryCodes).toHaveLength(10);
    const typed = ` ${recoveryCodes[0]?.toUpperCase().replace('-', ' ')}`;
    const first = await signIn(server, learner);
    expect((await finish(first.body.twoFactorToken, typed)).status).toBe(200);
    const second = await signIn(server, learner);
    expect((await finish(second.body.twoFactorToken, typed)).body.errorCode).toBe('auth-008');
    const { body } = await call<{ recoveryCodesLeft: number }>(server, 'GET /api/auth/two-factor', { as: learner });
    expect(body.recoveryCodesLeft).toBe(9);
  });

  it('is kept sealed', async () => {
    const { totp } = await enrol(server, learner);
    const [row] = await server.admin<{ totp_secret: string }[]>`
      select totp_secret from users where user_id = ${learner.userId}`;
    expect(row?.totp_secret).not.toContain(totp.secret.base32);
  });

  it('is not set up by a wrong code, and not twice', async () => {
    await call(server, 'POST /api/auth/two-factor/totp', { as: learner, body: { password: TEST_PASSWORD } });
    const confirm = (code: string) =>
      call<Refusal>(server, 'POST /api/auth/two-factor/totp/confirm', {
        as: learner,
        body: { code, password: TEST_PASSWORD },
      });
    expect((await confirm('000000')).body).toMatchObject({ status: 400, errorCode: 'auth-008' });
    await enrol(server, learner);
    const again = await call<Refusal>(server, 'POST /api/auth/two-factor/totp', {
      as: learner,
      body: { password: TEST_PASSWORD },
    });
    expect(again.body).toMatchObject({ status: 409, errorCode: 'two-factor.already-enabled' });
  });

  it('is removed with the password only', async () => {
    await enrol(server, learner);
    const remove = (password: string) =>
      call<Refusal & { hasTotp: boolean }>(server, 'DELETE /api/auth/two-factor/totp', {
        as: learner,
        body: { password },
      });
    expect((await remove('Wrong-Horse-1')).body).toMatchObject({
      errorCode: 'password.old-wrong',
      details: [{ path: 'password' }],
    });
    expect((await remove(TEST_PASSWORD)).body).toMatchObject({ hasTotp: false, method: 'EMAIL', isRequired: true });
    expect((await remove(TEST_PASSWORD)).body.errorCode).toBe('two-factor.not-enabled');
  });
});

describe("a person's own wish for a second factor", () => {
  it('is asked for at the next sign-in, until it is taken back with the password', async () => {
    const relaxed = await givenOrganization(server);
    const member = await givenMember(server, relaxed);
    const wish = (isEnabled: boolean, password = TEST_PASSWORD) =>
      call(server, 'PUT /api/auth/two-factor', { as: member, body: { isEnabled, password } });
    expect((await wish(true, 'Wrong-Horse-1')).status).toBe(400);
    expect((await wish(true)).body).toMatchObject({ isEnabled: true, isRequired: false, method: 'EMAIL' });
    expect((await signIn(server, member)).body.twoFactorToken).toBeDefined();
    await wish(false);
    expect((await signIn(server, member)).body.access).toBeDefined();
  });

  it('gives new recovery codes only where a second factor is on', async () => {
    const relaxed = await givenOrganization(server);
    const member = await givenMember(server, relaxed);
    const renew = (as: TestMember) =>
      call<Refusal & { recoveryCodes: string[] }>(server, 'POST /api/auth/two-factor/recovery-codes', {
        as,
        body: { password: TEST_PASSWORD },
      });
    expect((await renew(member)).body.errorCode).toBe('two-factor.not-enabled');
    expect((await renew(learner)).body.recoveryCodes).toHaveLength(10);
    expect((await call(server, 'GET /api/auth/two-factor', { organizationId })).status).toBe(401);
  });
});
