import { createHash } from 'node:crypto';
import type { LayoutElement } from '@sullam/domain/certificates/layout.ts';
import { startArrangement } from '@sullam/domain/certificates/layout-start.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs, type Refusable } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import { givenEnrollment } from '../../../learning/enrollments/test/enrollments.factory.ts';
import { finishCourse } from '../../../learning/specializations/test/specializations.factory.ts';
import { givenMedia } from '../../../organization/organizations/test/organizations.factory.ts';
import type { CertificateDesign } from '../../certificate-templates/certificate-templates.schemas.ts';
import type { OwnCertificate } from '../../certificates/certificates.schemas.ts';

const server = testServer();
let organizationId: number;
let administrator: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server, { certificates_enabled: true });
  administrator = await givenMember(server, organizationId, 'administrator');
});

interface Template {
  design: CertificateDesign;
  version: number;
  isChanged: boolean;
  publishedVersion: number;
}

const at = (id: number, rest = '') => `/api/certificate-templates/${id}${rest}`;
const read = async (id: number) => (await callAs<Template>(server, administrator, `GET ${at(id)}`)).body;

async function givenTemplate(): Promise<number> {
  const made = await callAs<{ certificateTemplateId: number }>(
    server,
    administrator,
    'POST /api/certificate-templates',
    { name: { en: 'Free' } },
  );
  return made.body.certificateTemplateId;
}

const arranged = (design: CertificateDesign) => ({
  ...design,
  arrangement: startArrangement('stars', { ...design, signatures: [] }),
});

async function save(id: number, change: (elements: LayoutElement[]) => LayoutElement[] = (elements) => elements) {
  const { design, version } = await read(id);
  const next = arranged(design);
  next.arrangement.elements = change(next.arrangement.elements);
  return callAs<Refusable>(server, administrator, `PATCH ${at(id)}`, { design: next, version });
}

const publish = (id: number) =>
  callAs<Refusable & { publishedVersion: number }>(server, administrator, `POST ${at(id, '/publish')}`);

describe('an arrangement', () => {
  it('is kept as it was sent, published, and brought back from an earlier version', async () => {
    const id = await givenTemplate();
    expect((await save(id)).status).toBe(200);
    const first = await read(id);
    expect(first.design).toEqual(arranged(first.design));
    expect((await publish(id)).body.publishedVersion).toBe(1);
    await save(id, (elements) => elements.map((element) => ({ ...element, y: element.y + 1 })));
    expect(await read(id)).toMatchObject({ isChanged: true });
    const restore = (version: number, templateVersion = 1) =>
      callAs<Refusable>(server, administrator, `POST ${at(id, '/restore')}`, { templateVersion, version });
    const { version } = await read(id);
    expect((await restore(version - 1)).status).toBe(409);
    expect((await restore(version, 2)).status).toBe(404);
    expect((await restore(version)).status).toBe(200);
    expect(await read(id)).toMatchObject({ isChanged: false, publishedVersion: 1, design: first.design });
  });

  it('is refused with elements of two kinds or none, with a name twice, unknown words, foreign pictures or too many', async () => {
    const id = await givenTemplate();
    const fault = async (change: (elements: LayoutElement[]) => LayoutElement[]) => {
      const { status, body } = await save(id, change);
      return status === 400 ? (body.details?.[0]?.path ?? '') : String(status);
    };
    const first = (part: object) => (elements: LayoutElement[]) => [{ ...elements[0]!, ...part }];
    const path = 'design.arrangement.elements.0';
    expect(await fault(first({ code: { color: '#000000' } }))).toBe(path);
    expect(await fault(first({ shape: undefined }))).toBe(path);
    expect(await fault((elements) => [elements[0]!, elements[0]!])).toBe('design.arrangement.elements.1.elementId');
    expect(await fault(first({ width: 0 }))).toBe(`${path}.width`);
    expect(await fault(first({ x: 1.5 }))).toBe(`${path}.x`);
    const named = (words: string) => (elements: LayoutElement[]) =>
      elements
        .filter(({ text }) => text)
        .slice(0, 1)
        .map((element) => ({ ...element, text: { ...element.text!, says: 'OWN' as const, words: { en: words } } }));
    expect(await fault(named('{nmae}'))).toBe(`${path}.text.words.en`);
    const foreign = await givenMedia(server, await givenOrganization(server));
    const picture = { source: 'FILE', mediaId: foreign, alt: {}, fills: false };
    expect(await fault(first({ shape: undefined, picture }))).toBe(`${path}.picture.mediaId`);
    expect(await fault(first({ shape: undefined, picture: { ...picture, source: 'LOGO' } }))).toBe(
      `${path}.picture.mediaId`,
    );
    const many = Array.from({ length: 61 }, (_, index) => index);
    expect(await fault((elements) => many.map((index) => ({ ...elements[0]!, elementId: `x${index}` })))).toBe(
      'design.arrangement.elements',
    );
  });

  it('is not published without a name, a subject, a number or a whole code', async () => {
    const id = await givenTemplate();
    await save(id, (elements) => elements.filter(({ code }) => !code));
    const refused = await publish(id);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'certificate-template.incomplete']);
    await save(id);
    expect((await publish(id)).status).toBe(200);
  });

  it('is drawn element by element and as a file, for administrators alone', async () => {
    const id = await givenTemplate();
    const design = arranged((await read(id)).design);
    const name = design.arrangement.elements.find(({ text }) => text?.says === 'NAME')!.elementId;
    const ask = (as: TestMember) =>
      callAs<{ drawings: { elementId: string; language: string; picture: string; isFitting: boolean }[] }>(
        server,
        as,
        'POST /api/certificate-templates/drawings',
        { design, elementIds: [name], name: { en: 'Noura Al-Harbi', ar: 'نورة الحربي' } },
      );
    const { drawings } = (await ask(administrator)).body;
    expect(drawings.map(({ elementId, language, isFitting }) => [elementId, language, isFitting])).toEqual([
      [name, 'en', true],
      [name, 'ar', true],
    ]);
    const svg = Buffer.from(drawings[0]!.picture.split(',')[1]!, 'base64').toString();
    expect(svg).toContain('<path');
    expect(svg).not.toContain('<text');
    expect((await ask(await givenMember(server, organizationId))).status).toBe(403);
    const pdf = await call(server, 'POST /api/certificate-templates/preview-pdf', {
      as: administrator,
      body: { design, paper: 'letter' },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toContain('filename="Sample certificate ');
  });

  it('is printed for who completes the course, and stays what it was when the template changes', async () => {
    const id = await givenTemplate();
    await save(id);
    await publish(id);
    const { courseId } = await givenPublishedCourse(server, organizationId, { title: { en: 'Arranged course' } });
    const chosen = await callAs(server, administrator, `PUT /api/courses/${courseId}/certificate-settings`, {
      certificateTemplateId: id,
      validMonths: 12,
    });
    expect(chosen.status).toBe(204);
    const learner = await givenMember(server, organizationId);
    await givenEnrollment(server, learner, courseId);
    await finishCourse(server, learner, courseId);
    await server.runJobs();
    const own = await callAs<{ data: OwnCertificate[] }>(
      server,
      learner,
      `GET /api/users/${learner.userId}/certificates`,
    );
    const { number } = own.body.data[0]!;
    const [row] = await server.admin<{ sheet: { free: { facts: { en: { COURSE: string; NUMBER: string } } } } }[]>`
      select sheet from certificates where certificate_number = ${number}`;
    expect(row!.sheet.free.facts.en).toMatchObject({ COURSE: 'Arranged course' });
    const digest = async () => {
      const { body, status } = await call<string>(server, `GET /api/certificates/${number}/pdf`, { as: learner });
      return [status, createHash('sha256').update(body).digest('hex')];
    };
    const before = await digest();
    expect(before[0]).toBe(200);
    await save(id, (elements) => elements.map((element) => ({ ...element, y: element.y + 50 })));
    await publish(id);
    expect(await digest()).toEqual(before);
    const picture = await call(server, `GET /api/certificates/${number}/sheet`, { as: learner });
    expect(picture.headers['content-type']).toBe('image/webp');
  });

  it('keeps the pictures that it shows from being deleted', async () => {
    const id = await givenTemplate();
    const mediaId = await givenMedia(server, organizationId, { ownerUserId: administrator.userId });
    const picture = { source: 'FILE' as const, mediaId, alt: {}, fills: true };
    const saved = await save(id, ([first, ...rest]) => [{ ...first!, shape: undefined, picture }, ...rest]);
    expect([saved.status, saved.body]).toEqual([200, expect.anything()]);
    const removed = await callAs(server, administrator, `DELETE /api/media/${mediaId}`);
    expect(removed.status).toBe(409);
  });
});
