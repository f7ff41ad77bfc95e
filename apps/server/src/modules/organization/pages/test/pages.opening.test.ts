import type { PageManifest } from '@sullam/domain/page-manifest.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenOrganization } from '../../../../../test/support/arrange.ts';
import { startBuiltPages } from '../../../../../test/support/built-pages.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const NO_FILES = { en: { scripts: [], styles: [] }, ar: { scripts: [], styles: [] } };
const first = { isPublic: true, files: NO_FILES };
const picture = { frame: 'night planet', image: 'mirrored' };
const manifest: PageManifest = {
  fonts: { en: [], ar: [] },
  displayFonts: {},
  frame: NO_FILES,
  firstPages: [
    { ...first, path: '/landing-page', calls: ['/api/organizations-dashboard/landing'], picture },
    { ...first, path: '/lms/all-courses', picture },
  ],
  paths: [],
};
const TEMPLATE =
  '<!doctype html><html><head><!--app:head--></head><body><div class="skeleton-menu"></div><!--app:bootstrap--></body></html>';

const built = await startBuiltPages(manifest, TEMPLATE);
const server = testServer(built.settings);
let organizationId: number;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
});
afterAll(() => built.close());

const page = async (url: string): Promise<string> => {
  const headers = { organization: String(organizationId) };
  return (await server.app.http.inject({ method: 'GET', url, headers })).body;
};

it('draws the picture of a landing page before the application is there, for visitors', async () => {
  const html = await page('/landing-page');
  expect(html).toMatch(
    /<div data-opening class="night planet"><picture><source media="\(width < 600px\)" srcset="\/files\/covers\/[^"]+"><img src="\/files\/covers\/[^"]+" alt="" fetchpriority="high" class="mirrored"><\/picture><\/div><div class="skeleton-menu">/,
  );
  expect(html).toContain('[data-member] [data-opening]{display:none}');
});

it('draws none where the page brings none', async () => {
  const html = await page('/lms/all-courses');
  expect(html).toContain('<div class="skeleton-menu">');
  expect(html).not.toContain('data-opening');
});
