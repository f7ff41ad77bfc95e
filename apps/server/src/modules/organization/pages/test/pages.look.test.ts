import type { PageManifest } from '@sullam/domain/page-manifest.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { startBuiltPages } from '../../../../../test/support/built-pages.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const NO_FILES = { en: { scripts: [], styles: [] }, ar: { scripts: [], styles: [] } };
const manifest: PageManifest = {
  fonts: { en: ['inter.woff2'], ar: ['vazirmatn.woff2'] },
  displayFonts: { alyamama: { en: 'alyamama-en.woff2', ar: 'alyamama-ar.woff2' } },
  frame: NO_FILES,
  firstPages: [],
  paths: [{ path: '/lms' }],
};
const TEMPLATE = '<!doctype html><html><head><!--app:head--></head><body><!--app:bootstrap--></body></html>';

const built = await startBuiltPages(manifest, TEMPLATE);
const server = testServer(built.settings);
let organizationId: number;
let administrator: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  administrator = await givenMember(server, organizationId, 'administrator');
});
afterAll(() => built.close());

const page = async (url: string): Promise<string> =>
  (await server.app.http.inject({ method: 'GET', url, headers: { organization: String(organizationId) } })).body;
const canvasOf = (html: string): string[] => [...html.matchAll(/--c-canvas:(#\w{6})/g)].map(([, hex = '']) => hex);

async function choose(key: string, value: string): Promise<void> {
  const { status } = await call(server, `PUT /api/organizations-dashboard/configurations/${key}`, {
    as: administrator,
    body: { value },
  });
  expect(status, key).toBeLessThan(300);
}

describe('the look of the first HTML', () => {
  it('is the specification’s where an organisation chose nothing', async () => {
    const html = await page('/lms?lang=en');
    expect(canvasOf(html)).toEqual(['#fafdfc', '#121212']);
    expect(html).not.toContain('--display-face');
    expect(html).toContain('inter.woff2');
    expect(html).not.toContain('alyamama');
  });

  it('is what the organisation chose, the face of headings fetched in the language of the page', async () => {
    await choose('display_face', 'alyamama');
    await choose('ground', 'ivory');
    await choose('corners', 'round');
    const html = await page('/lms?lang=ar');
    expect(canvasOf(html)).toEqual(['#faf9f5', '#071420']);
    expect(html).toContain('--display-face:"Alyamama",');
    expect(html).toContain('--r-control:10px');
    expect(html).not.toContain('--button-case');
    expect(html).toMatch(/<link rel="preload" href="[^"]*alyamama-ar\.woff2" as="font"/);
    expect(html).not.toContain('alyamama-en.woff2');
  });

  it('has no display face to fetch in the workshop', async () => {
    const html = await page('/studio/home?lang=en');
    expect(html).toContain('inter.woff2');
    expect(html).not.toContain('alyamama-en.woff2');
  });

  it('refuses what is none of the choices', async () => {
    const { status } = await call(server, 'PUT /api/organizations-dashboard/configurations/ground', {
      as: administrator,
      body: { value: 'mud' },
    });
    expect(status).toBe(400);
    expect(canvasOf(await page('/lms'))).toEqual(['#faf9f5', '#071420']);
  });

  it('is dark on a dark device where the browser says so, unless the reader chose otherwise', async () => {
    const asked = async (headers: Record<string, string>) =>
      server.app.http.inject({ url: '/lms', headers: { organization: String(organizationId), ...headers } });
    const first = await asked({});
    expect(first.headers['accept-ch']).toBe('sec-ch-prefers-color-scheme');
    // that would have the browser ask for its first page twice
    expect(first.headers).not.toHaveProperty('critical-ch');
    expect(first.body).toContain('<html lang="en" dir="ltr">');
    const dark = { 'sec-ch-prefers-color-scheme': 'dark' };
    expect((await asked(dark)).body).toContain('<html lang="en" dir="ltr" data-scheme="dark">');
    expect((await asked({ ...dark, cookie: 'scheme=light' })).body).toContain(
      '<html lang="en" dir="ltr" data-scheme="light">',
    );
    expect((await asked({ 'sec-ch-prefers-color-scheme': '"><script>' })).body).toContain('<html lang="en" dir="ltr">');
  });

  it('speaks as the address says, else as the reader chose, else as the device, else as the organisation', async () => {
    const languageOf = async (headers: Record<string, string>, url = '/lms') => {
      const organization = String(organizationId);
      const { body } = await server.app.http.inject({ url, headers: { organization, ...headers } });
      return /<html lang="(\w\w)"/.exec(body)?.[1];
    };
    const arabicDevice = { 'accept-language': 'fr, ar-SA;q=0.9, en;q=0.8' };
    expect(await languageOf({})).toBe('en');
    expect(await languageOf(arabicDevice)).toBe('ar');
    expect(await languageOf({ ...arabicDevice, cookie: 'language=en' })).toBe('en');
    expect(await languageOf({ ...arabicDevice, cookie: 'language=en' }, '/lms?lang=ar')).toBe('ar');
    await choose('default_language', 'ar');
    expect(await languageOf({ 'accept-language': 'fr' })).toBe('ar');
    expect(await languageOf({ 'accept-language': 'en' })).toBe('en');
    await choose('default_language', 'en');
  });
});
