import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { RegistrationForm } from '../registration-form.schemas.ts';

const server = testServer();
let organizationId: number;
let admin: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  admin = await givenMember(server, organizationId, 'administrator');
});

const form = async () =>
  (await call<RegistrationForm>(server, 'GET /api/organizations-dashboard/registration', { organizationId })).body;
const put = async (fields: object[]) =>
  call(server, 'PUT /api/organizations-dashboard/registration', {
    as: admin,
    body: { fields, version: (await form()).version },
  });
const job = { fieldKey: 'jobTitle', typeSlug: 'text', label: { en: 'Job', ar: 'الوظيفة' } };
const team = {
  fieldKey: 'team',
  typeSlug: 'select',
  label: { en: 'Team' },
  isOptional: true,
  options: [{ value: 'red', label: { en: 'Red' } }],
};

describe('the registration form', () => {
  it('is shown to everybody in its order, with the modifier of optional questions', async () => {
    expect((await put([team, job])).status).toBe(200);
    expect((await form()).data).toMatchObject([
      {
        formField: { slug: 'team', fieldKey: 'team', typeSlug: 'select' },
        modifiers: [{ formFieldTypeModifier: { slug: 'optional' } }],
      },
      { formField: { fieldKey: 'jobTitle', label: { ar: 'الوظيفة' } }, modifiers: [] },
    ]);
  });

  it.each([
    [[{ ...job, label: {} }], 'fields.0.label'],
    [[job, job], 'fields.1.fieldKey'],
    [[{ ...job, fieldKey: 'password' }], 'fields.0.fieldKey'],
    [[{ ...job, fieldKey: '__proto__' }], 'fields.0.fieldKey'],
    [[{ ...job, typeSlug: 'magic' }], 'fields.0.typeSlug'],
    [[{ ...team, options: [] }], 'fields.0.options'],
    [[{ ...team, options: [team.options[0], team.options[0]] }], 'fields.0.options'],
  ])('refuses %j', async (fields, path) => {
    const before = await form();
    expect(await put(fields)).toMatchObject({ status: 400, body: { details: [{ path }] } });
    expect(await form()).toEqual(before);
  });

  it('keeps the type of a question that people have answered', async () => {
    await put([job]);
    const member = await givenMember(server, organizationId);
    await call(server, `PATCH /api/users/${member.userId}`, {
      as: member,
      body: { extraFields: { jobTitle: 'Cook' } },
    });
    const retyped = { ...job, typeSlug: 'number' };
    expect(await put([retyped])).toMatchObject({ status: 409, body: { errorCode: 'registration.type-fixed' } });
    expect((await put([{ ...job, isOptional: true }, team])).status).toBe(200);
    expect(
      (
        await put([
          { ...job, isOptional: true },
          { ...team, typeSlug: 'text' },
        ])
      ).status,
    ).toBe(200);
  });

  it('refuses an old version', async () => {
    const answer = await call(server, 'PUT /api/organizations-dashboard/registration', {
      as: admin,
      body: { fields: [], version: 1 },
    });
    expect(answer.status).toBe(409);
  });
});
