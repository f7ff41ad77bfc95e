import { beforeAll, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import { finishCourse } from '../../../learning/specializations/test/specializations.factory.ts';
import type { PublicCertificate } from '../../certificate-verification/certificate-verification.schemas.ts';
import type { IssuedCertificate, OwnCertificate } from '../certificates.schemas.ts';

const server = testServer();
let organizationId: number;
let administrator: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server, { certificates_enabled: true });
  administrator = await givenMember(server, organizationId, 'administrator');
});

/** A path of one course, which issues by hand so that only the path's own certificates are about. */
async function givenPath(isByHand: boolean) {
  const { courseId } = await givenPublishedCourse(server, organizationId, { title: { en: 'Only course' } });
  await server.admin`update courses set is_certificate_issued_manually = true where course_id = ${courseId}`;
  const made = await callAs<{ specializationId: number }>(server, administrator, 'POST /api/specializations', {
    title: { en: 'Whole path', ar: 'المسار كله' },
    groups: [{ title: {}, neededCount: null, courseIds: [courseId] }],
    isCertificateIssuedManually: isByHand,
  });
  const { specializationId } = made.body;
  await callAs(server, administrator, `PATCH /api/specializations/${specializationId}`, {
    isPublished: true,
    version: 1,
  });
  const learner = await givenMember(server, organizationId);
  await callAs(server, learner, `POST /api/orders/add/specializations/${specializationId}`);
  return {
    specializationId,
    learner,
    complete: async () => {
      await finishCourse(server, learner, courseId);
      await server.runJobs();
    },
  };
}

const ownOf = async (learner: TestMember, specializationId: number) =>
  (
    await callAs<{ certificate: OwnCertificate | null; isComplete: boolean }>(
      server,
      learner,
      `GET /api/specializations/${specializationId}/certificate`,
    )
  ).body;

it('are issued once when the specialization is complete, and say it and its courses', async () => {
  const { specializationId, learner, complete } = await givenPath(false);
  expect(await ownOf(learner, specializationId)).toMatchObject({ certificate: null, isComplete: false });
  await complete();
  await complete();
  const listed = await callAs<{ data: OwnCertificate[] }>(
    server,
    learner,
    `GET /api/users/${learner.userId}/certificates`,
  );
  expect(listed.body.data).toMatchObject([
    {
      specializationId,
      courseId: null,
      course: { en: 'Whole path' },
      courses: [{ en: 'Only course' }],
      result: null,
      status: 'VALID',
    },
  ]);
  const { number } = listed.body.data[0]!;
  expect((await ownOf(learner, specializationId)).certificate?.number).toBe(number);
  const seen = await call<PublicCertificate>(server, `GET /api/certificates/${number}`, { organizationId });
  expect(seen.body).toMatchObject({ courses: [{ en: 'Only course' }], isSignatureRight: true, certificateId: null });
  const log = await callAs<{ data: unknown[] }>(
    server,
    learner,
    `GET /api/users/${learner.userId}/activity-log?activityType=CERTIFICATE_ISSUED`,
  );
  expect(log.body.data).toMatchObject([{ title: { en: 'Whole path' }, course: null, path: `/certificates/${number}` }]);
  const pdf = await call(server, `GET /api/certificates/${number}/pdf`, { as: learner });
  expect(pdf.status).toBe(200);
  const sheets = await server.admin<{ details: string }[]>`
    select sheet -> 'halves' -> 'en' ->> 'details' as details from certificates where certificate_number = ${number}`;
  expect(sheets[0]?.details).toContain('A specialisation of 1');
});

it('are issued by hand where it is said so, by its editors alone, and are revoked like any other', async () => {
  const { specializationId, learner, complete } = await givenPath(true);
  await complete();
  expect(await ownOf(learner, specializationId)).toMatchObject({ certificate: null, isComplete: true });
  const at = `/api/specializations/${specializationId}`;
  const candidates = await callAs<{ data: { userId: number }[] }>(
    server,
    administrator,
    `GET ${at}/certificate-candidates?completed=1`,
  );
  expect(candidates.body.data.map(({ userId }) => userId)).toEqual([learner.userId]);
  const issue = (as: TestMember) => callAs(server, as, `POST ${at}/certificates`, { userIds: [learner.userId] });
  expect((await issue(learner)).status).toBe(403);
  const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
  expect((await issue(stranger)).status).toBe(404);
  expect([(await issue(administrator)).status, (await issue(administrator)).status]).toEqual([201, 409]);
  const issued = await callAs<{ data: IssuedCertificate[] }>(server, administrator, `GET ${at}/certificates`);
  const { certificateId } = issued.body.data[0]!;
  const instructor = await givenMember(server, organizationId, 'instructor');
  const revoke = (as: TestMember) =>
    callAs(server, as, `POST /api/course-certificates/${certificateId}/revoke`, { reason: { en: 'By mistake' } });
  expect((await revoke(instructor)).status).toBe(404);
  expect((await revoke(administrator)).status).toBe(204);
  const again = await callAs<{ number: string }>(
    server,
    administrator,
    `POST /api/course-certificates/${certificateId}/reissue`,
    { reason: { en: 'Anew' } },
  );
  expect(again.status).toBe(201);
  expect((await ownOf(learner, specializationId)).certificate).toMatchObject({ number: again.body.number });
});

it('are issued to all who completed it, and anew, in the template and for as long as it says', async () => {
  const { specializationId, learner, complete } = await givenPath(true);
  await complete();
  const at = `/api/specializations/${specializationId}`;
  const outlook = async () =>
    (
      await callAs<{ toIssue: number; toReissue: number; held: number }>(
        server,
        administrator,
        `GET ${at}/certificate-outlook`,
      )
    ).body;
  expect(await outlook()).toMatchObject({ toIssue: 1, toReissue: 0, held: 0 });
  const made = await callAs<{ certificateTemplateId: number }>(
    server,
    administrator,
    'POST /api/certificate-templates',
    { name: { en: 'Of paths' } },
  );
  const { certificateTemplateId } = made.body;
  const choose = (as: TestMember) =>
    callAs(server, as, `PUT ${at}/certificate-settings`, { certificateTemplateId, validMonths: 12 });
  expect((await choose(administrator)).status).toBe(409);
  await callAs(server, administrator, `POST /api/certificate-templates/${certificateTemplateId}/publish`);
  expect((await choose(learner)).status).toBe(403);
  const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
  expect((await choose(stranger)).status).toBe(404);
  expect((await choose(administrator)).status).toBe(204);
  expect((await callAs(server, administrator, `GET ${at}/certificate-settings`)).body).toEqual({
    certificateTemplateId,
    validMonths: 12,
  });
  const run = async (kind: 'ISSUE' | 'REISSUE') => {
    const started = await callAs<{ total: number }>(server, administrator, `POST ${at}/certificate-runs`, {
      kind,
      notifies: true,
    });
    await server.runJobs();
    return [started.status, started.body.total];
  };
  expect(await run('ISSUE')).toEqual([202, 1]);
  const first = (await ownOf(learner, specializationId)).certificate!;
  expect(first).toMatchObject({ course: { en: 'Whole path' }, status: 'VALID' });
  expect(first.validUntil).not.toBeNull();
  expect(await outlook()).toMatchObject({ toIssue: 0, toReissue: 0, held: 1 });
  const detail = await callAs<{ design: object; version: number }>(
    server,
    administrator,
    `GET /api/certificate-templates/${certificateTemplateId}`,
  );
  await callAs(server, administrator, `PATCH /api/certificate-templates/${certificateTemplateId}`, {
    design: { ...detail.body.design, heading: { en: 'Diploma' } },
    version: detail.body.version,
  });
  await callAs(server, administrator, `POST /api/certificate-templates/${certificateTemplateId}/publish`);
  expect(await outlook()).toMatchObject({ toIssue: 0, toReissue: 1 });
  expect(await run('REISSUE')).toEqual([202, 1]);
  const second = (await ownOf(learner, specializationId)).certificate!;
  expect(second.number).not.toBe(first.number);
  const earlier = await call<PublicCertificate>(server, `GET /api/certificates/${first.number}`, { organizationId });
  expect(earlier.body).toMatchObject({ status: 'REPLACED', replacedBy: second.number });
  expect(await outlook()).toMatchObject({ toIssue: 0, toReissue: 0 });
});
