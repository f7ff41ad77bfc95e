import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { TerminologyTerm } from '../wording.schemas.ts';
import { givenMedia } from './organizations.factory.ts';

const server = testServer();
let organizationId: number;
let admin: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  admin = await givenMember(server, organizationId, 'administrator');
});

describe('terminology', () => {
  const put = (slug: string, body: object) =>
    call(server, `PUT /api/organizations-dashboard/terminology/${slug}`, { as: admin, body });
  const entry = async (slug: string) => {
    const answer = await call<{ data: TerminologyTerm[] }>(
      server,
      'GET /api/organizations-dashboard/terminology/dashboard',
      { as: admin },
    );
    return answer.body.data.find((term) => term.slug === slug);
  };
  const arabic = { singular: 'برنامج', plural: 'برامج', dual: 'برنامجان' };

  it('names a thing in one language and keeps the other', async () => {
    await put('course', { value: { en: { singular: 'programme', plural: 'programmes' } } });
    await put('course', { value: { ar: arabic } });
    expect(await entry('course')).toMatchObject({
      defaultValue: { kind: 'term', isRequired: true, media: null, en: { singular: 'course' } },
      organizationTerms: [
        { language: 'en', medium: null, value: { singular: 'programme', plural: 'programmes' } },
        { language: 'ar', medium: null, value: arabic },
      ],
    });
    await put('course', { value: { en: null } });
    expect((await entry('course'))?.organizationTerms).toEqual([{ language: 'ar', medium: null, value: arabic }]);
  });

  it('pictures a banner in each language, and everybody sees it', async () => {
    const [en, ar] = [await givenMedia(server, organizationId), await givenMedia(server, organizationId)];
    expect((await put('auth_image', { medium: { en, ar } })).status).toBe(200);
    const seen = async () => {
      const answer = await call<{ data: TerminologyTerm[] }>(server, 'GET /api/organizations-dashboard/terminology', {
        organizationId,
      });
      return answer.body.data.find((term) => term.slug === 'auth_image')?.organizationTerms;
    };
    expect(await seen()).toMatchObject([
      { language: 'en', medium: { mediaId: en, url: expect.stringContaining('/files/public/') }, value: null },
      { language: 'ar', medium: { mediaId: ar }, value: null },
    ]);
    await put('auth_image', { medium: { en: null } });
    expect(await seen()).toMatchObject([{ language: 'ar', medium: { mediaId: ar } }]);
  });

  it('names several things at once, or none of them', async () => {
    const forms = (singular: string) => ({ value: { en: { singular, plural: `${singular}s` } } });
    expect(
      (
        await put('dashboard', {
          terms: [
            { slug: 'student', ...forms('member') },
            { slug: 'module', ...forms('part') },
          ],
        })
      ).status,
    ).toBe(200);
    expect((await entry('module'))?.organizationTerms).toMatchObject([{ value: { singular: 'part' } }]);
    const refused = await call<{ details: { path: string }[] }>(
      server,
      'PUT /api/organizations-dashboard/terminology/dashboard',
      {
        as: admin,
        body: {
          terms: [
            { slug: 'student', ...forms('guest') },
            { slug: 'event_header_image', medium: { en: 999_999 } },
          ],
        },
      },
    );
    expect([refused.status, refused.body.details[0]?.path]).toEqual([400, 'terms.1.medium.en']);
    expect((await entry('student'))?.organizationTerms).toMatchObject([{ value: { singular: 'member' } }]);
    const twice = { terms: [{ slug: 'student' }, { slug: 'student' }] };
    expect((await put('dashboard', twice)).status).toBe(400);
  });

  it.each([
    ['course', { value: { en: { singular: ' ', plural: 'x' } } }, 400],
    ['course', { value: { en: { singular: 'x' } } }, 400],
    ['auth_image', { value: { en: { singular: 'x', plural: 'x' } } }, 400],
    ['course', { medium: { ar: 999_999 } }, 400],
    ['planet', {}, 400],
  ])('refuses %s %j', async (slug, body, status) => {
    expect((await put(slug, body)).status).toBe(status);
  });
});

describe('own wording of messages', () => {
  const put = (key: string, body: object, language = 'en') =>
    call(server, `PUT /api/localizations/${language}/${key}`, { as: admin, body });
  const overrides = async (language = 'en') =>
    (await call<{ messages: object }>(server, `GET /api/localizations/${language}`, { organizationId })).body.messages;

  it('replaces a text or the forms of a counted one, and goes back', async () => {
    const forms = { one: '{count} novelty', other: '{count} novelties' };
    expect((await put('shell.menu.home', { text: 'Start' })).status).toBe(200);
    expect((await put('shell.bar.unread', { forms })).status).toBe(200);
    expect(await overrides()).toEqual({ 'shell.menu.home': 'Start', 'shell.bar.unread': forms });
    expect(await overrides('ar')).toEqual({});
    const remove = () => call(server, 'DELETE /api/localizations/en/shell.menu.home', { as: admin });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await overrides()).toEqual({ 'shell.bar.unread': forms });
  });

  it.each([
    ['shell.titles.page', { text: 'Hello {stranger}' }, 400, 'localization.invalid-placeholder'],
    ['shell.titles.page', { text: 'Hello {page' }, 400, 'localization.invalid-placeholder'],
    ['shell.menu.home', { text: '   ' }, 400, 'validation'],
    ['shell.menu.home', { forms: { other: 'x' } }, 400, 'validation'],
    ['shell.menu.home', {}, 400, 'validation'],
    ['shell.menu.nowhere', { text: 'x' }, 404, 'not-found'],
    ['constructor', { text: 'x' }, 404, 'not-found'],
  ])('refuses %s %j', async (key, body, status, errorCode) => {
    expect(await put(key, body)).toMatchObject({ status, body: { errorCode } });
  });

  it('may leave a placeholder out and use terms', async () => {
    expect((await put('shell.titles.page', { text: '{product}: all {courses}' })).status).toBe(200);
  });

  it('stays inside the organisation', async () => {
    const other = await givenOrganization(server);
    const answer = await call<{ messages: object }>(server, 'GET /api/localizations/en', { organizationId: other });
    expect(answer.body.messages).toEqual({});
  });
});
