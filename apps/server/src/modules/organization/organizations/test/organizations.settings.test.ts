import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { OrganizationEditing } from '../organizations.schemas.ts';
import { auditedActions, givenMedia } from './organizations.factory.ts';

const server = testServer();
let organizationId: number;
let admin: TestMember;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  admin = await givenMember(server, organizationId, 'administrator');
  learner = await givenMember(server, organizationId);
});

const editing = async (as = admin) =>
  (await call<OrganizationEditing>(server, 'GET /api/organizations-dashboard/editing', { as })).body;
const patch = async (body: Record<string, unknown>) =>
  call<{ version: number; errorCode?: string; details?: { path: string; code: string }[] }>(
    server,
    'PATCH /api/organizations-dashboard',
    { as: admin, body: { version: (await editing()).version, ...body } },
  );

describe('the settings of an organisation', () => {
  it('change name and colours, raise the version and are recorded', async () => {
    const before = await editing();
    const answer = await patch({ name: { en: 'Madar', ar: 'مدار' }, colors: ['#00416B', '#00c08b'] });
    expect(answer).toMatchObject({ status: 200, body: { version: before.version + 1 } });
    expect(await editing()).toMatchObject({
      name: { en: 'Madar', ar: 'مدار' },
      colors: ['#00416b', '#00c08b'],
      version: before.version + 1,
    });
    expect(await auditedActions(server, organizationId)).toContain('organization.update');
  });

  it('refuse an old version and change nothing', async () => {
    const { version, name } = await editing();
    await patch({ contact: { phone: '1' } });
    const late = await call(server, 'PATCH /api/organizations-dashboard', {
      as: admin,
      body: { version, name: { en: 'Late' } },
    });
    expect(late).toMatchObject({ status: 409, body: { errorCode: 'conflict' } });
    expect((await editing()).name).toEqual(name);
  });

  it.each([
    [{ colors: ['#00416b', '#00c08b', '#123456'] }, 'colors'],
    [{ colors: ['red'] }, 'colors.0'],
    [{ name: { en: ' ', ar: '' } }, 'name'],
    [{ contact: { email: 'nobody' } }, 'contact.email'],
    [{ contact: { links: [{ kind: 'website', url: 'javascript:alert(1)' }] } }, 'contact.links.0.url'],
    [{ landing: { hero: { mediaId: 999_999 } } }, 'landing.hero.mediaId'],
    [{ landing: { voices: Array.from({ length: 13 }, () => ({ name: {}, role: {}, quote: {} })) } }, 'landing.voices'],
  ])('refuse %j at %s', async (body, path) => {
    const answer = await patch(body);
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'validation', details: [{ path }] } });
  });

  it('take pictures that visitors can fetch, and no others', async () => {
    const other = await givenOrganization(server);
    const [good, hidden, foreign] = [
      await givenMedia(server, organizationId),
      await givenMedia(server, organizationId, { visibility: 'PRIVATE' }),
      await givenMedia(server, other),
    ];
    expect((await patch({ logoMediaId: good })).status).toBe(200);
    expect((await editing()).logo?.mediaId).toBe(good);
    for (const mediaId of [hidden, foreign]) expect((await patch({ logoMediaId: mediaId })).status).toBe(400);
    expect((await patch({ logoMediaId: null })).status).toBe(200);
    expect((await editing()).logo).toBeNull();
  });

  it.each([
    ['GET /api/organizations-dashboard/editing', undefined],
    ['PATCH /api/organizations-dashboard', { version: 1, name: { en: 'Mine' } }],
    ['PUT /api/organizations-dashboard/configurations/currency', { value: 'EUR' }],
    ['GET /api/organizations-dashboard/fonts', undefined],
    [
      'POST /api/organizations-dashboard/fonts',
      { fontFamily: 'A', language: 'en', styles: [{ weight: 400, mediaId: 1 }] },
    ],
    ['DELETE /api/organizations-dashboard/fonts/1', undefined],
    ['GET /api/organizations-dashboard/terminology/dashboard', undefined],
    ['PUT /api/organizations-dashboard/terminology/course', {}],
    ['PUT /api/localizations/en/shell.menu.home', { text: 'Start' }],
    ['DELETE /api/localizations/en/shell.menu.home', undefined],
    ['PUT /api/organizations-dashboard/registration', { fields: [], version: 1 }],
  ])('are for administrators only: %s', async (operation, body) => {
    const before = await editing();
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    const strangerHeaders = { ...stranger.headers, organization: String(organizationId) };
    expect((await call(server, operation, { organizationId, body })).status).toBe(401);
    expect((await call(server, operation, { as: learner, body })).status).toBe(403);
    expect((await call(server, operation, { as: { headers: strangerHeaders }, body })).status).toBe(403);
    expect(await editing()).toEqual(before);
  });
});

describe('the configuration of an organisation', () => {
  const put = (key: string, value: unknown) =>
    call(server, `PUT /api/organizations-dashboard/configurations/${key}`, { as: admin, body: { value } });
  const storedValue = async (key: string) =>
    (await editing()).configurations.find((entry) => entry.configurationKey === key)?.value;

  it.each([
    ['two_factor_enabled', true],
    ['time_zone', 'Asia/Riyadh'],
    ['arabic_digits', 'latn'],
    ['features', { announcements: false, 'landing-about-us': true }],
  ])('takes %s', async (key, value) => {
    expect((await put(key, value)).status).toBe(200);
    expect(await storedValue(key)).toEqual(value);
  });

  it('compares domains in small letters and without repetition', async () => {
    await put('registration_requires_approval', { strategy: 'automatic', domain: ['A.org', 'a.org'], x: 1 });
    expect(await storedValue('registration_requires_approval')).toEqual({ strategy: 'automatic', domain: ['a.org'] });
  });

  it.each([
    ['two_factor_enabled', 'yes'],
    ['time_zone', 'Mars/Base'],
    ['features', { flying: true }],
    ['currency', 'dollars'],
    ['registration_requires_approval', { strategy: 'automatic', domain: ['no domain'] }],
    ['default_language', null],
  ])('refuses %s = %j', async (key, value) => {
    expect(await put(key, value)).toMatchObject({ status: 400, body: { errorCode: 'configuration.invalid-value' } });
  });

  it('knows no other keys', async () => {
    expect((await put('constructor', true)).status).toBe(404);
    expect((await put('two_factor_enabled', undefined)).status).toBe(400);
  });

  it('counts from the next request on', async () => {
    await put('self_enrollment_enabled', false);
    const feature = async () =>
      (
        await call<{ features: Record<string, boolean> }>(server, 'GET /api/organizations-dashboard/bootstrap', {
          organizationId,
        })
      ).body.features['self-enrollment'];
    await expect.poll(feature).toBe(false);
  });
});

describe('the fonts of an organisation', () => {
  it('are own files or web fonts, and can be removed', async () => {
    const mediaId = await givenMedia(server, organizationId, { kind: 'FONT' });
    const body = { fontFamily: 'Tajawal', language: 'ar', styles: [{ weight: 400, mediaId }] };
    const added = await call<{ organizationFontId: number }>(server, 'POST /api/organizations-dashboard/fonts', {
      as: admin,
      body,
    });
    expect(added.status).toBe(201);
    expect((await editing()).fonts).toMatchObject([{ fontFamily: 'Tajawal', styles: [{ weight: 400 }] }]);
    const address = `DELETE /api/organizations-dashboard/fonts/${added.body.organizationFontId}`;
    expect((await call(server, address, { as: admin })).status).toBe(204);
    expect((await call(server, address, { as: admin })).status).toBe(404);
  });

  it.each([
    [{ styles: [{ weight: 400 }] }, 'styles.0.mediaId'],
    [{ isGoogleFont: true, styles: [{ weight: 400, url: 'https://evil.example/f.woff2' }] }, 'styles.0.url'],
    [{ fontFamily: 'x";}', styles: [{ weight: 400, mediaId: 1 }] }, 'fontFamily'],
  ])('refuse %j', async (shape, path) => {
    const answer = await call(server, 'POST /api/organizations-dashboard/fonts', {
      as: admin,
      body: { fontFamily: 'Font', language: 'en', ...shape },
    });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path }] } });
  });
});
