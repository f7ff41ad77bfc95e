import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  givenMember,
  givenOrganization,
  givePermissions,
  type TestMember,
} from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { auditedActions } from '../../../organization/organizations/test/organizations.factory.ts';
import { bearing, codeOf, mailsTo, type Refusal, type Signed, signIn } from '../../accounts/test/accounts.factory.ts';
import { enrol } from './two-factor.factory.ts';

const server = testServer();
let organizationId: number;
let admin: TestMember;
let member: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server, { two_factor_enabled: true });
  admin = await givenMember(server, organizationId, 'administrator');
});
beforeEach(async () => {
  await server.admin`delete from rate_limits`;
  member = await givenMember(server, organizationId);
});

const reset = (userId: number, as = admin) =>
  call<Refusal>(server, `POST /api/members/${userId}/reset-second-factor`, { as });
const finish = (organization: number, token: string, code: string) =>
  call<Signed & Refusal>(server, 'POST /api/auth/2fa', { organizationId: organization, body: { token, code } });
const stateOf = async (as: Pick<TestMember, 'headers'>) =>
  (await call<Record<string, unknown>>(server, 'GET /api/auth/two-factor', { as })).body;

async function alsoMemberOf(other: number): Promise<void> {
  await server.admin`
    insert into members (organization_id, user_id, email, first_name, last_name, status)
    values (${other}, ${member.userId}, ${member.email}, 'A', 'B', 'ACTIVE')`;
}

/** Signs in with the mailed code. */
async function enterByMail(organization: number) {
  const { body } = await signIn(server, { email: member.email, organizationId: organization });
  expect(body.method).toBe('EMAIL');
  const mail = (await mailsTo(server, member.email)).find(({ template }) => template === 'twoFactor');
  const entered = await finish(organization, body.twoFactorToken, codeOf(mail));
  expect(entered.status).toBe(200);
  return bearing(entered.body.access, organization);
}

describe("an administrator's reset of a second factor", () => {
  it('lets in by mailed codes whoever lost phone and recovery codes; it is audited, and the owner is notified', async () => {
    await enrol(server, member);
    expect((await signIn(server, member)).body.method).toBe('TOTP');
    expect((await reset(member.userId)).status).toBe(204);
    const [mail] = await mailsTo(server, member.email);
    expect(mail?.template).toBe('twoStepReset');
    expect((await auditedActions(server, organizationId)).at(-1)).toBe('member.reset-second-factor');
    const me = await enterByMail(organizationId);
    expect(await stateOf(me)).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0, needsCode: false, isReset: false });
    expect((await enrol(server, me)).recoveryCodes).toHaveLength(10);
    expect((await signIn(server, member)).body.method).toBe('TOTP');
  });

  it('answers and looks the same for a shared person, whose authenticator stays: it opens this organisation alone', async () => {
    const { recoveryCodes } = await enrol(server, member);
    const other = await givenOrganization(server);
    await alsoMemberOf(other);
    expect((await reset(member.userId)).status).toBe(204);
    const here = await enterByMail(organizationId);
    expect(await stateOf(here)).toMatchObject({ hasTotp: true, isReset: true, method: 'EMAIL', needsCode: true });
    // neither the session itself nor a sign-on token opens the other one, nor is the account weakened from here
    const there = { headers: { ...here.headers, organization: String(other) } };
    expect((await call<Refusal>(server, 'GET /api/auth', { as: there })).body.errorCode).toBe('auth-006');
    const handed = await call<{ url: string }>(server, 'POST /api/auth/sso', {
      as: here,
      body: { organizationId: other },
    });
    const token = new URL(handed.body.url).searchParams.get('token');
    const opened = await call<Signed>(server, 'POST /api/auth/sso/exchange', {
      organizationId: other,
      body: { token },
    });
    expect(opened.body).toMatchObject({ method: 'TOTP' });
    expect(opened.body.access).toBeUndefined();
    for (const [operation, more] of [
      ['DELETE /api/auth/two-factor/totp', {}],
      ['PUT /api/auth/two-factor', { isEnabled: false }],
      ['POST /api/auth/two-factor/recovery-codes', {}],
    ] as const) {
      const refused = await call<Refusal>(server, operation, { as: here, body: { password: TEST_PASSWORD, ...more } });
      expect([operation, refused.body.errorCode]).toEqual([operation, 'two-factor.code-needed']);
    }
    expect((await signIn(server, { email: member.email, organizationId: other })).body.method).toBe('TOTP');
    // with a recovery code the person is whole again
    const removed = await call(server, 'DELETE /api/auth/two-factor/totp', {
      as: here,
      body: { password: TEST_PASSWORD, code: recoveryCodes[0] },
    });
    expect(removed.status).toBe(200);
  });

  it('goes on to the studio of the same organisation without another code', async () => {
    await enrol(server, member);
    await alsoMemberOf(await givenOrganization(server));
    await givePermissions(server, organizationId, member.userId, ['organization_create_courses']);
    await reset(member.userId);
    const here = await enterByMail(organizationId);
    const { body } = await call<{ token: string }>(server, 'POST /api/auth/sso', {
      as: here,
      body: { target: 'STUDIO' },
    });
    const opened = await call<Signed>(server, 'POST /api/auth/sso/exchange', {
      organizationId,
      body: { token: body.token, target: 'STUDIO' },
    });
    expect(opened.body.access).toBeDefined();
  });

  it('takes the authenticator away once every organisation of the person has reset it', async () => {
    await enrol(server, member);
    const other = await givenOrganization(server);
    await alsoMemberOf(other);
    const otherAdmin = await givenMember(server, other, 'administrator');
    await reset(member.userId);
    await server.runJobs();
    expect((await reset(member.userId, otherAdmin)).status).toBe(204);
    await server.runJobs();
    expect(await stateOf(await enterByMail(organizationId))).toMatchObject({ hasTotp: false, isReset: false });
  });

  it('is over when the app is used again', async () => {
    const { totp } = await enrol(server, member);
    await alsoMemberOf(await givenOrganization(server));
    await reset(member.userId);
    await server.runJobs();
    const { body } = await signIn(server, member);
    const code = totp.generate({ timestamp: server.clock.now().getTime() });
    const entered = await finish(organizationId, body.twoFactorToken, code);
    expect(await stateOf(bearing(entered.body.access, organizationId))).toMatchObject({
      method: 'TOTP',
      isReset: false,
    });
    expect((await signIn(server, member)).body.method).toBe('TOTP');
  });

  it('is for administrators, about somebody else who is active here', async () => {
    const clerk = await givenMember(server, organizationId, 'learner', {
      permissions: ['organization_read_members', 'organization_update_members'],
    });
    expect((await reset(member.userId, clerk)).status).toBe(403);
    expect((await reset(admin.userId)).status).toBe(403);
    const stranger = await givenMember(server, await givenOrganization(server));
    expect((await reset(stranger.userId)).status).toBe(404);
    await server.admin`update members set status = 'DISABLED' where user_id = ${member.userId}`;
    expect((await reset(member.userId)).status).toBe(403);
  });
});

describe('a recovery code that is used', () => {
  it('is reported to the owner, with how many are left', async () => {
    const { recoveryCodes } = await enrol(server, member);
    const { body } = await signIn(server, member);
    expect((await finish(organizationId, body.twoFactorToken, recoveryCodes[3]!)).status).toBe(200);
    const [mail] = await mailsTo(server, member.email);
    expect(mail).toMatchObject({ template: 'recoveryCodeUsed', text: expect.stringContaining('9 codes left') });
  });
});
