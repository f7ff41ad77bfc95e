import { gunzipSync } from 'node:zlib';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { createVerifyCryptosuite } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite';
import jsigs from 'jsonld-signatures';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { type Classroom, callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import type { PublicCertificate } from '../../certificate-verification/certificate-verification.schemas.ts';
import type { OwnCertificate } from '../certificates.schemas.ts';
import { STATUS_LIST_LENGTH } from '../credential.ts';

const server = testServer();

/** A course of two lessons with a learner, in an organisation that gives certificates. */
async function givenRoom(): Promise<Classroom & { subsectionIds: number[] }> {
  const organizationId = await givenOrganization(server, { certificates_enabled: true });
  const instructor = await givenMember(server, organizationId, 'instructor');
  const course = await givenPublishedCourse(server, organizationId, {
    instructorUserId: instructor.userId,
    subsections: ['First', 'Second'],
  });
  const made = { organizationId, ...course, instructor, learner: instructor };
  return { ...made, learner: await givenLearner(server, made) };
}

let room: Classroom & { subsectionIds: number[] };
let administrator: TestMember;

beforeEach(async () => {
  room = await givenRoom();
  administrator = await givenMember(server, room.organizationId, 'administrator');
});

async function complete(learner = room.learner): Promise<void> {
  for (const id of room.subsectionIds) await callAs(server, learner, `POST /api/course-subsections/${id}/finished`);
  await server.runJobs();
}

const own = async (learner = room.learner) =>
  (
    await callAs<{ data: OwnCertificate[]; total: number }>(
      server,
      learner,
      `GET /api/users/${learner.userId}/certificates`,
    )
  ).body.data;

async function givenCertificate(): Promise<OwnCertificate> {
  await complete();
  return (await own())[0]!;
}

/** How the notifications of certificates that the learner has got are worded; null: the first one. */
async function told(): Promise<(string | null)[]> {
  const rows = await server.admin<{ outcome: string | null }[]>`select parameters ->> 'outcome' as outcome
    from notifications where user_id = ${room.learner.userId} and template_id = 12 order by notification_id`;
  return rows.map(({ outcome }) => outcome);
}

const verify = (number: string) =>
  call<PublicCertificate & { errorCode?: string }>(server, `GET /api/certificates/${number}`, {
    organizationId: room.organizationId,
  });

const credentialOf = async (number: string) =>
  (await callAs<Record<string, unknown>>(server, room.learner, `GET /api/certificates/${number}/credential`)).body;

/** An independent library verifies, from the keys that the organisation publishes. */
async function isVerified(document: object): Promise<boolean> {
  const keys = (
    await call<{ id: string; verificationMethod: { id: string }[] }>(server, 'GET /.well-known/did.json', {
      organizationId: room.organizationId,
    })
  ).body;
  const documentLoader = async (url: string) => {
    const method = keys.verificationMethod.find(({ id }) => id === url);
    if (method)
      return {
        documentUrl: url,
        document: { '@context': 'https://w3id.org/security/multikey/v1', ...method },
        contextUrl: null,
      };
    if (url === keys.id) return { documentUrl: url, document: keys, contextUrl: null };
    throw new Error(`nothing at ${url}`);
  };
  const result = await jsigs.verify(document, {
    suite: new DataIntegrityProof({ cryptosuite: createVerifyCryptosuite() }),
    purpose: new jsigs.purposes.AssertionProofPurpose({ controller: keys }),
    documentLoader,
  });
  return result.verified;
}

describe('issuing on completion', () => {
  it('gives a certificate once, tells the learner, and never gives another by itself', async () => {
    await complete();
    await complete();
    const certificates = await own();
    expect(certificates).toHaveLength(1);
    expect(certificates[0]).toMatchObject({ status: 'VALID', courseId: room.courseId, lessonCount: 2, result: null });
    const told = await callAs<{ data: { data: { notificationTemplate?: unknown; courseId?: number } }[] }>(
      server,
      room.learner,
      'GET /api/notifications',
    );
    expect(JSON.stringify(told.body)).toContain(String(room.courseId));
  });

  it('waits for a hand where the course issues by hand, and for the feature where it is off', async () => {
    await server.admin`update courses set is_certificate_issued_manually = true where course_id = ${room.courseId}`;
    await complete();
    expect(await own()).toEqual([]);
    const candidates = await callAs<{ data: { userId: number }[] }>(
      server,
      room.instructor,
      `GET /api/courses/${room.courseId}/certificate-candidates?completed=1`,
    );
    expect(candidates.body.data.map(({ userId }) => userId)).toEqual([room.learner.userId]);
    const issue = async (userId: number) => {
      const path = `POST /api/courses/${room.courseId}/certificates`;
      const { status, body } = await callAs<{ errorCode?: string }>(server, room.instructor, path, {
        userIds: [userId],
      });
      return body?.errorCode ?? status;
    };
    expect([await issue(room.learner.userId), await issue(room.learner.userId)]).toEqual([
      201,
      'certificate.already-held',
    ]);
    const elsewhere = await givenMember(server, await givenOrganization(server), 'learner');
    for (const outsider of [room.instructor.userId, elsewhere.userId, 999_999_999])
      expect(await issue(outsider)).toBe('certificate.nobody-takes-part');
    expect(await own()).toHaveLength(1);
  });

  it('keeps names and course as they were', async () => {
    const { number, name, course } = await givenCertificate();
    await server.admin`update members set first_name = 'Somebody' where user_id = ${room.learner.userId}`;
    await server.admin`update courses set title = '{"en": "Renamed"}' where course_id = ${room.courseId}`;
    expect((await verify(number)).body).toMatchObject({ name, course });
  });

  it('is closed to others: learners neither list nor manage what is not theirs', async () => {
    const { certificateId } = await givenCertificate();
    const other = await givenMember(server, room.organizationId);
    const asOther = async (operation: string, body?: unknown) => (await callAs(server, other, operation, body)).status;
    expect(await asOther(`GET /api/users/${room.learner.userId}/certificates`)).toBe(404);
    expect(await asOther(`GET /api/course-certificates/${certificateId}`)).toBe(404);
    expect(
      await asOther(`PUT /api/course-certificates/${certificateId}/sharing`, {
        hidesResult: true,
        allowsDownload: true,
      }),
    ).toBe(404);
    const revoke = `POST /api/course-certificates/${certificateId}/revoke`;
    expect((await callAs(server, room.learner, revoke, { reason: { en: 'x' } })).status).toBe(403);
    expect((await verify((await own())[0]!.number)).body.status).toBe('VALID');
  });
});

describe('the certificates of a person', () => {
  it('are there for who may no longer learn, and for nobody else but administrators', async () => {
    const permissions = ['organization_member_access_events'];
    const former = await givenMember(server, room.organizationId, 'learner', { permissions });
    const status = async (as: TestMember, userId: number) =>
      (await callAs(server, as, `GET /api/users/${userId}/certificates`)).status;
    expect([
      await status(former, former.userId),
      await status(former, room.learner.userId),
      await status(administrator, former.userId),
    ]).toEqual([200, 404, 200]);
  });
});

describe('verifying by number', () => {
  it('tells every claim to everybody, however the number is typed', async () => {
    const { number } = await givenCertificate();
    const typed = `${number.slice(0, 4).toLowerCase()}-${number.slice(4, 8)}-${number.slice(8)}`;
    const { status, body, headers } = await verify(typed);
    expect(status).toBe(200);
    expect(body).toMatchObject({ number, status: 'VALID', isSignatureRight: true, canDownload: false, sharing: null });
    expect(body.certificateId).toBeNull();
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('answers nothing after too many misses, whether the number exists or not', async () => {
    const { number } = await givenCertificate();
    const wrong = number.replace(/^./, (letter) => (letter === '2' ? '3' : '2'));
    const answers = [];
    for (let miss = 0; miss < 21; miss++) answers.push((await verify(wrong)).status);
    expect(new Set(answers.slice(0, 20))).toEqual(new Set([404]));
    expect([answers[20], (await verify(number)).status]).toEqual([429, 429]);
  });

  it('belongs to one organisation', async () => {
    const { number } = await givenCertificate();
    const { organizationId } = await givenRoom();
    expect((await call(server, `GET /api/certificates/${number}`, { organizationId })).status).toBe(404);
  });

  it('shows and gives what its holder allows', async () => {
    const { certificateId, number } = await givenCertificate();
    const take = (ending: string) =>
      call(server, `GET /api/certificates/${number}/${ending}`, { organizationId: room.organizationId });
    const share = (hidesResult: boolean, allowsDownload: boolean) =>
      callAs(server, room.learner, `PUT /api/course-certificates/${certificateId}/sharing`, {
        hidesResult,
        allowsDownload,
      });
    expect((await take('credential')).status).toBe(403);
    await share(false, true);
    const taken = await take('credential');
    expect(taken.status).toBe(200);
    expect(taken.headers['content-disposition']).toMatch(/filename="Certificate - \w.* - \w.* \d{4}-\d\d-\d\d\.json"/);
    // the files say the result
    await share(true, true);
    expect((await take('credential')).status).toBe(403);
  });
});

describe('the credential', () => {
  it('is verified by an independent library, and refused when one letter differs', async () => {
    const { number } = await givenCertificate();
    const credential = await credentialOf(number);
    expect(await isVerified(credential)).toBe(true);
    expect(await isVerified({ ...credential, name: `${credential.name}!` })).toBe(false);
    const claims = { ...(credential.claims as object), result: '98' };
    expect(await isVerified({ ...credential, claims })).toBe(false);
  });

  it('stays valid under a key that was replaced', async () => {
    const { number } = await givenCertificate();
    expect((await callAs(server, administrator, 'POST /api/issuer-keys')).status).toBe(204);
    expect(await isVerified(await credentialOf(number))).toBe(true);
    const { body } = await verify(number);
    expect(body.key.keyNumber).toBe(1);
    expect(body.key.retiredAt).not.toBeNull();
    expect(body.isSignatureRight).toBe(true);
    const keys = await callAs<{ data: { keyNumber: number }[] }>(server, administrator, 'GET /api/issuer-keys');
    expect(keys.body.data.map(({ keyNumber }) => keyNumber)).toEqual([2, 1]);
  });

  it('stays genuine after a change of the public address, at which the old identifier stays resolvable', async () => {
    const { number } = await givenCertificate();
    const credential = await credentialOf(number);
    const before = (await verify(number)).body;
    const oldUrl = new URL(before.issuer.url);
    const at = async <Body>(host: string, path: string): Promise<Body> =>
      (
        await server.app.http.inject({
          method: 'GET',
          url: path,
          headers: { host, organization: String(room.organizationId) },
        })
      ).json();
    const config = server.platform.config as { publicUrl: string };
    const { publicUrl } = config;
    config.publicUrl = 'https://learn.example.org';
    try {
      const after = (await verify(number)).body;
      expect(after).toMatchObject({ isSignatureRight: true, issuer: { did: before.issuer.did }, key: before.key });
      expect(after.issuer.url).toContain('learn.example.org');
      expect(credential.proof).toMatchObject({ verificationMethod: after.key.id });
      await complete(await givenLearner(server, room));
      const documents = await Promise.all(
        [oldUrl.host, new URL(after.issuer.url).host].map((host) =>
          at<{ id: string; alsoKnownAs: string[]; assertionMethod: string[] }>(host, '/.well-known/did.json'),
        ),
      );
      expect(documents.map(({ id }) => id)).toEqual([before.issuer.did, expect.stringContaining('learn.example.org')]);
      expect(documents[0]!.assertionMethod).toContain(after.key.id);
      expect(documents.map(({ alsoKnownAs }) => alsoKnownAs)).toEqual([[documents[1]!.id], [documents[0]!.id]]);
      const { statusListCredential } = credential.credentialStatus as { statusListCredential: string };
      const list = new URL(statusListCredential);
      expect(await at<object>(oldUrl.host, list.pathname)).toMatchObject({
        id: statusListCredential,
        issuer: before.issuer.did,
      });
    } finally {
      config.publicUrl = publicUrl;
    }
  });

  it('is void in the signed status list when it is revoked', async () => {
    const { certificateId, number } = await givenCertificate();
    const credential = await credentialOf(number);
    const status = credential.credentialStatus as { statusListIndex: string; statusListCredential: string };
    const isVoid = async () => {
      const path = new URL(status.statusListCredential).pathname;
      const list = await call<{ credentialSubject: { encodedList: string } }>(server, `GET ${path}`, {
        organizationId: room.organizationId,
      });
      expect(await isVerified(list.body)).toBe(true);
      const bits = gunzipSync(Buffer.from(list.body.credentialSubject.encodedList.slice(1), 'base64url'));
      expect(bits.length * 8).toBe(STATUS_LIST_LENGTH);
      const index = Number(status.statusListIndex);
      return ((bits[index >> 3]! >> (7 - (index & 7))) & 1) === 1;
    };
    expect(await isVoid()).toBe(false);
    const reason = { en: 'Issued by mistake', ar: 'صدرت خطأً' };
    const revoke = () =>
      callAs(server, room.instructor, `POST /api/course-certificates/${certificateId}/revoke`, { reason });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 409]);
    expect(await isVoid()).toBe(true);
    expect(await told()).toEqual([null, 'revoked']);
    expect((await verify(number)).body).toMatchObject({ status: 'REVOKED', reason, isSignatureRight: true });
  });
});

describe('what becomes of a certificate', () => {
  it('is issued anew under another number, earned on the same day, and the earlier one leads to it', async () => {
    const first = await givenCertificate();
    server.clock.advance(86_400_000);
    const path = `POST /api/course-certificates/${first.certificateId}/reissue`;
    const { status, body } = await callAs<{ number: string }>(server, room.instructor, path, {
      reason: { en: 'The name' },
    });
    expect(status).toBe(201);
    expect((await verify(first.number)).body).toMatchObject({ status: 'REPLACED', replacedBy: body.number });
    const second = (await verify(body.number)).body;
    expect(second).toMatchObject({ status: 'VALID', earnedAt: first.earnedAt, edition: 2 });
    expect(second.issuedAt).not.toBe(first.issuedAt);
    expect((await own()).map(({ number }) => number)).toEqual([body.number]);
    expect((await callAs(server, room.instructor, path, { reason: { en: 'Again' } })).status).toBe(409);
    await server.runJobs();
    expect(await told()).toEqual([null, 'reissued']);
  });

  it('expires, and is renewed by a record of its own', async () => {
    const settings = { certificateTemplateId: null, validMonths: 12 };
    await callAs(server, room.instructor, `PUT /api/courses/${room.courseId}/certificate-settings`, settings);
    const { certificateId, number } = await givenCertificate();
    const renew = () =>
      callAs<{ number: string }>(server, room.instructor, `POST /api/course-certificates/${certificateId}/renew`);
    expect((await renew()).status).toBe(409);
    server.clock.advance(370 * 86_400_000);
    expect((await verify(number)).body.status).toBe('EXPIRED');
    const renewed = await renew();
    expect(renewed.status).toBe(201);
    expect((await verify(renewed.body.number)).body.status).toBe('VALID');
    expect((await verify(number)).body).toMatchObject({ status: 'EXPIRED', replacedBy: renewed.body.number });
  });

  it('keeps its remaining days when it is renewed early, also when the renewal is issued anew', async () => {
    const settings = { certificateTemplateId: null, validMonths: 12 };
    await callAs(server, room.instructor, `PUT /api/courses/${room.courseId}/certificate-settings`, settings);
    const first = await givenCertificate();
    const ends = new Date((await verify(first.number)).body.validUntil!);
    server.clock.advance(320 * 86_400_000);
    const act = async (certificateId: number, action: string, body?: object) =>
      (
        await callAs<{ certificateId: number; number: string }>(
          server,
          room.instructor,
          `POST /api/course-certificates/${certificateId}/${action}`,
          body,
        )
      ).body;
    const renewed = await act(first.certificateId, 'renew');
    const expected = new Date(ends);
    expected.setUTCFullYear(ends.getUTCFullYear() + 1);
    const { earnedAt, validUntil } = (await verify(renewed.number)).body;
    expect(server.clock.now().getTime() - Date.parse(earnedAt)).toBeLessThan(60_000);
    expect(validUntil).toBe(expected.toISOString());
    const again = await act(renewed.certificateId, 'reissue', { reason: { en: 'The name' } });
    expect((await verify(again.number)).body).toMatchObject({ earnedAt, validUntil });
  });

  it('can not be changed by the application, whatever it tries', async () => {
    await givenCertificate();
    const tables = ['certificates', 'certificate_credentials', 'certificate_template_versions'];
    const rights =
      await server.admin`select t, has_table_privilege('sullam_app', t, 'update') as may from unnest(${tables}::text[]) t`;
    expect(rights.map(({ may }) => may)).toEqual([false, false, false]);
  });

  it('leaves its number when its holder deletes the account', async () => {
    const { number } = await givenCertificate();
    const { certificatesPersonalRows } = await import('../certificates.personal.ts');
    const { systemContext } = await import('../../../../kernel/context.ts');
    const { transaction } = await import('../../../../kernel/database/database.ts');
    const context = systemContext(server.platform, room.organizationId);
    await transaction(context, async (tx) => {
      for (const rows of certificatesPersonalRows) await rows.erase?.(context, tx, room.learner.userId);
    });
    const { body } = await verify(number);
    expect(body).toMatchObject({ kind: 'WITHDRAWN', number });
    expect(Object.keys(body).sort()).toEqual(['issuer', 'kind', 'number', 'withdrawnAt']);
  });
});

describe('runs', () => {
  it('issues to all who completed, and anew to who holds an earlier version, some at a time', async () => {
    await server.admin`update courses set is_certificate_issued_manually = true where course_id = ${room.courseId}`;
    await complete();
    const run = async (kind: string) => {
      const path = `POST /api/courses/${room.courseId}/certificate-runs`;
      const started = await callAs<{ total: number }>(server, room.instructor, path, { kind, notifies: true });
      await server.runJobs();
      return started;
    };
    expect((await run('ISSUE')).body.total).toBe(1);
    const [first] = await own();
    const templates = await callAs<{ data: { certificateTemplateId: number }[] }>(
      server,
      administrator,
      'GET /api/certificate-templates',
    );
    const path = `/api/certificate-templates/${templates.body.data[0]!.certificateTemplateId}`;
    const detail = await callAs<{ design: object; version: number }>(server, administrator, `GET ${path}`);
    const design = { ...detail.body.design, heading: { en: 'Diploma', ar: 'دبلوم' } };
    await callAs(server, administrator, `PATCH ${path}`, { design, version: detail.body.version });
    expect((await callAs<{ publishedVersion: number }>(server, administrator, `POST ${path}/publish`)).body).toEqual({
      publishedVersion: 2,
    });
    const outlook = `GET /api/courses/${room.courseId}/certificate-outlook`;
    expect((await callAs(server, room.instructor, outlook)).body).toMatchObject({
      toIssue: 0,
      toReissue: 1,
      templateVersion: 2,
    });
    // who holds the first version keeps it until somebody decides otherwise
    expect((await verify(first!.number)).body.status).toBe('VALID');
    await run('REISSUE');
    const [second] = await own();
    expect(second).toMatchObject({ earnedAt: first!.earnedAt, status: 'VALID' });
    expect((await verify(first!.number)).body).toMatchObject({ status: 'REPLACED', replacedBy: second!.number });
    expect((await callAs(server, room.instructor, outlook)).body).toMatchObject({
      toReissue: 0,
      run: { done: 1, total: 1 },
    });
  });
});
