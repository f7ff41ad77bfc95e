import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import { allOperations } from '../../../../../test/support/operations.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { mailsTo, type Refusal } from '../../accounts/test/accounts.factory.ts';
import { enrol } from './two-factor.factory.ts';

const server = testServer();
let organizationId: number;
let member: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
});
beforeEach(async () => {
  await server.admin`delete from rate_limits`;
  member = await givenMember(server, organizationId);
});

/** What a second factor is made of, and who may call with it. */
const factorOf = async (userId: number) => ({
  account: await server.admin`select two_factor_enabled, totp_secret from users where user_id = ${userId}`,
  codes: await server.admin`select code_hash from recovery_codes where user_id = ${userId} order by code_hash`,
  enrolments: await server.admin`
    select token_hash from one_time_tokens where user_id = ${userId} and purpose = 'TOTP_ENROLMENT'`,
});

const FIRST_CODE = { code: '000000' };
/** Each operation that changes the second factor, with all that it takes besides the password. */
const CHANGES: Record<string, { more: object; needsApp: boolean; mail: string | null }> = {
  setTwoFactor: { more: { isEnabled: true }, needsApp: false, mail: 'twoStepOn' },
  // nothing has changed before the first code
  startTotp: { more: {}, needsApp: false, mail: null },
  confirmTotp: { more: FIRST_CODE, needsApp: false, mail: null },
  removeTotp: { more: {}, needsApp: true, mail: 'authenticatorRemoved' },
  renewRecoveryCodes: { more: {}, needsApp: true, mail: 'recoveryCodesRenewed' },
};

const operations = allOperations().filter(
  ({ method, path }) => method !== 'GET' && path.startsWith('/api/auth/two-factor'),
);

describe('every change of the second factor', () => {
  it('is looked at here', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(CHANGES).sort());
  });

  it.each(operations.map((route) => [route.operationId, route] as const))(
    '%s takes the password, and the owner hears of it',
    async (operationId, { method, path }) => {
      const { more, needsApp, mail } = CHANGES[operationId]!;
      if (needsApp) await enrol(server, member);
      const before = await factorOf(member.userId);
      const send = (proof: object) =>
        call<Refusal>(server, `${method} ${path}`, { as: member, body: { ...more, ...proof } });
      expect((await send({})).status).toBe(400);
      expect((await send({ password: 'Wrong-Horse-1' })).body.errorCode).toBe('password.old-wrong');
      expect(await factorOf(member.userId)).toEqual(before);
      const mails = (await mailsTo(server, member.email)).length;
      const { status } = await send({ password: TEST_PASSWORD });
      expect(status).toBe(more === FIRST_CODE ? 400 : 200);
      const sent = (await mailsTo(server, member.email)).map(({ template }) => template);
      expect(sent.slice(0, sent.length - mails)).toEqual(mail === null ? [] : [mail]);
    },
  );

  it('by a first code of an app, and by a wish that is taken back, is reported too', async () => {
    await enrol(server, member);
    await call(server, 'PUT /api/auth/two-factor', {
      as: member,
      body: { isEnabled: false, password: TEST_PASSWORD },
    });
    const mails = await mailsTo(server, member.email);
    expect(mails.map(({ template }) => template)).toEqual(['twoStepOff', 'authenticatorAdded']);
    expect(mails[0]?.text).toContain('/auth/forget-password');
  });
});

describe('a session that has shown no code of the app', () => {
  it('takes one besides the password for what weakens the sign-in', async () => {
    const { recoveryCodes } = await enrol(server, member);
    const other = await givenSession(server, organizationId, member.userId);
    const remove = (body: object) =>
      call<Refusal & { hasTotp: boolean }>(server, 'DELETE /api/auth/two-factor/totp', {
        as: other,
        body: { password: TEST_PASSWORD, ...body },
      });
    const { body: state } = await call(server, 'GET /api/auth/two-factor', { as: other });
    expect(state).toMatchObject({ hasTotp: true, needsCode: true });
    expect((await remove({})).body).toMatchObject({ errorCode: 'two-factor.code-needed', details: [{ path: 'code' }] });
    expect((await remove({ code: '000000' })).body).toMatchObject({ status: 400, errorCode: 'auth-008' });
    const { body: own } = await call(server, 'GET /api/auth/two-factor', { as: member });
    expect(own).toMatchObject({ needsCode: false });
    expect((await remove({ code: recoveryCodes[0] })).body).toMatchObject({ hasTotp: false });
  });
});
