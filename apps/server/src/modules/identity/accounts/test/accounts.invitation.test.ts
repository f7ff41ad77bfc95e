import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  bearing,
  linkParameter,
  mailsTo,
  NEW_PASSWORD,
  type Refusal,
  registerAndSignIn,
  type Signed,
  signIn,
  someEmail,
} from './accounts.factory.ts';

const server = testServer();
let organizationId: number;
let admin: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  admin = await givenMember(server, organizationId, 'administrator');
});

async function invite(email: string, name: object = { firstName: 'Huda', lastName: 'Karim' }): Promise<string> {
  const body = { email, ...name, language: 'ar' };
  const answer = await call(server, 'POST /api/members/invitations', { as: admin, body });
  expect(answer.status).toBe(201);
  const [mail] = await mailsTo(server, email);
  expect(mail).toMatchObject({ template: 'invitation', language: 'ar' });
  return linkParameter(mail, 'invitation');
}

const look = (token: string, organization = organizationId) =>
  call<Refusal>(server, 'POST /api/auth/invitation', { organizationId: organization, body: { token } });
const accept = (token: string, newPassword?: string) =>
  call<Signed & Refusal>(server, 'POST /api/auth/accept-invitation', {
    organizationId,
    body: { token, ...(newPassword ? { newPassword } : {}) },
  });

describe('an invitation', () => {
  it('makes a member with a password of their own choosing, signed in, once', async () => {
    const email = someEmail();
    const token = await invite(email);
    expect((await look(token)).body).toEqual({
      email,
      firstName: 'Huda',
      lastName: 'Karim',
      needsPassword: true,
      needsName: false,
    });
    expect((await accept(token)).body).toMatchObject({ status: 400, details: [{ path: 'newPassword' }] });
    expect((await accept(token, 'weak')).body.errorCode).toBe('password.too-weak');
    const { body } = await accept(token, NEW_PASSWORD);
    expect(body.user).toMatchObject({ email, status: 'ACTIVE', isEmailVerified: true });
    expect((await accept(token, NEW_PASSWORD)).body.errorCode).toBe('invitation.expired');
    expect((await look(token)).body.errorCode).toBe('invitation.expired');
    expect((await signIn(server, { email, organizationId, password: NEW_PASSWORD })).status).toBe(200);
  });

  it('without a name is accepted with one', async () => {
    const email = someEmail();
    const body = { email, firstName: 'Huda' };
    const half = await call<Refusal>(server, 'POST /api/members/invitations', { as: admin, body });
    expect(half.body).toMatchObject({ status: 400, details: [{ path: 'lastName' }] });
    const token = await invite(email, {});
    expect((await look(token)).body).toMatchObject({ firstName: email.split('@')[0], lastName: '', needsName: true });
    expect((await accept(token, NEW_PASSWORD)).body).toMatchObject({ status: 400, details: [{ path: 'firstName' }] });
    const answer = await call<Signed>(server, 'POST /api/auth/accept-invitation', {
      organizationId,
      body: { token, newPassword: NEW_PASSWORD, firstName: ' Huda ', lastName: 'Karim' },
    });
    expect(answer.body.user).toMatchObject({ firstName: 'Huda', lastName: 'Karim', status: 'ACTIVE' });
  });

  it('leaves the password of somebody who has an account alone', async () => {
    const known = await givenMember(server, await givenOrganization(server));
    const token = await invite(known.email);
    expect((await look(token)).body).toMatchObject({ needsPassword: false });
    expect((await accept(token, NEW_PASSWORD)).body.user.id).toBe(known.userId);
    expect((await signIn(server, { email: known.email, organizationId })).status).toBe(200);
  });

  it('asks for a new password where the address was never confirmed: who registered with it may be somebody else', async () => {
    const email = someEmail();
    const elsewhere = await givenOrganization(server);
    const { body: squatter } = await registerAndSignIn(server, elsewhere, email);
    const token = await invite(email);
    expect((await look(token)).body).toMatchObject({ needsPassword: true });
    expect((await accept(token)).body).toMatchObject({ details: [{ path: 'newPassword' }] });
    expect((await accept(token, NEW_PASSWORD)).status).toBe(200);
    expect((await signIn<Refusal>(server, { email, organizationId: elsewhere })).body.errorCode).toBe('auth-003');
    const as = bearing(squatter.access, elsewhere);
    expect((await call<Refusal>(server, 'GET /api/auth', { as })).body.errorCode).toBe('auth-006');
  });

  it('is good in its own organisation, for two weeks', async () => {
    const token = await invite(someEmail());
    const elsewhere = await givenOrganization(server);
    expect((await look(token, elsewhere)).body.errorCode).toBe('invitation.expired');
    server.clock.advance(15 * 86_400_000);
    expect((await look(token)).body.errorCode).toBe('invitation.expired');
    expect((await accept('unknown', NEW_PASSWORD)).body.errorCode).toBe('invitation.expired');
  });
});
