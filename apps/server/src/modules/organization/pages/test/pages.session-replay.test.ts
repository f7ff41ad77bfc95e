import type { PageManifest } from '@sullam/domain/page-manifest.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../../../../../test/support/arrange.ts';
import { startBuiltPages } from '../../../../../test/support/built-pages.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const NO_FILES = { en: { scripts: [], styles: [] }, ar: { scripts: [], styles: [] } };
const manifest: PageManifest = {
  fonts: { en: [], ar: [] },
  displayFonts: {},
  frame: NO_FILES,
  firstPages: [],
  paths: [
    { path: '/lms/all-courses' },
    { path: '/lms/courses/$courseId/exams/$subsectionExamId/start', isConfidential: true },
    { path: '/lms/courses/$courseId/exams/review/$examAttemptId', isConfidential: true },
  ],
};
const TEMPLATE = '<!doctype html><html><head><!--app:head--></head><body><!--app:bootstrap--></body></html>';
const SCRIPT = 'https://replay.example.com/record.js';

const built = await startBuiltPages(manifest, TEMPLATE);
const recorded = testServer({
  ...built.settings,
  SESSION_REPLAY_SCRIPT: SCRIPT,
  SESSION_REPLAY_KEY: 'public-key',
});
const plain = testServer(built.settings);
let organizationId: number;

beforeAll(async () => {
  organizationId = await givenOrganization(recorded);
  await givenOrganization(plain);
});
afterAll(() => built.close());

async function open(server: typeof recorded, url: string) {
  const { body, headers, statusCode } = await server.app.http.inject({
    method: 'GET',
    url,
    headers: { organization: String(organizationId) },
  });
  // a page that could not be drawn holds no script either
  expect(statusCode).toBe(200);
  return { body, policy: String(headers['content-security-policy']) };
}

describe('what records how pages are used', () => {
  it('is loaded where the operator has set it, and from nowhere else', async () => {
    const { body, policy } = await open(recorded, '/lms/all-courses');
    expect(body).toContain(`"sessionReplay":{"script":"${SCRIPT}","key":"public-key"}`);
    expect(policy.match(/https:\/\/replay\.example\.com/g)).toHaveLength(2);
  });

  it.each(['/lms/courses/3/exams/4/start', '/lms/courses/3/exams/review/5'])('is never in %s', async (path) => {
    const { body, policy } = await open(recorded, path);
    expect(body).not.toContain('sessionReplay');
    expect(policy).not.toContain('replay.example.com');
  });

  it('is off unless it is set', async () => {
    const { body, policy } = await open(plain, '/lms/all-courses');
    expect(body).not.toContain('sessionReplay');
    expect(policy).not.toContain('replay.example.com');
  });
});
