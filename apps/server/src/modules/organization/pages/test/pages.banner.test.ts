import type { PageManifest } from '@sullam/domain/page-manifest.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenOrganization } from '../../../../../test/support/arrange.ts';
import { startBuiltPages } from '../../../../../test/support/built-pages.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';

const NO_FILES = { en: { scripts: [], styles: [] }, ar: { scripts: [], styles: [] } };
const first = { isPublic: true, files: NO_FILES };
const manifest: PageManifest = {
  fonts: { en: [], ar: [] },
  displayFonts: {},
  frame: NO_FILES,
  // any list will do
  banner: { feature: 'landing-page', call: '/api/courses?take=1' },
  firstPages: [
    { ...first, path: '/lms/all-courses' },
    { ...first, path: '/lms/my-courses', hidesBanner: 'on-phones' },
    { ...first, path: '/lms/search', hidesBanner: true },
  ],
  paths: [],
};
const TEMPLATE = '<!doctype html><html><head></head><body><div class="skeleton-bar"><!--app:bootstrap--></body></html>';

const built = await startBuiltPages(manifest, TEMPLATE);
const server = testServer(built.settings);
let organizationId: number;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  await givenPublishedCourse(server, organizationId);
});
afterAll(() => built.close());

const placeIn = async (url: string): Promise<string | undefined> => {
  const headers = { organization: String(organizationId) };
  const { body } = await server.app.http.inject({ method: 'GET', url, headers });
  return /<div (data-banner[^>]*)><\/div><div class="skeleton-bar">/.exec(body)?.[1];
};

it.each([
  ['kept', '/lms/all-courses', 'data-banner'],
  ['kept, but not on phones', '/lms/my-courses', 'data-banner="wide"'],
  ['not kept', '/lms/search', undefined],
])('a place for the banner is %s in the first HTML of %s', async (_, url, place) => {
  expect(await placeIn(url)).toBe(place);
});
