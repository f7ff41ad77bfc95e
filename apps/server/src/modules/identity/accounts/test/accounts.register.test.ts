import { emailKey } from '@sullam/domain/identifiers.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  bearing,
  linkParameter,
  mailsTo,
  type Refusal,
  register,
  registerAndSignIn,
  registration,
  signIn,
  someEmail,
} from './accounts.factory.ts';

const server = testServer();

beforeEach(async () => {
  await server.admin`delete from rate_limits`;
});

const statusOf = async (organizationId: number, email: string) =>
  (
    await server.admin<{ status: string }[]>`
      select status from members where organization_id = ${organizationId} and email_key = ${emailKey(email)}`
  )[0]?.status;

describe('registering', () => {
  it('lets in at once where no approval is needed, keeps the language and mails a link that confirms the address', async () => {
    const organizationId = await givenOrganization(server);
    const email = someEmail();
    const registered = await register(server, organizationId, email, { language: 'ar' });
    expect([registered.status, registered.body]).toEqual([201, { status: 'REGISTERED' }]);
    const { body } = await signIn(server, { email, organizationId });
    expect(body.user).toMatchObject({
      email,
      firstName: 'Noura',
      status: 'ACTIVE',
      language: 'ar',
      isEmailVerified: false,
    });
    const [mail] = await mailsTo(server, email);
    expect(mail).toMatchObject({ template: 'verifyEmail', language: 'ar' });
    expect(mail?.html).toContain('dir="rtl"');
    const token = linkParameter(mail, 'token');
    const verify = (text: string) =>
      call<Refusal>(server, `POST /api/auth/verify-email?token=${text}`, { organizationId });
    expect((await verify(token)).status).toBe(200);
    expect((await verify(token)).status).toBe(200);
    expect((await verify('unknown')).body).toMatchObject({ status: 400, errorCode: 'token.invalid' });
    const me = await call<{ isEmailVerified: boolean }>(server, 'GET /api/auth', {
      as: bearing(body.access, organizationId),
    });
    expect(me.body.isEmailVerified).toBe(true);
  });

  it('gives the permission sets that everybody gets, and no other', async () => {
    const organizationId = await givenOrganization(server);
    for (const [isDefault, slug] of [
      [true, 'organization_member_access_courses'],
      [false, 'organization_everything'],
    ] as const) {
      const [set] = await server.admin<{ id: number }[]>`
        insert into permission_sets (organization_id, name, is_default) values (${organizationId}, '{"en":"x"}', ${isDefault})
        returning permission_set_id as id`;
      await server.admin`insert into permission_set_permissions values (${organizationId}, ${set!.id}, ${slug})`;
    }
    const { body } = await registerAndSignIn(server, organizationId, someEmail());
    expect(body.user.permissions).toContain('organization_member_access_courses');
    expect(body.user.permissions).not.toContain('organization_everything');
  });

  it('waits for an administrator with the manual strategy; signing in is auth-009 until then', async () => {
    const organizationId = await givenOrganization(server, {
      registration_requires_approval: { strategy: 'manual', domain: [] },
    });
    const email = someEmail();
    expect((await register(server, organizationId, email)).body).toEqual({ status: 'PENDING' });
    expect((await signIn<Refusal>(server, { email, organizationId })).body.errorCode).toBe('auth-009');
    const [row] = await server.admin<
      { userId: number }[]
    >`select user_id as "userId" from members where email = ${email}`;
    const admin = await givenMember(server, organizationId, 'administrator');
    await call(server, `POST /api/members/${row?.userId}/approve`, { as: admin, body: {} });
    expect((await signIn(server, { email, organizationId })).status).toBe(200);
    const templates = (await mailsTo(server, email)).map((mail) => mail.template);
    expect(templates.sort()).toEqual(['approved', 'registrationReceived', 'verifyEmail']);
  });

  it.each([
    ['noura@Example.ORG', 'ACTIVE'],
    ['noura@BÜCHER.example', 'ACTIVE'],
    ['noura@xn--bcher-kva.example', 'ACTIVE'],
    ['noura@شركة.example', 'ACTIVE'],
    ['noura@sub.example.org', 'PENDING'],
    ['noura@example.org.evil.test', 'PENDING'],
  ])('with the automatic strategy %s becomes %s', async (address, expected) => {
    const organizationId = await givenOrganization(server, {
      registration_requires_approval: {
        strategy: 'automatic',
        domain: ['example.org', 'bücher.example', 'xn--ogbpi5d.example'],
      },
    });
    const email = address.replace('noura', `noura${organizationId}`);
    await register(server, organizationId, email);
    expect(await statusOf(organizationId, email)).toBe(expected);
  });

  it('asks for a confirmed address first where the organisation requires one', async () => {
    const organizationId = await givenOrganization(server, { email_verification_required: true });
    const email = someEmail();
    expect((await register(server, organizationId, email)).body).toEqual({ status: 'VERIFY_EMAIL' });
    expect((await signIn<Refusal>(server, { email, organizationId })).body.errorCode).toBe('auth-010');
    expect((await call(server, 'POST /api/auth/resend', { organizationId, body: { email } })).status).toBe(200);
    const mails = await mailsTo(server, email);
    expect(mails).toHaveLength(2);
    const verify = (index: number) =>
      call(server, `POST /api/auth/verify-email?token=${linkParameter(mails[index], 'token')}`, { organizationId });
    expect((await verify(1)).status).toBe(400);
    expect((await verify(0)).status).toBe(200);
    expect((await signIn(server, { email, organizationId })).status).toBe(200);
  });

  it('goes on to the second factor where the organisation requires one', async () => {
    const organizationId = await givenOrganization(server, { two_factor_enabled: true });
    const { body } = await registerAndSignIn(server, organizationId, someEmail());
    expect(body.twoFactorToken).toBeDefined();
    expect(body.access).toBeUndefined();
  });

  it('is refused where the organisation takes no registrations, or may not', async () => {
    const closed = await givenOrganization(server, { self_registration_enabled: false });
    const unable = await givenOrganization(server);
    await server.admin`
      delete from organization_permissions where organization_id = ${unable} and permission_slug = 'organization_registration_enabled'`;
    for (const organizationId of [closed, unable]) {
      const answer = await register<Refusal>(server, organizationId, someEmail());
      expect(answer.body).toMatchObject({ status: 403, errorCode: 'registration.closed' });
    }
  });
});

describe('an address as people paste it', () => {
  it('is one account in every spelling: invisible marks, other letters for the domain', async () => {
    const organizationId = await givenOrganization(server);
    const local = `rima${organizationId}`;
    const registered = await register(server, organizationId, `\u200f${local}@شبكة.example\u202c`);
    expect(registered.status).toBe(201);
    for (const email of [
      `${local}@شبكة.example`,
      `\u200f${local}@xn--ngbc5azd.example`,
      `${local}\u200b@XN--NGBC5AZD.EXAMPLE`,
    ])
      expect((await signIn(server, { email, organizationId })).status).toBe(200);
    await register(server, organizationId, `${local}@xn--ngbc5azd.example`);
    const accounts = await server.admin`select email from users where email like ${`%${local}%`}`;
    expect(accounts).toEqual([{ email: `${local}@شبكة.example` }]);
  });
});

describe("the organisation's own form", () => {
  const field = (
    organizationId: number,
    key: string,
    type: string,
    more: { optional?: boolean; options?: unknown[] } = {},
  ) =>
    server.admin`
      insert into organization_form_fields (organization_id, field_key, type_slug, label, options, is_optional, position)
      values (${organizationId}, ${key}, ${type}, '{"en":"x"}', ${server.admin.json((more.options ?? []) as never)}, ${more.optional ?? false}, 0)`;

  it('keeps what was entered, by its type', async () => {
    const organizationId = await givenOrganization(server);
    await field(organizationId, 'age', 'number');
    await field(organizationId, 'city', 'text', { optional: true });
    await field(organizationId, 'news', 'boolean');
    const answer = await registerAndSignIn(server, organizationId, someEmail(), {
      extraFields: { age: '٤٢', news: true },
    });
    expect(answer.body.user.extraFields).toEqual(
      expect.arrayContaining([
        { formField: { fieldKey: 'age' }, value: 42 },
        { formField: { fieldKey: 'news' }, value: true },
      ]),
    );
  });

  it('names every fault at its field, the names and the password among them', async () => {
    const organizationId = await givenOrganization(server);
    await field(organizationId, 'country', 'country');
    await field(organizationId, 'team', 'select', { options: [{ value: 'red', label: {} }] });
    const answer = await register<Refusal>(server, organizationId, 'not an address', {
      firstName: '  ',
      password: 'short',
      extraFields: { team: 'blue', other: 1 },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.details?.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'email email',
      'extraFields.country required',
      'extraFields.other unknownField',
      'extraFields.team choice',
      'firstName required',
      'password password.too-weak',
    ]);
    expect(answer.body.details?.every(({ message }) => message.length > 3)).toBe(true);
  });
});

describe('registering with the address of an account of another organisation', () => {
  it('joins with its password, as a member with a profile of its own', async () => {
    const [first, second] = [await givenOrganization(server), await givenOrganization(server)];
    const member = await givenMember(server, first);
    const { body } = await registerAndSignIn(server, second, member.email.toUpperCase());
    expect(body.user).toMatchObject({ id: member.userId, firstName: 'Noura', email: member.email });
  });

  it.each([
    ['no approval is needed', {}],
    ['an address has to be confirmed', { email_verification_required: true }],
    ['a second factor is asked for', { two_factor_enabled: true }],
    ['an administrator decides', { registration_requires_approval: { strategy: 'manual', domain: [] } }],
    [
      'a list of domains decides',
      { registration_requires_approval: { strategy: 'automatic', domain: ['example.test'] } },
    ],
  ])('answers the same as for a new address where %s, and notifies the owner', async (_, configuration) => {
    const [first, second] = [await givenOrganization(server), await givenOrganization(server, configuration)];
    const unknown = await register(server, second, someEmail(), { password: 'Wrong-Horse-1' });
    for (const status of ['ACTIVE', 'DISABLED', 'elsewhere']) {
      const isElsewhere = status === 'elsewhere';
      const member = await givenMember(server, isElsewhere ? first : second, 'learner', isElsewhere ? {} : { status });
      const before = await statusOf(second, member.email);
      const guessed = await register(server, second, member.email, { password: 'Wrong-Horse-1' });
      expect([guessed.status, guessed.body]).toEqual([unknown.status, unknown.body]);
      expect(guessed.headers).toEqual({
        ...unknown.headers,
        'x-request-id': expect.anything(),
        date: expect.anything(),
      });
      expect(await statusOf(second, member.email)).toBe(before);
      expect((await mailsTo(server, member.email)).map((mail) => mail.template)).toEqual(['existingAccount']);
      expect((await register(server, second, member.email)).body).toEqual(unknown.body);
    }
  });

  it('can not be used to guess the password more often than signing in', async () => {
    const [first, second] = [await givenOrganization(server), await givenOrganization(server)];
    const member = await givenMember(server, first);
    const guess = (password: string) =>
      call<Refusal>(server, 'POST /api/auth/register', {
        organizationId: second,
        body: registration(member.email, { password }),
        headers: { 'x-forwarded-for': '192.0.2.30' },
      });
    for (let turn = 0; turn < 10; turn += 1) await guess('Wrong-Horse-1');
    const answer = await guess(TEST_PASSWORD);
    expect(answer.body).toMatchObject({ status: 429, errorCode: 'auth-004' });
    expect((await signIn<Refusal>(server, { email: member.email, organizationId: first })).status).toBe(200);
  });

  it('does not let a disabled member in again', async () => {
    const organizationId = await givenOrganization(server);
    const member = await givenMember(server, organizationId, 'learner', { status: 'DISABLED' });
    const { body } = await registerAndSignIn<Refusal>(server, organizationId, member.email);
    expect(body.errorCode).toBe('auth-001');
    expect(await statusOf(organizationId, member.email)).toBe('DISABLED');
  });
});
