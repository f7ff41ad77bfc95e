import { beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../../../../test/support/arrange.ts';
import { testServer } from '../../../../test/support/test-server.ts';

const SCRIPT = 'https://replay.example.com/record.js';
const recorded = testServer({ SESSION_REPLAY_SCRIPT: SCRIPT, SESSION_REPLAY_KEY: 'public-key' });
const plain = testServer();
let organizationId: number;

beforeAll(async () => {
  organizationId = await givenOrganization(recorded);
  await givenOrganization(plain);
});

async function open(server: typeof recorded, url: string) {
  const { body, headers } = await server.app.http.inject({
    method: 'GET',
    url,
    headers: { organization: String(organizationId) },
  });
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
