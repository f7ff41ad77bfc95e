import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { HOSTILE_HTML, TAMED_HTML } from '../../../../../test/support/hostile-html.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import type { LandingView } from '../landing.schemas.ts';
import type { Bootstrap, OrganizationView } from '../organizations.schemas.ts';
import { givenMedia } from './organizations.factory.ts';

const server = testServer();
let organizationId: number;
let admin: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server, {
    registration_requires_approval: { strategy: 'automatic', domain: ['secret.example'] },
    marketplace_enabled: true,
    features: { 'landing-about-us': true },
    format_region: 'SA',
  });
  admin = await givenMember(server, organizationId, 'administrator');
});

const bootstrap = (language: 'en' | 'ar' = 'en') =>
  call<Bootstrap>(server, 'GET /api/organizations-dashboard/bootstrap', { organizationId, language });
const landing = () => call<LandingView>(server, 'GET /api/organizations-dashboard/landing', { organizationId });

describe('what a visitor learns of an organisation', () => {
  it('is its identity and configuration, without the approved domains', async () => {
    const { body } = await call<OrganizationView>(server, 'GET /api/organizations-dashboard', { organizationId });
    expect(body).toMatchObject({ organizationId, isMarketplaceEnabled: true, domainPrefix: body.prefix });
    const approval = body.configurations.find((entry) => entry.configurationKey === 'registration_requires_approval');
    expect(approval?.value).toEqual({ strategy: 'automatic', domain: [] });
  });

  it('can be asked for by prefix, whatever the organisation of the request', async () => {
    const { body } = await call<OrganizationView>(server, 'GET /api/organizations-dashboard', { organizationId });
    const other = await givenOrganization(server);
    const found = await call<OrganizationView>(
      server,
      `GET /api/organizations-dashboard/by-prefix/${body.prefix.toUpperCase()}`,
      { organizationId: other },
    );
    expect(found.body).toEqual(body);
    const missing = await call(server, 'GET /api/organizations-dashboard/by-prefix/nobody-here', { organizationId });
    expect(missing).toMatchObject({ status: 404, body: { errorCode: 'organization.not-found' } });
  });

  it('is one bootstrap for each language', async () => {
    const { body } = await bootstrap('ar');
    expect(body).toMatchObject({
      organization: { organizationId },
      language: 'ar',
      formatLocale: 'ar-SA-u-ca-gregory-nu-arab',
      features: { marketplace: true, 'landing-about-us': true, events: true },
      configurations: { registration_requires_approval: { domain: [] }, format_region: 'SA' },
      terminology: { course: { defaultValue: { en: { singular: 'course' } }, value: {}, media: {} } },
      messages: {},
    });
    expect(body.organizationPermissions).toContain('organization_lms');
    expect((await bootstrap('en')).body.formatLocale).toBe('en-GB-u-ca-gregory-nu-latn');
    expect(JSON.stringify(body)).not.toContain('secret.example');
  });

  it('is sent anew after a change', async () => {
    const { version } = (await bootstrap()).body.organization;
    await call(server, 'PUT /api/organizations-dashboard/terminology/course', {
      as: admin,
      body: { value: { en: { singular: 'programme', plural: 'programmes' } } },
    });
    await expect
      .poll(async () => (await bootstrap()).body.terminology.course?.value)
      .toEqual({ en: { singular: 'programme', plural: 'programmes' } });
    expect((await bootstrap()).body.organization.version).toBe(version + 1);
  });
});

describe('the landing page', () => {
  it('has empty texts and counted figures where nothing was written', async () => {
    await givenPublishedCourse(server, organizationId);
    const { body } = await landing();
    expect(body.hero).toMatchObject({ title: {}, subtitle: {}, primary: {}, secondary: {}, picture: null });
    expect(body.figures).toContainEqual({ kind: 'courses', label: {}, value: 1 });
    expect(body.pages).toEqual([{ slug: 'about-us', title: {} }]);
  });

  it('shows what the administrator wrote, part by part, with clean HTML', async () => {
    const mediaId = await givenMedia(server, organizationId);
    const save = async (changed: object) => {
      const { version } = (await bootstrap()).body.organization;
      return call(server, 'PATCH /api/organizations-dashboard', { as: admin, body: { landing: changed, version } });
    };
    const about = { title: { en: 'About' }, body: { en: HOSTILE_HTML } };
    expect((await save({ hero: { title: { ar: 'أهلًا' }, mediaId }, pages: { 'about-us': about } })).status).toBe(200);
    await expect.poll(async () => (await landing()).body.hero.picture?.mediaId).toBe(mediaId);
    await expect
      .poll(async () => (await save({ questions: [{ question: { en: 'Why?' }, answer: { en: 'So.' } }] })).status)
      .toBe(200);
    const { body } = await landing();
    expect(body).toMatchObject({
      hero: { title: { ar: 'أهلًا' } },
      questions: [{ question: { en: 'Why?' } }],
      pages: [{ slug: 'about-us', title: { en: 'About' } }],
    });
    const page = await call<{ body: { en: string } }>(
      server,
      'GET /api/organizations-dashboard/landing/pages/about-us',
      { organizationId },
    );
    expect(page.body.body.en).toBe(TAMED_HTML);
  });

  it('has no page that is switched off', async () => {
    const address = 'GET /api/organizations-dashboard/landing/pages/webinars';
    expect((await call(server, address, { organizationId })).status).toBe(404);
    expect((await call(server, `${address}-x`, { organizationId })).status).toBe(400);
  });

  it('of another organisation shows nothing of this one', async () => {
    const other = await givenOrganization(server);
    const answer = await call<LandingView>(server, 'GET /api/organizations-dashboard/landing', {
      organizationId: other,
    });
    expect(answer.body.hero.title).toEqual({});
    expect(answer.body.questions).toEqual([]);
  });
});
