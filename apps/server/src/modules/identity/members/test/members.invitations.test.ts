import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { emittedSignals } from '../../../organization/organizations/test/organizations.factory.ts';
import type { MemberDetail } from '../members.schemas.ts';

const server = testServer();
let organizationId: number;
let admin: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server, { default_language: 'ar' });
  admin = await givenMember(server, organizationId, 'administrator');
});

let counter = 0;
const invite = (body: object = {}, as = admin) => {
  counter += 1;
  return call<{ userId: number; errorCode?: string }>(server, 'POST /api/members/invitations', {
    as,
    body: { email: `guest-${counter}@example.org`, firstName: 'Guest', lastName: String(counter), ...body },
  });
};

describe('an invitation', () => {
  it('makes an account without a password, a waiting member with the default sets, and a signal', async () => {
    const set = await call<{ permissionSetId: number }>(server, 'POST /api/permission-sets', {
      as: admin,
      body: { name: { en: 'Everybody' }, permissions: ['organization_member_access_courses'], isDefault: true },
    });
    const { status, body } = await invite({ email: 'New.Person@Example.org', isCoach: true });
    expect(status).toBe(201);
    const [account] = await server.admin`select password_hash, email from users where user_id = ${body.userId}`;
    expect(account).toMatchObject({ password_hash: null, email: 'New.Person@example.org' });
    const detail = await call<MemberDetail>(server, `GET /api/members/${body.userId}`, { as: admin });
    expect(detail.body).toMatchObject({
      status: 'INVITED',
      language: 'ar',
      portals: { isInstructor: false, isAdministrator: false, isCoach: true },
      permissionSets: [{ permissionSetId: set.body.permissionSetId }],
      abilities: { canResendInvitation: true },
    });
    expect((await emittedSignals(server, organizationId)).at(-1)).toMatchObject({
      name: 'member.invited',
      payload: {
        userId: body.userId,
        email: 'New.Person@example.org',
        language: 'ar',
        inviterName: expect.stringMatching(/./),
      },
    });
  });

  it('uses the account that somebody has elsewhere, without revealing it', async () => {
    const elsewhere = await givenMember(server, await givenOrganization(server));
    const answer = await invite({ email: elsewhere.email.toUpperCase() });
    expect(answer).toMatchObject({ status: 201, body: { userId: elsewhere.userId } });
  });

  it('is sent again on demand, not by inviting twice', async () => {
    const { userId } = (await invite({ email: 'twice@example.org' })).body;
    expect((await invite({ email: 'TWICE@example.org' })).body).toMatchObject({ errorCode: 'member.already-invited' });
    const before = (await emittedSignals(server, organizationId)).length;
    expect((await call(server, `POST /api/members/${userId}/resend-invitation`, { as: admin })).status).toBe(204);
    expect(await emittedSignals(server, organizationId)).toHaveLength(before + 1);
    expect((await invite({ email: admin.email })).body).toMatchObject({ errorCode: 'member.already-member' });
    expect((await call(server, `POST /api/members/${admin.userId}/resend-invitation`, { as: admin })).status).toBe(403);
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ firstName: ' ' }, 'firstName'],
    [{ permissionSetIds: [999_999] }, 'permissionSetIds.0'],
  ])('refuses %j', async (body, path) => {
    expect(await invite(body)).toMatchObject({ status: 400, body: { details: [{ path }] } });
  });

  it('gives nothing that the inviter does not have', async () => {
    const clerk = await givenMember(server, organizationId, 'learner', {
      permissions: ['organization_read_members', 'organization_create_members'],
    });
    const plain = await invite({ isAdministrator: true }, clerk);
    const detail = await call<MemberDetail>(server, `GET /api/members/${plain.body.userId}`, { as: admin });
    expect(detail.body.portals).toMatchObject({ isAdministrator: false });
    const strong = await call<{ permissionSetId: number }>(server, 'POST /api/permission-sets', {
      as: admin,
      body: { name: { en: 'Strong' }, permissions: ['organization_everything'] },
    });
    const email = 'never@example.org';
    expect((await invite({ email, permissionSetIds: [strong.body.permissionSetId] }, clerk)).status).toBe(403);
    expect(
      await server.admin`select from members where organization_id = ${organizationId} and email = ${email}`,
    ).toHaveLength(0);
    expect((await invite({ permissionSetIds: [] }, clerk)).status).toBe(201);
  });

  it('comes from those who may create members', async () => {
    const learner = await givenMember(server, organizationId);
    expect((await invite({}, learner)).status).toBe(403);
    const anonymous = await call(server, 'POST /api/members/invitations', {
      organizationId,
      body: { email: 'a@example.org', firstName: 'A', lastName: 'B' },
    });
    expect(anonymous.status).toBe(401);
  });
});
