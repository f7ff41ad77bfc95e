import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import { givenMedia } from '../../../organization/organizations/test/organizations.factory.ts';
import type { Profile } from '../members.schemas.ts';

const server = testServer();
let organizationId: number;
let admin: TestMember;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  admin = await givenMember(server, organizationId, 'administrator');
  learner = await givenMember(server, organizationId);
  const label = { en: 'Question' };
  const fields = [
    { fieldKey: 'phone', typeSlug: 'phone', label },
    { fieldKey: 'children', typeSlug: 'number', label, isOptional: true },
    { fieldKey: 'birthday', typeSlug: 'date', label, isOptional: true },
  ];
  await call(server, 'PUT /api/organizations-dashboard/registration', { as: admin, body: { fields, version: 1 } });
});

const patch = (userId: number, body: object, as = learner) =>
  call<Profile>(server, `PATCH /api/users/${userId}`, { as, body });
const read = (userId: number, as = learner) => call<Profile>(server, `GET /api/users/${userId}`, { as });

describe("one's own profile", () => {
  it('takes names, language and answers in the digits of either language', async () => {
    const answer = await patch(learner.userId, {
      firstName: '  نورة \u202e ',
      lastName: 'Al-Harbi',
      language: 'ar',
      extraFields: { phone: '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', children: '٢', birthday: '٢٠٠١-٠٥-١٠' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      firstName: 'نورة',
      lastName: 'Al-Harbi',
      language: 'ar',
      email: learner.email,
    });
    expect(answer.body.extraFields).toEqual(
      expect.arrayContaining([
        { formField: { fieldKey: 'phone' }, value: '+966501234567' },
        { formField: { fieldKey: 'children' }, value: 2 },
        { formField: { fieldKey: 'birthday' }, value: '2001-05-10' },
      ]),
    );
  });

  it('keeps the answers that were not sent, and lets optional ones go', async () => {
    await patch(learner.userId, { extraFields: { children: null } });
    const keys = (await read(learner.userId)).body.extraFields.map((entry) => entry.formField.fieldKey);
    expect(keys).toContain('phone');
    expect(keys).not.toContain('children');
  });

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ firstName: '\u202e ' }, 'firstName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
    [{ language: 'fr' }, 'language'],
    [{ extraFields: { phone: '' } }, 'extraFields.phone'],
    [{ extraFields: { phone: 'call' } }, 'extraFields.phone'],
    [{ extraFields: { shoe: 42 } }, 'extraFields.shoe'],
    [{ extraFields: [] }, 'extraFields'],
    [{ profileMediaId: 999_999 }, 'profileMediaId'],
  ])('refuses %j at %s', async (body, path) => {
    const before = (await read(learner.userId)).body;
    expect(await patch(learner.userId, body)).toMatchObject({ status: 400, body: { details: [{ path }] } });
    expect((await read(learner.userId)).body).toEqual(before);
  });

  it("ignores what is not the person's to change", async () => {
    await patch(learner.userId, { isAdministrator: true, status: 'ACTIVE', email: 'x@example.org' });
    expect((await read(learner.userId)).body).toMatchObject({
      portals: { isAdministrator: false },
      email: learner.email,
    });
  });

  it("shows a picture of one's own, not somebody else's", async () => {
    const own = await givenMedia(server, organizationId, { ownerUserId: learner.userId });
    const foreign = await givenMedia(server, organizationId, { ownerUserId: admin.userId });
    expect((await patch(learner.userId, { profileMediaId: foreign })).status).toBe(400);
    const answer = await patch(learner.userId, { profileMediaId: own });
    expect(answer.body.profileMedia?.mediaId).toBe(own);
    expect(answer.body.profileImage).toContain('/files/');
    expect((await patch(learner.userId, { profileMediaId: null })).body.profileImage).toBeNull();
  });
});

describe("somebody else's profile", () => {
  it('is changed by administrators only', async () => {
    const other = await givenMember(server, organizationId);
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await patch(other.userId, { firstName: 'X' })).status).toBe(403);
    expect((await patch(other.userId, { firstName: 'X' }, stranger)).status).toBe(404);
    expect((await call(server, `PATCH /api/users/${other.userId}`, { organizationId, body: {} })).status).toBe(401);
    expect((await patch(other.userId, { firstName: 'Renamed' }, admin)).body.firstName).toBe('Renamed');
  });

  it('is not there for learners, unless the person teaches', async () => {
    const other = await givenMember(server, organizationId);
    const teacher = await givenMember(server, organizationId, 'instructor');
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await read(other.userId)).status).toBe(404);
    expect((await read(teacher.userId, stranger)).status).toBe(404);
    expect((await read(teacher.userId)).body).toMatchObject({ firstName: 'instructor', email: null, extraFields: [] });
    expect((await read(other.userId, admin)).body.email).toBe(other.email);
    expect((await call(server, `GET /api/users/${other.userId}`, { organizationId })).status).toBe(401);
  });

  it('is seen by the instructor of a course that the person attends', async () => {
    const teacher = await givenMember(server, organizationId, 'instructor');
    const { courseId } = await givenPublishedCourse(server, organizationId, { instructorUserId: teacher.userId });
    expect((await read(learner.userId, teacher)).status).toBe(404);
    await enrol(server.admin, organizationId, courseId, learner.userId);
    expect((await read(learner.userId, teacher)).body).toMatchObject({ id: learner.userId, email: null });
  });
});
