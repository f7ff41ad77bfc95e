import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { auditedActions } from '../../../organization/organizations/test/organizations.factory.ts';
import {
  linkParameter,
  mailsTo,
  NEW_PASSWORD,
  type Refusal,
  register,
  signIn,
  someEmail,
} from '../../accounts/test/accounts.factory.ts';
import { enrol } from '../../two-factor/test/two-factor.factory.ts';

const server = testServer();
let organizationId: number;
let member: TestMember;
let newEmail: string;

interface State {
  change: { newEmail: string; isOldConfirmed: boolean; isNewConfirmed: boolean; isByAdministrator: boolean } | null;
}

beforeEach(async () => {
  await server.admin`delete from rate_limits`;
  organizationId = await givenOrganization(server);
  member = await givenMember(server, organizationId);
  newEmail = someEmail();
});

const ask = (body: Record<string, unknown> = {}, as: Pick<TestMember, 'headers'> = member) =>
  call<State & Refusal>(server, 'POST /api/auth/email-change', {
    as,
    body: { newEmail, password: TEST_PASSWORD, ...body },
  });
const stateOf = async () => (await call<State>(server, 'GET /api/auth/email-change', { as: member })).body.change;
const follow = (what: 'link' | 'confirm' | 'reject', token: string, organization = organizationId) =>
  call<Refusal & { status: string; mailbox: string; canConfirm: boolean }>(
    server,
    `POST /api/auth/email-change/${what}`,
    { organizationId: organization, body: { token } },
  );
const tokenTo = async (email: string) => linkParameter((await mailsTo(server, email))[0], 'token');
const tokens = async () => ({ old: await tokenTo(member.email), new: await tokenTo(newEmail) });
const addressOf = async (userId = member.userId) => {
  const rows = await server.admin<{ email: string }[]>`
    select email from users where user_id = ${userId} union select email from members where user_id = ${userId}`;
  return rows.map(({ email }) => email);
};

describe('another address of one’s own', () => {
  it('is there once both mailboxes have confirmed, in whatever order, and is reported to both', async () => {
    for (const order of [
      ['old', 'new'],
      ['new', 'old'],
    ] as const) {
      const before = member.email;
      expect((await ask()).body.change).toMatchObject({ newEmail, isOldConfirmed: false, isByAdministrator: false });
      const links = await tokens();
      expect((await follow('link', links.new)).body).toMatchObject({ mailbox: 'NEW', canConfirm: true });
      expect((await follow('confirm', links[order[0]])).body.status).toBe('OTHER_MAILBOX');
      expect(await addressOf()).toEqual([before]);
      expect((await follow('confirm', links[order[0]])).body.errorCode).toBe('token.invalid');
      expect(await stateOf()).toMatchObject({ isOldConfirmed: order[0] === 'old', isNewConfirmed: order[0] === 'new' });
      expect((await follow('confirm', links[order[1]])).body.status).toBe('CHANGED');
      expect(await addressOf()).toEqual([newEmail]);
      expect((await mailsTo(server, before))[0]?.template).toBe('emailChangedOld');
      expect((await mailsTo(server, newEmail))[0]?.template).toBe('emailChangedNew');
      expect((await signIn(server, { email: newEmail, organizationId })).status).toBe(200);
      expect((await signIn(server, { email: before, organizationId })).status).toBe(401);
      expect(await stateOf()).toBeNull();
      member = { ...member, email: newEmail };
      newEmail = someEmail();
    }
    expect(await auditedActions(server, organizationId)).toEqual(
      expect.arrayContaining(['account.ask-email-change', 'account.confirm-email-change', 'account.change-email']),
    );
  });

  it('is copied into every membership, ends the other sessions, and what was mailed to the old address works no more', async () => {
    const elsewhere = await givenOrganization(server);
    await server.admin`
      insert into members (organization_id, user_id, email, first_name, last_name, status, joined_at)
      values (${elsewhere}, ${member.userId}, ${member.email}, 'A', 'B', 'ACTIVE', now())`;
    const other = await givenSession(server, organizationId, member.userId);
    await call(server, 'POST /api/reset-password/student', { organizationId, body: { email: member.email } });
    const reset = await tokenTo(member.email);
    await ask();
    const links = await tokens();
    await follow('confirm', links.old);
    await follow('confirm', links.new);
    expect(await addressOf()).toEqual([newEmail]);
    expect((await call(server, 'GET /api/auth', { as: other })).status).toBe(401);
    const me = await call<{ email: string }>(server, 'GET /api/auth', { as: member });
    expect([me.status, me.body.email]).toEqual([200, newEmail]);
    const confirmed = await call<Refusal>(server, 'POST /api/reset-password/confirm', {
      organizationId,
      body: { token: reset, newPassword: NEW_PASSWORD },
    });
    expect(confirmed.body.errorCode).toBe('token.invalid');
  });

  it('asks for the password, a code where there is an app that this session has shown none of, and an address that is one', async () => {
    expect((await ask({ password: 'wrong' })).body.errorCode).toBe('password.old-wrong');
    expect((await ask({ newEmail: 'nowhere' })).body.details?.[0]).toMatchObject({ path: 'newEmail', code: 'email' });
    const same = await ask({ newEmail: member.email.toUpperCase() });
    expect(same.body.details?.[0]).toMatchObject({ path: 'newEmail', code: 'email-change.same-address' });
    const { recoveryCodes } = await enrol(server, member);
    const stolen = await givenSession(server, organizationId, member.userId);
    expect((await ask({}, stolen)).body.errorCode).toBe('two-factor.code-needed');
    expect((await ask({ code: '000000' }, stolen)).body.errorCode).toBe('auth-008');
    expect(await stateOf()).toBeNull();
    expect((await ask({ code: recoveryCodes[0] }, stolen)).status).toBe(200);
  });

  it.each(['old', 'new'] as const)('is refused by the %s mailbox alone, for good', async (mailbox) => {
    await ask();
    const links = await tokens();
    expect((await follow('reject', links[mailbox])).status).toBe(200);
    expect(await stateOf()).toBeNull();
    for (const token of Object.values(links)) expect((await follow('confirm', token)).status).toBe(400);
    expect(await addressOf()).toEqual([member.email]);
    expect((await auditedActions(server, organizationId)).at(-1)).toBe('account.reject-email-change');
  });

  it('is taken back by the person, and a newer one takes its place', async () => {
    await ask();
    const first = await tokens();
    await ask();
    expect((await follow('confirm', first.new)).body.errorCode).toBe('token.invalid');
    const second = await tokens();
    expect((await call(server, 'DELETE /api/auth/email-change', { as: member })).status).toBe(200);
    expect((await call(server, 'DELETE /api/auth/email-change', { as: member })).status).toBe(404);
    expect((await follow('confirm', second.old)).status).toBe(400);
  });

  it('is forgotten after two days, and its links open nothing elsewhere', async () => {
    await ask();
    const links = await tokens();
    expect((await follow('confirm', links.new, await givenOrganization(server))).status).toBe(400);
    server.clock.advance(49 * 3_600_000);
    expect((await follow('confirm', links.new)).body.errorCode).toBe('token.invalid');
  });

  it('answers the same for an address that has an account, whose owner alone is notified', async () => {
    const other = await givenMember(server, organizationId);
    const answer = await ask({ newEmail: other.email });
    expect(answer.body.change).toMatchObject({ newEmail: other.email, isNewConfirmed: false });
    const [mail] = await mailsTo(server, other.email);
    expect(mail?.template).toBe('emailChangeTaken');
    expect(mail?.text).not.toContain(member.email);
    const old = await tokenTo(member.email);
    expect((await follow('confirm', old)).body.status).toBe('OTHER_MAILBOX');
    expect(await addressOf(other.userId)).toEqual([other.email]);
  });

  it('says so when the address was taken meanwhile, and not by whom', async () => {
    await ask();
    const links = await tokens();
    await register(server, organizationId, newEmail);
    await follow('confirm', links.old);
    const { status, body } = await follow('confirm', links.new);
    expect([status, body.errorCode]).toEqual([409, 'email-change.address-unavailable']);
    expect(await stateOf()).toBeNull();
    expect(await addressOf()).toEqual([member.email]);
  });
});

describe('another address of a member, asked for by an administrator', () => {
  let admin: TestMember;
  beforeEach(async () => {
    admin = await givenMember(server, organizationId, 'administrator');
  });

  const askFor = (userId = member.userId, as = admin) =>
    call<Refusal>(server, `POST /api/members/${userId}/email-change`, { as, body: { newEmail } });
  const pending = async () =>
    (await call<State>(server, `GET /api/members/${member.userId}/email-change`, { as: admin })).body.change;

  it('is confirmed by the new mailbox alone, once the old one had a day to object', async () => {
    expect((await askFor()).status).toBe(204);
    expect(await pending()).toMatchObject({ newEmail, isByAdministrator: true });
    expect(await stateOf()).toMatchObject({ newEmail, isByAdministrator: true });
    const links = await tokens();
    expect((await mailsTo(server, member.email))[0]?.template).toBe('emailChangeObjection');
    expect((await follow('link', links.old)).body).toMatchObject({ mailbox: 'OLD', canConfirm: false });
    expect((await follow('confirm', links.old)).status).toBe(400);
    expect((await follow('confirm', links.new)).body.status).toBe('OBJECTIONS');
    await server.runJobs();
    expect(await addressOf()).toEqual([member.email]);
    server.clock.advance(24 * 3_600_000 + 1000);
    await server.runJobs();
    expect(await addressOf()).toEqual([newEmail]);
    expect((await call(server, 'GET /api/auth', { as: member })).status).toBe(401);
    expect(await auditedActions(server, organizationId)).toEqual([
      'member.ask-email-change',
      'account.confirm-email-change',
      'account.change-email',
    ]);
  });

  it('changes at once where the new mailbox confirms after that day', async () => {
    await askFor();
    const links = await tokens();
    server.clock.advance(25 * 3_600_000);
    expect((await follow('confirm', links.new)).body.status).toBe('CHANGED');
    expect(await addressOf()).toEqual([newEmail]);
  });

  it('is over when the old mailbox, the person or an administrator says no, after the confirmation too', async () => {
    const ways = [
      async (old: string) => (await follow('reject', old)).status,
      async () => (await call(server, 'DELETE /api/auth/email-change', { as: member })).status,
      async () => (await call(server, `DELETE /api/members/${member.userId}/email-change`, { as: admin })).status,
    ];
    for (const no of ways) {
      await server.admin`delete from rate_limits`;
      await askFor();
      const links = await tokens();
      await follow('confirm', links.new);
      expect(await no(links.old)).toBeLessThan(300);
      expect(await pending()).toBeNull();
    }
    server.clock.advance(25 * 3_600_000);
    await server.runJobs();
    expect(await addressOf()).toEqual([member.email]);
  });

  it('is refused for a person whom another organisation knows, and dropped when one came to know them meanwhile', async () => {
    await askFor();
    const links = await tokens();
    const elsewhere = await givenOrganization(server);
    await server.admin`
      insert into members (organization_id, user_id, email, first_name, last_name, status)
      values (${elsewhere}, ${member.userId}, ${member.email}, 'A', 'B', 'INVITED')`;
    server.clock.advance(25 * 3_600_000);
    const late = await follow('confirm', links.new);
    expect([late.status, late.body.errorCode]).toEqual([409, 'email-change.person-only']);
    admin = { ...admin, ...(await givenSession(server, organizationId, admin.userId)) };
    const again = await askFor();
    expect([again.status, again.body.errorCode]).toEqual([409, 'email-change.person-only']);
    expect(await addressOf()).toEqual([member.email]);
    expect(await pending()).toBeNull();
  });

  it('is for administrators, about somebody else who is active here; what a person asked for is not theirs to see', async () => {
    const clerk = await givenMember(server, organizationId, 'learner', {
      permissions: ['organization_read_members', 'organization_update_members'],
    });
    expect((await askFor(member.userId, clerk)).status).toBe(403);
    expect((await askFor(admin.userId)).status).toBe(403);
    expect((await askFor((await givenMember(server, await givenOrganization(server))).userId)).status).toBe(404);
    await ask();
    expect(await pending()).toBeNull();
    expect((await call(server, `DELETE /api/members/${member.userId}/email-change`, { as: admin })).status).toBe(404);
    expect(await stateOf()).not.toBeNull();
  });
});
